import type { TokenPrincipal } from '../../accounts/principal.js'
import type { OFFLINE_ACCESS, Scope } from '../../accounts/scopes.js'
import type { OAuthClientStore } from './oauth-clients.js'

/** What a user has allowed a client: the family of all tokens that were issued for one consent. */
export interface OAuthGrant {
  grantId: string
  clientId: string
  userId: string
  /** What the authorization library keeps of it, such as the scopes. */
  payload: Record<string, unknown>
  expiresAt: Date
}

/** What a user decided at consent. */
export interface Consent {
  scopes: readonly (Scope | typeof OFFLINE_ACCESS)[]
  /** Null: all volumes that the user can reach. */
  volumeIds: readonly string[] | null
  /** Host and port to which the client had the user return; for a scheme of an app, the scheme too. */
  redirectHost: string
}

/** A grant as shown to its user. */
export interface GrantRecord {
  grantId: string
  /** `name` is what the client calls itself; null if it does not. */
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
 * Why a grant ended early: its client gave a token back, or a code or refresh token was used twice, which indicates a
 * leak.
 */
export type RevocationReason = 'client' | 'reuse'

/** Things that are issued under a random id, which is a secret: whoever has the id can use the thing. */
export type IssuedKind = 'Interaction' | 'AuthorizationCode' | 'AccessToken' | 'RefreshToken'

/** One issued thing. Its id is not stored: only the id's SHA-256. */
export interface Issued {
  kind: IssuedKind
  idHash: Buffer
  /** Null for an interaction, which comes before the grant. */
  grantId: string | null
  payload: Record<string, unknown>
  expiresAt: Date
}

/** The store of the OAuth authorization server. */
export interface OAuthStore extends OAuthClientStore {
  /**
   * Returns the principal of the access token with this SHA-256; null if the token is unknown or expired, its grant was
   * revoked or is not complete, its user was deleted, or it is for another audience. Null as `audience` accepts any. Runs
   * on every request with a token, as one indexed query.
   */
  principal(tokenHash: Buffer, audience: string | null): Promise<TokenPrincipal | null>
  /** Returns a complete grant. */
  findGrant(grantId: string): Promise<OAuthGrant | null>
  /**
   * Creates a grant, which nothing can be done with until it is complete, or replaces the payload and the end of a known
   * one.
   */
  saveGrant(grant: OAuthGrant): Promise<void>
  /** Completes a grant with what its user decided. Only complete grants are listed and in audit logs. */
  completeGrant(grantId: string, consent: Consent): Promise<void>
  /** Revokes a grant, with all codes and tokens issued for it. */
  revokeGrant(grantId: string, reason: RevocationReason): Promise<void>
  /** Returns the user's latest 100 grants with a code or token that still works, newest first. */
  listGrants(userId: string): Promise<GrantRecord[]>
  /** Revokes a grant of the user; false if there is none with this id. */
  endGrant(userId: string, grantId: string): Promise<boolean>
  /**
   * Returns the thing with this kind and hash, even if it has expired. `usedMsAgo`: how long ago it was used, by the clock
   * of the store, in milliseconds; null if it was not.
   */
  find(kind: IssuedKind, idHash: Buffer): Promise<(Issued & { usedMsAgo: number | null }) | null>
  /**
   * Stores an issued thing, or replaces its payload. A refresh token keeps its grant from expiring before it. False if
   * the grant does not exist any more: then nothing was stored.
   */
  save(issued: Issued): Promise<boolean>
  /** Marks the thing as used. False if it had been used before or does not exist: of all calls, one gets true. */
  consume(kind: IssuedKind, idHash: Buffer): Promise<boolean>
  remove(kind: IssuedKind, idHash: Buffer): Promise<void>
}
