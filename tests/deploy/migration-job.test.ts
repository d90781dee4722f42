import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { withDatabase } from '../support/database.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/postgres.js'
import { beginProcess } from '../support/processes.js'
import { removeFolder } from '../support/remove-folder.js'
import { ROOT } from '../support/repository.js'
import { smAdmin } from '../support/sm-admin.js'

let folder: string
let database: TestDatabase

beforeAll(async () => {
  folder = await temporaryFolder('migration-job')
  database = await startTestDatabase()
})

afterAll(async () => {
  await database?.stop()
  await removeFolder(folder)
})

/** The script of docs/operations.md with a `kubectl` that tells these conditions, one list a question. */
function waitFor(...answers: string[]) {
  const count = path.join(folder, 'asked')
  writeFileSync(count, '0')
  const kubectl = path.join(folder, 'kubectl')
  writeFileSync(
    kubectl,
    `#!/bin/bash
case "$*" in
  "-n agent-memory logs "*) echo 'No PostgreSQL answers at db:5432 (ECONNREFUSED)' ;;
  "-n agent-memory get job migrate -o jsonpath="*)
    answers=(${answers.map((answer) => `'${answer}'`).join(' ')})
    asked=$(cat ${count}); echo $((asked + 1)) > ${count}; echo -n "\${answers[$asked]}" ;;
  *) echo "not expected: $*" >&2; exit 1 ;;
esac
`,
  )
  chmodSync(kubectl, 0o755)
  const script = path.join(ROOT, 'deploy', 'k8s', 'wait-for-migration.sh')
  const env = { PATH: `${folder}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' })
  return { status, said: stdout + stderr, asked: Number(readFileSync(count, 'utf8')) }
}

test('the wait for the job ends when it is complete, and as soon as it has failed, with its log', () => {
  expect(waitFor('', 'SuccessCriteriaMet', 'SuccessCriteriaMet Complete')).toEqual({
    status: 0,
    said: 'The migration is complete.\n',
    asked: 3,
  })
  expect(waitFor('', 'FailureTarget Failed')).toEqual({
    status: 1,
    said: 'The migration failed:\nNo PostgreSQL answers at db:5432 (ECONNREFUSED)\n',
    asked: 2,
  })
})

test('a job that fails has failed within a minute, in pods whose logs stay', () => {
  const { spec } = parse(readFileSync(path.join(ROOT, 'deploy', 'k8s', 'base', 'migrate.yaml'), 'utf8'))
  expect(spec.template.spec.restartPolicy).toBe('Never')
  // Kubernetes waits 10 s before the second attempt, and twice as long before each after it.
  const pauses = Array.from({ length: spec.backoffLimit }, (_, attempt) => 10 * 2 ** attempt)
  expect(pauses.length).toBeGreaterThan(0)
  expect(pauses.reduce((sum, each) => sum + each)).toBeLessThan(60)
  expect(spec.activeDeadlineSeconds).toBe(1_800)
})

test('a migration that cannot be ends with one sentence, and so do the processes that wait for it', async () => {
  const nobody = new URL(database.url)
  nobody.password = 'wrong'
  const migration = await smAdmin(nobody.href, ['migrate'])
  expect(migration).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+refuses the connection[^\n]+\n$/),
  })

  // Migrated up to here, save for BullMQ's schema.
  await withDatabase(database.url, (client) => client.query('DROP SCHEMA IF EXISTS bullmq CASCADE'))
  const logFile = path.join(folder, 'check.log')
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), MIGRATE: 'check' }
  await (await beginProcess(logFile, env)).gone
  expect(readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)).toBe(
    'The database lacks the tables of BullMQ, which MIGRATE=check does not make: run sm-admin migrate (the job migrate in Kubernetes), or look why it failed.',
  )
})
