import type { ListedMemory, Memory } from '@agent-memory/client/types'
import { beside, wrapped } from '../output/columns.js'
import type { Colours } from '../output/text.js'
import { oneLine, printable } from '../output/text.js'

/** The fields of a memory that are shown. */
export type Shown = Pick<
  ListedMemory & Memory,
  'memory_id' | 'content' | 'status' | 'memory_type' | 'agent' | 'event_date' | 'flag_reason' | 'reason'
>

/** A flagged memory, with the memories it conflicts with. */
export interface Case {
  memory: Shown
  others: readonly Shown[]
  /** How many of the conflicting memories are not in `others`. */
  hidden: number
}

export interface Look {
  /** Width of the terminal, in cells. */
  columns: number
  /** The index in `others` of the target for merge and supersede. */
  chosen: number
  colours: Colours
}

/** In cells. Narrower terminals show one memory below the other. */
const SIDE_BY_SIDE = 80
const NARROWEST = 20
const DIVIDER = ' | '
const INDENT = '  '
/** Maximum characters shown of a memory; `sm show` prints all of them. */
const LONGEST = 2_000
/** The first half of a surrogate pair that was cut in two. */
const HALF = /[\ud800-\udbff]$/

/** Draws a case: the flagged memory on the left, those it conflicts with on the right, or below on a narrow screen. */
export const drawCase = ({ memory, others, hidden }: Case, { columns, chosen, colours }: Look): string => {
  const { bold, dim } = colours
  const wide = columns >= SIDE_BY_SIDE && others.length > 0
  const width = wide ? Math.floor((columns - DIVIDER.length) / 2) : Math.max(columns, NARROWEST)
  const left = block('FLAGGED', memory, width)
  const right = others.flatMap((other, at) => {
    const mark = at === chosen ? '>' : ' '
    return [...(at === 0 ? [] : ['']), ...block(`${mark} ${at + 1}  CONFLICTS WITH`, other, width)]
  })
  if (hidden > 0)
    right.push(
      '',
      ...wrapped(
        `and ${hidden} more conflicting ${hidden === 1 ? 'memory' : 'memories'}: see conflicts_with in \`sm show\``,
        width,
      ),
    )
  const lines = wide
    ? beside(left, right, width, dim(DIVIDER))
    : [...left, ...(right.length === 0 ? [] : ['']), ...right]
  const rule = dim('-'.repeat(Math.max(1, Math.min(columns, 2 * width + DIVIDER.length) - 1)))
  return [rule, ...lines, '', keysLine(others.length, chosen, bold)].join('\n')
}

const block = (title: string, memory: Shown, width: number): string[] => {
  const { memory_id, content, status, memory_type, agent, event_date, flag_reason, reason } = memory
  const about = [status, memory_type, agent, event_date?.slice(0, 10)].filter((part) => part).map(String)
  return [
    title,
    // Indented, so that no text can pass for a title or a line of another memory.
    ...wrapped(beginningOf(content), width - INDENT.length).map((line) => INDENT + line),
    ...wrapped(about.map(oneLine).join(' · '), width),
    ...(flag_reason ? wrapped(`flagged: ${oneLine(flag_reason)}`, width) : []),
    ...(reason ? wrapped(oneLine(reason), width) : []),
    ...wrapped(oneLine(memory_id), width),
  ]
}

const beginningOf = (content: string): string =>
  content.length <= LONGEST
    ? printable(content)
    : `${printable(content.slice(0, LONGEST).replace(HALF, ''))}… (${content.length} characters; \`sm show\` prints all)`

const keysLine = (count: number, chosen: number, bold: Colours['bold']): string => {
  const key = (letter: string, rest: string) => `${bold(`[${letter}]`)}${rest}`
  const onOther = count === 0 ? [] : [key('m', `erge into ${chosen + 1}`), key('s', `upersede ${chosen + 1}`)]
  const choose = count < 2 ? [] : [key(`1-${count}`, ' choose')]
  return [
    ...[key('a', 'pprove'), key('r', 'eject'), ...onOther, ...choose],
    ...[key('u', 'ndo'), key('n', 'ext'), key('q', 'uit')],
  ].join('  ')
}
