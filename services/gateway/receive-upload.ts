import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { asUnavailable } from '@agent-memory/adapters/files/unavailable'
import type { UploadedFile } from '@agent-memory/core/documents/upload'
import { AppError, invalid } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { CREDENTIAL_IN_NAME, holdsCredential } from '@agent-memory/core/memory/guard/secrets/identifiers'
import { isStorableText, UNSTORABLE_TEXT } from '@agent-memory/core/schemas'
import type { Request, Response } from 'express'
import multer from 'multer'

export interface ArrivalPorts {
  /** Folder for uploads in progress. */
  arrivals: string
}

export interface Upload {
  file: UploadedFile
  fields: Readonly<Record<string, unknown>>
  /** Removes the file, unless it was moved away. */
  discard(): Promise<void>
}

/** Limits of a form: an upload needs one file and a few fields. */
const FORM = { files: 1, fields: 10, parts: 11, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 } as const

/**
 * Streams the file of a form to disk. A rejected file leaves nothing behind.
 * @throws AppError 'No file provided' if the form has no file, or the body is not a form
 * @throws AppError validation_failed: names `file` if there are several files, or the file is too large or has an
 * invalid name; names `filename` if the name holds a credential; names `body` if the form is broken or unsuitable
 * @throws AppError service_unavailable if the disk is full or unavailable
 */
export async function receiveUpload({ arrivals }: ArrivalPorts, request: Request, response: Response): Promise<Upload> {
  const path = join(arrivals, randomUUID())
  // A file that cannot be removed now is removed later, by `sweepLeftFiles`.
  const discard = () => rm(path, { force: true }).catch(() => {})
  try {
    const file = await receiveFile(path, request, response)
    const filename = nameOf(file.originalname)
    const sha256 = await hashOf(path)
    return { file: { path, filename, size: file.size, sha256 }, fields: request.body ?? {}, discard }
  } catch (error) {
    // Reads and discards the rest of the body, because a client that is still sending might not read our answer.
    request.unpipe()
    request.resume()
    // `multer` may have left a partially written file.
    await discard()
    throw rejectionOf(error)
  }
}

/** Receives the file; the library `multer` puts the other fields of the form into `request.body`. */
async function receiveFile(path: string, request: Request, response: Response): Promise<Express.Multer.File> {
  const receive = multer({
    storage: multer.diskStorage({
      destination: dirname(path),
      filename: (_request, _file, take) => take(null, basename(path)),
    }),
    limits: { ...FORM, fileSize: LIMITS.uploadBytes },
    // Files under any other field name are ignored.
    fileFilter: (_request, file, take) => take(null, file.fieldname === 'file'),
    defParamCharset: 'utf8',
  }).any()
  await new Promise<void>((resolve, reject) =>
    receive(request, response, (error) => (error ? reject(error) : resolve())),
  )
  const [file] = (request.files as Express.Multer.File[] | undefined) ?? []
  if (file) return file
  throw new AppError('No file provided', 'Send the document as the part `file` of a multipart/form-data body.')
}

const rejectionOf = (error: unknown): unknown => {
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return invalid('file', `must be at most ${LIMITS.uploadBytes} bytes`)
    if (error.code === 'LIMIT_FILE_COUNT') return invalid('file', 'must be one file')
    return invalid('body', 'must be a form with the file and volume_id')
  }
  const message = error instanceof Error ? error.message : ''
  // The form parser, Busboy, gives errors for malformed forms no code, only a message.
  if (BROKEN_FORM.test(message)) return invalid('body', 'must be a complete multipart/form-data body')
  return asUnavailable(error)
}

const BROKEN_FORM =
  /^(Unexpected end of (form|file)|Malformed |Multipart: Boundary not found|Request (aborted|closed)|Unsupported content type)/

const nameOf = (given: string): string => {
  // Some clients send the whole path of the file, with the separators of their system.
  const name = basename(given.replaceAll('\\', '/')).trim()
  const length = [...name].length
  if (length < LIMITS.filename.min || length > LIMITS.filename.max) {
    throw invalid('file', `must have a name of ${LIMITS.filename.min} to ${LIMITS.filename.max} characters`)
  }
  if (!isStorableText(name)) throw invalid('file', UNSTORABLE_TEXT)
  if (holdsCredential(given)) throw invalid('filename', CREDENTIAL_IN_NAME)
  return name
}

const hashOf = async (path: string): Promise<Uint8Array> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest()
}
