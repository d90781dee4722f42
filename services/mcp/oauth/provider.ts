import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { isDocumentId } from '@agent-memory/core/accounts/oauth/client-documents'
import { withoutLoopbackPort } from '@agent-memory/core/accounts/oauth/redirect-uris'
import { RESOURCE_PATH } from '@agent-memory/core/accounts/oauth/tokens'
import { OFFLINE_ACCESS, SCOPES } from '@agent-memory/core/accounts/scopes'
import type { OAuthStore } from '@agent-memory/core/ports/accounts/oauth'
import type { ClientDocuments } from '@agent-memory/core/ports/accounts/oauth-clients'
import type { PeopleStore } from '@agent-memory/core/ports/accounts/people'
import type { RateLimiter } from '@agent-memory/runtime/http/access/rate-limit'
import { pageHeaders } from '@agent-memory/runtime/http/page'
import type { Ports } from '@agent-memory/runtime/process/wire'
import { type ClientMetadata, type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { errorPage } from '../pages/consent.js'
import { languageOf } from '../pages/language.js'
import { adaptersOf } from './adapter.js'
import { AUTH_METHODS } from './auth-methods.js'
import { sayTooLarge } from './large-body.js'
import { PATHS } from './paths.js'
import { checkRegistration } from './registration.js'
import { type NamesResource, resourceNames, takeNamesForOne } from './resources.js'
import { orUnavailable } from './unavailable.js'
import { unusedKey } from './unused-key.js'

export interface OAuthPorts {
  oauth: OAuthStore
  people: Pick<PeopleStore, 'principal' | 'organizationsOf'>
  clientDocuments: ClientDocuments
  limiter: Pick<RateLimiter, 'count'>
  now: () => Date
  config: Pick<Ports['config'], 'secretKey' | 'baseUrl' | 'oauthRefreshHosts' | 'oauthClientDocuments'>
  workLog: Ports['workLog']
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Lifetimes in seconds. Those of tokens are from docs/specification.md. A grant lasts at least this long, and longer
 * if its newest refresh token does (`OAuthStore.save`). An interaction lasts long enough for the user to sign up
 * first.
 */
const LIFETIMES = {
  AccessToken: HOUR,
  RefreshToken: 90 * DAY,
  AuthorizationCode: MINUTE,
  Grant: 366 * DAY,
  Interaction: HOUR,
  Session: HOUR,
}

/** @param issuer address of the service, without a trailing slash */
export function createProvider(ports: OAuthPorts, issuer: string): Provider {
  const namesResource = resourceNames(issuer)
  const provider = new Provider(issuer, configurationOf(ports, issuer, namesResource))
  takeNamesForOne(provider, namesResource)
  // With `proxy`, the library takes host and protocol of links and cookies from the headers that `pinAddress` sets.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => ports.workLog.error({ err: error }, 'an OAuth request failed'))
  provider.on('registration_create.error', sayTooLarge)
  provider.on('grant.error', sayTooLarge)
  provider.on('revocation.error', sayTooLarge)
  const client = provider.Client.prototype
  // By default, the library lets every client change the port of a loopback address. Here only a client with a metadata
  // document may do so.
  client.redirectUriAllowed = function (uri) {
    const known = this.redirectUris ?? []
    if (known.includes(uri)) return true
    // A port above 65,535 makes a URI that nothing can parse.
    return isDocumentId(this.clientId) && known.includes(withoutLoopbackPort(uri)) && URL.canParse(uri)
  }
  client.compareClientSecret = function (secret) {
    const [expected, actual] = [Buffer.from(this.clientSecret ?? '', 'base64url'), hashSecret(secret)]
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  }
  // Only the mode `query` is allowed. The other modes hand tokens to a browser, or answer with an inline script.
  // Response types other than `code` pass here, because the library refuses them next.
  client.responseModeAllowed = (mode, responseType) => responseType !== 'code' || mode === undefined || mode === 'query'
  return provider
}

function configurationOf(
  { oauth, people, config, workLog }: OAuthPorts,
  issuer: string,
  namesResource: NamesResource,
): Configuration {
  const resource = `${issuer}${RESOURCE_PATH}`
  return {
    adapter: adaptersOf(oauth, issuer, (error) =>
      workLog.error({ err: error }, 'a refresh of OAuth tokens could not be undone'),
    ),
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      revocation: PATHS.revoke,
      registration: PATHS.register,
    },
    interactions: { url: (_ctx, { uid }) => `${PATHS.interaction}/${uid}` },
    cookies: { keys: [createHmac('sha256', config.secretKey).update('cookies of OAuth').digest('base64url')] },
    responseTypes: ['code'],
    scopes: [OFFLINE_ACCESS],
    clientAuthMethods: [...AUTH_METHODS],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [unusedKey()] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    ttl: LIFETIMES,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, _client, { scopes }) => scopes.has(OFFLINE_ACCESS),
    revokeGrantPolicy: () => true,
    clientBasedCORS: () => false,
    extraClientMetadata: {
      properties: ['is_official'],
      // `ctx` is undefined for a client from the store, which was checked when it registered.
      validator: (ctx, _property, isOfficial, metadata: ClientMetadata) => {
        if (ctx) checkRegistration(metadata, isOfficial)
      },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // The library's own ids may begin with '-', which command-line programs would take for an option.
      registration: { enabled: true, issueRegistrationAccessToken: false, idFactory: () => randomUUID() },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => oneOf ?? resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) => {
          if (!namesResource(indicator))
            throw new errors.InvalidTarget(`the resource must be ${resource}, the only resource of this service`)
          return { scope: SCOPES.join(' '), audience: resource, accessTokenFormat: 'opaque' }
        },
      },
    },
    async findAccount(_ctx, userId) {
      const user = await orUnavailable(() => people.principal(userId))
      return user ? { accountId: userId, claims: async () => ({ sub: userId }) } : undefined
    },
    renderError: (ctx, out) => renderError(ctx, out.error_description ?? out.error, out),
  }
}

/** If an error of an authorization request cannot be sent to the client, shows a page. Other errors become JSON. */
function renderError(ctx: KoaContextWithOIDC, description: string, body: object): void {
  const isPage = ctx.path.startsWith(PATHS.authorize)
  if (!isPage) {
    ctx.body = body
    return
  }
  const language = languageOf(ctx.get('Accept-Language'))
  const title = language === 'de' ? 'Die Verbindung kam nicht zustande' : 'The connection failed'
  ctx.set(pageHeaders({ formsLeave: true }))
  ctx.type = 'html'
  ctx.body = errorPage({ title, message: description, language })
}
