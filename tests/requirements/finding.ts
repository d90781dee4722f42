import { section } from './section.js'

/** Listing memories and finding them with filters. */
export const findingSections = [
  section('decisions, Memory, POST /memory/search', {
    search: '200: data.memories[] of memories alone, data.next_cursor; takes any key with reach',
    'search.newest-first': 'Without a query all current memories, newest first, their score null',
    'search.filters':
      'memory_type[], category[], agent, agent_id, user_id, session_id, document_id, date_from, date_to, flagged, metadata',
    'search.dates': 'Date-only bounds mean the whole day, UTC',
    'search.modes': 'mode: hybrid, semantic, keyword',
    'search.limit': 'limit: 1-100, default 20',
    'search.cursor': 'An opaque cursor bound to the query; a bad one is details.cursor',
    'search.thousand': 'A query pages over its first 1,000 results',
    'query.filters':
      'Query takes the filters of search; those by agent_id, user_id, session_id match if any source matches',
    'query.filters-bind': 'Filters bind the whole answer: a graph fact appears only if a passing memory supports it',
  }),
  section('design notes, Ways in', {
    'search.pages': 'Pages of any size give each memory once and miss none that stays, whatever is written meanwhile',
    'search.prefilter': 'Filters come before the ranking and change no score: what passes seldom is found as well',
    'search.keyword': 'keyword: any memory with a word of the query, its score the share of their weight that it has',
  }),
]
