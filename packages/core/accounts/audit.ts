import { z } from 'zod'
import { invalid } from '../errors.js'
import type { AuditLog, AuditQuery, AuditRange, AuditRecord } from '../ports/accounts/audit-log.js'
import { isoDate, parseIsoDate } from '../schemas.js'
import { authorize } from './access.js'
import { requireOwner } from './people/members.js'
import type { SessionPrincipal } from './principal.js'

export interface AuditPage {
  entries: AuditRecord[]
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null
}

/** Query parameters that narrow the audit log by time. */
export const auditRangeQuery = {
  since: isoDate()
    .optional()
    .describe('Only entries at or after this time; a date without a time means 00:00 UTC of that day.'),
  before: isoDate()
    .optional()
    .describe('Only entries before this time; a date without a time means 00:00 UTC of that day.'),
}

export const auditExportQuery = z.object({
  format: z.enum(['jsonl', 'csv']).default('jsonl').describe('JSON Lines, or CSV with a header.'),
  ...auditRangeQuery,
})

interface RangeQuery {
  since?: string | undefined
  before?: string | undefined
}

/**
 * Lists the audit log of an organization, latest first.
 * @throws AppError organization_not_found; forbidden unless the caller is an owner; validation_failed for a bad cursor
 */
export const listAudit = async (
  auditLog: AuditLog,
  principal: SessionPrincipal,
  orgId: string,
  { limit, cursor, ...range }: RangeQuery & { limit: number; cursor?: string | undefined },
): Promise<AuditPage> => {
  requireReader(principal, orgId)
  const below = cursor === undefined ? null : placeIn(cursor)
  const found = await auditLog.list(orgId, { limit: limit + 1, below, ...rangeOf(range) })
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, nextCursor: found.length > limit && last ? cursorOf(last) : null }
}

/** How many entries an export reads at a time. */
const PAGE = 500

/**
 * Yields the audit log of an organization, latest first, in pages. The caller is authorized again for each page,
 * because a long export takes a while.
 * @throws AppError like `listAudit`, before the first or any later page
 */
export async function* exportAudit(
  auditLog: AuditLog,
  principalNow: () => Promise<SessionPrincipal>,
  orgId: string,
  range: RangeQuery,
): AsyncGenerator<AuditRecord[], void> {
  let below: AuditQuery['below'] = null
  for (;;) {
    requireReader(await principalNow(), orgId)
    const page: AuditRecord[] = await auditLog.list(orgId, { limit: PAGE, below, ...rangeOf(range) })
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    below = page.at(-1) ?? null
  }
}

const requireReader = (principal: SessionPrincipal, orgId: string): void => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  requireOwner(principal, orgId, 'read its audit log')
}

const rangeOf = ({ since, before }: RangeQuery): AuditRange => ({
  since: since === undefined ? null : parseIsoDate(since).at,
  before: before === undefined ? null : parseIsoDate(before).at,
})

const cursorOf = ({ createdAt, auditId }: AuditRecord): string =>
  Buffer.from(`audit/${createdAt.getTime()}/${auditId}`).toString('base64url')

const placeIn = (cursor: string): AuditQuery['below'] => {
  const [, time, id] = /^audit\/(\d{1,15})\/(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined) throw invalid('cursor', 'must be a next_cursor that this list returned')
  return { createdAt: new Date(Number(time)), auditId: BigInt(id) }
}
