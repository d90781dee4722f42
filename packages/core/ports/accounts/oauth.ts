import type { TokenPrincipal } from '../../accounts/principal.js'
import type { OFFLINE_ACCESS, Scope } from '../../accounts/scopes.js'
import type { OAuthClientStore } from './oauth-clients.js'

/** What a user has allowed a client to do. All tokens that are issued for one consent belong to one grant. */
export interface OAuthGrant {
  grantId: string
  clientId: string
  userId: string
  /** What the authorization library stores for the grant, such as the scopes. */
  payload: Record<string, unknown>
  expiresAt: Date
}

/** What a user decided at consent. */
export interface Consent {
  scopes: readonly (Scope | typeof OFFLINE_ACCESS)[]
  /** Null: all volumes that the user can reach. */
  volumeIds: readonly string[] | null
  /**
   * Host and port of the redirect URI that the user returns to; if the URI has an app's own scheme, with the scheme.
   */
  redirectHost: string
}

/** A grant as shown to its user. */
export interface GrantRecord {
  grantId: string
  /** `name` is the name that the client gives itself; null if it gives none. */
  client: { clientId: string; name: string | null; isOfficial: boolean }
  redirectHost: string
  scopes: string[]
  /** The chosen volumes that the user can still reach; null for all volumes. */
  volumes: { volumeId: string; name: string; orgName: string }[] | null
  createdAt: Date
  /** When a token of the grant was last used, to the minute; null if never. */
  lastUsedAt: Date | null
}

/**
 * Why a grant ended early. `client`: its client revoked a token. `reuse`: a code or refresh token was used twice, which
 * indicates a leak.
 */
export type RevocationReason = 'client' | 'reuse'

/** Things that are issued under a random id, which is a secret: whoever has the id can use the thing. */
export type IssuedKind = 'Interaction' | 'AuthorizationCode' | 'AccessToken' | 'RefreshToken'

/** One issued thing of an `IssuedKind`. Only the SHA-256 of its id is stored, not the id itself. */
export interface Issued {
  kind: IssuedKind
  idHash: Buffer
  /** Null for an interaction, which comes before the grant. */
  grantId: string | null
  payload: Record<string, unknown>
  expiresAt: Date
}

/** The exchange of a refresh token for its successors, all of one grant. */
export interface Rotation {
  grantId: string
  usedHash: Buffer
  successors: readonly Issued[]
}

/** `used`: the refresh token was used before; `revoked`: its grant no longer exists. */
export type Rotated = 'rotated' | 'used' | 'revoked'

/** The store of the OAuth authorization server. */
export interface OAuthStore extends OAuthClientStore {
  /**
   * Returns the principal of the access token with this SHA-256. Null if the token is unknown, expired or for another
   * audience, if its grant was revoked or is not complete, or if its user was deleted. With `audience: null`, a token
   * for any audience is accepted. Runs on every request with a token, as one indexed query.
   */
  principal(tokenHash: Buffer, audience: string | null): Promise<TokenPrincipal | null>
  /** Returns the grant; null if there is none with this id, or if it is not complete yet. */
  findGrant(grantId: string): Promise<OAuthGrant | null>
  /**
   * Creates a grant; it gives no access until `completeGrant` is called. If the grant exists, replaces its payload and
   * its expiry.
   */
  saveGrant(grant: OAuthGrant): Promise<void>
  /**
   * Completes a grant with what its user decided. Only complete grants are listed and appear in audit logs. If the
   * session in which the user decided has ended, deletes the grant and returns false.
   */
  completeGrant(grantId: string, consent: Consent, sessionHash: Buffer): Promise<boolean>
  /** Revokes a grant, with all codes and tokens issued for it. */
  revokeGrant(grantId: string, reason: RevocationReason): Promise<void>
  /** Returns the user's latest 100 grants with a code or token that still works, newest first. */
  listGrants(userId: string): Promise<GrantRecord[]>
  /** Revokes a grant of the user; false if the user has none with this id. */
  endGrant(userId: string, grantId: string): Promise<boolean>
  /**
   * Returns the thing with this kind and hash, even if it has expired. `usedMsAgo`: milliseconds since `consume` marked
   * it as used, by the clock of the store; null if it is unused.
   */
  find(kind: IssuedKind, idHash: Buffer): Promise<(Issued & { usedMsAgo: number | null }) | null>
  /**
   * Stores an issued thing, or replaces its payload and expiry. For a refresh token, also extends the grant so that it
   * does not expire before the token. Returns false, with nothing stored, if the grant no longer exists.
   */
  save(issued: Issued): Promise<boolean>
  /**
   * Marks the thing as used. Of several calls for a thing, only one returns true; false if it was used before or does
   * not exist.
   */
  consume(kind: IssuedKind, idHash: Buffer): Promise<boolean>
  /**
   * Marks a refresh token as used and stores its successors, or does neither. Only one call for a token returns
   * `rotated`. After service_unavailable, the rotation may or may not have happened.
   */
  rotate(rotation: Rotation): Promise<Rotated>
  /**
   * Takes back a rotation whose successors nobody has received: removes them, and the refresh token can be used again.
   * Does nothing if the rotation did not happen.
   */
  withdraw(rotation: Rotation): Promise<void>
  remove(kind: IssuedKind, idHash: Buffer): Promise<void>
}
