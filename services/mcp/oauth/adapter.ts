import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { LONGEST_CLIENT_ID } from '@agent-memory/core/accounts/oauth/client-documents'
import type { Issued, IssuedKind, OAuthStore } from '@agent-memory/core/ports/accounts/oauth'
import type { OAuthClient } from '@agent-memory/core/ports/accounts/oauth-clients'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors, Provider } from 'oidc-provider'
import { PATHS } from './paths.js'
import { EVERY_CLIENT } from './registration.js'
import { arrivalOf } from './request.js'
import { openRotations, REVOKED, type Rotations, USED_MEANWHILE } from './rotation.js'
import { orUnavailable } from './unavailable.js'
import { findUsed } from './used-before.js'

const ISSUED: readonly IssuedKind[] = ['Interaction', 'AuthorizationCode', 'AccessToken', 'RefreshToken']

/**
 * Stores codes, tokens and interactions of the authorization library under the SHA-256 of their ids, so that a copy of
 * the database holds no usable code or token. The library's sessions are not stored, because at each consent our own
 * session says who the user is.
 * @param issuer address of the service, without a trailing slash
 */
export const adaptersOf = (oauth: OAuthStore, issuer: string, onError: (error: unknown) => void): AdapterFactory => {
  const rotations = openRotations(oauth, onError)
  const returnTo = (id: string) => `${issuer}/oauth/authorize/${id}`
  return (model) => {
    if (model === 'Client') return guarded(clients(oauth))
    if (model === 'Grant') return guarded(grants(oauth))
    const kind = ISSUED.find((name) => name === model)
    if (kind !== undefined) return guarded(issued({ oauth, rotations, returnTo }, kind))
    // `model` is a class name in the library. Tokens of a class that a later version adds must not be lost silently.
    if (!UNUSED.includes(model)) throw new Error(`oidc-provider has a model ${model} that is not stored`)
    return nothing
  }
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000)
const untilIn = (lifetime: number | undefined): Date => new Date(Date.now() + (lifetime ?? 0) * 1_000)

/** Models of the library that are not stored: its sessions, and models of features that are turned off. */
const UNUSED = [
  ...['Session', 'ReplayDetection', 'ClientCredentials', 'DeviceCode', 'InitialAccessToken'],
  ...['RegistrationAccessToken', 'PushedAuthorizationRequest', 'BackchannelAuthenticationRequest'],
]

/** Adapter that stores nothing, for the models in UNUSED. */
const nothing: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}

/**
 * Matches printable ASCII, as in the ids that we issue and in URLs that are ids. PostgreSQL would reject some other
 * characters.
 */
const CLIENT_ID = new RegExp(`^[!-~]{1,${LONGEST_CLIENT_ID}}$`)

const clients = (oauth: OAuthStore): Adapter => ({
  ...nothing,
  async find(clientId) {
    if (!CLIENT_ID.test(clientId)) return undefined
    const client = await oauth.findClient(clientId)
    return client === null ? undefined : completed(client)
  },
  async upsert(clientId, { is_official: _, ...metadata }) {
    await oauth.saveClient({ clientId, metadata, isOfficial: false })
  },
})

/**
 * Returns a stored client with the fields that all clients share. Its `client_secret` is the hash that our
 * `compareClientSecret` compares with.
 */
const completed = ({ metadata, isOfficial, secretHash }: OAuthClient): AdapterPayload => ({
  ...EVERY_CLIENT,
  token_endpoint_auth_method: secretHash === null ? 'none' : 'client_secret_basic',
  ...metadata,
  is_official: isOfficial,
  ...(secretHash && { client_secret: secretHash.toString('base64url') }),
})

const grants = (oauth: OAuthStore): Adapter => ({
  ...nothing,
  async find(grantId) {
    const grant = await oauth.findGrant(grantId)
    return grant ? { ...grant.payload, jti: grantId, exp: seconds(grant.expiresAt) } : undefined
  },
  async upsert(grantId, payload, lifetime) {
    const { accountId: userId = '', clientId = '' } = payload
    await oauth.saveGrant({ grantId, clientId, userId, payload: { ...payload }, expiresAt: untilIn(lifetime) })
  },
  // Revokes the grant, with everything that was issued for it. The library calls this at every leak and revocation.
  destroy: (grantId) => oauth.revokeGrant(grantId, Provider.ctx?.path === PATHS.revoke ? 'client' : 'reuse'),
})

interface Issuing {
  oauth: OAuthStore
  rotations: Rotations
  returnTo: (id: string) => string
}

const issued = ({ oauth, rotations, returnTo }: Issuing, kind: IssuedKind): Adapter => ({
  ...nothing,
  async find(id) {
    if (kind === 'RefreshToken') rotations.requireSettled(hashSecret(id))
    const find = () => oauth.find(kind, hashSecret(id))
    const { found, wasUsedBefore } = await findUsed(find, arrivalOf().getTime())
    if (found === null) return undefined
    const payload: AdapterPayload = { ...found.payload, jti: id }
    if (kind === 'Interaction') payload.returnTo = returnTo(id)
    // A use before this request arrived indicates a leak, so the library then revokes everything issued for the grant.
    // If two requests use a code or token at the same time, the second request is refused but revokes nothing.
    if (wasUsedBefore) {
      const now = seconds(new Date())
      payload.consumed = now
      // For an expired code the library would stop early and not revoke its tokens, so a used code is not shown as
      // expired.
      if (kind === 'AuthorizationCode') payload.exp = now + 60
    }
    return payload
  },
  async upsert(id, { jti: _id, returnTo: _returnTo, ...payload }, lifetime) {
    const grantId = kind === 'Interaction' ? null : (payload.grantId ?? null)
    const item: Issued = { kind, idHash: hashSecret(id), grantId, payload, expiresAt: untilIn(lifetime) }
    const isSaved = (await rotations.save(item)) || (await oauth.save(item))
    if (!isSaved) throw new errors.InvalidGrant(REVOKED)
  },
  async consume(id) {
    if (kind === 'RefreshToken') return rotations.begin(hashSecret(id))
    const isFirst = await oauth.consume(kind, hashSecret(id))
    if (!isFirst) throw new errors.InvalidGrant(USED_MEANWHILE)
  },
  destroy: (id) => oauth.remove(kind, hashSecret(id)),
})

/** Wraps an adapter so that the library answers failures of the store with 503. */
const guarded = (adapter: Adapter): Adapter => ({
  upsert: (id, payload, lifetime) => orUnavailable(() => adapter.upsert(id, payload, lifetime)),
  find: (id) => orUnavailable(() => adapter.find(id)),
  findByUid: (uid) => orUnavailable(() => adapter.findByUid(uid)),
  findByUserCode: (code) => orUnavailable(() => adapter.findByUserCode(code)),
  consume: (id) => orUnavailable(() => adapter.consume(id)),
  destroy: (id) => orUnavailable(() => adapter.destroy(id)),
  revokeByGrantId: (grantId) => orUnavailable(() => adapter.revokeByGrantId(grantId)),
})
