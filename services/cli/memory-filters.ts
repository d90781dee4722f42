import type { QueryBody } from '@agent-memory/client/types'
import type { Category, MemoryType, Metadata } from '@agent-memory/core/memory/types'
import type { Command, Option } from 'commander'
import { categoryOption, metaOption, typeOption } from './options.js'
import { isId } from './signed-in.js'

/** Options by which a command that finds memories narrows them. */
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
}

export const addFilters = (command: Command): Command =>
  command
    .addOption(repeatable(typeOption('of this kind; repeatable')))
    .addOption(repeatable(categoryOption('of this category; repeatable')))
    .option('--agent <name or id>', 'written by this agent or key')
    .option('--user <id>', 'about this user')
    .option('--session <id>', 'from this conversation')
    .option('--document <id>', 'parts of this document')
    .option('--from <date>', 'that happened on this day or later')
    .option('--to <date>', 'that happened on this day or before')
    .addOption(metaOption('with this field of metadata; repeatable'))

/** Commander would take several words after one flag; each flag takes one word here. */
const repeatable = (option: Option): Option => {
  const checked = option.parseArg
  return option.argParser((value: string, before: string[] = []) => [...before, checked?.(value, value) ?? value])
}

/** The fields of a body that these options ask for. */
export const filtersOf = (options: FilterOptions): Omit<QueryBody, 'query' | 'volume_id' | 'limit'> => {
  const { type, category, agent, user, session, document, from, to, meta } = options
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
  }
}
