import { parse } from 'csv-parse'
import { csvOptions, type Dialect, tableDialect } from './dialect.js'
import { PARSE_LIMITS, ParseError, type Parser } from './parser.js'
import { textOf } from './text.js'

/** A record longer than this is an unclosed quotation mark, not a row. */
const LONGEST_RECORD = 2 * 2 ** 20

/** A table: its first row names the columns if it looks like names. */
export const parseCsv: Parser = async (bytes, emit) => {
  const text = textOf(bytes)
  const dialect = await readable(text, tableDialect(text, 'named') ?? { delimiter: ',', quote: '"' })
  let first: string[] | null = null
  let begun = false
  for await (const cells of records(text, dialect)) {
    if (first === null) {
      first = cells
      continue
    }
    if (!begun) emit({ kind: isHeader(first, cells) ? 'table_header' : 'table_row', cells: first })
    begun = true
    emit({ kind: 'table_row', cells })
  }
  if (first && !begun) emit({ kind: 'table_row', cells: first })
  return { pages: null }
}

/** The dialect in which the whole can be read: a quotation mark that is never closed is a character like any other. */
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

/** Names of columns: each there, each once, none a number, and not as long as what it names. */
function isHeader(cells: string[], next: string[]): boolean {
  const named = cells.every((cell) => cell !== '' && cell.length <= 100 && !NUMBER.test(cell))
  return named && cells.length > 1 && cells.length >= next.length && new Set(cells).size === cells.length
}
