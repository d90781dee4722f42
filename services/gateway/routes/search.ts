import { filtersOf } from '@agent-memory/core/memory/find/filter-schemas'
import { type SearchPorts, searchMemories } from '@agent-memory/core/memory/find/search'
import { searchAnswer, searchBody } from '@agent-memory/core/memory/find/search-schemas'
import { presentPage } from '@agent-memory/core/present/memories'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

/** Lists and finds memories with filters, page by page. */
export const searchRoutes = (ports: SearchPorts): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/memory/search',
    summary: 'List or search memories, with filters, page by page',
    description:
      'Without a query, returns all current memories that match the filters, newest first. With a query, returns the ' +
      'best thousand of them, best first. Filters never change a score. A memory stays on its page, whatever is ' +
      'written in the meantime.',
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
      const { volume_id: volumeId, query, mode, limit, cursor, explain, ...fields } = body
      const filters = filtersOf(fields)
      return presentPage(
        await searchMemories(ports, { principal, volumeId, query, mode, filters, limit, cursor, signal }),
        { explain },
      )
    },
  }),
]
