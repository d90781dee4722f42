import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { eventually } from '../../eventually.js'
import type { Json, Reply } from '../client.js'

/** An open WebSocket and what came over it. */
export interface OpenSocket {
  /** The subprotocol that the service chose. */
  protocol: string
  messages: Json[]
  /** Resolves with all messages once there are this many. */
  received(count: number): Promise<Json[]>
  /** Resolves with code and reason once the socket is closed. */
  closed: Promise<{ code: number; reason: string }>
  websocket: WebSocket
}

export interface SocketOptions {
  key?: string
  protocols?: string[]
  headers?: Record<string, string>
  autoPong?: boolean
}

/** Requests a socket at `/ws`; a rejection is an ordinary reply. */
export const askSocket = async (
  baseUrl: string,
  query: string,
  { key, protocols = [], headers = {}, autoPong = true }: SocketOptions = {},
): Promise<{ socket: OpenSocket; reply?: never } | { reply: Reply; socket?: never }> => {
  const url = `${baseUrl.replace(/^http/, 'ws')}/ws?${query}`
  const authorization = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const websocket = new WebSocket(url, protocols, { autoPong, headers: { ...authorization, ...headers } })
  const messages: Json[] = []
  websocket.on('message', (data) => messages.push(JSON.parse(String(data))))
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    websocket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  const refused = once(websocket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>
  const answer = await Promise.race([
    once(websocket, 'open').then(() => null),
    refused.then(([, response]) => response),
  ])
  websocket.on('error', () => {})
  if (answer !== null) return { reply: await replyOf(answer) }
  const received = async (count: number) => {
    await eventually(async () => {
      if (messages.length < count) throw new Error(`${messages.length} of ${count} messages have arrived`)
    })
    return messages
  }
  return { socket: { protocol: websocket.protocol, messages, received, closed, websocket } }
}

const replyOf = async (response: IncomingMessage): Promise<Reply> => {
  const text = Buffer.concat(await response.toArray()).toString()
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
  return { status: response.statusCode ?? 0, headers, text, body: JSON.parse(text || 'null') }
}

/**
 * Opens a socket.
 * @throws Error with the reply if the service rejects the socket
 */
export const openSocket = async (baseUrl: string, query: string, options: SocketOptions): Promise<OpenSocket> => {
  const { socket, reply } = await askSocket(baseUrl, query, options)
  if (!socket) throw new Error(`the socket was rejected: ${reply.text}`)
  return socket
}
