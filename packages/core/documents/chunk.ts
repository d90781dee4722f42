import { cutUnits, maxCharacters, type TokenWindow, type Unit } from './cut-units.js'
import type { Block } from './types.js'

/** A part of a document, embedded and found as a unit. */
export interface Chunk {
  /** Position in the document, from 0. */
  index: number
  text: string
  tokens: number
  /** The page where the chunk's own text begins, after any overlap with the previous chunk; null without pages. */
  page: number | null
  /** The headings above the chunk's own text, outermost first. */
  headings: string[]
}

interface Placed extends Unit {
  heading: boolean
  page: number | null
  headings: string[]
}

/** A heading starts a new chunk if the chunk before it fills at least this share of the window. */
const LEAST_SHARE = 1 / 4

/**
 * Cuts a document into chunks: before a heading, else between sentences or table rows (a row has its column names in
 * it), and inside a sentence or row only if it is longer than a chunk. No chunk has more than `maxTokens`, or more
 * UTF-16 units than 12 times that. A chunk that continues a full chunk repeats the last sentences or rows of that
 * chunk, up to `overlapTokens`. Takes time linear in the length of the text, counting the column names once for every
 * row. Equal blocks give equal chunks. Generates chunks lazily, because the chunks of a table with long column names
 * can have many times the text of its file.
 */
export function* chunkBlocks(blocks: readonly Block[], window: TokenWindow): Generator<Chunk> {
  const closed: Chunk[] = []
  let index = 0
  const most = maxCharacters(window)
  let open: Placed[] = []
  /** Number of units at the start of `open`, the chunk being built, that repeat the previous chunk. */
  let repeated = 0
  let tokens = 0
  let characters = 0

  const restart = (units: Placed[], fromBefore: number) => {
    open = units
    repeated = fromBefore
    tokens = sum(units, (unit) => unit.tokens)
    characters = sum(units, size)
  }
  const close = (units: Placed[]) => {
    const [own] = units.slice(repeated)
    if (own === undefined) return
    const text = units.map((unit, i) => (i === 0 ? '' : unit.glue) + unit.text).join('')
    const count = sum(units, (unit) => unit.tokens)
    closed.push({ index: index++, text, tokens: count, page: own.page, headings: own.headings })
  }
  const fits = (unit: Placed) => tokens + unit.tokens <= window.maxTokens && characters + size(unit) <= most

  const add = (unit: Placed) => {
    if (unit.heading && !open.at(-1)?.heading && tokens >= window.maxTokens * LEAST_SHARE) {
      close(open)
      restart([], 0)
    }
    if (!fits(unit)) {
      const titles = trailingHeadings(open, repeated)
      close(open.slice(0, open.length - titles.length))
      const again = titles.length > 0 ? [] : lastUnits(open, window.overlapTokens)
      restart([...again, ...titles], again.length)
      while (open.length > 0 && !fits(unit)) {
        // Drops the overlap first; headings that leave no room for the unit become a chunk of their own.
        if (repeated === 0) close(open)
        restart(repeated === 0 ? [] : open.slice(1), Math.max(0, repeated - 1))
      }
    }
    open.push(unit)
    tokens += unit.tokens
    characters += size(unit)
  }

  for (const unit of placedUnits(blocks, window)) {
    add(unit)
    yield* closed.splice(0)
  }
  close(open)
  yield* closed
}

/** Cuts the blocks into units, in order, each with its page and headings. */
function* placedUnits(blocks: readonly Block[], window: TokenWindow): Generator<Placed> {
  let path: { level: number; text: string }[] = []
  let headings: string[] = []
  let header: readonly string[] = []
  let before: Block['kind'] | null = null
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      path = [...path.filter(({ level }) => level < block.level), { level: block.level, text: titleOf(block.text) }]
      headings = path.map(({ text }) => text)
    }
    if (block.kind === 'table_header') header = block.cells.map(titleOf)
    else if (block.kind !== 'table_row') header = []
    const isHeading = block.kind === 'heading'
    const gap = before === block.kind && (block.kind === 'table_row' || block.kind === 'list_item') ? '\n' : '\n\n'
    // Every row repeats the column names, so a header is not a unit of its own, unless it has no rows or `titleOf`
    // clips one of its cells.
    const isCarried = block.kind === 'table_header' && block.cells.every((cell, column) => cell === header[column])
    if (isCarried && blocks[at + 1]?.kind === 'table_row') continue
    let first = true
    for (const unit of cutUnits(block, block.kind === 'table_row' ? header : [], window)) {
      yield { ...unit, glue: first ? gap : unit.glue, heading: isHeading, page: block.page ?? null, headings }
      first = false
    }
    before = block.kind
  }
}

/** Clips a heading or column name, which may be a whole paragraph, because each chunk or row below repeats it. */
const titleOf = (text: string) => [...text.slice(0, 400)].slice(0, 200).join('')

/**
 * Returns the headings at the end of a chunk, which belong to the next chunk; none if the chunk's own text is only
 * headings.
 */
function trailingHeadings(units: readonly Placed[], repeated: number): Placed[] {
  const last = units.findLastIndex((unit) => !unit.heading)
  return last < repeated ? [] : units.slice(last + 1)
}

/** Returns the last units of a chunk that have at most `most` tokens together; never all units. */
function lastUnits(units: readonly Placed[], most: number): Placed[] {
  let tokens = 0
  let start = units.length
  while (start > 1) {
    tokens += (units[start - 1] as Placed).tokens
    if (tokens > most) break
    start--
  }
  return units.slice(start)
}

const size = (unit: Unit) => unit.glue.length + unit.text.length

const sum = (units: readonly Placed[], of: (unit: Placed) => number) =>
  units.reduce((total, unit) => total + of(unit), 0)
