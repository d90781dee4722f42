import { SCOPES } from '@agent-memory/core/accounts/scopes'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { baseUrlOf, MCP_PATH, METADATA_PATH } from './address.js'

/** Metadata of RFC 9728. It has no `authorization_servers` yet: until there is one, an sm_ key is the credential. */
const resourceMetadata = z.object({
  resource: z.url(),
  resource_name: z.string(),
  scopes_supported: z.array(z.enum(SCOPES)),
  bearer_methods_supported: z.array(z.literal('header')),
})

/**
 * Endpoints that describe this resource to a rejected client: at the plain path, and at the path that ends in the
 * resource's own path.
 */
export const metadataEndpoints = (baseUrl: string | undefined): Endpoint[] =>
  [METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`].map((path) =>
    endpoint({
      method: 'get',
      path,
      summary: 'Describe the MCP endpoint as a protected resource (RFC 9728)',
      tag: 'MCP',
      answer: 'json',
      accepts: [],
      operation: 'request',
      limit: 'default',
      cors: 'open',
      success: { status: 200, body: resourceMetadata },
      handle: async ({ request }): Promise<z.infer<typeof resourceMetadata>> => ({
        resource: `${baseUrlOf(baseUrl, request)}${MCP_PATH}`,
        resource_name: 'Agent Memory Service',
        scopes_supported: [...SCOPES],
        bearer_methods_supported: ['header'],
      }),
    }),
  )
