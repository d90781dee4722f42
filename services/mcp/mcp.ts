import type { Service } from '@agent-memory/runtime/service'
import { mcpMounts } from './endpoint.js'
import { metadataRoutes } from './metadata.js'

/** The remote MCP server. */
export const mcp: Service = {
  routes: ({ config }) => metadataRoutes(config.baseUrl),
  mounts: (ports) => mcpMounts(ports, ports.config.baseUrl),
}
