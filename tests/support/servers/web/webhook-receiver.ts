import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Json } from '../../http/client.ts'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The parsed body. */
  told: Json
}

/** Answers a request, or never does. By default 204. */
export type Answering = (response: ServerResponse, received: Received) => void

/** A real HTTP server that acts as a subscriber; each path is an endpoint. */
export interface WebhookReceiver {
  url(path: string): string
  /** From now on this path answers with `answering`. */
  answers(path: string, answering: Answering): void
  /** Everything that came, in order. */
  received: readonly Received[]
  /** What came to the path, in order. */
  at(path: string): Received[]
  /** Ends the server; the port is free afterwards. */
  stop(): Promise<void>
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  (response) => {
    response.writeHead(code, headers).end('the answer')
  }

export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answering = new Map<string, Answering>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await text(request)
    const one = { path, headers: request.headers, body, told: JSON.parse(body) as Json }
    received.push(one)
    const answer = answering.get(path) ?? status(204)
    answer(response, one)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    received,
    url: (path) => `http://127.0.0.1:${bound}${path}`,
    answers: (path, answer) => void answering.set(path, answer),
    at: (path) => received.filter((one) => one.path === path),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
