import { listed } from '@agent-memory/core/paging'
import type { AgentRecord, AgentStore } from '@agent-memory/core/ports/accounts/agents'
import type { Database } from '../connection/database.js'
import { behind, byCreation } from '../connection/prisma-input.js'
import type { Agent as Row } from '../generated/client.js'
import { auditAccount, auditRow } from './account-audit.js'
import { dropSecrets, replaceSecret } from './key-secrets.js'
import { newKeyRow } from './keys.js'

type RowWithKey = Row & { key: { api_key_prefix: string; last_used_at: Date | null } | null }

const WITH_KEY = { key: { select: { api_key_prefix: true, last_used_at: true } } } as const

export const openAgentStore = (database: Database): AgentStore => {
  const { agent, auditEntry } = database.prisma

  const find = async (agentId: string): Promise<AgentRecord | null> => {
    const row = await agent.findUnique({ where: { agent_id: agentId }, include: WITH_KEY })
    return row && toAgent(row)
  }

  return {
    find,

    async create({ agentId, orgId, projectId, name, description, systemPrompt }, key, by) {
      const creating = agent.create({
        data: {
          agent_id: agentId,
          org_id: orgId,
          project_id: projectId,
          name,
          description,
          system_prompt: systemPrompt,
          key: { create: newKeyRow(key) },
        },
        include: WITH_KEY,
      })
      const noting = auditEntry.create({ data: auditRow({ orgId, by, action: 'agent.created', subjectId: agentId }) })
      const [row] = await database.prisma.$transaction([creating, noting])
      return toAgent(row)
    },

    async list({ orgId, projectId }, page) {
      const project = projectId === null ? {} : { project_id: projectId }
      const rows = await agent.findMany({
        where: { AND: [{ org_id: orgId, ...project }, behind(page.after, 'agent_id')] },
        orderBy: byCreation('agent_id'),
        take: page.limit + 1,
        include: WITH_KEY,
      })
      return listed(rows.map(toAgent), page, ({ createdAt, agentId }) => ({ createdAt, id: agentId }))
    },

    async update(orgId, agentId, { name, description, systemPrompt, isActive }, by) {
      const columns = { name, description, system_prompt: systemPrompt, is_active: isActive }
      const changes = Object.entries(columns).filter(([_column, value]) => value !== undefined)
      const sets = ['updated_at = now()', ...changes.map(([column], at) => `${column} = $${at + 2}`)]
      const found = await database.transaction(async (client) => {
        const { rows } = await client.query<Pick<Row, 'is_active'>>(
          'SELECT is_active FROM agents WHERE org_id = $1 AND agent_id = $2 FOR UPDATE',
          [orgId, agentId],
        )
        if (!rows[0]) return false
        const values = [agentId, ...changes.map(([_column, value]) => value)]
        await client.query(`UPDATE agents SET ${sets.join(', ')} WHERE agent_id = $1`, values)
        const action = isActive ? 'agent.activated' : 'agent.deactivated'
        if (isActive !== undefined && isActive !== rows[0].is_active)
          await auditAccount(client, { orgId, by, action, subjectId: agentId })
        return true
      })
      return found ? find(agentId) : null
    },

    async deactivate(orgId, agentId, by) {
      const found = await database.transaction(async (client) => {
        const { rowCount } = await client.query(
          'UPDATE agents SET is_active = false, updated_at = now() WHERE org_id = $1 AND agent_id = $2',
          [orgId, agentId],
        )
        if (rowCount === 0) return false
        await auditAccount(client, { orgId, by, action: 'agent.deactivated', subjectId: agentId })
        const { rows } = await client.query<{ key_id: string }>(
          'UPDATE api_keys SET revoked_at = COALESCE(revoked_at, now()) WHERE agent_id = $1 RETURNING key_id',
          [agentId],
        )
        for (const { key_id } of rows) await dropSecrets(client, key_id)
        return true
      })
      return found ? find(agentId) : null
    },

    async rotateKey(orgId, agentId, rotation, by) {
      const rotated = await database.transaction(async (client) => {
        const { rowCount } = await client.query(
          'SELECT FROM agents WHERE org_id = $1 AND agent_id = $2 AND is_active FOR UPDATE',
          [orgId, agentId],
        )
        if (rowCount === 0) return false
        const { rows } = await client.query<{ key_id: string }>(
          'UPDATE api_keys SET api_key_prefix = $2, revoked_at = NULL WHERE agent_id = $1 RETURNING key_id',
          [agentId, rotation.apiKeyPrefix],
        )
        for (const { key_id } of rows) await replaceSecret(client, key_id, rotation)
        const details = { grace_seconds: rotation.graceSeconds }
        await auditAccount(client, { orgId, by, action: 'agent.key_rotated', subjectId: agentId, details })
        return true
      })
      return rotated ? find(agentId) : null
    },

    connect: (orgId, agentId, volumeId, permissions, by) =>
      database.transaction(async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO agent_connections (agent_id, volume_id, permissions)
           SELECT a.agent_id, v.volume_id, $4 FROM agents a JOIN volumes v ON v.org_id = a.org_id
           WHERE a.org_id = $1 AND a.agent_id = $2 AND v.volume_id = $3
           FOR KEY SHARE
           ON CONFLICT (agent_id, volume_id) DO UPDATE SET permissions = EXCLUDED.permissions`,
          [orgId, agentId, volumeId, permissions],
        )
        if (rowCount !== 1) return false
        const details = { permissions }
        await auditAccount(client, { orgId, by, action: 'agent.connected', subjectId: agentId, volumeId, details })
        return true
      }),

    disconnect: (orgId, agentId, volumeId, by) =>
      database.transaction(async (client) => {
        const { rowCount } = await client.query(
          `DELETE FROM agent_connections c USING agents a
           WHERE a.agent_id = c.agent_id AND a.org_id = $1 AND c.agent_id = $2 AND c.volume_id = $3`,
          [orgId, agentId, volumeId],
        )
        if (rowCount !== 1) return false
        await auditAccount(client, { orgId, by, action: 'agent.disconnected', subjectId: agentId, volumeId })
        return true
      }),
  }
}

const toAgent = (row: RowWithKey): AgentRecord => ({
  agentId: row.agent_id,
  orgId: row.org_id,
  projectId: row.project_id,
  name: row.name,
  description: row.description,
  systemPrompt: row.system_prompt,
  isActive: row.is_active,
  apiKeyPrefix: row.key?.api_key_prefix ?? '',
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastUsedAt: row.key?.last_used_at ?? null,
})
