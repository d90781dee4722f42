import type { MemoryCalls } from '@agent-memory/client/memories'
import type { Proposal } from '@agent-memory/client/types'
import type { Batch } from './batches.js'
import type { Checkpoint, Counts, Rejection } from './checkpoint.js'
import { type Clock, persistently } from './persist.js'
import type { Progress } from './progress.js'
import type { RejectsFile } from './rejects.js'

/** Maximum batches in flight. Two, so that the service can judge one batch while the next is being sent. */
const IN_FLIGHT = 2
/** How many seconds a call waits for verdicts before it returns pending items. The service allows at most 25. */
const WAIT_SECONDS = 20
const TIMEOUT_MS = 60_000
/** Minimum time between two polls of the same batch. */
const POLL_MS = 1_000

export interface SendPorts {
  client: Pick<MemoryCalls, 'propose'>
  checkpoint: Checkpoint
  rejects: RejectsFile | null
  progress: Progress
  clock: Clock
  signal: AbortSignal
  /** Prefix of every Idempotency-Key of this import; the batch's index follows. */
  keyPrefix: string
  total: number
}

/** A batch that the service did not accept. */
export class BatchRefused extends Error {
  override readonly name = 'BatchRefused'

  constructor(
    readonly batch: Batch,
    cause: unknown,
  ) {
    super('the service rejected a batch', { cause })
  }
}

/**
 * Proposes the batches that are not done according to the checkpoint, two at a time, and records each batch in the
 * checkpoint when its items are decided. Resolves with the number of items that this run sent. After a failure, waits
 * for the batches in flight and throws the first failure: BatchRefused for a batch, or the error of `batches`. If the
 * signal is aborted, throws its reason.
 */
export async function sendAll(batches: AsyncIterable<Batch>, ports: SendPorts): Promise<number> {
  const { checkpoint, progress, total, signal, clock } = ports
  const inFlight = new Set<Promise<void>>()
  const failures: unknown[] = []
  const stop = new AbortController()
  const halt = AbortSignal.any([signal, stop.signal])
  let lastSuccess = clock.now()
  let done = 0
  let sent = 0

  const show = () => progress.show({ done, total, counts: checkpoint.counts })
  const sendOne = async (batch: Batch): Promise<void> => {
    try {
      const persist = { clock, signal: halt, lastSuccess: () => lastSuccess, note: progress.note }
      const proposals = await decided(batch, ports, (call) => persistently(call, persist))
      lastSuccess = clock.now()
      await note(batch, proposals, ports)
      done += batch.items.length
      sent += batch.items.length
      show()
    } catch (error) {
      failures.push(signal.aborted ? signal.reason : new BatchRefused(batch, error))
      stop.abort()
    }
  }

  try {
    for await (const batch of batches) {
      if (checkpoint.isDone(batch.index)) {
        done += batch.items.length
        continue
      }
      if (batch.afterAll) await Promise.all(inFlight)
      while (inFlight.size >= IN_FLIGHT) await Promise.race(inFlight)
      if (halt.aborted) break
      show()
      const sending = sendOne(batch).finally(() => inFlight.delete(sending))
      inFlight.add(sending)
    }
  } catch (error) {
    failures.push(error)
  }
  await Promise.all(inFlight)
  if (failures.length > 0) throw failures[0]
  signal.throwIfAborted()
  return sent
}

/** Proposes a batch, and repeats the call with the same Idempotency-Key while an item is pending. */
async function decided(
  { index, items }: Batch,
  { client, keyPrefix, clock, signal }: SendPorts,
  persistently: (call: () => Promise<Proposal[]>) => Promise<Proposal[]>,
): Promise<Proposal[]> {
  const options = { idempotencyKey: `${keyPrefix}:${index}`, waitSeconds: WAIT_SECONDS, timeoutMs: TIMEOUT_MS, signal }
  for (;;) {
    const polledAt = clock.now()
    const proposals = await persistently(() => client.propose({ items }, options))
    if (proposals.every(({ state }) => state !== 'pending')) return proposals
    await clock.sleep(Math.max(0, polledAt + POLL_MS - clock.now()), signal)
  }
}

async function note(
  { index, places }: Batch,
  proposals: Proposal[],
  { checkpoint, rejects }: SendPorts,
): Promise<void> {
  const counts: Counts = { approved: 0, merged: 0, rejected: 0 }
  const rejections: Rejection[] = []
  for (const [at, { state, reason, memory_id }] of proposals.entries()) {
    if (state === 'pending') continue
    counts[state]++
    const { file, line } = places[at] ?? { file: null, line: null }
    if (state === 'rejected') rejections.push({ file, line, reason: reason ?? '', memory_id })
  }
  const rejectsBytes = (await rejects?.add(rejections)) ?? 0
  await checkpoint.finish(index, { counts, rejections, rejectsBytes })
}
