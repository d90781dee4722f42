import { DEFAULT_SCOPES } from '@agent-memory/core/accounts/scopes'
import { invalid } from '@agent-memory/core/errors'
import { type Endpoint, endpoint, type RawCall } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import type { Request } from 'express'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { rejectForeignHost } from '../address.js'
import { parameter } from '../schema.js'
import { completeQuery, refuseFormResponse } from './authorization-request.js'
import { describeClient } from './client-documents.js'
import { oauthErrorBody } from './errors.js'
import { failedPage } from './failed-page.js'
import { PATHS } from './paths.js'
import type { OAuthPorts } from './provider.js'
import { arrivedAt, pinAddress } from './request.js'

/** Maximum characters of a URL. Bounds what an authorization request can store before anybody has signed in. */
const LONGEST_ADDRESS = 4_096

/** The endpoints of the authorization server, without its metadata. */
export function oauthEndpoints(ports: OAuthPorts): Endpoint[] {
  const providerOf = providersBy(ports)
  const common = { tag: 'OAuth', answer: 'raw', accepts: [], operation: 'auth' } as const
  const library = { ...common, errorBody: oauthErrorBody, handle: handOver }
  const inBrowser = { ...common, limit: 'default', failed: failedPage } as const
  const interaction = {
    ...inBrowser,
    path: `${PATHS.interaction}/:uid`,
    signsIn: true,
    params: z.object({ uid: z.string() }),
  } as const

  /** Lets the authorization library answer the request. */
  async function handOver(call: RawCall<readonly []>): Promise<void> {
    const { request, response } = call
    const provider = await prepare(call)
    if (request.url.length > LONGEST_ADDRESS)
      throw invalid('address', `of a request can have at most ${LONGEST_ADDRESS} characters`)
    if (request.path === PATHS.authorize) {
      refuseFormResponse(queryOf(request))
      await describeClient(ports, request)
      request.url = withQuery(request, (query) => completeQuery(query, ports.config.oauthRefreshHosts))
    }
    await arrivedAt(call.arrivedAt, () => provider.callback()(request, response))
  }

  const interactBy =
    (name: 'showInteraction' | 'decideInteraction') =>
    async (call: RawCall<readonly []>): Promise<void> => {
      const [steps, provider] = await Promise.all([import('./interaction.js'), prepare(call)])
      return arrivedAt(call.arrivedAt, () => steps[name](ports, provider, call as never))
    }

  async function prepare({ request, response }: Pick<RawCall, 'request' | 'response'>): Promise<Provider> {
    // A client may have opened this page in a popup that it watches. If even one redirect of the flow had
    // `same-origin`, the browser would cut the link between the two windows.
    response.set('Cross-Origin-Opener-Policy', 'unsafe-none')
    rejectForeignHost(request, ports.config.baseUrl)
    const baseUrl = baseUrlOf(ports.config.baseUrl, request)
    pinAddress(request, baseUrl)
    return providerOf(baseUrl)
  }

  return [
    endpoint({
      ...library,
      method: 'post',
      path: PATHS.register,
      summary: 'Register a client (RFC 7591)',
      description:
        'A client that registers is public: it gets no secret. If no user allows it within 24 hours, it is removed.',
      limit: 'oauth_register',
      cors: 'open',
      body: z.looseObject({ redirect_uris: z.array(z.string()), client_name: z.string().optional() }),
      success: { status: 201, body: z.looseObject({ client_id: z.string(), redirect_uris: z.array(z.string()) }) },
    }),
    endpoint({
      ...inBrowser,
      method: 'get',
      path: PATHS.authorize,
      summary: 'Ask the user to allow a client (RFC 6749, section 4.1, with PKCE)',
      description: 'Redirects to the page where the user decides, and from there to the client.',
      handle: handOver,
      query: z.looseObject({
        response_type: parameter('Required: `code`.'),
        client_id: parameter('Required. From registration, from the operator, or the address of a metadata document.'),
        redirect_uri: parameter('Required, exactly as registered.'),
        code_challenge: parameter('Required.'),
        code_challenge_method: parameter('Required: `S256`.'),
        state: parameter('Recommended: returned unchanged.'),
        scope: parameter(`Separated by spaces; default: ${DEFAULT_SCOPES.join(' ')}`),
        resource: parameter('The address of /mcp (RFC 8707), which is the default.'),
      }),
      success: { status: 303, body: z.string(), types: ['text/html'] },
    }),
    endpoint({
      ...inBrowser,
      method: 'get',
      path: `${PATHS.authorize}/:uid`,
      summary: "Continue an authorization request after the user's decision",
      handle: handOver,
      success: { status: 303, body: z.string(), types: ['text/html'] },
    }),
    endpoint({
      ...library,
      method: 'post',
      path: PATHS.token,
      summary: 'Exchange a code or a refresh token for tokens (RFC 6749, sections 4.1.3 and 6)',
      description:
        'With a code, `redirect_uri` is required: that of the authorization request. A refresh token can be used once. A second use revokes all tokens of the same consent. A client with a secret sends it as HTTP Basic credentials, or as `client_secret`.',
      limit: 'oauth_token',
      cors: 'open',
      bodyType: 'application/x-www-form-urlencoded',
      body: z.looseObject({
        grant_type: z.enum(['authorization_code', 'refresh_token']),
        client_id: z.string().optional(),
        client_secret: z.string().optional(),
      }),
      success: {
        status: 200,
        body: z.looseObject({
          access_token: z.string(),
          token_type: z.literal('Bearer'),
          expires_in: z.int(),
          scope: z.string(),
          refresh_token: z.string().optional(),
        }),
      },
    }),
    endpoint({
      ...library,
      method: 'post',
      path: PATHS.revoke,
      summary: 'Revoke a token, with all tokens of the same consent (RFC 7009)',
      limit: 'default',
      bodyType: 'application/x-www-form-urlencoded',
      body: z.looseObject({ token: z.string(), client_id: z.string().optional() }),
      success: { status: 200, body: z.string() },
    }),
    endpoint({
      ...interaction,
      method: 'get',
      summary: 'Show what a client asks for',
      success: { status: 200, body: z.string(), types: ['text/html'] },
      handle: interactBy('showInteraction'),
    }),
    endpoint({
      ...interaction,
      method: 'post',
      summary: 'Allow or deny what a client asks for',
      bodyType: 'application/x-www-form-urlencoded',
      query: z.object({ confirm: z.string().optional() }),
      body: z.looseObject({ decision: z.enum(['allow', 'deny']), volumes: z.enum(['all', 'chosen']) }),
      success: { status: 303, body: z.string(), types: ['text/html'] },
      handle: interactBy('decideInteraction'),
    }),
  ]
}

const queryOf = ({ url }: Request): string => new URL(url, 'http://service').search

const withQuery = ({ url }: Request, complete: (query: string) => string): string => {
  const at = url.indexOf('?')
  return at === -1 ? `${url}?${complete('')}` : `${url.slice(0, at)}?${complete(url.slice(at + 1))}`
}

/**
 * Maximum providers kept, one per address of the service. If there are more, the oldest is dropped and made again
 * later.
 */
const MOST_PROVIDERS = 4

/**
 * Returns a function that returns the provider for an address of the service. With BASE_URL there is only one address.
 * Without it, the address is the one that the client called, and `rejectForeignHost` admits only IP addresses and names
 * of this machine.
 */
const providersBy = (ports: OAuthPorts): ((baseUrl: string) => Promise<Provider>) => {
  const providers = new Map<string, Provider>()
  return async (baseUrl) => {
    // Loaded at the first request, for the reason given in ../endpoint.ts.
    const { createProvider } = await import('./provider.js')
    const provider = providers.get(baseUrl) ?? createProvider(ports, baseUrl)
    if (!providers.has(baseUrl) && providers.size === MOST_PROVIDERS) {
      const [oldest = ''] = providers.keys()
      providers.delete(oldest)
    }
    providers.set(baseUrl, provider)
    return provider
  }
}
