import type { Block } from '@agent-memory/core/documents/types'

/** A run of characters as PDF.js returns it; its lengths and positions are in points. */
export interface TextItem {
  str: string
  /** `ltr`, `rtl`, or `ttb` (top to bottom). */
  dir: string
  /** Length along the baseline. */
  width: number
  height: number
  /** The first two numbers are the direction of the baseline, the last two its start. */
  transform: number[]
  hasEOL: boolean
}

export interface Line {
  text: string
  /** Height of the line's largest letters, in points. */
  size: number
  /** Height of the baseline above the bottom of the page. */
  y: number
  page: number
}

/**
 * Joins items into the lines of a page, in the order in which the file paints them, which is the reading order in files
 * from nearly all programs.
 */
export function toLines(items: Iterable<TextItem>, page: number): Line[] {
  const lines: Line[] = []
  let text = ''
  let size = 0
  let y = 0
  let before: TextItem | null = null
  const end = () => {
    if (text.trim() !== '') lines.push({ text: text.trim(), size, y, page })
    text = ''
    size = 0
    before = null
  }
  for (const item of paintedOnce(items)) {
    if (text === '') y = item.transform[5] ?? 0
    text += before === null ? item.str : added(text, before, item)
    if (item.str.trim() !== '') {
      size = Math.max(size, item.height)
      before = item
    }
    if (item.hasEOL) end()
  }
  end()
  return lines
}

/**
 * A text painted again at a distance below this share of its height is a copy that serves as a shadow or makes the text
 * bold.
 */
const SHADOW = 0.25
/** How many earlier positions of the same text are checked: a copy soon follows its original. */
const PLACES = 8

function* paintedOnce(items: Iterable<TextItem>): Generator<TextItem> {
  const places = new Map<string, [x: number, y: number][]>()
  for (const item of items) {
    const { str, height, transform } = item
    const [x = 0, y = 0] = transform.slice(4)
    const known = places.get(str) ?? []
    const isCopy = known.some((place) => Math.hypot(x - place[0], y - place[1]) < height * SHADOW)
    yield isCopy ? { ...item, str: '' } : item
    if (!isCopy) places.set(str, [...known.slice(1 - PLACES), [x, y]])
  }
}

/**
 * Shares of the height of letters. A jump of more than BACK to the left, or more than FAR to the right, up or down,
 * starts a new word. A shorter jump is kerning or a subscript.
 */
const BACK = 0.4
const FAR = 1

/**
 * Returns what an item adds to the text of its line. Adds a space before the item if there is a gap, because PDF.js
 * adds spaces only in horizontal, continuous lines. If the item begins by painting the last characters of the text
 * again, in the same place, they are left out.
 */
function added(text: string, before: TextItem, item: TextItem): string {
  const { str, width, height } = item
  // Gaps are computed only from left to right: in other writing directions, positions mean something else.
  const isRightward = before.dir === 'ltr' && item.dir === 'ltr'
  if (!isRightward || str.trim() === '' || text.at(-1)?.trim() === '' || str[0]?.trim() === '') return str
  const size = Math.max(before.height, height)
  const [along, aside] = gapBetween(before, item)
  if (aside < size * SHADOW && along < 0) {
    const guess = Math.round((-along / width) * str.length)
    for (const again of [guess, guess - 1, guess + 1]) {
      const isAsWide = Math.abs(-along - (width * again) / str.length) < size * SHADOW
      if (again > 0 && again <= str.length && isAsWide && text.endsWith(str.slice(0, again))) return str.slice(again)
    }
  }
  const isApart = along > size * FAR || along < -size * BACK || aside > size * FAR
  return isApart && size > 0 ? ` ${str}` : str
}

/**
 * Returns the distance from the end of one item to the start of the next, along the first item's baseline and across
 * it.
 */
function gapBetween(before: TextItem, { transform }: TextItem): [along: number, aside: number] {
  const [a = 1, b = 0, , , e = 0, f = 0] = before.transform
  const scale = Math.hypot(a, b) || 1
  const [right, up] = [a / scale, b / scale]
  const [x, y] = [(transform[4] ?? 0) - e, (transform[5] ?? 0) - f]
  return [x * right + y * up - before.width, Math.abs(y * right - x * up)]
}

/**
 * A line whose letters are over this many times as large as the body text is a heading, unless it is longer than
 * LONGEST_HEADING.
 */
const HEADING_RATIO = 1.15
const LONGEST_HEADING = 200
/** The baselines of two lines of a paragraph are less than this many letter heights apart. */
const PARAGRAPH_GAP = 1.75

/** Joins lines into paragraphs. Text larger than most is a heading: the larger the text, the higher the level. */
export function toBlocks(lines: readonly Line[]): Block[] {
  const body = bodySize(lines)
  const isHeading = (line: Line) => line.size > body * HEADING_RATIO && line.text.length <= LONGEST_HEADING
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => Math.round(size)))].sort((a, b) => b - a)
  const levelOf = (line: Line) => Math.min(6, sizes.indexOf(Math.round(line.size)) + 1)

  const blocks: Block[] = []
  let open: Line[] = []
  const close = () => {
    const [first] = open
    if (first === undefined) return
    const text = joinLines(open)
    const heading = isHeading(first) && text.length <= LONGEST_HEADING
    blocks.push(
      heading
        ? { kind: 'heading', text, level: levelOf(first), page: first.page }
        : { kind: 'paragraph', text, page: first.page },
    )
    open = []
  }
  for (const line of lines) {
    const before = open.at(-1)
    if (before && !continues(before, line)) close()
    open.push(line)
  }
  close()
  return blocks
}

function continues(before: Line, line: Line): boolean {
  const size = Math.max(before.size, line.size)
  const gap = before.y - line.y
  return (
    before.page === line.page &&
    Math.abs(before.size - line.size) <= size * 0.1 &&
    gap > -size &&
    gap < size * PARAGRAPH_GAP
  )
}

/** Returns the font size that most characters have. Lines without a size do not count. */
function bodySize(lines: readonly Line[]): number {
  const characters = new Map<number, number>()
  for (const { size, text } of lines) {
    if (size === 0) continue
    const rounded = Math.round(size * 2) / 2
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length)
  }
  let body = 0
  let most = 0
  for (const [size, count] of characters) if (count > most) [body, most] = [size, count]
  return body
}

/** Rejoins words hyphenated at the end of a line. */
function joinLines(lines: readonly Line[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line.text
    if (/\p{L}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(line.text)) return text.slice(0, -1) + line.text
    return `${text}\n${line.text}`
  }, '')
}
