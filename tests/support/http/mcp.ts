import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import {
  askedAgain,
  expectStatus,
  type Json,
  parse,
  patientFetch,
  type Reply,
  type RequestOptions,
  type Send,
} from './client.js'

/** What a client of Streamable HTTP must accept. */
export const ACCEPT = { Accept: 'application/json, text/event-stream' }
const NAME = { name: 'specification tests', version: '1.0.0' }

/** The newest legacy revision, and the stateless one. */
export const LEGACY = '2025-11-25'
export const MODERN = '2026-07-28'

/** JSON-RPC over Streamable HTTP without a client library, with one key. */
export interface Rpc {
  /** The raw reply to a POST of this body. */
  post(body: unknown, options?: RequestOptions): Promise<Reply>
  /** The JSON-RPC message that answers this request. */
  message(method: string, params?: Json): Promise<Json>
  /** The result of a tool, whether it is an error or not. */
  tool(name: string, args?: Json): Promise<Json>
  /** The structured result of a tool that succeeds. */
  call(name: string, args?: Json): Promise<Json>
  /** The error of a tool that fails, as the model reads it. */
  failure(name: string, args?: Json): Promise<Json>
}

export function rpcOf(send: Send, key: string): Rpc {
  const post: Rpc['post'] = (body, { headers, ...rest } = {}) =>
    send('POST', '/mcp', { key, body, ...rest, headers: { ...ACCEPT, ...headers } })
  const message: Rpc['message'] = (method, params = {}) =>
    askedAgain(
      method,
      async () => messagesIn(expectStatus(await post({ jsonrpc: '2.0', id: 1, method, params }), 200))[0],
      putOffBy,
    )
  const tool: Rpc['tool'] = async (name, args = {}) => {
    const { result, error } = await message('tools/call', { name, arguments: args })
    if (!result) throw new Error(`the call of ${name} returned a protocol error: ${JSON.stringify(error)}`)
    return result
  }
  return {
    post,
    message,
    tool,
    async call(name, args) {
      const result = await tool(name, args)
      if (result.isError) throw new Error(`${name} failed: ${JSON.stringify(result)}`)
      return result.structuredContent
    },
    async failure(name, args) {
      const result = await tool(name, args)
      if (!result.isError) throw new Error(`${name} did not fail: ${JSON.stringify(result)}`)
      return JSON.parse(result.content[0].text)
    },
  }
}

/**
 * Posts a body without a message to /mcp, and returns the status: 401 if the credential is not accepted, otherwise that
 * of a JSON-RPC error.
 */
export const mcpStatus = async (send: Send, key: string): Promise<number> =>
  (await send('POST', '/mcp', { key, body: {} })).status

/**
 * Returns after how many seconds a message (a protocol error or a tool error) asks for a retry; null if it does not.
 */
export function putOffBy(message: Json): number | null {
  const { error, result } = message ?? {}
  const failure = error?.data ?? (result?.isError ? parse(result.content?.[0]?.text ?? '') : undefined)
  return failure?.error === 'service_unavailable' ? (failure.retry_after_seconds ?? null) : null
}

/** The JSON-RPC messages of an answer, a JSON body or an event stream. */
export const messagesIn = ({ text, headers }: Pick<Reply, 'text' | 'headers'>): Json[] =>
  headers.get('content-type')?.startsWith('text/event-stream')
    ? text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
    : [parse(text)]

/** What tests use of the clients of both libraries. */
export interface AnyClient {
  /** The revision that was negotiated. */
  revision(): string | undefined
  client: Client | FirstClient
}

/** `patientFetch` that also retries when the JSON-RPC message asks for it. */
const patientOfMessages: typeof fetch = (input, init) =>
  askedAgain(
    `${init?.method} ${input}`,
    () => patientFetch(input, init),
    async (response) => {
      // A GET stream stays open; a notification has no answer.
      if (init?.method !== 'POST' || response.status !== 200) return null
      const answers = messagesIn({ text: await response.clone().text(), headers: response.headers })
      return answers.map(putOffBy).find((seconds) => seconds !== null) ?? null
    },
  )

/**
 * @param ofMessages the client's `fetch`. `patientOfMessages` retries, and reads each answer to its end, so that
 *   progress comes only with the answer. With the plain `fetch` progress comes when it is sent.
 */
const authorized = (key: string, ofMessages: typeof fetch = patientOfMessages) => ({
  fetch: ofMessages,
  requestInit: { headers: { Authorization: `Bearer ${key}` } },
})

/**
 * Connects a client of the second library, `@modelcontextprotocol/client`. `mode` is `legacy`, `auto` or a pinned
 * revision.
 */
export async function connect(
  baseUrl: string,
  key: string,
  mode: 'legacy' | 'auto' | { pin: string },
  ofMessages?: typeof fetch,
): Promise<AnyClient> {
  const client = new Client(NAME, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), authorized(key, ofMessages)))
  return { client, revision: () => client.getNegotiatedProtocolVersion() }
}

/** Connects a client of the first library, `@modelcontextprotocol/sdk`. */
export async function connectFirst(baseUrl: string, key: string, ofMessages?: typeof fetch): Promise<AnyClient> {
  const client = new FirstClient(NAME)
  const transport = new FirstTransport(new URL(`${baseUrl}/mcp`), authorized(key, ofMessages))
  await client.connect(transport)
  return { client, revision: () => transport.protocolVersion }
}
