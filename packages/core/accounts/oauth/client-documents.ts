import { AppError, invalid } from '../../errors.js'
import type { ClientDocuments, OAuthClient, OAuthClientStore } from '../../ports/accounts/oauth-clients.js'
import { unstorableFields } from '../../schemas.js'
import { redirectUrisProblem } from './redirect-uris.js'

/** In characters (ASCII), so that the id fits into an entry of its PostgreSQL index: at most 2,704 bytes. */
export const LONGEST_CLIENT_ID = 1_000
const LONGEST_NAME = 200
/**
 * How long a document may still be used after its expiry while its host cannot be reached (`stale-if-error`, RFC 5861),
 * so that a short outage of the host locks nobody out.
 */
const STALE_MS = 24 * 3_600_000

export interface ClientDocumentPorts {
  oauth: Pick<OAuthClientStore, 'findClient' | 'saveDocument'>
  clientDocuments: Pick<ClientDocuments, 'fetch'>
  now: () => Date
  /** Counts a fetch; returns the seconds to wait if there were too many, else 0. */
  secondsToWait: (fetch: DocumentFetch) => Promise<number>
  /** Logs for the operator why a client's document cannot be used, if the response must not give the reason. */
  noteCause: (clientId: string, cause: string) => void
}

/** A fetch that is about to be made. `isStored`: whether a document of this client is stored, current or expired. */
export interface DocumentFetch {
  clientId: string
  hostname: string
  isStored: boolean
}

/** Whether a client id is the address of a document that describes the client. */
export const isDocumentId = (clientId: string): boolean => clientId.startsWith('https://')

/**
 * Makes sure that the document of this client is stored and current. Fetches the document if none is stored, or if the
 * stored document is too old (draft-ietf-oauth-client-id-metadata-document).
 * @param clientId must satisfy `isDocumentId`
 * @throws AppError validation_failed naming `client_id` if the id or the document is not valid, or the document cannot
 * be fetched; rate_limited
 */
export async function keepDocumentCurrent(ports: ClientDocumentPorts, clientId: string): Promise<void> {
  const { hostname } = urlOf(clientId)
  const known = await ports.oauth.findClient(clientId)
  if (known !== null && isUsable(known, ports.now())) return
  const seconds = await ports.secondsToWait({ clientId, hostname, isStored: known !== null })
  const canServeStale = () => known !== null && isUsable(known, ports.now(), STALE_MS)
  if (seconds > 0) {
    if (canServeStale()) return
    throw new AppError('rate_limited', `${TOO_MANY} Try again in ${seconds} s.`, { retryAfter: seconds })
  }
  const { mayExplain, ...fetched } = await ports.clientDocuments.fetch(clientId)
  const unusable = (cause: string): AppError => {
    const subject = `The description of the application at ${clientId}`
    if (mayExplain) return wrong(`${subject} ${cause}`)
    ports.noteCause(clientId, cause)
    return wrong(`${subject} ${NOT_EXPLAINED}`)
  }
  if (fetched.outcome === 'failed') {
    if (fetched.isTemporary && canServeStale()) return
    throw unusable(`could not be fetched: ${fetched.reason}`)
  }
  const document = parsed(fetched.text)
  const problem = problemOf(clientId, document)
  if (problem !== null) throw unusable(`is not valid: ${problem}.`)
  const freshUntil = new Date(ports.now().getTime() + fetched.freshSeconds * 1_000)
  await ports.oauth.saveDocument({ clientId, metadata: metadataOf(clientId, document), freshUntil })
}

const TOO_MANY = 'Too many descriptions of applications were fetched.'
/** The same for every cause, so that nobody learns whether an address is closed, silent or answers something else. */
const NOT_EXPLAINED =
  'cannot be used. Its address must be public, or in a network that the operator allowed with OAUTH_ALLOWED_NETWORKS. The operator finds the cause in the log of this service.'

const isUsable = ({ freshUntil }: OAuthClient, now: Date, longer = 0): boolean =>
  freshUntil !== null && now.getTime() < freshUntil.getTime() + longer

/**
 * Parses the id, which must be written as a URL parser writes it. This rules out `.` and `..` segments and backslashes,
 * and leaves only one spelling for each address.
 */
function urlOf(clientId: string): URL {
  if (clientId.length > LONGEST_CLIENT_ID) throw wrong(`client_id can have at most ${LONGEST_CLIENT_ID} characters.`)
  const url = URL.canParse(clientId) ? new URL(clientId) : null
  if (url === null || url.href !== clientId)
    throw wrong('client_id must be a URL in its usual form, such as https://app.example.com/client.json.')
  if (url.username !== '' || url.password !== '') throw wrong('client_id must not have a user name or password.')
  if (clientId.includes('#')) throw wrong('client_id must not have a fragment.')
  return url
}

/** Picks the fields of a valid document that are stored. */
function metadataOf(clientId: string, document: unknown): Record<string, unknown> {
  const { client_name, redirect_uris } = document as Record<string, unknown>
  return { client_id: clientId, client_name, redirect_uris }
}

/** Says what is wrong with a document; null if it is fine. */
function problemOf(clientId: string, document: unknown): string | null {
  if (!isObject(document)) return 'it is not a JSON object'
  const { client_id: id, client_name: name, redirect_uris: uris } = document
  if (id !== clientId) return 'its client_id must be exactly this address'
  if ('client_secret' in document || 'client_secret_expires_at' in document) return 'it must not have a client_secret'
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    return `client_name must have 1 to ${LONGEST_NAME} characters`
  const redirects = redirectUrisProblem(uris)
  if (redirects !== null) return redirects
  if (unstorableFields({ name, uris }) !== null) return 'it contains characters that cannot be stored'
  return canBePublic(document)
    ? null
    : 'token_endpoint_auth_method must be none, the only method that this service supports'
}

/**
 * Whether the client can do without a secret or a key. Some clients name the method that they prefer in the first
 * field, and all methods that they can use in the second (OpenID Connect Relying Party Metadata Choices 1.0).
 */
function canBePublic(document: Record<string, unknown>): boolean {
  const { token_endpoint_auth_method: method, token_endpoint_auth_methods_supported: methods } = document
  return method === undefined || method === 'none' || (Array.isArray(methods) && methods.includes('none'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (sentence: string): AppError => invalid('client_id', sentence)
