import type { AuditLog } from '@agent-memory/core/ports/accounts/audit-log'
import type { Database } from '../connection/database.js'

export const openAuditLog = ({ prisma }: Database): AuditLog => ({
  async list(orgId, { limit, before }) {
    const rows = await prisma.auditEntry.findMany({
      where: { org_id: orgId, ...(before !== null && { audit_id: { lt: before } }) },
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
