import { queryBody } from '@agent-memory/core/memory/schemas'
import { z } from 'zod'
import { MOST_VOLUMES, searchEverywhere } from '../across-volumes.js'
import { citationOf } from '../citation.js'
import { tool } from '../tool.js'

const MOST_RESULTS = 10

/** ChatGPT's connectors expect a tool with this name, input and output. */
export const search = tool({
  name: 'search',
  title: 'Search all memories',
  description:
    `Searches every volume you can read, or the ${MOST_VOLUMES} oldest if there are more. Returns up to ` +
    `${MOST_RESULTS} memories, best first, each with an id to pass to fetch. To search one volume, or to see scores, ` +
    'types and dates, use search_memories.',
  scope: 'memory:read',
  operation: 'query',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  input: z.object({ query: queryBody.shape.query.describe('What to look for, in plain language.') }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.url() })),
  }),
  async run(exchange, { query }, signal) {
    const found = await searchEverywhere(exchange, { query, limit: MOST_RESULTS, signal })
    return { results: found.map(({ memory }) => citationOf(memory, exchange.baseUrl)) }
  },
})
