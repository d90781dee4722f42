import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { SCOPES, type Scope } from '@agent-memory/core/accounts/scopes'
import { createMcpHandlerFor } from '@agent-memory/service-mcp/handler'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express, { type Request, type Response } from 'express'
import { cites } from '../../tests/support/cites.js'
import { ACCEPT, messagesIn } from '../../tests/support/http/mcp.js'

const CHANGING: readonly [tool: string, Scope][] = [
  ['add_memory', 'memory:write'],
  ['delete_memory', 'memory:delete'],
  ['submit_feedback', 'feedback'],
]

const MEMORY = '00000000-0000-4000-9000-000000000002'
const principal: KeyPrincipal = {
  ...{ kind: 'key', keyKind: 'org_rw', keyId: 'key', orgId: 'org', name: 'Key' },
  ...{ projectId: null, agentId: null, userId: null, roles: {} },
}
const volume = { volumeId: 'volume', orgId: 'org', projectId: 'project', headSeq: 7n, permissions: null, pii: 'allow' }
const receipt = { memories: 1, sources: 1, windows: 1, writes: 1, outbox: 0, graph: 'erased', survivors: [] }
const erased: string[] = []

/** Fake stores, with only what is needed to erase a memory and to give feedback on it. */
const ports = {
  now: () => new Date(0),
  volumes: { volumeForKey: async () => volume },
  memories: {
    locate: async () => ({ volumeId: 'volume', isChunk: false }),
    async erase(_volume: string, memoryId: string) {
      erased.push(memoryId)
      return receipt
    },
  },
  feedback: { add: async (feedback: object) => feedback },
  signals: { work() {}, decided() {} },
  ledger: {},
  retrieval: () => ({ external: null }),
  workLog: { debug() {}, error() {}, info() {} },
}

/** Serves MCP to callers whose scopes are in a header, because no kind of key has only one of the scopes to test. */
let server: Server
let url: string
beforeAll(async () => {
  const handle = createMcpHandlerFor(ports as never, {
    baseUrl: undefined,
    callerOf: (call) => ({ principal, scopes: (call as unknown as { scopes: readonly Scope[] }).scopes }),
  })
  const serve = (request: Request, response: Response) => {
    const scopes = String(request.headers['x-scopes']).split(' ')
    const signal = new AbortController().signal
    const more = { scopes, signal, requestId: 'r', principal, principalNow: async () => principal }
    const hooks = { watchVolume() {}, onAnswered() {}, countFurther: async () => {} }
    handle({ request, response, ...more, ...hooks } as never).catch(({ code, fields }) => {
      response.status(403).json({ code, ...fields })
    })
  }
  server = express().post('/mcp', serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
})
afterAll(() => void server?.close())

const ask = async (scopes: readonly Scope[], method: string, params: object = {}) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { ...ACCEPT, 'Content-Type': 'application/json', 'X-Scopes': scopes.join(' ') }
  const response = await fetch(url, { method: 'POST', headers, body })
  const text = await response.text()
  return { status: response.status, message: messagesIn({ text, headers: response.headers })[0] }
}

test.each(CHANGING)(
  cites('%s is opened by the scope %s, and by no other', 'mcp.insufficient-scope', 'mcp.delete', 'mcp.feedback'),
  async (tool, scope) => {
    const listed = async (scopes: readonly Scope[]) => {
      const { result } = (await ask(scopes, 'tools/list')).message
      return result.tools.map(({ name }: { name: string }) => name)
    }
    const others = SCOPES.filter((other) => other !== scope)
    expect(await listed([scope])).toEqual([tool])
    expect(await listed(others)).not.toContain(tool)
    const { status, message } = await ask(others, 'tools/call', { name: tool, arguments: {} })
    expect([status, message]).toEqual([
      403,
      { code: 'insufficient_scope', granted: others, required: [scope], scope: [...others, scope].join(' ') },
    ])
  },
)

test(cites('memory:delete is enough to delete, and memory:write is not', 'mcp.delete'), async () => {
  const call = { name: 'delete_memory', arguments: { memory_id: MEMORY } }
  expect((await ask(['memory:read', 'memory:write', 'feedback'], 'tools/call', call)).status).toBe(403)
  expect(erased).toEqual([])
  const { message } = await ask(['memory:delete'], 'tools/call', call)
  expect(message.result.structuredContent).toMatchObject({ memory_id: MEMORY, deleted: true, judged_anew: [] })
  expect(erased).toEqual([MEMORY])
})

test(cites('feedback is given with its scope', 'mcp.feedback'), async () => {
  const call = { name: 'submit_feedback', arguments: { kind: 'useful', memory_id: MEMORY } }
  const { message } = await ask(['feedback'], 'tools/call', call)
  expect(message.result.structuredContent).toMatchObject({ kind: 'useful', memory_ids: [MEMORY] })
})
