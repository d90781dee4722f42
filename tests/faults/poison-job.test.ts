import { setTimeout as wait } from 'node:timers/promises'
import { JOBS } from '@agent-memory/core/work/catalogue'
import { maxRuns, maxStarts } from '@agent-memory/core/work/retries'
import { beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { eventually } from '../support/eventually.js'
import { freeze } from '../support/freeze.js'
import { clientOf, expectStatus, type Json, type Send } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { withDatabase } from '../support/servers/database.js'
import { isShortForm, times } from './harness/extent.js'
import type { FleetInstallation } from './harness/places/fleet.js'
import { sharedFleet } from './harness/places/shared.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { statementsOf } from './harness/statements.js'

const maxAttempts = maxRuns(JOBS['memory.judge'])
const starts = maxStarts(JOBS['memory.judge'])

const installed = sharedFleet()
let installation: FleetInstallation
let send: Send
beforeAll(async () => {
  installation = installed()
  send = clientOf(installation.baseUrl)
  // Waits for the guard's first verdict, which is the slowest.
  const { memories } = await eventually(newWriter)
  await eventually(() => memories.write('The guard is ready.'), 120_000)
})

const sql = (text: string, values: Json[] = []): Promise<Json[]> =>
  withDatabase(installation.databaseUrl, async (client) => (await client.query(text, values)).rows)

/** Creates a tenant whose `propose` returns the memory ids. */
async function newWriter() {
  const tenant = await newTenant(send)
  const memories: Memories = memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
  const propose = async (contents: string[]): Promise<string[]> => {
    const { body } = expectStatus(await memories.tryProposeAll(contents), 202)
    return body.data.proposals.map(({ memory_id }: Json) => memory_id)
  }
  return { volumeId: tenant.volumeId, memories, propose }
}

const deadLetters = () => sql('SELECT attempts, last_error FROM dead_letters')

const jobsOf = async (volumeId: string): Promise<number> =>
  (await sql('SELECT FROM outbox WHERE volume_id = $1', [volumeId])).length

/**
 * Unforeseen states that a restore, another version or a manual change may leave behind. Each makes every run of its
 * jobs throw. Cases with cheap jobs use more jobs than a process runs at once.
 */
const POISONS = [
  {
    name: 'a payload that does not parse',
    jobs: 12,
    spoil: (ids: string[]) =>
      sql(
        // Replaces the job by a new one, because the queue holds the payload of the old one.
        `WITH old AS (DELETE FROM outbox WHERE payload->>'memory_id' = ANY($1) RETURNING *)
         INSERT INTO outbox (job, volume_id, payload)
         SELECT job, volume_id, jsonb_build_object('memory_id', 'of ' || (payload->>'memory_id')) FROM old`,
        [ids],
      ),
    mend: (ids: string[]) =>
      sql(
        `UPDATE dead_letters SET payload = jsonb_build_object('memory_id', substr(payload->>'memory_id', 4))
         WHERE substr(payload->>'memory_id', 4) = ANY($1)`,
        [ids],
      ),
  },
  {
    name: 'a list that is null',
    jobs: 12,
    spoil: (ids: string[]) => sql('UPDATE memories SET redactions = NULL WHERE memory_id = ANY($1)', [ids]),
    mend: (ids: string[]) => sql(`UPDATE memories SET redactions = '{}' WHERE memory_id = ANY($1)`, [ids]),
  },
  {
    name: 'a text that is too long for the model',
    jobs: 2,
    spoil: (ids: string[]) =>
      sql(`UPDATE memories SET content = repeat(content || ' ', 5000) WHERE memory_id = ANY($1)`, [ids]),
    mend: (ids: string[]) =>
      sql(
        `UPDATE memories m SET content = s.wording FROM memory_sources s
         WHERE s.memory_id = m.memory_id AND m.memory_id = ANY($1)`,
        [ids],
      ),
  },
]

/** The short form tests one of them, chosen by the seed: the way to the dead letters is the same for all. */
const CHOSEN = isShortForm ? seeded(faultSeed('poison')).shuffle(POISONS).slice(0, 1) : POISONS

describe('a job that fails on every run', () => {
  test.each(CHOSEN)(
    'is dead-lettered while others are answered, and completes once repaired: $name',
    async ({ jobs, spoil, mend }) => {
      const [writer, neighbour] = [await eventually(newWriter), await eventually(newWriter)]
      const next = statementsOf(seeded(jobs))
      const contents = Array.from({ length: jobs }, next)
      const thaw = await freeze(installation.server('guard').pid)
      const memoryIds = await writer.propose(contents)
      await spoil(memoryIds)
      thaw()

      const answers: Json[] = []
      while ((await jobsOf(writer.volumeId)) > 0) {
        const { status, body } = await neighbour.memories.tryWrite(next())
        answers.push([status, body.status])
        await wait(500)
      }
      expect(answers).toEqual(answers.map(() => [200, 'approved']))
      const told = { attempts: maxAttempts, last_error: expect.stringMatching(/\S/) }
      expect(await deadLetters()).toEqual(memoryIds.map(() => told))
      await eventually(async () => {
        const { text } = await clientOf(installation.server('guard').baseUrl)('GET', '/metrics')
        expect(text).toContain(`\ndead_letters ${memoryIds.length}\n`)
      })

      await mend(memoryIds)
      const replayed = await smAdmin(installation.databaseUrl, ['replay'])
      expect(replayed).toEqual({ code: 0, stdout: `Requeued jobs: ${memoryIds.length}.\n`, stderr: '' })
      await untilDone()
      for (const [at, memoryId] of memoryIds.entries()) {
        expect(await writer.memories.read(memoryId)).toMatchObject({ content: contents[at], status: 'approved' })
      }
      expect(await writer.memories.find(contents[0] ?? '')).toContain(contents[0])
    },
  )
})

/** Number of kills: with --full, one for each start that a job may have; otherwise only for the last two. */
const KILLS = times(2, starts)

test('a job whose process is killed in each run is dead-lettered, and its neighbours are not', async () => {
  const [writer, neighbour] = [await eventually(newWriter), await eventually(newWriter)]
  const next = statementsOf(seeded(1))
  const hold = await holdVerdicts(writer.volumeId)
  const [memoryId = ''] = await writer.propose([next()])
  await sql('UPDATE outbox SET attempts = $2 WHERE volume_id = $1', [writer.volumeId, starts - KILLS])
  const neighbours: string[] = []
  for (let killed = starts - KILLS; killed < starts; ) {
    neighbours.push(...(await neighbour.propose([next(), next(), next()])))
    while ((await attemptsOf(memoryId)) === killed) await wait(200)
    await installation.end('guard')
    // If the run ended just before its process was killed, its start does not count.
    killed = await attemptsOf(memoryId)
    await installation.restart('guard')
  }
  while ((await deadLetters()).length === 0) await wait(200)
  expect(await deadLetters()).toEqual([
    { attempts: starts + 1, last_error: `the process ended too often during runs of this job (${starts} starts)` },
  ])

  await hold.release()
  await eventually(async () => expect((await smAdmin(installation.databaseUrl, ['replay'])).code).toBe(0))
  await untilDone()
  for (const id of neighbours) expect((await neighbour.memories.read(id)).status).toBe('approved')
  expect((await writer.memories.read(memoryId)).status).toBe('approved')
})

/** Returns how many starts of the memory's job count, 0 when the job is done or dead-lettered. */
const attemptsOf = async (memoryId: string): Promise<number> => {
  const [job] = await sql(`SELECT attempts FROM outbox WHERE payload->>'memory_id' = $1`, [memoryId])
  return job?.attempts ?? 0
}

/** Blocks the commit of a volume's verdicts, so that its jobs run until their time limit. */
async function holdVerdicts(volumeId: string) {
  const client = new pg.Client({ connectionString: installation.databaseUrl })
  client.on('error', () => {}) // The server may end first when the test has failed.
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR NO KEY UPDATE', [volumeId])
  return {
    async release() {
      // Ends the waiting statements of killed processes, which would still run after the rollback.
      await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)
      await client.query('ROLLBACK')
      await client.end()
    },
  }
}

/** Waits until no job is left; fails if one was dead-lettered. */
async function untilDone(): Promise<void> {
  for (;;) {
    const [left] = await sql(
      'SELECT (SELECT count(*) FROM outbox)::int AS jobs, (SELECT count(*) FROM dead_letters)::int AS dead',
    )
    expect(left.dead).toBe(0)
    if (left.jobs === 0) return
    await wait(200)
  }
}
