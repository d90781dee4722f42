import { filtersOf } from '@agent-memory/core/memory/filter-schemas'
import { type SearchPorts, searchMemories } from '@agent-memory/core/memory/search'
import { searchAnswer, searchBody } from '@agent-memory/core/memory/search-schemas'
import { presentPage } from '@agent-memory/core/present/memories'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

/** Listing and finding memories with filters, page by page. */
export const searchRoutes = (ports: SearchPorts): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/memory/search',
    summary: 'List memories, or find them by a query, with filters and page by page',
    description:
      'Without a query all current memories that pass the filters, newest first; with one the best thousand of them, ' +
      'best first. Filters never change a score. A memory stays at one page, however much is written meanwhile.',
    tag: 'Memory',
    answer: 'json',
    accepts: ['key'],
    operation: 'query',
    limit: 'memory_search',
    quota: () => 1,
    errors: ['agent_not_authorized_for_volume'],
    body: searchBody,
    success: { status: 200, body: searchAnswer },
    async handle({ principal, body, signal }) {
      const { volume_id: volumeId, query, mode, limit, cursor, ...fields } = body
      const filters = filtersOf(fields)
      return presentPage(
        await searchMemories(ports, { principal, volumeId, query, mode, filters, limit, cursor, signal }),
      )
    },
  }),
]
