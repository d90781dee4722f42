import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { ROOT } from '../support/deploy/repository.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { beginProcess } from '../support/servers/processes.js'

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

/**
 * Runs the script of docs/operations.md with a fake `kubectl`, whose calls return these conditions one after another.
 */
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

test('the wait for the job ends as soon as it has completed or failed; a failure prints its log', () => {
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

test('a failing job fails within a minute, in pods whose logs are kept', () => {
  const { spec } = parse(readFileSync(path.join(ROOT, 'deploy', 'k8s', 'base', 'migrate.yaml'), 'utf8'))
  expect(spec.template.spec.restartPolicy).toBe('Never')
  // Kubernetes waits 10 s before the second attempt, and twice as long before each further attempt.
  const pauses = Array.from({ length: spec.backoffLimit }, (_, attempt) => 10 * 2 ** attempt)
  expect(pauses.length).toBeGreaterThan(0)
  expect(pauses.reduce((sum, each) => sum + each)).toBeLessThan(60)
  expect(spec.activeDeadlineSeconds).toBe(1_800)
})

test('an impossible migration ends with one sentence, and so do the processes that wait for it', async () => {
  const nobody = new URL(database.url)
  nobody.password = 'wrong'
  const migration = await smAdmin(nobody.href, ['migrate'])
  expect(migration).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+refuses the connection[^\n]+\n$/),
  })

  // Leaves a database with all migrations but without BullMQ's schema.
  await withDatabase(database.url, (client) => client.query('DROP SCHEMA IF EXISTS bullmq CASCADE'))
  const logFile = path.join(folder, 'check.log')
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), MIGRATE: 'check' }
  await (await beginProcess(logFile, env)).gone
  expect(readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1)).toBe(
    'The database lacks the tables of BullMQ, which MIGRATE=check does not create: run sm-admin migrate (the job migrate in Kubernetes), or check why it failed.',
  )
})
