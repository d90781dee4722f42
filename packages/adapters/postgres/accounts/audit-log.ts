import type { AuditLog } from '@agent-memory/core/ports/accounts/audit-log'
import type { Database } from '../connection/database.js'

export const openAuditLog = ({ prisma }: Database): AuditLog => ({
  async list(orgId, { limit, below, since, before }) {
    const time = { ...(since !== null && { gte: since }), ...(before !== null && { lt: before }) }
    const rows = await prisma.auditEntry.findMany({
      where: { org_id: orgId, created_at: time, ...(below !== null && { audit_id: { lt: below } }) },
      orderBy: { audit_id: 'desc' },
      take: limit,
    })
    return rows.map((row) => ({
      auditId: row.audit_id,
      action: row.action,
      subjectId: row.subject_id,
      volumeId: row.volume_id,
      actorId: row.key_id,
      agentId: row.agent_id,
      name: row.agent,
      details: row.details,
      createdAt: row.created_at,
    }))
  },
})
