import type { Listed, Page } from '../paging.js'
import type { KeyKind, KeyPrincipal } from '../principal.js'

/** A key without its secret. */
export interface KeyRecord {
  keyId: string
  orgId: string
  keyKind: KeyKind
  name: string
  /** Set for project kinds. */
  projectId: string | null
  /** Of a live key: the user whose reach it has. Of a dashboard key: who made it. */
  userId: string | null
  apiKeyPrefix: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
}

export interface NewKey extends Pick<KeyRecord, 'keyId' | 'orgId' | 'keyKind' | 'name' | 'projectId' | 'userId'> {
  apiKeyPrefix: string
  secretHash: Buffer
  expiresAt: Date | null
}

/** A new secret for a key, and how long the old ones live on: 0 kills them in the same transaction. */
export interface Rotation {
  apiKeyPrefix: string
  secretHash: Buffer
  /** 0–86400 */
  graceSeconds: number
}

export interface KeyFilter {
  orgId: string
  /** Only keys that this user made, of these kinds. */
  ownBy?: { userId: string; kinds: readonly KeyKind[] }
}

/** Keys of an organization. Agents' keys live here too, but are managed through their agents. */
export interface KeyStore {
  /**
   * Whom the secret with this SHA-256 stands for now; null if unknown, expired, revoked or of an inactive agent.
   * Runs on every request: one indexed query. Notes the use, at most once a minute, without waiting for it.
   */
  principal(secretHash: Buffer): Promise<KeyPrincipal | null>
  create(key: NewKey): Promise<KeyRecord>
  /** A key that is not revoked and is no agent's; the caller is yet to be authorized for its organization. */
  find(keyId: string): Promise<KeyRecord | null>
  /** The key that a caller came with, an agent's too. Null if it is revoked. */
  findOwn(orgId: string, keyId: string): Promise<KeyRecord | null>
  /** As `find` knows them, in order of creation. */
  list(filter: KeyFilter, page: Page): Promise<Listed<KeyRecord>>
  /** Null if it is not there (any more), or has expired. */
  rotate(orgId: string, keyId: string, rotation: Rotation): Promise<KeyRecord | null>
  /** Kills the key with all its secrets. False if it was not there. */
  revoke(orgId: string, keyId: string): Promise<boolean>
}
