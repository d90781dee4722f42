import { randomUUID } from 'node:crypto'
import { callerId } from '@agent-memory/core/accounts/principal'
import type { Scope } from '@agent-memory/core/accounts/scopes'
import { AppError } from '@agent-memory/core/errors'
import { PROMPT_BODY_MS } from '@agent-memory/runtime/http/access/auth'
import type { Accepted, RawCall } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { type AuthInfo, createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { METADATA_PATH, rejectForeignHost } from './address.js'
import type { McpCaller } from './caller.js'
import { requireScopes } from './challenge.js'
import type { Exchange, McpPorts } from './exchange.js'
import { answerUnreadable, type Message, messagesOf, readBody } from './json-rpc.js'
import { createRunningCalls } from './running-calls.js'
import { createServer } from './server.js'
import { TOOL_SCOPES } from './tools/all.js'

export interface McpHandlerOptions<A extends Accepted> {
  /** Address of the service; undefined if the system chooses the port. */
  baseUrl: string | undefined
  /** Returns the caller that a call acts for: the only place where a credential becomes a principal with scopes. */
  callerOf(call: Pick<RawCall<A>, 'principal'>): McpCaller
  /** Registers further tools, resources or prompts on each server, such as those a conformance suite needs. */
  register?(server: McpServer): void
}

/**
 * Answers POST /mcp: Streamable HTTP of the revisions 2025-03-26 to 2025-11-25, and the stateless 2026-07-28. A server
 * object lives for one request, so that no data of one caller can reach another.
 */
export function createMcpHandlerFor<A extends Accepted>(
  ports: McpPorts,
  { baseUrl, callerOf, register }: McpHandlerOptions<A>,
) {
  const onerror = (error: Error) => ports.workLog.debug({ err: error }, 'an MCP request was not understood')
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const server = createServer(exchangeOf(authInfo))
      register?.(server)
      return server
    },
    { onerror },
  )
  const answer = toNodeHandler(handler, { onerror })
  const running = createRunningCalls()

  return async (call: RawCall<A>): Promise<void> => {
    const { request, response, requestId, signal, onAnswered, watchVolume } = call
    rejectForeignHost(request, baseUrl)
    const began = performance.now()
    const body = await readBody(request).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      answerUnreadable(error, response)
    })
    if (response.headersSent) return
    const isLate = performance.now() - began > PROMPT_BODY_MS
    const caller = callerOf(isLate ? { principal: await call.principalNow() } : call)
    const messages = messagesOf(body)
    // A batch of more than MOST_MESSAGES is rejected as a whole, so only one message over that limit is counted.
    await call.countFurther(Math.min(messages.length, MOST_MESSAGES + 1) - 1)
    requireScopes(caller, messages.flatMap(scopesFor))
    const base = baseUrlOf(baseUrl, request)
    const principalNow = async () => callerOf({ principal: await call.principalNow() }).principal
    if (messages.some(({ method }) => method === 'initialize')) response.setHeader(SESSION, randomUUID())
    const client = clientOf(caller, request.headers[SESSION.toLowerCase()])
    running.cancel(client, messages)
    const { signalOf, end } = running.begin(client, messages)
    response.once('close', end)
    const context = { requestId, signal, signalOf, watchVolume, principalNow, onAnswered }
    const exchange: Exchange = { ports, caller, baseUrl: base, ...context }
    await answer(Object.assign(request, { auth: authInfoOf(exchange) }), response, body)
  }
}

/**
 * Header that tells clients with the same key apart, so that a client cancels only its own calls: each client numbers
 * its calls from 1. Sessions have no other use: no state is kept for them, and a request with another value or without
 * the header gets the same answer.
 */
const SESSION = 'Mcp-Session-Id'
const LONGEST_SESSION = 100

const clientOf = ({ principal }: McpCaller, session: string | string[] | undefined): string | null =>
  typeof session === 'string' && session.length <= LONGEST_SESSION
    ? JSON.stringify([callerId(principal), session])
    : null

/** Maximum messages per batch, as in the protocol library. */
const MOST_MESSAGES = 100

/** Returns the scopes that a message needs, which are checked before any part of the message runs. */
function scopesFor({ method, params }: Message): readonly Scope[] {
  if (typeof method !== 'string') return []
  if (method !== 'tools/call') return /^(resources\/(list|read)|prompts\/get|completion\/)/.test(method) ? READ : []
  const name = (params as { name?: unknown } | null | undefined)?.name
  return (typeof name === 'string' && TOOL_SCOPES.get(name)) || []
}

const READ: Scope[] = ['memory:read']

/** Returns what the protocol library passes on to the server of a request. It holds the exchange, but no secret. */
const authInfoOf = (exchange: Exchange): AuthInfo => ({
  token: '',
  clientId: callerId(exchange.caller.principal),
  scopes: [...exchange.caller.scopes],
  resourceMetadataUrl: `${exchange.baseUrl}${METADATA_PATH}`,
  extra: { exchange },
})

const exchangeOf = (authInfo: AuthInfo | undefined): Exchange => authInfo?.extra?.exchange as Exchange
