import { randomUUID } from 'node:crypto'
import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../../accounts/authorized-volume.js'
import type { Principal } from '../../accounts/principal.js'
import { eraseChunksForATurn } from '../../documents/documents.js'
import { forATurn } from '../../documents/turn.js'
import { AppError } from '../../errors.js'
import type { DocumentStore } from '../../ports/documents/document-store.js'
import type { ForgetCounts, ForgetCriteria, ForgetRequest, Forgetting } from '../../ports/memory/forgetting.js'
import type { Signals } from '../../ports/work/outbox.js'
import { actOf } from './review.js'

/** Maximum wordings (the texts of single writes) erased per transaction, which holds the volume's lock. */
const BATCH = 100

export interface ForgetPorts extends VolumeAccess {
  forgetting: Forgetting
  signals: Pick<Signals, 'work'>
  now: () => Date
}

export interface ForgetCall {
  principal: Principal
  volumeId: string
  criteria: ForgetCriteria
  dryRun: boolean
}

/**
 * Starts to erase what matches the criteria; with `dryRun` only counts it. A memory has one or more wordings, each the
 * text of one write. A wording matches by its writer, user, session and time; wordings written after this call stay. A
 * memory loses its matching wordings. If it loses the wording of the write that created it, the memory is erased, and
 * each of its other wordings is judged as a separate memory, even one of another writer. Parts of documents match only
 * by `documentId`, which erases the document. Erasing cannot be undone.
 * @returns `forgetId` is null for a dry run
 * @throws AppError agent_not_authorized_for_volume, document_not_found
 */
export const forgetMemories = async (
  ports: ForgetPorts,
  { principal, volumeId, criteria, dryRun }: ForgetCall,
): Promise<{ forgetId: string | null; counts: ForgetCounts }> => {
  const volume = await authorizedVolume(ports, principal, 'write_memories', volumeId)
  const now = ports.now()
  const forgetId = dryRun ? null : randomUUID()
  const counts =
    forgetId === null
      ? await ports.forgetting.countToForget(volumeId, criteria, now)
      : await ports.forgetting.acceptForgetting(actOf(principal, volume, now), forgetId, criteria)
  if (!counts) throw new AppError('document_not_found', 'The volume has no document with this id.')
  if (forgetId !== null) ports.signals.work([volume.orgId])
  return { forgetId, counts }
}

/**
 * Returns the progress of a forget request, and its receipt once it is done.
 * @throws AppError forget_not_found, agent_not_authorized_for_volume
 */
export const readForgetting = async (
  ports: Pick<ForgetPorts, 'volumes' | 'forgetting'>,
  principal: Principal,
  forgetId: string,
): Promise<ForgetRequest> => {
  const request = await ports.forgetting.forgetRequest(forgetId)
  await authorizedVolumeOf(ports, principal, 'write_memories', ['forget', request])
  if (!request) throw new AppError('forget_not_found', 'You have no forget request with this id.')
  return request
}

export interface ForgetJobPorts {
  forgetting: Forgetting
  documents: Pick<DocumentStore, 'beginErasing' | 'eraseChunks' | 'finishErasing'>
  signals: Pick<Signals, 'work' | 'decided'>
  now: () => Date
}

interface ForgetJob {
  forgetId: string
  outboxId: bigint
  signal: AbortSignal
}

/**
 * Runs the job of a forget request; idempotent. If there is much to erase, each run enqueues the next one.
 * @throws AppError service_unavailable
 */
export const runForgetting = async (ports: ForgetJobPorts, job: ForgetJob): Promise<void> => {
  const { forgetting, now } = ports
  const request = await forgetting.forgetRequest(job.forgetId)
  if (!request || request.finishedAt) return forgetting.endForgetting(job.forgetId, job.outboxId, now())
  const { documentId } = request.criteria
  const isDone = documentId
    ? await forgetDocument(ports, request.volumeId, documentId, job.signal)
    : await forTurn(ports, request, job.signal)
  if (!isDone) return forgetting.forgetLater(job.outboxId)
  await forgetting.endForgetting(job.forgetId, job.outboxId, now(), documentId ? request.matched : {})
}

const forTurn = (
  { forgetting, signals, now }: ForgetJobPorts,
  { forgetId, orgId }: ForgetRequest,
  signal: AbortSignal,
): Promise<boolean> =>
  forATurn(now, signal, async () => {
    const { isDone, changed } = await forgetting.forgetSome(forgetId, BATCH)
    if (changed.length > 0) {
      signals.work([orgId])
      signals.decided(changed)
    }
    return isDone
  })

/** No outbox row has this id, so no job is completed here: the document's own erasure job completes itself. */
const NO_JOB = 0n

const forgetDocument = async (
  ports: ForgetJobPorts,
  volumeId: string,
  documentId: string,
  signal: AbortSignal,
): Promise<boolean> => {
  await ports.documents.beginErasing(volumeId, documentId)
  if (!(await eraseChunksForATurn(ports, documentId, signal))) return false
  await ports.documents.finishErasing(documentId, NO_JOB)
  return true
}
