import { once } from '@agent-memory/core/once'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import { z } from 'zod'
import { MCP_PATH, rejectForeignHost } from './address.js'
import { callerOf } from './caller.js'
import { challenge } from './challenge.js'
import type { McpPorts } from './exchange.js'
import { createIdleStreams } from './idle-stream.js'

/** A JSON-RPC 2.0 message. /openapi.json describes only this much: the MCP revisions define the rest. */
const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.looseObject({}).optional(),
})

/**
 * Defines POST and GET /mcp, for callers with an sm_ key or an access token. DELETE gets a 405, because there are no
 * sessions to end.
 */
export function mcpEndpoints(ports: McpPorts, baseUrl: string | undefined): Endpoint[] {
  const common = {
    path: MCP_PATH,
    tag: 'MCP',
    accepts: ['key', 'token'],
    operation: 'request',
    limit: 'mcp',
    cors: 'open',
    challenge: (error, request) => challenge(error, baseUrlOf(baseUrl, request)),
  } as const satisfies Partial<Endpoint>
  // Loaded at the first request, which most processes never get. Loading the tools, the protocol library and the
  // authorization library takes 7 % of the processor time of a start.
  const handler = once(async () => {
    const { createMcpHandlerFor } = await import('./handler.js')
    return createMcpHandlerFor<readonly ['key', 'token']>(ports, {
      baseUrl,
      callerOf: ({ principal }) => callerOf(principal),
    })
  })
  const stream = createIdleStreams()
  return [
    endpoint({
      ...common,
      answer: 'raw',
      method: 'post',
      summary: 'Speak MCP (JSON-RPC over Streamable HTTP)',
      description:
        'Revisions 2025-03-26 to 2025-11-25, and the stateless 2026-07-28. Each message of a batch counts as a request.',
      errors: ['insufficient_scope', 'forbidden', 'payload_too_large', 'unsupported_media_type'],
      body: message,
      success: { status: 200, body: message, types: ['application/json', 'text/event-stream'] },
      handle: async (call) => (await handler())(call),
    }),
    endpoint({
      ...common,
      answer: 'stream',
      method: 'get',
      summary: 'Open the stream of server-to-client messages (Server-Sent Events)',
      description: 'Reserved: the service sends no messages on this stream yet. A comment every 15 s keeps it open.',
      errors: ['forbidden'],
      success: { status: 200, body: z.string() },
      async handle(call) {
        rejectForeignHost(call.request, baseUrl)
        return stream(call)
      },
    }),
  ]
}
