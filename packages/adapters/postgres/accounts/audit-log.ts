import type { AuditLog, AuditQuery, AuditRecord } from '@agent-memory/core/ports/accounts/audit-log'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { openParameters } from '../memories/memory-filters.js'

interface Row {
  audit_id: bigint
  action: string
  subject_id: string | null
  volume_id: string | null
  key_id: string
  agent_id: string
  agent: string
  details: unknown
  created_at: Date
}

export const openAuditLog = (database: Database): AuditLog => ({
  list: async (orgId, page) => (await database.query<Row>(auditPage(orgId, page))).map(toRecord),
})

/**
 * Returns the statement that reads a page. Its bounds and order match an index, so PostgreSQL reads little more than
 * the page.
 */
export const auditPage = (orgId: string, { limit, below, since, before }: AuditQuery): Query => {
  const { values, add } = openParameters()
  const conditions = [`org_id = ${add(orgId)}`]
  if (since !== null) conditions.push(`created_at >= ${add(since)}`)
  // `below` and `before` both limit how new an entry may be. Only the lower of the two is used, because PostgreSQL may
  // begin to read at the higher one if it gets both.
  if (below !== null && (before === null || below.createdAt < before))
    conditions.push(`(created_at, audit_id) < (${add(below.createdAt)}, ${add(below.auditId)})`)
  else if (before !== null) conditions.push(`created_at < ${add(before)}`)
  const text = `
    SELECT audit_id, action, subject_id, volume_id, key_id, agent_id, agent, details, created_at FROM audit_entries
    WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, audit_id DESC LIMIT ${add(limit)}`
  return { text, values }
}

const toRecord = (row: Row): AuditRecord => ({
  auditId: row.audit_id,
  action: row.action,
  subjectId: row.subject_id,
  volumeId: row.volume_id,
  actorId: row.key_id,
  agentId: row.agent_id,
  name: row.agent,
  details: row.details,
  createdAt: row.created_at,
})
