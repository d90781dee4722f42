import { parse } from 'csv-parse/sync'

/** How a text table is delimited and quoted. */
export interface Dialect {
  delimiter: string
  /** Null means that quotation marks are ordinary characters. */
  quote: '"' | null
}

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLE_CHARACTERS = 32 * 1024
const SAMPLE_RECORDS = 50

/**
 * Finds the dialect in which the beginning of a text is a table; null if it is no table in any dialect. If the name of
 * the file is that of a table (`named`), either most rows must have the same number of columns, which must be at least
 * two, or every line must be a single short cell. Otherwise (`unnamed`) all rows must have the same number of columns,
 * there must be at least three rows and three columns, and no cell may be longer than 200 characters.
 */
export function tableDialect(text: string, by: 'named' | 'unnamed'): Dialect | null {
  const sample = wholeLines(text.slice(0, SAMPLE_CHARACTERS), text.length > SAMPLE_CHARACTERS)
  const found = DELIMITERS.flatMap((delimiter) => {
    const shape = shapeOf(sample, delimiter)
    return shape ? [{ ...shape, delimiter }] : []
  })
  const fits =
    by === 'named'
      ? found.filter(({ columns, agreeing }) => columns >= 2 && agreeing >= 0.6)
      : found.filter(({ columns, agreeing, rows, longest }) => {
          return columns >= 3 && agreeing === 1 && rows >= 3 && longest <= 200
        })
  fits.sort((a, b) => b.agreeing * b.columns - a.agreeing * a.columns)
  const [best] = fits
  if (best) return { delimiter: best.delimiter, quote: best.quote }
  // A table may also be one column of short values.
  const lines = sample.split(/\r?\n|\r/).filter((line) => line !== '')
  const single = by === 'named' && lines.every((line) => line.length <= 200 && !/[,;\t|]/.test(line))
  return single ? { delimiter: ',', quote: '"' } : null
}

const wholeLines = (text: string, cut: boolean) => (cut ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text)

function shapeOf(sample: string, delimiter: string) {
  const records = readRecords(sample, delimiter, '"') ?? readRecords(sample, delimiter, null)
  if (records === null || records.rows.length === 0) return null
  const { rows, quote } = records
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  const [columns, agreeing] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))
  const longest = rows.reduce((most, row) => row.reduce((length, cell) => Math.max(length, cell.length), most), 0)
  return { quote, columns, agreeing: agreeing / rows.length, rows: rows.length, longest }
}

function readRecords(sample: string, delimiter: string, quote: '"' | null) {
  try {
    const rows: string[][] = parse(sample, { ...csvOptions({ delimiter, quote }), to: SAMPLE_RECORDS })
    return { rows, quote }
  } catch {
    return null
  }
}

/**
 * Returns options for reading both the sample and the whole text. An unclosed quotation mark is an error at the end of
 * the input.
 */
export const csvOptions = ({ delimiter, quote }: Dialect) => ({
  delimiter,
  quote,
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
})
