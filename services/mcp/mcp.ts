import type { Service } from '@agent-memory/runtime/process/service'
import { mcpEndpoints } from './endpoint.js'
import { metadataEndpoints } from './metadata.js'
import { pageEndpoints } from './pages/pages.js'

/** The remote MCP server, and the pages on which people sign in and let its clients in. */
export const mcp: Service = {
  endpoints: (ports) => [
    ...metadataEndpoints(ports.config.baseUrl),
    ...mcpEndpoints(ports, ports.config.baseUrl),
    ...pageEndpoints(ports),
  ],
}
