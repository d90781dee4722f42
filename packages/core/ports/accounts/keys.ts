import type { Author, KeyKind, KeyPrincipal } from '../../accounts/principal.js'
import type { Listed, Page } from '../../paging.js'

/** A key without its secret. */
export interface KeyRecord {
  keyId: string
  orgId: string
  keyKind: KeyKind
  name: string
  /** Set for keys of a project kind (`proj_rw`, `proj_r`). */
  projectId: string | null
  /**
   * For a `live` key (created by `sm login`), the user whose access the key has; for a dashboard key, the user who
   * created it.
   */
  userId: string | null
  apiKeyPrefix: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
}

/** A command-line key, as its user sees it. */
export interface LiveKeyRecord extends KeyRecord {
  orgName: string
}

export interface NewKey extends Pick<KeyRecord, 'keyId' | 'orgId' | 'keyKind' | 'name' | 'projectId' | 'userId'> {
  apiKeyPrefix: string
  secretHash: Buffer
  expiresAt: Date | null
}

/** A new secret for a key, and how long the old secrets stay valid; 0 seconds revokes them in the same transaction. */
export interface Rotation {
  apiKeyPrefix: string
  secretHash: Buffer
  /** From 0 to 86,400 (a day). */
  graceSeconds: number
}

export interface KeyFilter {
  orgId: string
  /** If set, only keys of these kinds that this user created are listed. */
  ownBy?: { userId: string; kinds: readonly KeyKind[] }
}

/**
 * Keys of an organization. Agents' keys are stored here too, but managed through their agents. Every change also adds a
 * row to the organization's audit log, by the given author.
 */
export interface KeyStore {
  /**
   * Returns the principal whose secret has this SHA-256; null if the secret is unknown, expired or revoked, or its
   * agent is inactive. Runs on every request, as one indexed query. Records the key's use at most once a minute, in the
   * background.
   */
  principal(secretHash: Buffer): Promise<KeyPrincipal | null>
  /**
   * Returns the principal of a key, for work done later on its behalf; null if the key could not authenticate now: if
   * it is revoked, expired or without a secret, or its agent is inactive. Does not count as a use of the key.
   */
  principalOf(keyId: string): Promise<KeyPrincipal | null>
  /** Stores a key. `by` is null for a key made at the first start, which is not in the audit log. */
  create(key: NewKey, by: Author | null): Promise<KeyRecord>
  /**
   * Returns the key; null if it is missing, revoked or an agent's. Does not check that the caller may access the key's
   * organization.
   */
  find(keyId: string): Promise<KeyRecord | null>
  /** Returns the key that the caller authenticated with, which may be an agent's. Null if it is revoked. */
  findOwn(orgId: string, keyId: string): Promise<KeyRecord | null>
  /** Lists unrevoked keys, except agents' keys, oldest first. */
  list(filter: KeyFilter, page: Page): Promise<Listed<KeyRecord>>
  /** Sets a new secret. Returns null if the key does not exist (any more) or has expired. */
  rotate(orgId: string, keyId: string, rotation: Rotation, by: Author): Promise<KeyRecord | null>
  /** Revokes the key with all its secrets. False if the key is missing, already revoked or an agent's. */
  revoke(orgId: string, keyId: string, by: Author): Promise<boolean>
  /** Lists the unrevoked live keys of a user in all organizations, newest first, at most 100. */
  listLive(userId: string): Promise<LiveKeyRecord[]>
  /** Revokes a live key of the user and deletes its secret. False if the user has no such unrevoked key. */
  revokeLive(userId: string, keyId: string, by: Author): Promise<boolean>
}
