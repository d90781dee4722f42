import { OFFLINE_ACCESS, SCOPES } from '@agent-memory/core/accounts/scopes'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import type { Ports } from '@agent-memory/runtime/process/wire'
import { z } from 'zod'
import { MCP_PATH, METADATA_PATH, rejectForeignHost } from './address.js'
import { AUTH_METHODS } from './oauth/auth-methods.js'
import { PATHS } from './oauth/paths.js'

/** Metadata of RFC 9728. `scopes_supported` lacks `offline_access`, because that is not a scope of the resource. */
const resourceMetadata = z.object({
  resource: z.url(),
  resource_name: z.string(),
  authorization_servers: z.array(z.url()),
  scopes_supported: z.array(z.enum(SCOPES)),
  bearer_methods_supported: z.array(z.literal('header')),
})

/** Metadata of RFC 8414. */
const serverMetadata = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  registration_endpoint: z.url(),
  revocation_endpoint: z.url(),
  scopes_supported: z.array(z.string()),
  response_types_supported: z.array(z.literal('code')),
  response_modes_supported: z.array(z.literal('query')),
  grant_types_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.enum(AUTH_METHODS)),
  revocation_endpoint_auth_methods_supported: z.array(z.enum(AUTH_METHODS)),
  code_challenge_methods_supported: z.array(z.literal('S256')),
  authorization_response_iss_parameter_supported: z.literal(true),
  client_id_metadata_document_supported: z.literal(true).optional(),
})

type PublishedConfig = Pick<Ports['config'], 'baseUrl' | 'oauthClientDocuments'>

/** Settings of all metadata endpoints, which anybody may read. */
const published = {
  method: 'get',
  tag: 'OAuth',
  answer: 'json',
  accepts: [],
  operation: 'request',
  limit: 'default',
  cors: 'open',
} as const

/** The endpoint that describes the authorization server. */
const serverMetadataEndpoint = ({ baseUrl: configured, oauthClientDocuments: documents }: PublishedConfig): Endpoint =>
  endpoint({
    ...published,
    path: '/.well-known/oauth-authorization-server',
    summary: 'Describe the authorization server (RFC 8414)',
    success: { status: 200, body: serverMetadata },
    async handle({ request }): Promise<z.infer<typeof serverMetadata>> {
      rejectForeignHost(request, configured)
      const issuer = baseUrlOf(configured, request)
      return {
        issuer,
        authorization_endpoint: `${issuer}${PATHS.authorize}`,
        token_endpoint: `${issuer}${PATHS.token}`,
        registration_endpoint: `${issuer}${PATHS.register}`,
        revocation_endpoint: `${issuer}${PATHS.revoke}`,
        scopes_supported: [...SCOPES, OFFLINE_ACCESS],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: [...AUTH_METHODS],
        revocation_endpoint_auth_methods_supported: [...AUTH_METHODS],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        ...(documents && { client_id_metadata_document_supported: true }),
      }
    },
  })

/**
 * Endpoints that tell a rejected client about the authorization server and about this resource. The resource is
 * described at two paths: the plain well-known path, and the same path followed by the path of the MCP endpoint.
 */
export const metadataEndpoints = (config: PublishedConfig): Endpoint[] => [
  serverMetadataEndpoint(config),
  ...[METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`].map((path) =>
    endpoint({
      ...published,
      path,
      summary: 'Describe the MCP endpoint as a protected resource (RFC 9728)',
      success: { status: 200, body: resourceMetadata },
      handle: async ({ request }): Promise<z.infer<typeof resourceMetadata>> => ({
        resource: `${baseUrlOf(config.baseUrl, request)}${MCP_PATH}`,
        resource_name: 'Agent Memory Service',
        authorization_servers: [baseUrlOf(config.baseUrl, request)],
        scopes_supported: [...SCOPES],
        bearer_methods_supported: ['header'],
      }),
    }),
  ),
]
