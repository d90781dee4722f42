import { request as httpRequest } from 'node:http'
import type { Json } from './client.js'

export interface RawReply {
  status: number
  headers: Record<string, unknown>
  /** The parsed body; an empty object when there is none. */
  json: Json
}

/** Sends headers that fetch cannot set, or a body without a Content-Length (`Transfer-Encoding: chunked`). */
export function rawRequest(url: string, method: string, headers: Record<string, string>, body = ''): Promise<RawReply> {
  const hasLength = body !== '' && !headers['Transfer-Encoding']
  const length = hasLength ? { 'Content-Length': Buffer.byteLength(body) } : {}
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers: { ...length, ...headers } }, (response) => {
      let received = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        received += chunk
      })
      response.on('end', () => {
        const json = received ? JSON.parse(received) : {}
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json })
      })
    })
    request.on('error', reject).end(body)
  })
}
