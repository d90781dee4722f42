import { loadConfig } from '@agent-memory/runtime/config'
import { run, type ServiceMap } from '@agent-memory/runtime/run'

/** Loaded only where they run. */
const services: ServiceMap = {
  gateway: async () => (await import('@agent-memory/service-gateway/gateway')).gateway,
  mcp: async () => (await import('@agent-memory/service-mcp/mcp')).mcp,
  guard: async () => (await import('@agent-memory/service-guard/guard')).guard,
  graph: async () => (await import('@agent-memory/service-graph/graph')).graph,
  embedder: async () => (await import('@agent-memory/service-embedder/embedder')).embedder,
}

// What is written from here on, by us or by a library, is this user's alone: uploads and copies are kept as they came.
process.umask(0o077)

try {
  await run(loadConfig(process.env), services)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
