import { createHash, randomUUID } from 'node:crypto'
import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import { authorOf, type Principal } from '../accounts/principal.js'
import { AppError } from '../errors.js'
import type { DocumentReader } from '../ports/documents/document-reader.js'
import type { AcceptedDocument, DocumentStore } from '../ports/documents/document-store.js'
import type { FileStore } from '../ports/documents/file-store.js'
import type { BackPressure } from '../ports/work/back-pressure.js'
import type { Signals } from '../ports/work/outbox.js'
import { MEDIA_TYPES, PARSE_FAILURES } from './types.js'

/** An uploaded file, still on this machine's disk. */
export interface UploadedFile {
  path: string
  /** 1 to 255 characters, without folders. */
  filename: string
  /** In bytes. */
  size: number
  sha256: Uint8Array
}

export interface UploadPorts extends VolumeAccess {
  documents: Pick<DocumentStore, 'scheduleFileRemoval' | 'accept'>
  files: Pick<FileStore, 'put'>
  reader: Pick<DocumentReader, 'detect'>
  signals: Pick<Signals, 'work'>
  backPressure: BackPressure
  now: () => Date
}

export interface UploadCall {
  principal: Principal
  file: UploadedFile
  /** Returns the volume's id; called only after the format has been accepted. Throws if the id is invalid. */
  volumeId: () => string
  idempotencyKey: string | undefined
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/**
 * Stores a file and enqueues its ingestion. First enqueues a job that removes the file if no document uses it in the
 * end. Then stores the file durably and, last, the document.
 * @throws AppError unsupported_media_type for a format that is not accepted; whatever `volumeId` throws;
 * agent_not_authorized_for_volume; conflict when the Idempotency-Key was used for another upload; the errors of
 * `BackPressure.refusal`; service_unavailable when a store is down
 */
export const uploadDocument = async (ports: UploadPorts, call: UploadCall): Promise<AcceptedDocument> => {
  const { principal, file } = call
  const format = await ports.reader.detect(file.path, file.filename, call.signal)
  if (format === null) throw noSuchFormat()
  const volumeId = call.volumeId()
  const volume = await authorizedVolume(ports, principal, 'write_memories', volumeId)
  const refusal = ports.backPressure.refusal(volume.orgId, 0)
  if (refusal) throw refusal
  const author = authorOf(principal)
  const fileId = randomUUID()
  await ports.documents.scheduleFileRemoval(volumeId, fileId)
  await ports.files.put(fileId, file)
  const accepted = await ports.documents.accept({
    documentId: randomUUID(),
    fileId,
    orgId: volume.orgId,
    volumeId,
    filename: file.filename,
    mimeType: MEDIA_TYPES[format],
    fileSize: file.size,
    sha256: file.sha256,
    writer: { keyId: author.keyId, agentId: author.agentId ?? author.keyId, agent: author.name },
    idempotencyKey: call.idempotencyKey ?? null,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([volumeId, file.filename]))
      .update(file.sha256)
      .digest(),
    now: ports.now(),
  })
  ports.signals.work([volume.orgId])
  return accepted
}

const noSuchFormat = () => new AppError('unsupported_media_type', PARSE_FAILURES.unsupported)
