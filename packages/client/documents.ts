import { bare, dataOf, listIn } from './answer.js'
import { idempotencyKeyFrom, pathId } from './transport/calls.js'
import type { CallOptions, Payload, Send } from './transport/request.js'
import type { Document, DocumentReceipt, UploadAnswer } from './types.js'

export interface DocumentUpload {
  volume_id: string
  /**
   * At most 20 MB of PDF, TXT, Markdown, CSV or DOCX. Node's `fs.openAsBlob(path)` makes a Blob that streams from disk.
   */
  file: Blob
  /** 1 to 255 characters. */
  filename: string
}

/** How much of a file was passed to the connection, in bytes. */
export interface UploadProgress {
  sent: number
  total: number
}

export interface UploadOptions extends CallOptions {
  /** Calls with the same key within 24 hours upload the file only once. By default, each call gets a new key. */
  idempotencyKey?: string | undefined
  /** Called as the file is sent; a retry starts again from 0. Browsers report only the end. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Calls on documents with a Bearer key. A call that fails rejects with MemoryServiceError. */
export interface DocumentCalls {
  /**
   * Uploads a document, which the service then reads in the background; `listDocuments` reports its status. Uploading
   * the same bytes again returns the existing document (`duplicate`). The time limit is 600,000 ms by default.
   */
  uploadDocument(upload: DocumentUpload, options?: UploadOptions): Promise<UploadAnswer>
  /** Lists the documents of a volume, newest first. */
  listDocuments(volumeId: string, options?: CallOptions): Promise<Document[]>
  /** Erases a document with its chunks and its file, for good. */
  deleteDocument(volumeId: string, documentId: string, options?: CallOptions): Promise<DocumentReceipt>
}

/** In ms: enough for twenty megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000

export const documentCalls = (send: Send): DocumentCalls => ({
  async uploadDocument(upload, { idempotencyKey: given, onProgress, signal, timeoutMs = UPLOAD_TIMEOUT_MS } = {}) {
    const idempotencyKey = idempotencyKeyFrom(given)
    const payload = () => formOf(upload, onProgress)
    const call = { method: 'POST', path: '/agent/documents/upload', payload, idempotencyKey, repeatable: true }
    const answer = await send(call, { signal, timeoutMs })
    onProgress?.({ sent: upload.file.size, total: upload.file.size })
    return bare(answer, 'document_id')
  },
  async listDocuments(volumeId, options) {
    const path = `/agent/documents/${pathId('volume_id', volumeId)}`
    return listIn(await send({ method: 'GET', path, repeatable: true }, options))
  },
  async deleteDocument(volumeId, documentId, options) {
    const path = `/agent/documents/${pathId('volume_id', volumeId)}/${pathId('document_id', documentId)}`
    return dataOf(await send({ method: 'DELETE', path, repeatable: true }, options), 'receipt')
  },
})

const formOf = ({ volume_id, file, filename }: DocumentUpload, onProgress: UploadOptions['onProgress']): Payload => {
  const form = new FormData()
  form.append('volume_id', volume_id)
  form.append('file', file, filename)
  return onProgress && !IN_BROWSER ? counted(form, file.size, onProgress) : { body: form, type: undefined }
}

/** Some browsers stream requests only over HTTP/2, others never, so in browsers the client reports only the end. */
const IN_BROWSER = 'location' in globalThis

/** Turns the form into a stream of its bytes, which reports how many have been read. */
const counted = (form: FormData, total: number, onProgress: (progress: UploadProgress) => void): Payload => {
  const encoded = new Response(form)
  let sent = 0
  onProgress({ sent, total })
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      // Capped at the file's size: the request body is slightly larger.
      sent = Math.min(sent + bytes.byteLength, total)
      onProgress({ sent, total })
      controller.enqueue(bytes)
    },
  })
  const body = (encoded.body as ReadableStream<Uint8Array>).pipeThrough(counter)
  return { body, type: encoded.headers.get('Content-Type') ?? undefined, duplex: 'half' }
}
