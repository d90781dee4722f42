import type { TokenPrincipal } from '../../accounts/principal.js'
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
   * revoked, its user was deleted, or it is for another audience. Null as `audience` accepts any. Runs on every request
   * with a token, as one indexed query.
   */
  principal(tokenHash: Buffer, audience: string | null): Promise<TokenPrincipal | null>
  findGrant(grantId: string): Promise<OAuthGrant | null>
  /** Creates a grant, which reaches no volume yet, or replaces the payload and the end of a known one. */
  saveGrant(grant: OAuthGrant): Promise<void>
  /** Sets the volumes that the grant reaches; null for all volumes that its user can reach. */
  chooseVolumes(grantId: string, volumeIds: readonly string[] | null): Promise<void>
  /** Revokes a grant, with all codes and tokens issued for it. */
  revokeGrant(grantId: string): Promise<void>
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
