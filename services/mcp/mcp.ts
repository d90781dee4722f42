import type { Service } from '@agent-memory/runtime/process/service'
import { mcpEndpoints } from './endpoint.js'
import { metadataEndpoints } from './metadata.js'
import { oauthEndpoints } from './oauth/endpoints.js'
import { pageEndpoints } from './pages/pages.js'

/** The remote MCP server, the authorization server for it, and the pages on which people sign in. */
export const mcp: Service = {
  endpoints: (ports) => [
    ...metadataEndpoints(ports.config),
    ...oauthEndpoints(ports),
    ...mcpEndpoints(ports, ports.config.baseUrl),
    ...pageEndpoints(ports),
  ],
}
