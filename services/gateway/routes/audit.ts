import { listAudit } from '@agent-memory/core/accounts/audit'
import { auditAnswer } from '@agent-memory/core/accounts/people-schemas'
import { pageQuery } from '@agent-memory/core/paging'
import type { AuditLog } from '@agent-memory/core/ports/accounts/audit-log'
import { presentAudit } from '@agent-memory/core/present/people'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okListBody } from '../envelope.js'

/** Endpoint for the audit log of an organization. */
export const auditRoutes = ({ auditLog }: { auditLog: AuditLog }): Endpoint[] => [
  endpoint({
    tag: 'Organizations',
    operation: 'organization',
    answer: 'json',
    accepts: ['session'],
    limit: 'default',
    method: 'get',
    path: '/orgs/:org_id/audit',
    summary: 'Read who did what in an organization, latest first',
    description: 'Only owners can. It has ids, but no texts of memories and no e-mail addresses of those concerned.',
    errors: ['organization_not_found'],
    params: z.object({ org_id: uuid() }),
    query: z.object(pageQuery),
    success: { status: 200, body: okListBody('entries', auditAnswer) },
    async handle({ principal, params, query }) {
      const { entries, nextCursor } = await listAudit(auditLog, principal, params.org_id, query)
      return ok({ entries: entries.map(presentAudit), next_cursor: nextCursor })
    },
  }),
]
