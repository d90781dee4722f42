import { auditExportQuery, auditRangeQuery, exportAudit, listAudit } from '@agent-memory/core/accounts/audit'
import { auditAnswer } from '@agent-memory/core/accounts/people/people-schemas'
import { pageQuery } from '@agent-memory/core/paging'
import type { AuditLog, AuditRecord } from '@agent-memory/core/ports/accounts/audit-log'
import { type AuditFormat, auditHead, auditLine } from '@agent-memory/core/present/audit-lines'
import { presentAudit } from '@agent-memory/core/present/people'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { sendPieces } from '@agent-memory/runtime/http/stream'
import { z } from 'zod'
import { ok, okListBody } from '../../envelope.js'

const TYPES = { jsonl: 'application/jsonl', csv: 'text/csv' } as const

async function* linesOf(format: AuditFormat, pages: AsyncIterable<AuditRecord[]>): AsyncGenerator<string, void> {
  yield auditHead(format)
  for await (const page of pages) yield page.map((entry) => auditLine(format, presentAudit(entry))).join('')
}

const common = {
  tag: 'Organizations',
  operation: 'organization',
  accepts: ['session'],
  limit: 'default',
  method: 'get',
  errors: ['organization_not_found'],
  params: z.object({ org_id: uuid() }),
} as const

/** Endpoints for the audit log of an organization. */
export const auditRoutes = ({ auditLog }: { auditLog: AuditLog }): Endpoint[] => [
  endpoint({
    ...common,
    answer: 'json',
    path: '/orgs/:org_id/audit',
    summary: 'Read who did what in an organization, latest first',
    description:
      'For owners only. Entries identify people and memories by id and have no memory text. The only e-mail addresses ' +
      'in them are names of actors: a user without a name is shown by address.',
    query: z.object({ ...pageQuery, ...auditRangeQuery }),
    success: { status: 200, body: okListBody('entries', auditAnswer) },
    async handle({ principal, params, query }) {
      const { entries, nextCursor } = await listAudit(auditLog, principal, params.org_id, query)
      return ok({ entries: entries.map(presentAudit), next_cursor: nextCursor })
    },
  }),

  endpoint({
    ...common,
    answer: 'raw',
    path: '/orgs/:org_id/audit/export',
    summary: 'Export the audit log of an organization, latest first',
    description: 'For owners only. JSON Lines has each entry in the same form as the list; CSV is for spreadsheets.',
    query: auditExportQuery,
    success: { status: 200, body: z.string(), types: Object.values(TYPES) },
    async handle({ params: { org_id: orgId }, query: { format, ...range }, response, ...call }) {
      const pages = exportAudit(auditLog, call.principalNow, orgId, range)
      // The first page is read before the response begins, so that an error can still become an error response.
      const first = await pages.next()
      call.signal.throwIfAborted()
      call.endTimeLimit()
      response.status(200).attachment(`audit-${orgId}.${format}`).type(TYPES[format])
      const rest = (async function* () {
        if (!first.done) yield first.value
        yield* pages
      })()
      await sendPieces(response, linesOf(format, rest), call.signal)
    },
  }),
]
