import { createHmac, randomUUID } from 'node:crypto'
import { authorizedVolumes } from '../accounts/authorized-volume.js'
import { AppError } from '../errors.js'
import { LONG_TEXT } from '../limits.js'
import type { BackPressure } from '../ports/back-pressure.js'
import type { Accepted, MemoryStore, NewWrite } from '../ports/memories.js'
import type { Signals } from '../ports/signals.js'
import type { TextWork } from '../ports/text-work.js'
import type { AnsweredWrites, Verdicts } from '../ports/verdicts.js'
import type { VolumeReach, VolumeStore } from '../ports/volumes.js'
import { agentOf, authorOf, type Principal } from '../principal.js'
import { endsWithin } from '../time-limit.js'
import type { Gate } from '../turns.js'
import { noteInTrace } from '../work/trace-context.js'
import { textLength, type WriteBody } from './statement.js'
import type { Outcome } from './types.js'

/** One call that writes, by whatever way it came in. */
export interface WriteCall {
  principal: Principal
  /** The caller as it is now. @throws AppError invalid_api_key for a key that was revoked meanwhile */
  principalNow(): Promise<Principal>
  body: WriteBody
  idempotencyKey: string | undefined
  /** Aborted when the caller has gone: the write is kept, only the waiting ends. */
  signal: AbortSignal
  /** Calls back once the answer has been handed to the caller; never for one that left before. */
  onAnswered(callback: () => void): void
}

export interface WritePorts {
  volumes: Pick<VolumeStore, 'volumesForKey'>
  memories: Pick<MemoryStore, 'accept'>
  signals: Pick<Signals, 'work'>
  verdicts: Verdicts
  answered: AnsweredWrites
  texts: Pick<TextWork, 'statement'>
  backPressure: BackPressure
  /** Batches pass it one by one, organizations by turns: a flood of them leaves room for single writes and queries. */
  batches: Gate
  /** Keys the hash of a body, which may have held a secret. */
  hashKey: Uint8Array
  now: () => Date
}

export interface WriteOutcome extends Outcome {
  writeId: string
}

/**
 * Writes a memory and waits for what the guard decides.
 * @throws AppError invalid_api_key, agent_not_authorized_for_volume; conflict when the Idempotency-Key came with another body; as
 * `BackPressure.refusal` and `Verdicts.wait`
 */
export const writeMemory = async (ports: WritePorts, call: WriteCall): Promise<WriteOutcome> => {
  const [{ memoryId, writeId, attached }] = (await acceptWrites(ports, { ...call, items: [call.body] })) as [Accepted]
  const outcome = await ports.verdicts.wait(memoryId, { attached, signal: call.signal })
  call.onAnswered(() => ports.answered.note(writeId))
  return { ...outcome, writeId }
}

export interface ProposeCall extends Omit<WriteCall, 'body'> {
  /** 1 to 100 */
  items: readonly WriteBody[]
  /** How long to wait for verdicts, 0 to 25,000 ms. */
  waitMs: number
}

/** What is known of a proposal: `outcome` is null as long as the guard has not decided, or nobody waited. */
export interface Proposal {
  memoryId: string
  writeId: string
  outcome: Outcome | null
}

/**
 * Makes writes durable, all or none, and leaves their judgement to the guard; gives what it has decided when all are
 * decided or the time to wait is over. Answers in the order of the items.
 * @throws AppError validation_failed, agent_not_authorized_for_volume; as `BackPressure.refusal`; conflict when the
 * Idempotency-Key came with another body
 */
export const proposeMemories = async (ports: WritePorts, call: ProposeCall): Promise<Proposal[]> => {
  const accepted = await acceptWrites(ports, call)
  const memoryIds = accepted.map(({ memoryId }) => memoryId)
  const signal = endsWithin(call.waitMs, call.signal)
  const outcomes = call.waitMs === 0 ? [] : await ports.verdicts.waitForAll(memoryIds, signal)
  // Now, for a request whose time was over meanwhile was answered that it failed.
  call.onAnswered(() => {
    for (const { writeId } of accepted) ports.answered.note(writeId)
  })
  // What is late, and what cannot be known now, is kept all the same: it is pending to the caller.
  return accepted.map(({ memoryId, writeId }, at) => ({ memoryId, writeId, outcome: outcomes[at] ?? null }))
}

/** Makes writes durable. Secrets are redacted first: nothing undisclosed may become durable. */
const acceptWrites = async (ports: WritePorts, call: Omit<ProposeCall, 'waitMs'>): Promise<Accepted[]> => {
  const { principal, items } = call
  if (agentOf(principal) !== null && items.some(({ origin }) => origin !== undefined)) throw onlyAsItself()
  const volumes = await writableVolumes(ports, principal, items)
  const organizations = items.map(({ volume_id }) => volumes.get(volume_id)?.orgId as string)
  const isBatch = items.length > 1
  const mayWait = isBatch || items.some((item) => textLength(item) > LONG_TEXT)
  const submit = async () => {
    const writes = await newWrites(ports, call, volumes)
    // Rights may have been lost while the batch waited for its turn, or long texts for theirs.
    if (mayWait) await writableVolumes(ports, await call.principalNow(), items)
    return ports.memories.accept(writes)
  }
  const submitIfRoom = () => {
    refuseUnderPressure(ports.backPressure, countEach(organizations))
    return submit()
  }
  const inTurn = (work: () => Promise<Accepted[]>) =>
    isBatch ? ports.batches.pass(organizations[0] as string, call.signal, work) : work()
  // Nobody waits in vain where there is no room already; whether there still is, is asked when the turn has come.
  if (isBatch) refuseUnderPressure(ports.backPressure, new Map(organizations.map((orgId) => [orgId, 0])))
  const first = await inTurn(submitIfRoom)
  const twins = call.idempotencyKey === undefined ? first.filter(({ attached }) => attached) : []
  // An answered write takes no more retries; that one was answered may not have been recorded yet.
  await Promise.all(twins.map(({ writeId }) => ports.answered.recorded(writeId)))
  const accepted = twins.length > 0 ? await inTurn(submit) : first
  if (!isBatch) noteInTrace({ org_id: organizations[0], memory_id: accepted[0]?.memoryId })
  if (accepted.some(({ waits }) => waits)) ports.signals.work([...new Set(organizations)])
  return accepted
}

const onlyAsItself = () =>
  new AppError(
    'agent_not_authorized_for_volume',
    "An agent's key writes as this agent alone: leave origin out, or import with a key of the organization or project.",
  )

const writableVolumes = (ports: WritePorts, principal: Principal, items: readonly WriteBody[]) =>
  authorizedVolumes(ports, principal, 'write_memories', new Set(items.map((item) => item.volume_id)))

const countEach = (organizations: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const orgId of organizations) counts.set(orgId, (counts.get(orgId) ?? 0) + 1)
  return counts
}

/** @param writes by organization; 0 asks for no room */
const refuseUnderPressure = (backPressure: BackPressure, writes: ReadonlyMap<string, number>): void => {
  for (const [orgId, count] of writes) {
    const refusal = backPressure.refusal(orgId, count)
    if (refusal) throw refusal
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** An item a turn of the event loop: a batch takes long, and other requests wait in the same line. */
const newWrites = async (
  { hashKey, texts, now: clock }: WritePorts,
  { principal, items, idempotencyKey, signal }: Omit<ProposeCall, 'waitMs'>,
  volumes: ReadonlyMap<string, VolumeReach>,
): Promise<NewWrite[]> => {
  const now = clock()
  const author = authorOf(principal)
  const writes: NewWrite[] = []
  for (const [at, body] of items.entries()) {
    if (at > 0) await nextTurn()
    const { orgId } = volumes.get(body.volume_id) as VolumeReach
    writes.push({
      // A millisecond apart: what is said in a row stays in its order.
      ...(await texts.statement(author, body, new Date(now.getTime() + at), { tenant: orgId, signal })),
      memoryId: randomUUID(),
      writeId: randomUUID(),
      orgId,
      volumeId: body.volume_id,
      idempotencyKey: idempotencyKey === undefined ? null : keyOfItem(idempotencyKey, at),
      // Under one key the batch stands as a whole: its first item answers for all of it.
      bodyHash: hashBodies(hashKey, idempotencyKey !== undefined && at === 0 ? items : [body]),
      now,
    })
  }
  return writes
}

/** A key of its own for each item of a batch; a header's key holds no line break, so none can be taken for another. */
const keyOfItem = (key: string, at: number): string => (at === 0 ? key : `${key}\n${at}`)

const hashBodies = (key: Uint8Array, bodies: readonly WriteBody[]): Uint8Array =>
  createHmac('sha256', key)
    .update(JSON.stringify(bodies.map(fieldsOf)))
    .digest()

const fieldsOf = (body: WriteBody): unknown[] => {
  const { volume_id, content, memory_type, category, user_id, session_id, event_date, metadata, origin } = body
  return [volume_id, content, memory_type, category, user_id, session_id, event_date, metadata, origin]
}
