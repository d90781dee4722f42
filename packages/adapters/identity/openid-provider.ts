import { name } from '@agent-memory/core/accounts/management-schemas'
import { AppError, Unavailable } from '@agent-memory/core/errors'
import type { IdentityProvider, ProvenIdentity } from '@agent-memory/core/ports/accounts/identity-providers'
import { email as emailSchema } from '@agent-memory/core/schemas'
import * as openid from 'openid-client'
import { boundedFetch } from './bounded-fetch.js'

/** An OpenID Connect provider at which people can sign in. */
export interface OpenIdSettings {
  /** Name of the provider in paths. */
  id: string
  /** Name of the provider on buttons. */
  name: string
  /** URL with https, or with http on a loopback address. */
  issuer: string
  clientId: string
  /** Undefined for a public client. */
  clientSecret: string | undefined
  /** Whether every e-mail address counts as verified: for providers that do not send `email_verified`. */
  trustEmail: boolean
}

/** Time limit for a response of the provider, in seconds. */
const ANSWER_SECONDS = 5
/** How far the provider's clock can be from ours, in seconds. */
const CLOCK_TOLERANCE = 60
const RETRY_SECONDS = 60
/** After this time the metadata is fetched again. */
const METADATA_MS = 3_600_000
/** Maximum length of a subject in characters (OpenID Connect Core, section 2). */
const LONGEST_SUBJECT = 255

/**
 * Opens an OpenID Connect provider: the code flow with state, nonce and PKCE S256. Nothing is fetched before somebody
 * signs in. Checks the signature, issuer, audience, nonce and times of the ID token, and the `iss` of the callback
 * (RFC 9207).
 * @param onRefused receives the reason for a failure, for the log; it contains no token
 */
export function openOpenIdProvider(
  settings: OpenIdSettings,
  onRefused: (providerId: string, reason: string) => void,
): IdentityProvider {
  const configuration = cached(() =>
    discover(settings).catch((error: unknown) => {
      onRefused(settings.id, `the provider's metadata could not be read: ${reasonOf(error)}`)
      throw unreachable(settings)
    }),
  )
  const outcome = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError) throw error
      onRefused(settings.id, reasonOf(error))
      throw isProvidersFault(error) ? unreachable(settings) : notValid(settings)
    }
  }
  return {
    id: settings.id,
    name: settings.name,

    begin: (redirectUri) =>
      outcome(async () => {
        const codeVerifier = openid.randomPKCECodeVerifier()
        const attempt = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier }
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, attempt }
      }),

    complete: ({ redirectUri, query }, { state, nonce, codeVerifier }) =>
      outcome(async () => {
        const config = await configuration()
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
        try {
          const tokens = await openid.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), checks)
          return identityOf(await claimsOf(config, tokens), settings)
        } catch (error) {
          if (!(error instanceof openid.AuthorizationResponseError)) throw error
          onRefused(settings.id, `the provider answered ${error.error}`)
          return null
        }
      }),
  }
}

const discover = ({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> => {
  const metadata = { [openid.clockTolerance]: CLOCK_TOLERANCE, ...(clientSecret && { client_secret: clientSecret }) }
  return openid.discovery(new URL(issuer), clientId, metadata, clientSecret ? secretAs(clientSecret) : openid.None(), {
    timeout: ANSWER_SECONDS,
    [openid.customFetch]: (url, options) => boundedFetch(url, options as RequestInit),
    execute: [
      openid.enableNonRepudiationChecks,
      ...(new URL(issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  })
}

/** Sends the secret in the body if the provider accepts that, else in the header, which every provider must accept. */
const secretAs = (secret: string): openid.ClientAuth => {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)]
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inBody : inHeader)(server, ...rest)
}

/**
 * Returns a function that returns the metadata. Fetches it at the first call, and again once it is older than
 * METADATA_MS; concurrent callers share one fetch. If a later fetch fails, the old value stays in use.
 */
function cached(fetchNow: () => Promise<openid.Configuration>): () => Promise<openid.Configuration> {
  let current: { value: openid.Configuration; at: number } | undefined
  let pending: Promise<openid.Configuration> | undefined
  const refresh = () => {
    pending ??= fetchNow()
      .then((value) => {
        current = { value, at: performance.now() }
        return value
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }
  return async () => {
    if (current === undefined) return refresh()
    const { value, at } = current
    return performance.now() - at < METADATA_MS ? value : refresh().catch(() => value)
  }
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>
type Claims = Record<string, unknown> & { iss: string; sub: string }

/**
 * Returns the claims of the ID token. Adds the claims of the userinfo endpoint if the ID token has no email address.
 */
async function claimsOf(config: openid.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the provider sent no ID token')
  if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

function identityOf(claims: Claims, { trustEmail }: OpenIdSettings): ProvenIdentity {
  const { iss: issuer, sub: subject } = claims
  if (subject.length > LONGEST_SUBJECT) throw new Error('the subject is longer than 255 characters')
  const email = emailSchema().safeParse(claims.email).data?.toLowerCase() ?? null
  return {
    identity: { issuer, subject },
    email,
    emailVerified: email !== null && (trustEmail || claims.email_verified === true),
    name: name().safeParse(claims.name).data ?? null,
  }
}

/** Error codes of openid-client for requests that failed in transit. */
const UNREACHABLE = ['OAUTH_TIMEOUT', 'OAUTH_ABORT']

/** Errors of RFC 6749, section 5.2, that only the operator can correct, at the provider or in the settings. */
const MISCONFIGURED = ['invalid_client', 'unauthorized_client']

/** Whether the provider is down or rejects this service as a client; starting the sign-in again then does not help. */
function isProvidersFault(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (error instanceof openid.ResponseBodyError) return error.status >= 500 || MISCONFIGURED.includes(error.error)
  if (error instanceof TypeError) return code === undefined
  return UNREACHABLE.includes(code ?? '') || (cause instanceof Response && cause.status >= 500)
}

const unreachable = ({ name: provider }: OpenIdSettings) =>
  new Unavailable(
    'identity_provider',
    `Signing in with ${provider} does not work at the moment. Try again in a minute.`,
    {
      retryAfter: RETRY_SECONDS,
    },
  )

const notValid = ({ name: provider }: OpenIdSettings) =>
  new AppError(
    'invalid_credentials',
    `The answer of ${provider} is not valid for this sign-in: start the sign-in again.`,
  )

/** Returns the messages of an error and its cause. They contain names of claims and codes, never their values. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  if (error instanceof openid.ResponseBodyError) return `the provider answered ${error.error} (HTTP ${error.status})`
  if (cause instanceof Response) return `${message} (HTTP ${cause.status})`
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
