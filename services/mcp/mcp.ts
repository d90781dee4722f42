import type { Service } from '@agent-memory/runtime/process/service'
import { mcpEndpoints } from './endpoint.js'
import { metadataEndpoints } from './metadata.js'

/** The remote MCP server. */
export const mcp: Service = {
  endpoints: (ports) => [...metadataEndpoints(ports.config.baseUrl), ...mcpEndpoints(ports, ports.config.baseUrl)],
}
