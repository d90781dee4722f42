import type { QueryBody } from '@agent-memory/client/types'
import type { Category, MemoryType, Metadata } from '@agent-memory/core/memory/types'
import type { Command, Option } from 'commander'
import { categoryOption, metaOption, typeOption } from './options.js'
import { isId } from './signed-in.js'

/** Filter options of commands that find memories. */
export interface FilterOptions {
  type?: MemoryType[]
  category?: Category[]
  agent?: string
  user?: string
  session?: string
  document?: string
  from?: string
  to?: string
  meta?: Metadata
  asOf?: string
  superseded?: boolean
  flagged?: boolean
}

export const addFilters = (command: Command): Command =>
  command
    .addOption(repeatable(typeOption('only memories of this type; repeatable')))
    .addOption(repeatable(categoryOption('only memories of this category; repeatable')))
    .option('--agent <name or id>', 'only memories written by this agent or key')
    .option('--user <id>', 'only memories about this user')
    .option('--session <id>', 'only memories from this conversation')
    .option('--document <id>', 'only chunks of this document')
    .option('--from <date>', 'only what happened on this day or later')
    .option('--to <date>', 'only what happened on this day or earlier')
    .addOption(metaOption('only memories with this metadata field; repeatable'))
    .option('--as-of <date>', 'memories that were valid on this day, even if superseded later')
    .option('--superseded', 'include superseded memories')
    .option('--flagged', 'only memories that wait for review')

/**
 * Makes an option repeatable, with one value each time. Commander's own repeatable options would also take the words
 * that follow the value, such as the words of a query.
 */
const repeatable = (option: Option): Option => {
  const checked = option.parseArg
  return option.argParser((value: string, before: string[] = []) => [...before, checked?.(value, value) ?? value])
}

/** Turns these options into fields of a request body. */
export const filtersOf = (options: FilterOptions): Omit<QueryBody, 'query' | 'volume_id' | 'limit'> => {
  const { type, category, agent, user, session, document, from, to, meta, asOf, superseded, flagged } = options
  return {
    ...(type && { memory_type: type }),
    ...(category && { category }),
    ...(agent !== undefined && (isId(agent) ? { agent_id: agent } : { agent })),
    ...(user !== undefined && { user_id: user }),
    ...(session !== undefined && { session_id: session }),
    ...(document !== undefined && { document_id: document }),
    ...(from !== undefined && { date_from: from }),
    ...(to !== undefined && { date_to: to }),
    ...(meta && { metadata: meta }),
    ...(asOf !== undefined && { as_of: asOf }),
    ...(superseded && { include_superseded: true }),
    ...(flagged && { flagged: true }),
  }
}
