import { randomUUID } from 'node:crypto'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { Context } from '../context.js'
import { describeError } from '../describe-error.js'
import { Failure } from '../exit-codes.js'
import { callOptions, volumeIdOf } from '../signed-in.js'
import { type Finding, fail, ok, warn } from './finding.js'
import type { Signed } from './key.js'

/** Writes a memory, queries it, and deletes it, even if the query fails. */
export const checkRoundTrip = async (context: Context, { client, volumes }: Signed): Promise<Finding[]> => {
  const options = callOptions(context)
  const timed = stopwatch(context)
  try {
    const volume_id = await volumeIdOf(context, client)
    const may = volumes.find((volume) => volume.volume_id === volume_id)?.permissions ?? []
    if (!may.includes('write') || !may.includes('read')) {
      const advice = 'Use another key or volume to test a write.'
      return [
        warn('write', 'The key lacks read or write permission in this volume, so no test memory was written.', advice),
      ]
    }
    // The mark is unique, so the query can find only this probe, and the probe merges with no other memory.
    const mark = randomUUID()
    const content = `Probe ${mark} of sm doctor was written to be found and deleted at once.`
    const written = await timed(() => client.write({ content, volume_id }, options))
    if (written.result.status !== 'approved') {
      const found = `The guard answered "${written.result.status}" to the test memory: ${written.result.reason}`
      return [fail('write', found, 'See the log of the service: the guard should have approved the test memory.')]
    }
    const { memory_id } = written.result
    const findings = [ok('write', `The guard approved a test memory in ${written.ms} ms.`)]
    try {
      const found = await timed(() => client.query({ query: content, volume_id }, options))
      const there = found.result.memories.some(({ id }) => id === memory_id)
      findings.push(
        there
          ? ok('query', `The test memory was found in ${found.ms} ms.`)
          : fail(
              'query',
              'The test memory was not found.',
              'An acknowledged write must always be found: see the log of the service.',
            ),
      )
    } finally {
      // Ctrl-C does not abort this call, because the probe must not be left behind.
      const erased = await timed(() => client.erase(memory_id, { timeoutMs: 10_000 }))
      findings.push(ok('delete', `The test memory was deleted in ${erased.ms} ms.`))
    }
    return findings
  } catch (error) {
    if (!(error instanceof Failure || isMemoryServiceError(error))) throw error
    const { details, message } = error instanceof Failure ? error : describeError(error)
    return [
      fail(
        'probe',
        typeof details === 'string' ? details : message,
        'Solve this problem, then run `sm doctor --deep` again.',
      ),
    ]
  }
}

const stopwatch =
  ({ io }: Context) =>
  async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
    const started = io.now()
    const result = await work()
    return { result, ms: io.now() - started }
  }
