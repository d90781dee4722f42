/** One level of a list as Word's numbering part defines it (ECMA-376, part 1, 17.9). */
interface Level {
  start: number
  format: string
  /**
   * The label's pattern, where `%1` stands for the number of the first level, and so on; null for a list without
   * numbers.
   */
  label: string | null
}

interface List {
  /** Id of the list's kind (Word's `abstractNum`). Lists of the same kind share their numbering. */
  kind: string
  /** First number by level, for the levels at which this list restarts the numbering. */
  restarts: Map<number, number>
}

interface Numbering {
  lists: Map<string, List>
  kinds: Map<string, Level[]>
  styles: Map<string, { list: string; level: number }>
}

// Repetitions are bounded, so that an unclosed element does not take quadratic time.
const PARAGRAPH = /<w:p(?: [^<>]{0,500})?>\s{0,20}<w:pPr>((?:(?!<\/w:pPr>)[\s\S]){0,20000})<\/w:pPr>/g

/**
 * Returns the main part (word/document.xml) with the label (`3.`, `b)`, `IV`) of each numbered paragraph added as a run
 * of text at the paragraph's start.
 */
export function listLabels(main: string, numberingPart: string, stylesPart: string): string {
  if (numberingPart === '') return main
  const numbering = readNumbering(numberingPart, stylesPart)
  const counters = new Map<string, number[]>()
  const started = new Set<string>()
  return main.replace(PARAGRAPH, (whole, properties: string) => {
    const place = placeOf(properties.split('<w:pPrChange')[0] ?? '', numbering)
    const label = place ? nextLabel(place, numbering, counters, started) : null
    return label ? `${whole}<w:r><w:t xml:space="preserve">${label} </w:t></w:r>` : whole
  })
}

/**
 * Returns the paragraph's place in a list, by its own properties or else by its style; undefined if it is in no list.
 */
function placeOf(properties: string, { styles }: Numbering): { list: string; level: number } | undefined {
  const style = styles.get(valueIn(properties, 'pStyle') ?? '')
  const list = valueIn(properties, 'numId')
  if (list === undefined) return style
  return { list, level: Number(valueIn(properties, 'ilvl') ?? style?.level ?? 0) }
}

function nextLabel(
  place: { list: string; level: number },
  { lists, kinds }: Numbering,
  counters: Map<string, number[]>,
  started: Set<string>,
): string | null {
  const list = lists.get(place.list)
  const levels = kinds.get(list?.kind ?? '')
  const own = levels?.[place.level]
  if (list === undefined || levels === undefined || own === undefined) return null
  const counts = counters.get(list.kind) ?? []
  counters.set(list.kind, counts)
  if (!started.has(place.list)) {
    for (const [level, start] of list.restarts) counts[level] = start - 1
    started.add(place.list)
  }
  counts[place.level] = (counts[place.level] ?? own.start - 1) + 1
  counts.length = place.level + 1
  return (
    own.label?.replace(/%([1-9])/g, (_, digit: string) => {
      const level = levels[Number(digit) - 1]
      return level ? formatNumber(counts[Number(digit) - 1] ?? level.start, level.format) : ''
    }) ?? null
  )
}

function readNumbering(numberingPart: string, stylesPart: string): Numbering {
  const kinds = new Map<string, Level[]>()
  for (const [, id = '', body = ''] of elements(numberingPart, 'abstractNum', 'abstractNumId')) {
    const levels: Level[] = []
    for (const [, level = '', definition = ''] of elements(body, 'lvl', 'ilvl'))
      levels[Number(level)] = levelOf(definition)
    kinds.set(id, levels)
  }
  const lists = new Map<string, List>()
  for (const [, id = '', body = ''] of elements(numberingPart, 'num', 'numId')) {
    const restarts = new Map<number, number>()
    for (const [, level = '', override = ''] of elements(body, 'lvlOverride', 'ilvl')) {
      const start = valueIn(override, 'startOverride')
      if (start !== undefined) restarts.set(Number(level), Number(start))
    }
    lists.set(id, { kind: valueIn(body, 'abstractNumId') ?? '', restarts })
  }
  const styles = new Map<string, { list: string; level: number }>()
  for (const [, id = '', body = ''] of elements(stylesPart, 'style', 'styleId')) {
    const list = valueIn(body, 'numId')
    if (list !== undefined) styles.set(id, { list, level: Number(valueIn(body, 'ilvl') ?? 0) })
  }
  return { lists, kinds, styles }
}

function levelOf(definition: string): Level {
  const format = valueIn(definition, 'numFmt') ?? 'decimal'
  const label = valueIn(definition, 'lvlText') ?? null
  const counted = format !== 'bullet' && format !== 'none'
  return { start: Number(valueIn(definition, 'start') ?? 1), format, label: counted ? label : null }
}

/** Finds [whole match, attribute value, content] of each element with this name. */
const elements = (xml: string, name: string, attribute: string) =>
  xml.matchAll(
    new RegExp(
      `<w:${name} (?:[^<>]{0,500} )?w:${attribute}="([^"]{0,200})"[^<>]{0,500}>((?:(?!</w:${name}>)[^]){0,100000})</w:${name}>`,
      'g',
    ),
  )

/** Returns `w:val` of the first element with this name. */
const valueIn = (xml: string, name: string) => new RegExp(`<w:${name} w:val="([^"]{0,200})"`).exec(xml)?.[1]

function formatNumber(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value)
  if (format === 'upperLetter') return letters(value).toUpperCase()
  if (format === 'lowerRoman') return roman(value)
  if (format === 'upperRoman') return roman(value).toUpperCase()
  return format === 'decimalZero' ? `${value}`.padStart(2, '0') : `${value}`
}

/** Writes a number as letters, as Word does: a … z, then aa … zz. */
function letters(value: number): string {
  if (value < 1 || value > 780) return `${value}`
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(value: number): string {
  if (value < 1 || value > 3_999) return `${value}`
  let rest = value
  return ROMAN.map(([worth, sign]) => {
    const times = Math.floor(rest / worth)
    rest -= times * worth
    return sign.repeat(times)
  }).join('')
}
