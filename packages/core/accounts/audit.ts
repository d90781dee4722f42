import { invalid } from '../errors.js'
import type { AuditLog, AuditRecord } from '../ports/accounts/audit-log.js'
import { authorize } from './access.js'
import { requireOwner } from './members.js'
import type { SessionPrincipal } from './principal.js'

export interface AuditPage {
  entries: AuditRecord[]
  /** Continues the list; null on the last page. */
  nextCursor: string | null
}

/**
 * Lists the audit log of an organization, latest first.
 * @throws AppError organization_not_found; forbidden unless the caller is an owner; validation_failed for a bad cursor
 */
export const listAudit = async (
  auditLog: AuditLog,
  principal: SessionPrincipal,
  orgId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<AuditPage> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  requireOwner(principal, orgId, 'read its audit log')
  const before = cursor === undefined ? null : idIn(cursor)
  const found = await auditLog.list(orgId, { limit: limit + 1, before })
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, nextCursor: found.length > limit && last ? cursorOf(last) : null }
}

const cursorOf = ({ auditId }: AuditRecord): string => Buffer.from(`audit/${auditId}`).toString('base64url')

const idIn = (cursor: string): bigint => {
  const [, id] = /^audit\/(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === undefined) throw invalid('cursor', 'must be the next_cursor of this list')
  return BigInt(id)
}
