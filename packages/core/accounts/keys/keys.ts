import { createHash, getRandomValues, randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import type { Listed, Page } from '../../paging.js'
import type { KeyRecord, KeyStore } from '../../ports/accounts/keys.js'
import type { ProjectStore } from '../../ports/accounts/people.js'
import { authorize, decide, isProjectKind } from '../access.js'
import { type Author, authorOf, type KeyKind, type KeyPrincipal, type SessionPrincipal } from '../principal.js'

/** The kinds that people create in the dashboard. */
export const DASHBOARD_KINDS = ['org_rw', 'org_r', 'proj_rw', 'proj_r'] as const satisfies readonly KeyKind[]
export type DashboardKind = (typeof DASHBOARD_KINDS)[number]

/** Prefix of the secrets of each kind. */
export const KEY_PREFIXES: Readonly<Record<KeyKind, string>> = {
  org_rw: 'sm_org_rw_',
  org_r: 'sm_org_r_',
  proj_rw: 'sm_proj_rw_',
  proj_r: 'sm_proj_r_',
  agent: 'sm_agent_',
  live: 'sm_live_',
}

const RANDOM_BYTES = 32
/** Digits of 256 bits in base 62, rounded up: 256 / log2(62) = 42.99… */
const RANDOM_CHARS = 43
const SHOWN_CHARS = 6
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Encodes up to 32 bytes, read as one big-endian number, as RANDOM_CHARS digits in base 62. */
const toBase62 = (bytes: Uint8Array): string => {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let digits = ''
  while (digits.length < RANDOM_CHARS) {
    digits = BASE62.charAt(Number(rest % 62n)) + digits
    rest /= 62n
  }
  return digits
}

/** A new secret: shown to its owner once, stored only as a hash. */
export interface MintedSecret {
  apiKey: string
  /** The kind's prefix and six more characters, to tell keys apart. */
  apiKeyPrefix: string
  /** SHA-256 of the whole secret. */
  hash: Buffer
}

/** Returns 256 random bits as text. */
export const randomSecret = (): string => toBase62(getRandomValues(new Uint8Array(RANDOM_BYTES)))

/** Makes a secret of 256 random bits; `random` is for tests. */
export const mintSecret = (
  kind: KeyKind,
  random: Uint8Array = getRandomValues(new Uint8Array(RANDOM_BYTES)),
): MintedSecret => {
  const apiKey = KEY_PREFIXES[kind] + toBase62(random)
  return { apiKey, apiKeyPrefix: apiKey.slice(0, KEY_PREFIXES[kind].length + SHOWN_CHARS), hash: hashSecret(apiKey) }
}

/** Hashes a secret with SHA-256: a secret of 256 random bits needs no slow hash. */
export const hashSecret = (apiKey: string): Buffer => createHash('sha256').update(apiKey).digest()

const SECRET = new RegExp(`^(${Object.values(KEY_PREFIXES).join('|')})[0-9A-Za-z]{${RANDOM_CHARS}}$`)

/**
 * Returns the kind that a secret's prefix names; null if the secret is malformed. Does not check that the key exists.
 */
export const parseSecret = (text: string): KeyKind | null => {
  const prefix = SECRET.exec(text)?.[1]
  const kinds = Object.keys(KEY_PREFIXES) as KeyKind[]
  return kinds.find((kind) => KEY_PREFIXES[kind] === prefix) ?? null
}

/**
 * Returns the principal of a secret; null if it is malformed, unknown, expired or revoked, or its agent is inactive.
 */
export const findKey = async (keys: Pick<KeyStore, 'principal'>, secret: string): Promise<KeyPrincipal | null> =>
  parseSecret(secret) === null ? null : keys.principal(hashSecret(secret))

/** A key that was just created or rotated, with its secret, which is never shown again. */
export interface IssuedKey {
  key: KeyRecord
  apiKey: string
}

export interface KeyOrder {
  orgId: string
  keyKind: Exclude<KeyKind, 'agent'>
  /** 1–100 chars */
  name: string
  /** For a live key, the user whose access the key has; for a dashboard key, the user who created it. */
  userId: string | null
  /** Only for keys of a project kind (`proj_rw`, `proj_r`). */
  projectId?: string | null
  /** Absent for a key that never expires. */
  expiresAt?: Date | null
}

/** Creates a key without checking authorization. For the first start and for tests; requests use `issueKey`. */
export const createKey = async (
  { keys }: { keys: Pick<KeyStore, 'create'> },
  { orgId, keyKind, name, userId, projectId = null, expiresAt = null }: KeyOrder,
  by: Author | null = null,
): Promise<IssuedKey> => {
  const { apiKey, apiKeyPrefix, hash } = mintSecret(keyKind)
  const order = { orgId, keyKind, name, userId, projectId, expiresAt }
  const key = await keys.create({ ...order, keyId: randomUUID(), apiKeyPrefix, secretHash: hash }, by)
  return { key, apiKey }
}

export interface KeyRequest {
  name: string
  keyKind: DashboardKind
  /** Needed only by members of several organizations. */
  orgId: string | undefined
  /** Required for keys of a project kind (`proj_rw`, `proj_r`), rejected for others. */
  projectId: string | undefined
  expiresAt: Date | null
}

export interface KeyPorts {
  keys: KeyStore
  projects: Pick<ProjectStore, 'find'>
}

/**
 * Creates a dashboard key.
 * @throws AppError validation_failed, organization_not_found, project_not_found, forbidden
 */
export const issueKey = async (
  ports: KeyPorts,
  principal: SessionPrincipal,
  request: KeyRequest,
  now: Date,
): Promise<IssuedKey> => {
  const { name, keyKind, expiresAt } = request
  if (expiresAt !== null && expiresAt <= now) throw invalid('expires_at', 'must be in the future')
  const { orgId, projectId } = await scopeOf(ports, principal, request)
  authorize(principal, 'manage_keys', 'key', { orgId, keyKind, userId: principal.userId })
  const order = { orgId, keyKind, name, projectId, userId: principal.userId, expiresAt }
  return createKey(ports, order, authorOf(principal))
}

const scopeOf = async (
  { projects }: KeyPorts,
  principal: SessionPrincipal,
  { keyKind, orgId, projectId }: KeyRequest,
): Promise<{ orgId: string; projectId: string | null }> => {
  if (isProjectKind(keyKind) !== (projectId !== undefined)) {
    throw invalid(
      'project_id',
      projectId === undefined
        ? `is required for a key of the kind ${keyKind}`
        : `is not allowed for a key of the kind ${keyKind}`,
    )
  }
  if (projectId === undefined) return { orgId: targetOrganization(principal, orgId), projectId: null }
  const found = await projects.find(projectId)
  const project = orgId === undefined || found?.orgId === orgId ? found : null
  authorize(principal, 'see', 'project', project)
  return { orgId: project.orgId, projectId }
}

/**
 * Returns the given organization, else the user's only organization.
 * @throws AppError organization_not_found; validation_failed, naming `org_id`, if the user has several
 */
const targetOrganization = (principal: SessionPrincipal, given: string | undefined): string => {
  const [only, ...others] = Object.keys(principal.roles)
  const orgId = given ?? only
  if (given === undefined && others.length > 0)
    throw invalid('org_id', 'is required because you are a member of several organizations')
  authorize(principal, 'see', 'organization', orgId === undefined ? null : { orgId })
  return orgId as string
}

/**
 * Lists the organization's keys that the user may manage, except agents' keys.
 * @throws AppError validation_failed, organization_not_found, forbidden
 */
export const listKeys = async (
  keys: Pick<KeyStore, 'list'>,
  principal: SessionPrincipal,
  orgId: string | undefined,
  page: Page,
): Promise<Listed<KeyRecord>> => {
  const organization = targetOrganization(principal, orgId)
  const anyKey = { orgId: organization, keyKind: 'org_rw', userId: null } as const
  if (decide(principal, 'manage_keys', 'key', anyKey) === 'allow') return keys.list({ orgId: organization }, page)
  const { userId } = principal
  authorize(principal, 'manage_keys', 'key', { orgId: organization, keyKind: 'proj_rw', userId })
  return keys.list({ orgId: organization, ownBy: { userId, kinds: ['proj_rw', 'proj_r'] } }, page)
}

/** @throws AppError key_not_found, forbidden */
export const revokeKey = async (
  keys: Pick<KeyStore, 'find' | 'revoke'>,
  principal: SessionPrincipal,
  keyId: string,
): Promise<KeyRecord> => {
  const key = await keys.find(keyId)
  authorize(principal, 'manage_keys', 'key', key)
  if (!(await keys.revoke(key.orgId, keyId, authorOf(principal)))) throw keyGone()
  return key
}

/**
 * Revokes the key that the command line signed in with, at the request of the command line.
 * @throws AppError forbidden for keys of other kinds, which people manage; key_not_found if it is revoked already
 */
export const endOwnKey = async (keys: Pick<KeyStore, 'revoke'>, principal: KeyPrincipal): Promise<void> => {
  if (principal.keyKind !== 'live')
    throw new AppError(
      'forbidden',
      "Only a key that `sm login` created can sign out. Revoke other keys with DELETE /keys/:key_id, and an agent's key with DELETE /agents/:agent_id.",
    )
  if (!(await keys.revoke(principal.orgId, principal.keyId, authorOf(principal)))) throw keyGone()
}

/**
 * Sets a new secret for a key, under the same key_id.
 * @throws AppError key_not_found, forbidden; conflict for an expired key, and for a live key, whose new secret could
 *   give the caller the access of another user
 */
export const rotateKey = async (
  keys: Pick<KeyStore, 'find' | 'rotate'>,
  principal: SessionPrincipal,
  keyId: string,
  graceSeconds: number,
  now: Date,
): Promise<IssuedKey> => {
  const key = await keys.find(keyId)
  authorize(principal, 'manage_keys', 'key', key)
  if (key.keyKind === 'live')
    throw new AppError(
      'conflict',
      'A key that `sm login` created cannot be rotated: run `sm login` again to get a new key.',
    )
  if (key.expiresAt !== null && key.expiresAt <= now)
    throw new AppError('conflict', 'This key has expired: create a new key.')
  const { apiKey, apiKeyPrefix, hash } = mintSecret(key.keyKind)
  const rotation = { apiKeyPrefix, secretHash: hash, graceSeconds }
  const rotated = await keys.rotate(key.orgId, keyId, rotation, authorOf(principal))
  if (rotated === null) throw keyGone()
  return { key: rotated, apiKey }
}

export const keyGone = () => new AppError('key_not_found', 'You have no key with this id.')
