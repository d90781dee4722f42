import type { ChatAnswer } from '@agent-memory/client/types'
import type { Output } from '../output/output.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { marksOf } from './memories.js'

type Checked = Pick<ChatAnswer, 'sources' | 'citations' | 'answered' | 'degraded'>

/** Returns the sources that the answer cites, with their numbers, in order. */
export const sourcesCited = ({ sources, citations }: Pick<Checked, 'sources' | 'citations'>) => {
  const cited = citations.flatMap(({ source_index, status }) =>
    source_index === null || status === 'unverified' ? [] : [source_index],
  )
  return sources.flatMap((source, at) => (cited.includes(at) ? [{ number: at + 1, source }] : []))
}

/** Lists the cited sources for a person, below the answer; empty if there are none. */
export const describeSources = ({ colours }: Output, answer: Checked): string => {
  const lines = sourcesCited(answer).map(({ number, source }) => {
    const about = [source.event_date.slice(0, 10), source.agent, source.filename, source.memory_id, ...marksOf(source)]
    const details = about.filter((each) => each !== null).map(oneLine)
    return `${colours.green(`[${number}]`)} ${oneLine(source.content)}\n    ${colours.dim(details.join(' · '))}\n`
  })
  return lines.length > 0 ? `\n${lines.join('')}` : ''
}

/** Returns the answer on one line, then a line for each cited source: number, score, id, date, agent, text. */
export const plainAnswer = (answer: ChatAnswer): string =>
  [
    oneLine(answer.answer),
    ...sourcesCited(answer).map(({ number, source: { score, memory_id, event_date, agent, content } }) =>
      fields(number, score.toFixed(4), memory_id, event_date, agent, content),
    ),
  ].join('\n')

const leftOut = (count: number): string =>
  count === 1
    ? 'One drafted sentence was left out, because its source does not support it; --json shows the sentence.'
    : `${count} drafted sentences were left out, because their sources do not support them; --json shows the sentences.`

/** Returns what a person should know about how the answer was made. */
export const warnings = ({ citations, degraded = [] }: Pick<Checked, 'citations' | 'degraded'>): string[] => {
  const left = new Set(citations.filter(({ status }) => status === 'unverified').map(({ text }) => text)).size
  return [
    ...(left > 0 ? [leftOut(left)] : []),
    ...(degraded.includes('model')
      ? ['The language model was unavailable: the answer quotes the memories instead.']
      : []),
    ...(degraded.includes('reranker')
      ? ['The reranker was unavailable: the sources are in the order of the search.']
      : []),
    ...(degraded.includes('graph') ? ['The graph was unavailable: facts from the graph are missing.'] : []),
  ]
}
