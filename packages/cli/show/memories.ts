import type { ListedMemory, Memory, QueryAnswer } from '@agent-memory/client/types'
import type { Output } from '../output/output.js'
import { fields } from '../output/output.js'
import { oneLine, printable } from '../output/text.js'

/** The fields that a listed and a queried memory share. */
interface Line {
  id: string
  content: string
  score: number | null
  memory_type: string | null
  agent: string
  event_date: string
  superseded: boolean
  likely_updated_by?: string[] | undefined
  flag_reason: string | null
}

export const lineOfListed = ({ memory_id, ...rest }: ListedMemory): Line => ({ ...rest, id: memory_id })

export const lineOfFound = (memory: QueryAnswer['memories'][number]): Line => memory

/** Returns the warnings to show beside a memory. */
export const marksOf = ({
  superseded,
  likely_updated_by = [],
  flag_reason,
}: Pick<Line, 'superseded' | 'likely_updated_by' | 'flag_reason'>): string[] => [
  ...(superseded ? ['superseded'] : []),
  ...(likely_updated_by.length > 0 ? ['probably has a newer value'] : []),
  ...(flag_reason ? [`flagged: ${flag_reason}`] : []),
]

/** Makes two lines for a person: the content, and its details below. */
export const describeLine = ({ colours }: Output, line: Line): string => {
  const { id, content, score, memory_type, agent, event_date } = line
  const about = [memory_type ?? 'pending', agent, event_date.slice(0, 10), id, ...marksOf(line)]
    .map(oneLine)
    .join(' · ')
  const lead = score === null ? '' : `${colours.green(score.toFixed(2))}  `
  return `${lead}${oneLine(content)}\n${score === null ? '' : '      '}${colours.dim(about)}`
}

/** Makes one line for programs: score, id, type, date, agent, content. */
export const plainLine = ({ id, content, score, memory_type, agent, event_date }: Line): string =>
  fields(score === null ? '' : score.toFixed(4), id, memory_type, event_date, agent, content)

/** Returns a detail as a text or number; null if it is null, false or an empty list. */
const detail = (value: unknown): string | number | null => {
  if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return null
  if (typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Shows all details of one memory. Untrusted text is made harmless here. */
export const describeMemory = ({ colours }: Output, memory: Memory): string => {
  const { sources, content, ...rest } = memory
  const about = Object.entries(rest)
    .map(([name, value]): [string, string | number | null] => [name, detail(value)])
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${colours.dim(`${oneLine(name)}:`)} ${oneLine(String(value))}`)
  const wordings = sources.map(
    (source) =>
      `  ${oneLine(source.created_at)} ${oneLine(source.agent)}${source.user_id === null ? '' : ` for ${oneLine(source.user_id)}`}: ${oneLine(source.content)}`,
  )
  return [colours.bold(printable(content)), '', ...about, colours.dim('sources:'), ...wordings].join('\n')
}

/** Lists all details of one memory for programs: `name<tab>value` per line, sources last. */
export const plainMemory = (memory: Memory): string => {
  const { sources, ...rest } = memory
  return [
    ...Object.entries(rest).map(([name, value]) => fields(name, detail(value))),
    ...sources.map(({ created_at, agent, content }) => fields('source', created_at, agent, content)),
  ].join('\n')
}
