import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import * as http from 'node:http'
import * as https from 'node:https'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Unavailable } from '@agent-memory/core/errors'
import type { FileStore } from '@agent-memory/core/ports/documents/file-store'
import aws4 from 'aws4'
import { makeFolder } from './make-folder.js'

export interface S3Options {
  /** Address of the server, with the bucket and an optional key prefix as its path; without credentials. */
  endpoint: URL
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Folder for the copies of files that are being read. */
  scratch: string
  /** A request ends after this many milliseconds without data from the server; 1,500 by default. */
  silenceMs?: number
}

/** SHA-256 of an empty body. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** Short enough that the service can answer its own client within two seconds even when the store hangs. */
const SILENCE_MS = 1_500

/**
 * Opens a file store in a bucket of any store with the S3 API. Uses PUT, GET and DELETE of one object, with the bucket
 * in the path, signed by AWS Signature Version 4. The signature covers the body's hash, so the store rejects a body
 * damaged in transit.
 */
export const openS3Files = (options: S3Options): FileStore => {
  const { endpoint, region, accessKeyId, secretAccessKey, scratch, silenceMs = SILENCE_MS } = options
  const agent =
    endpoint.protocol === 'https:' ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
  const { request: send } = endpoint.protocol === 'https:' ? https : http
  const pathOf = (fileId: string) => `${endpoint.pathname.replace(/\/+$/, '')}/${fileId}`

  const start = (method: string, fileId: string, headers: Record<string, string | number>) => {
    const signed = aws4.sign(
      { service: 's3', region, method, host: endpoint.host, path: pathOf(fileId), headers: { ...headers } },
      { accessKeyId, secretAccessKey },
    )
    const request = send({
      protocol: endpoint.protocol,
      hostname: endpoint.hostname.replace(/^\[|\]$/g, ''),
      port: endpoint.port,
      method,
      path: pathOf(fileId),
      headers: signed.headers as http.OutgoingHttpHeaders,
      agent,
      timeout: silenceMs,
    })
    request.on('timeout', () => request.destroy(new Error('the file store does not respond')))
    return request
  }
  const answerTo = (request: http.ClientRequest) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve)
      request.on('error', reject)
    })

  return {
    async put(fileId, { path, size, sha256 }) {
      await attempt(async () => {
        const hash = Buffer.from(sha256).toString('hex')
        const request = start('PUT', fileId, { 'Content-Length': size, 'X-Amz-Content-Sha256': hash })
        const [answer] = await Promise.all([answerTo(request), pipeline(createReadStream(path), request)])
        await drained(answer, (status) => status === 200)
      })
    },

    async withFile(fileId, work, signal) {
      const copy = join(scratch, randomUUID())
      try {
        const there = await attempt(async () => {
          await makeFolder(scratch)
          const request = start('GET', fileId, { 'X-Amz-Content-Sha256': EMPTY })
          request.end()
          const answer = await answerTo(request)
          if (answer.statusCode === 200) await pipeline(answer, createWriteStream(copy), { signal })
          else await drained(answer, isMissing)
          return answer.statusCode === 200
        })
        return there ? await work(copy) : null
      } finally {
        await rm(copy, { force: true })
      }
    },

    async remove(fileId) {
      await attempt(async () => {
        const request = start('DELETE', fileId, { 'X-Amz-Content-Sha256': EMPTY })
        request.end()
        await drained(
          await answerTo(request),
          (status, text) => status === 200 || status === 204 || isMissing(status, text),
        )
      })
    },
  }
}

/** Number of characters of an error response that are kept for the log. */
const LOGGED_CHARACTERS = 500

/** Whether the file itself is missing: for a missing bucket or a wrong address the store returns another code. */
const isMissing = (status: number, text: string) => status === 404 && text.includes('<Code>NoSuchKey</Code>')

const drained = async (
  answer: http.IncomingMessage,
  isExpected: (status: number, text: string) => boolean,
): Promise<void> => {
  let text = ''
  answer.setEncoding('utf8')
  for await (const part of answer) if (text.length < LOGGED_CHARACTERS) text += part
  const { statusCode = 0 } = answer
  if (!isExpected(statusCode, text))
    throw new Error(`the file store returned ${statusCode}: ${text.slice(0, LOGGED_CHARACTERS)}`)
}

/** Turns any failure into service_unavailable: a job waits until the store is available, and a client can retry. */
const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw new Unavailable('files', 'The file store is unavailable. Retry later.', { cause: error })
  }
}
