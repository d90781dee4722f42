import { loadConfig } from '@agent-memory/runtime/config/config'
import { run, type ServiceMap } from '@agent-memory/runtime/process/run'

/** Each service is loaded only if it runs in this process. */
const services: ServiceMap = {
  gateway: async () => (await import('@agent-memory/service-gateway/gateway')).gateway,
  mcp: async () => (await import('@agent-memory/service-mcp/mcp')).mcp,
  guard: async () => (await import('@agent-memory/service-guard/guard')).guard,
  graph: async () => (await import('@agent-memory/service-graph/graph')).graph,
  embedder: async () => (await import('@agent-memory/service-embedder/embedder')).embedder,
  realtime: async () => (await import('@agent-memory/service-realtime/realtime')).realtime,
}

// Makes all files that this process writes from now on private to its user, because uploaded files and copies of them
// hold text that is not redacted.
process.umask(0o077)

try {
  await run(loadConfig(process.env), services)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
