import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json } from '../../http/client.js'

export interface Received {
  method: string
  /** Includes the query string. */
  path: string
  headers: IncomingMessage['headers']
  body: Json
}

/** An answer, or what to do with the connection instead. */
export type Script =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | ((response: ServerResponse, request: IncomingMessage) => void)

export interface ScriptedServer {
  url: string
  received: Received[]
  close(): Promise<void>
}

/** Starts a server that answers one request after the other by a script, and with 418 after the end of the script. */
export async function startScriptedServer(...script: Script[]): Promise<ScriptedServer> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const step = script[received.length] ?? { status: 418, json: { error: 'script_is_over', details: 'Unexpected.' } }
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, body: null })
    const at = received.length - 1
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    received[at] = { method, path, headers, body: text === '' ? null : JSON.parse(text) }
    if (typeof step === 'function') return step(response, request)
    response.writeHead(step.status ?? 200, { 'Content-Type': 'application/json', ...step.headers })
    response.end(step.text ?? JSON.stringify(step.json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Closes the connection without an answer. */
export const drop: Script = (response) => response.destroy()

/** Closes the connection in the middle of a body. */
export const dropMidBody: Script = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('{"memory_id":', () => response.destroy())
}

/** Never answers. */
export const hang: Script = () => undefined
