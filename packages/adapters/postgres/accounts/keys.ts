import type { KeyKind, KeyPrincipal, Role } from '@agent-memory/core/accounts/principal'
import { listed } from '@agent-memory/core/paging'
import type { KeyRecord, KeyStore, NewKey } from '@agent-memory/core/ports/accounts/keys'
import type { Database } from '../connection/database.js'
import { behind, byCreation } from '../connection/prisma-input.js'
import type { Prisma, ApiKey as Row } from '../generated/client.js'
import { auditAccount, auditRow } from './account-audit.js'
import { replaceSecret, revokeOne } from './key-secrets.js'
import { unnoted, useNotes } from './note-use.js'
import { THIS_MONTH } from './quotas.js'

interface PrincipalRow {
  key_id: string
  org_id: string
  kind: KeyKind
  name: string
  project_id: string | null
  agent_id: string | null
  user_id: string | null
  roles: Record<string, Role> | null
  monthly_quota: number | null
  quota_used: number | null
  unnoted: boolean
}

/**
 * Opens the key store. `onError` receives failures that happen outside a request, such as a use of a key that could not
 * be recorded.
 */
export const openKeyStore = (database: Database, onError: (error: unknown) => void): KeyStore => {
  const noteUse = useNotes(database, { table: 'api_keys', key: 'key_id' }, onError)
  return {
    async principal(secretHash) {
      const [row] = await database.query<PrincipalRow>({ ...PRINCIPAL, values: [secretHash] }, { together: true })
      if (row === undefined) return null
      if (row.unnoted) noteUse(row.key_id)
      return toPrincipal(row)
    },

    async principalOf(keyId) {
      const [row] = await database.query<PrincipalRow>({ ...PRINCIPAL_OF, values: [keyId] }, { together: true })
      return row ? toPrincipal(row) : null
    },

    async create(key, by) {
      const { apiKey, auditEntry } = database.prisma
      const creating = apiKey.create({ data: newKeyRow(key) })
      if (by === null) return toKey(await creating)
      const entry = auditRow({
        orgId: key.orgId,
        by,
        action: 'key.created',
        subjectId: key.keyId,
        details: { kind: key.keyKind },
      })
      const [row] = await database.prisma.$transaction([creating, auditEntry.create({ data: entry })])
      return toKey(row)
    },

    async find(keyId) {
      const row = await database.prisma.apiKey.findFirst({ where: { key_id: keyId, ...MANAGED } })
      return row && toKey(row)
    },

    async findOwn(orgId, keyId) {
      const row = await database.prisma.apiKey.findFirst({ where: { key_id: keyId, org_id: orgId, revoked_at: null } })
      return row && toKey(row)
    },

    async list({ orgId, ownBy }, page) {
      const own = ownBy && { user_id: ownBy.userId, kind: { in: [...ownBy.kinds] } }
      const rows = await database.prisma.apiKey.findMany({
        where: { AND: [{ org_id: orgId, ...MANAGED }, own ?? {}, behind(page.after, 'key_id')] },
        orderBy: byCreation('key_id'),
        take: page.limit + 1,
      })
      return listed(rows.map(toKey), page, ({ createdAt, keyId }) => ({ createdAt, id: keyId }))
    },

    async rotate(orgId, keyId, rotation, by) {
      const rotated = await database.transaction(async (client) => {
        const { rows } = await client.query<Row>(
          `UPDATE api_keys SET api_key_prefix = $3
           WHERE org_id = $1 AND key_id = $2 AND agent_id IS NULL AND revoked_at IS NULL
             AND (expires_at IS NULL OR expires_at > now())
           RETURNING *`,
          [orgId, keyId, rotation.apiKeyPrefix],
        )
        if (!rows[0]) return null
        await replaceSecret(client, keyId, rotation)
        const details = { grace_seconds: rotation.graceSeconds }
        await auditAccount(client, { orgId, by, action: 'key.rotated', subjectId: keyId, details })
        return rows[0]
      })
      return rotated ? toKey(rotated) : null
    },

    revoke(orgId, keyId, by) {
      const managed = { where: 'org_id = $1 AND key_id = $2 AND agent_id IS NULL', values: [orgId, keyId] }
      return database.transaction((client) => revokeOne(client, managed, by))
    },

    async listLive(userId) {
      const rows = await database.query<Row & { org_name: string }>({
        text: `SELECT k.*, o.name AS org_name FROM api_keys k JOIN organizations o USING (org_id)
               WHERE k.user_id = $1 AND k.kind = 'live' AND k.revoked_at IS NULL
               ORDER BY k.created_at DESC, k.key_id LIMIT 100`,
        values: [userId],
      })
      return rows.map((row) => ({ ...toKey(row), orgName: row.org_name }))
    },

    revokeLive(userId, keyId, by) {
      const own = { where: `user_id = $1 AND key_id = $2 AND kind = 'live'`, values: [userId, keyId] }
      return database.transaction((client) => revokeOne(client, own, by))
    },
  }
}

/** Excludes agents' keys, which are managed through their agents, and revoked keys, which are kept only as records. */
const MANAGED = { agent_id: null, revoked_at: null } as const

/** SQL for the principals of the valid keys that match `where`; there, `k` is a key and `s` one of its secrets. */
const principals = (where: string): string => `
    SELECT k.key_id, k.org_id, k.kind, COALESCE(a.name, k.name) AS name, k.project_id, k.agent_id, k.user_id,
      (SELECT jsonb_object_agg(m.org_id, m.role) FROM memberships m
       WHERE k.kind = 'live' AND m.user_id = k.user_id) AS roles,
      o.monthly_quota,
      CASE WHEN o.monthly_quota IS NOT NULL THEN
        (SELECT used FROM quota_usage q WHERE q.org_id = k.org_id AND q.month = ${THIS_MONTH}) END AS quota_used,
      ${unnoted('k')} AS unnoted
    FROM key_secrets s
    JOIN api_keys k ON k.key_id = s.key_id
    JOIN organizations o ON o.org_id = k.org_id
    LEFT JOIN agents a ON a.agent_id = k.agent_id
    WHERE ${where}
      AND (s.valid_until IS NULL OR s.valid_until > now())
      AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > now())
      AND (k.agent_id IS NULL OR a.is_active)`

/** Finds the principal of an API key by the hash of its secret, through primary-key indexes only. */
const PRINCIPAL = { name: 'key-principal', text: principals('s.secret_hash = $1') }
const PRINCIPAL_OF = { name: 'principal-of-key', text: `${principals('k.key_id = $1')} LIMIT 1` }

const toPrincipal = (row: PrincipalRow): KeyPrincipal => ({
  kind: 'key',
  keyKind: row.kind,
  keyId: row.key_id,
  orgId: row.org_id,
  projectId: row.project_id,
  agentId: row.agent_id,
  userId: row.kind === 'live' ? row.user_id : null,
  name: row.name,
  roles: row.roles ?? {},
  ...(row.monthly_quota !== null && { quota: { monthly: row.monthly_quota, used: row.quota_used ?? 0 } }),
})

/** Builds the row of a new key, with its first secret. */
export const newKeyRow = (key: NewKey): Prisma.ApiKeyUncheckedCreateWithoutAgentInput => ({
  key_id: key.keyId,
  org_id: key.orgId,
  kind: key.keyKind,
  name: key.name,
  project_id: key.projectId,
  user_id: key.userId,
  api_key_prefix: key.apiKeyPrefix,
  expires_at: key.expiresAt,
  secrets: { create: { secret_hash: new Uint8Array(key.secretHash) } },
})

export const toKey = (row: Row): KeyRecord => ({
  keyId: row.key_id,
  orgId: row.org_id,
  keyKind: row.kind as KeyKind,
  name: row.name,
  projectId: row.project_id,
  userId: row.user_id,
  apiKeyPrefix: row.api_key_prefix,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
})
