import type { Service } from '@agent-memory/runtime/process/service'
import { mcpEndpoints } from './endpoint.js'
import { metadataEndpoints } from './metadata.js'
import { oauthEndpoints } from './oauth/endpoints.js'

/** The remote MCP server, and the authorization server for it. */
export const mcp: Service = {
  endpoints: (ports) => [
    ...metadataEndpoints(ports.config.baseUrl),
    ...oauthEndpoints(ports),
    ...mcpEndpoints(ports, ports.config.baseUrl),
  ],
}
