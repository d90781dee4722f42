import { expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { documentsOf } from '../support/http/documents.js'
import { memoriesOf } from '../support/http/memories.js'
import { withDatabase } from '../support/servers/database.js'
import { killedService } from '../support/services/killed-service.js'

/**
 * Kills between acceptance and verdict, and between verdict and answer, each in a new process. The last number says
 * which call is the edit's: the calls before it are for the original write and for the verdict on the previous edit.
 */
const EDIT_STEPS = [
  'memories.accept:after:kill:2',
  'memories.commit:before:kill:3',
  'memories.commit:after:kill:3',
] as const

const CHUNKS_STORED = 'documents.storeChunks:after:kill'
/**
 * Points just before or after an ingestion records a step. Each row is about one document, whose ingestion is killed at
 * `first`, then at each point of `later`. A process reaches its point only if it resumes what the killed process left.
 * The process that completes the document (`last`) dies at the next row's `first`.
 */
const INGESTIONS = [
  {
    first: 'documents.accept:after:kill',
    later: [
      'documents.ingesting:after:kill',
      'documents.storeChunks:before:kill',
      'documents.storeVectors:before:kill:2',
      'documents.complete:before:kill',
    ],
    last: { FAILPOINT: CHUNKS_STORED },
  },
  {
    first: CHUNKS_STORED,
    later: ['documents.storeVectors:after:kill:2', 'documents.complete:after:kill'],
    last: {},
  },
] as const

const killed = killedService('work-killed', { FAILPOINT: EDIT_STEPS[0] })

test(
  cites(`edits killed at ${EDIT_STEPS.join(', ')} are decided once, and a retry gets the answer`, 'memory.edit'),
  async () => {
    const { key, volumeId } = killed
    for (const [at, step] of EDIT_STEPS.entries()) {
      const [old, content] = [`The crane was checked before ${step}.`, `The crane was replaced after ${step}.`]
      const dying = await killed.start({ FAILPOINT: step })
      const [server] = dying.processes
      const { memory_id } = await memoriesOf(clientOf(dying.baseUrl), key, volumeId).write(old)
      const headers = { 'Idempotency-Key': step }
      const edit = (baseUrl: string) =>
        clientOf(baseUrl)('PATCH', `/memory/${memory_id}`, { key, headers, body: { content } })
      edit(dying.baseUrl).catch(() => null)
      await server?.gone
      // The process that recovers is the next one to die.
      const { baseUrl, databaseUrl } = await killed.start({ FAILPOINT: EDIT_STEPS[at + 1] ?? INGESTIONS[0].first })
      const retried = await eventually(async () => expectStatus(await edit(baseUrl), 200).body.data.edit)
      expect(retried).toMatchObject({ memory_id, status: 'approved' })
      const { memory, changes } = expectStatus(
        await clientOf(baseUrl)('GET', `/memory/${memory_id}/history`, { key }),
        200,
      ).body.data
      expect(memory.content).toBe(content)
      expect(changes).toMatchObject([{ kind: 'edited', write_id: retried.write_id }])
      await withDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query('SELECT status FROM memories WHERE edits = $1', [memory_id])
        expect(rows).toEqual([{ status: 'merged' }])
      })
    }
  },
)

const line = (at: number) =>
  `Crate ${at} holds ${at * 3} lamps, was packed in hall ${at % 7}, and goes to dock ${at % 11} of the harbour.`
/** 45 chunks: two batches of vectors and a part of a third. */
const TEXT = Array.from({ length: 180 }, (_, at) => line(at)).join('\n\n')

test.each(INGESTIONS)(
  cites('an ingestion killed at $first, and then at each next point, resumes where it stopped', 'documents.kill'),
  async ({ first, later, last }) => {
    const { key, volumeId } = killed
    const text = `${TEXT}\n\nPacked for ${first}.`
    const dying = await killed.start({ FAILPOINT: first })
    // The client retries until the upload is accepted, because a postponed upload never reaches the step.
    documentsOf(dying.baseUrl, key, volumeId)
      .upload(text, 'crates.txt')
      .catch(() => null)
    await dying.processes[0]?.gone
    for (const step of later) await diesResuming(step)
    const { baseUrl, databaseUrl } = await killed.start(last)
    const documents = documentsOf(baseUrl, key, volumeId)
    // The client got no answer, so it retries, and does so after a 503 as well.
    const { document_id } = await eventually(() => documents.upload(text, 'crates.txt'))
    const ended = await documents.ended(document_id)
    expect(ended.status).toBe('completed')
    const all = ended.chunk_count
    expect(all).toBeGreaterThan(32)
    await eventually(() =>
      withDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query(
          `SELECT count(*)::int AS chunks, count(DISTINCT chunk_index)::int AS places, count(DISTINCT seq)::int AS sequences,
             count(*) FILTER (WHERE status = 'approved')::int AS approved,
             (SELECT count(*) FROM memory_windows w JOIN memories m USING (memory_id) WHERE m.document_id = $1)::int AS windows,
             (SELECT count(*) FROM outbox WHERE job = 'document.ingest')::int AS jobs
           FROM memories WHERE document_id = $1`,
          [document_id],
        )
        expect(rows).toEqual([{ chunks: all, places: all, sequences: all, approved: all, windows: all, jobs: 0 }])
      }),
    )
  },
)

/** Starts a process that resumes the ingestion until it dies at a step, which may be before it is ready. */
const diesResuming = async (step: string): Promise<void> => {
  const died = killed.start({ FAILPOINT: step }).then(({ processes: [server] }) => server?.gone)
  await died.catch((error: Error) => expect(error.message).toMatch(/^the server exited with SIGKILL/))
}
