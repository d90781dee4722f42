import { parse } from 'csv-parse'
import { csvOptions, type Dialect, tableDialect } from './dialect.js'
import { PARSE_LIMITS, ParseError, type Parser } from './parser.js'
import { textOf } from './text.js'

/** Maximum characters of a record: a longer one is not a row, but the text after an unclosed quotation mark. */
const LONGEST_RECORD = 2 * 2 ** 20

/** Reads a table, whose first row is the header if it looks like column names. */
export const parseCsv: Parser = async (bytes, emit) => {
  const text = textOf(bytes)
  const dialect = await readable(text, tableDialect(text, 'named') ?? { delimiter: ',', quote: '"' })
  let first: string[] | null = null
  let started = false
  for await (const cells of records(text, dialect)) {
    if (first === null) {
      first = cells
      continue
    }
    if (!started) emit({ kind: isHeader(first, cells) ? 'table_header' : 'table_row', cells: first })
    started = true
    emit({ kind: 'table_row', cells })
  }
  if (first && !started) emit({ kind: 'table_row', cells: first })
  return { pages: null }
}

/** Adapts the dialect to the whole text: if a quotation mark is never closed, quotes are ordinary characters. */
async function readable(text: string, dialect: Dialect): Promise<Dialect> {
  if (dialect.quote === null) return dialect
  try {
    for await (const _ of records(text, dialect));
    return dialect
  } catch (error) {
    if (error instanceof ParseError && error.code !== 'too_large') throw error
    return { ...dialect, quote: null }
  }
}

async function* records(text: string, dialect: Dialect): AsyncGenerator<string[]> {
  const parser = parse({ ...csvOptions(dialect), max_record_size: LONGEST_RECORD })
  const write = async () => {
    for (let at = 0; at < text.length && !parser.destroyed; at += 65_536) {
      if (!parser.write(text.slice(at, at + 65_536))) await new Promise((drained) => parser.once('drain', drained))
    }
    parser.end()
  }
  const written = write()
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.length > PARSE_LIMITS.columns) throw new ParseError('too_many_columns')
      yield cells
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE' ? new ParseError('too_large', error) : error
  }
  await written
}

const NUMBER = /^[-+]?[\d.,:/\s%€$£-]+$/

/**
 * Whether cells are column names: more than one, at least as many as in the next row, and each of them non-empty,
 * short, unique and not a number.
 */
function isHeader(cells: string[], next: string[]): boolean {
  const named = cells.every((cell) => cell !== '' && cell.length <= 100 && !NUMBER.test(cell))
  return named && cells.length > 1 && cells.length >= next.length && new Set(cells).size === cells.length
}
