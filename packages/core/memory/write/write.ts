import { createHmac, randomUUID } from 'node:crypto'
import { maySeeMemories } from '../../accounts/access.js'
import { authorizedVolumes } from '../../accounts/authorized-volume.js'
import { agentOf, authorOf, type Principal } from '../../accounts/principal.js'
import { AppError } from '../../errors.js'
import { THREAD_TEXT } from '../../limits.js'
import { nextTurn } from '../../next-turn.js'
import type { VolumeReach, VolumeStore } from '../../ports/accounts/volumes.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { Accepted, NewWrite } from '../../ports/memory/new-write.js'
import type { TextWork } from '../../ports/memory/text-work.js'
import type { AnsweredWrites, Verdicts } from '../../ports/memory/verdicts.js'
import type { BackPressure } from '../../ports/work/back-pressure.js'
import type { Signals } from '../../ports/work/outbox.js'
import { endsWithin } from '../../time-limit.js'
import { noteInTrace } from '../../work/trace-context.js'
import type { Gate } from '../../work/turns.js'
import type { Outcome } from '../types.js'
import { textLength, type WriteBody } from './statement.js'

/** One write call, through any interface. */
export interface WriteCall {
  principal: Principal
  /**
   * Looks the caller up again, for work that had to wait.
   * @throws AppError invalid_api_key if the key was revoked in the meantime
   */
  principalNow(): Promise<Principal>
  body: WriteBody
  idempotencyKey: string | undefined
  /**
   * Aborted when the caller disconnects. A write that still waits for its turn is then dropped; a stored write is kept,
   * and only the wait for its verdict ends.
   */
  signal: AbortSignal
  /** Calls back once the response has been sent; does not call back if the caller disconnected before that. */
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
  /**
   * Admits batches one by one, round-robin by organization, so that a flood of batches leaves capacity for other
   * requests.
   */
  batches: Gate
  /** Key for the hashes of bodies: a body may have contained a secret, which a plain hash could reveal. */
  hashKey: Uint8Array
  now: () => Date
}

export interface WriteOutcome extends Outcome {
  writeId: string
}

/**
 * Writes a memory and waits for the guard's verdict.
 * @throws AppError invalid_api_key, agent_not_authorized_for_volume; conflict when the Idempotency-Key was used with
 * another body; and the errors of `BackPressure.refusal` and `Verdicts.wait`
 */
export const writeMemory = async (ports: WritePorts, call: WriteCall): Promise<WriteOutcome> => {
  const { accepted, volumes } = await acceptWrites(ports, { ...call, items: [call.body] })
  const [{ memoryId, writeId, attached }] = accepted as [Accepted]
  const outcome = await ports.verdicts.wait(memoryId, { attached, signal: call.signal })
  call.onAnswered(() => ports.answered.note(writeId))
  return { ...toldTo(call.principal, volumes, outcome), writeId }
}

export interface ProposeCall extends Omit<WriteCall, 'body'> {
  /** 1 to 100 items. */
  items: readonly WriteBody[]
  /** How long to wait for verdicts, 0 to 25,000 ms. */
  waitMs: number
}

/** State of a proposal. `outcome` is null if the guard had not decided within the wait, or if the call did not wait. */
export interface Proposal {
  memoryId: string
  writeId: string
  outcome: Outcome | null
}

/**
 * Stores all writes durably, or none, for the guard to judge. Returns the proposals in the order of the items, once the
 * guard has decided all or the wait is over.
 * @throws AppError validation_failed, agent_not_authorized_for_volume; the errors of `BackPressure.refusal`; conflict
 * when the Idempotency-Key was used with another body
 */
export const proposeMemories = async (ports: WritePorts, call: ProposeCall): Promise<Proposal[]> => {
  const { accepted, volumes } = await acceptWrites(ports, call)
  const memoryIds = accepted.map(({ memoryId }) => memoryId)
  const signal = endsWithin(call.waitMs, call.signal)
  const outcomes = call.waitMs === 0 ? [] : await ports.verdicts.waitForAll(memoryIds, signal)
  // Registered only after the wait: if the request times out during the wait, the error that the caller gets must not
  // be noted as an answer to the writes.
  call.onAnswered(() => {
    for (const { writeId } of accepted) ports.answered.note(writeId)
  })
  // A write whose verdict is late or unknown is still kept: the caller sees it as pending.
  return accepted.map(({ memoryId, writeId }, at) => {
    const outcome = outcomes[at]
    return { memoryId, writeId, outcome: outcome ? toldTo(call.principal, volumes, outcome) : null }
  })
}

/** Hides the reason of an approval, which may quote related memories, from callers who may only write. */
const toldTo = (principal: Principal, volumes: ReadonlyMap<string, VolumeReach>, outcome: Outcome): Outcome =>
  outcome.status !== 'approved' ||
  maySeeMemories(principal, { permissions: volumes.get(outcome.volumeId)?.permissions ?? null })
    ? outcome
    : { ...outcome, reason: 'Stored as a memory of this volume.' }

/** Stores writes durably, after redacting secrets, which must never be stored. */
const acceptWrites = async (ports: WritePorts, call: Omit<ProposeCall, 'waitMs'>) => {
  const { principal, items } = call
  if (agentOf(principal) !== null && items.some(({ origin }) => origin !== undefined)) throw originForbidden()
  const volumes = await writableVolumes(ports, principal, items)
  const organizations = items.map(({ volume_id }) => volumes.get(volume_id)?.orgId as string)
  const isBatch = items.length > 1
  const mayWait = isBatch || items.some((item) => textLength(item) > THREAD_TEXT)
  const submit = async () => {
    const begun = ports.now().getTime()
    const writes = await newWrites(ports, call, volumes)
    // Access may have been revoked while the batch or its texts waited for their turn, or for the secret reader.
    if (mayWait || ports.now().getTime() - begun > LONG_MS)
      await writableVolumes(ports, await call.principalNow(), items)
    return ports.memories.accept(writes)
  }
  const submitWithinCapacity = () => {
    refuseUnderPressure(ports.backPressure, countEach(organizations))
    return submit()
  }
  const inTurn = (work: () => Promise<Accepted[]>) =>
    isBatch ? ports.batches.pass(organizations[0] as string, call.signal, work) : work()
  // A batch fails at once when there is no capacity; capacity is checked again when the batch gets its turn.
  if (isBatch) refuseUnderPressure(ports.backPressure, new Map(organizations.map((orgId) => [orgId, 0])))
  const first = await inTurn(submitWithinCapacity)
  const twins = call.idempotencyKey === undefined ? first.filter(({ attached }) => attached) : []
  // Without an Idempotency-Key, an equal write attaches to an earlier one only if the earlier one's response has not
  // been sent. A sent response may not be recorded yet, so wait until it is, then submit again.
  await Promise.all(twins.map(({ writeId }) => ports.answered.recorded(writeId)))
  const accepted = twins.length > 0 ? await inTurn(submit) : first
  if (!isBatch) noteInTrace({ org_id: organizations[0], memory_id: accepted[0]?.memoryId })
  if (accepted.some(({ waits }) => waits)) ports.signals.work([...new Set(organizations)])
  return { accepted, volumes }
}

const originForbidden = () =>
  new AppError(
    'agent_not_authorized_for_volume',
    "An agent's key can only write as its agent: omit `origin`, or import with a key of the organization or project.",
  )

const writableVolumes = (ports: WritePorts, principal: Principal, items: readonly WriteBody[]) =>
  authorizedVolumes(ports, principal, 'write_memories', new Set(items.map((item) => item.volume_id)))

const countEach = (organizations: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const orgId of organizations) counts.set(orgId, (counts.get(orgId) ?? 0) + 1)
  return counts
}

/** @param writes number of writes by organization; 0 only checks that there is capacity */
const refuseUnderPressure = (backPressure: BackPressure, writes: ReadonlyMap<string, number>): void => {
  for (const [orgId, count] of writes) {
    const refusal = backPressure.refusal(orgId, count)
    if (refusal) throw refusal
  }
}

/** If reading the texts of a write took longer than this, the caller's access is checked again. */
export const LONG_MS = 1_000

/** Builds one write per turn of the event loop, because a batch takes long and must not block other requests. */
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
    const { orgId, locale, pii } = volumes.get(body.volume_id) as VolumeReach
    writes.push({
      // Creation times are a millisecond apart, to keep the order of the items.
      ...(await texts.statement(author, body, { locale, pii }, new Date(now.getTime() + at), {
        tenant: orgId,
        signal,
      })),
      memoryId: randomUUID(),
      writeId: randomUUID(),
      orgId,
      volumeId: body.volume_id,
      idempotencyKey: idempotencyKey === undefined ? null : keyOfItem(idempotencyKey, at),
      // An Idempotency-Key covers the batch as a whole: the hash of the first item includes all items.
      bodyHash: hashBodies(hashKey, idempotencyKey !== undefined && at === 0 ? items : [body]),
      now,
    })
  }
  return writes
}

/**
 * Returns the Idempotency-Key of a batch's item. A key from a header contains no line break, so these keys cannot
 * collide.
 */
const keyOfItem = (key: string, at: number): string => (at === 0 ? key : `${key}\n${at}`)

const hashBodies = (key: Uint8Array, bodies: readonly WriteBody[]): Uint8Array =>
  createHmac('sha256', key)
    .update(JSON.stringify(bodies.map(fieldsOf)))
    .digest()

const fieldsOf = (body: WriteBody): unknown[] => {
  const { volume_id, content, memory_type, category, user_id, session_id, event_date, metadata, origin } = body
  // `satisfies` makes a new field that is missing here a compile error: writes that differ only in it would be the same.
  const fields = { volume_id, content, memory_type, category, user_id, session_id, event_date, metadata, origin }
  return Object.values(fields satisfies Record<keyof WriteBody, unknown>)
}
