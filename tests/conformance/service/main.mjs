// Runs the whole service with one more endpoint, for tests only. The endpoint speaks MCP with the fixtures that the
// conformance suite expects. It needs no Bearer secret, which the suite cannot send, and acts for the first key that
// the service created.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findKey } from '@agent-memory/core/accounts/keys/keys'
import { loadConfig } from '@agent-memory/runtime/config/config'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { run } from '@agent-memory/runtime/process/run'
import { embedder } from '@agent-memory/service-embedder/embedder'
import { gateway } from '@agent-memory/service-gateway/gateway'
import { graph } from '@agent-memory/service-graph/graph'
import { guard } from '@agent-memory/service-guard/guard'
import { callerOf } from '@agent-memory/service-mcp/caller'
import { createMcpHandlerFor } from '@agent-memory/service-mcp/handler'
import { mcp } from '@agent-memory/service-mcp/mcp'
import { realtime } from '@agent-memory/service-realtime/realtime'
import { z } from 'zod'
import { registerFixtures } from './fixtures.mjs'

const PATH = '/conformance'

function withoutKey(ports) {
  let principal
  const { baseUrl, dataDir } = ports.config
  const handle = createMcpHandlerFor(ports, {
    baseUrl,
    callerOf: () => callerOf(principal),
    register: registerFixtures,
  })
  return endpoint({
    answer: 'raw',
    method: 'post',
    path: PATH,
    summary: 'MCP for the conformance suite',
    tag: 'MCP',
    accepts: [],
    operation: 'request',
    limit: 'mcp',
    cors: 'open',
    success: { status: 200, body: z.any() },
    async handle(call) {
      principal ??= await findKey(ports.keys, firstKeyIn(dataDir))
      await handle(call)
    },
  })
}

const firstKeyIn = (dataDir) => /^SM_API_KEY=(.*)$/m.exec(readFileSync(join(dataDir, 'first-run.env'), 'utf8'))[1]

await run(loadConfig(process.env), {
  gateway: async () => gateway,
  mcp: async () => ({ ...mcp, endpoints: (ports) => [...mcp.endpoints(ports), withoutKey(ports)] }),
  guard: async () => guard,
  graph: async () => graph,
  embedder: async () => embedder,
  realtime: async () => realtime,
})
