import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** A connection as the server saw it. */
export interface Connected {
  volumes: string[]
  events: string | null
  lastEventId: string | null
  protocols: string[]
  send(message: object | string): void
  close(code?: number, reason?: string): void
  /** Cuts it without a closing handshake. */
  cut(): void
  /** Resolves with the client's close code. */
  ended: Promise<number>
}

export interface SocketServer {
  url: string
  /** All connections, in the order of their arrival. */
  connections: Connected[]
  /** Paths that were requested without an upgrade. */
  asked: string[]
  close(): Promise<void>
}

/** How a request is refused: a status and an error body, instead of a WebSocket or as the answer to a plain request. */
export type Refusal = { status: number; error: string; details?: unknown; headers?: Record<string, string> } | null

export interface SocketScript {
  /** Called for each connection; `at` counts from 0. */
  connected?: (connection: Connected, at: number) => void
  /** Decides whether an upgrade or a plain request is refused; `at` counts the upgrades from 0. */
  refuse?: (request: IncomingMessage, at: number) => Refusal
}

/**
 * Starts a server of `/ws` like that of the service; the test decides its messages. A plain request to `/ws` gets 400,
 * because it lacks the upgrade.
 */
export async function startSocketServer({ connected, refuse }: SocketScript = {}): Promise<SocketServer> {
  const connections: Connected[] = []
  const asked: string[] = []
  let upgrades = 0
  const noUpgrade: Refusal = { status: 400, error: 'validation_failed', details: { Upgrade: ['must be websocket'] } }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const refusal = refuse?.(request, upgrades) ?? (request.url?.startsWith('/ws') ? noUpgrade : null)
    if (refusal === null) return void response.end('{"status":"ok","data":{}}')
    response.writeHead(refusal.status, { 'Content-Type': 'application/json', ...refusal.headers })
    response.end(JSON.stringify({ error: refusal.error, details: refusal.details ?? 'Refused.' }))
  })
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'sm.v1' })
  server.on('upgrade', (request, socket, head) => {
    const refusal = refuse?.(request, upgrades++)
    if (refusal) return void socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\n\r\n`)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      connections.push(seen(request, opened))
      connected?.(connections.at(-1) as Connected, connections.length - 1)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    asked,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const seen = (request: IncomingMessage, socket: WebSocket): Connected => {
  const { searchParams } = new URL(request.url ?? '', 'http://here')
  return {
    volumes: searchParams.getAll('volume_id'),
    events: searchParams.get('events'),
    lastEventId: searchParams.get('last_event_id'),
    protocols: (request.headers['sec-websocket-protocol'] ?? '').split(/, ?/),
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    ended: new Promise((resolve) => {
      socket.once('close', resolve)
    }),
  }
}
