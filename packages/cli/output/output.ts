import type { Writable } from 'node:stream'
import type { Failure } from '../exit-codes.js'
import type { Io } from '../io.js'
import { type Colours, coloursFor, harmless, oneLine, printable, printableJson } from './text.js'

export interface OutputOptions {
  json: boolean
  quiet: boolean
}

/** One result in each output format. Untrusted text in it has gone through `printable` or `oneLine`. */
export interface Result {
  json: unknown
  /** For a person at a terminal, ready to print. */
  shown: string
  /** For programs in a pipe: lines of tab-separated fields. Default: `shown` without colours. */
  plain?: string
  /** For --quiet: the ids. Nothing by default. */
  quiet?: string
}

/** Prints results and notes: as one JSON document, lines for a person, or plain lines for a pipe. */
export interface Output extends OutputOptions {
  colours: Colours
  isTerminal: boolean
  /** Prints the result in the requested format. */
  result(result: Result): Promise<void>
  /** Makes the text harmless and prints it to standard output; resolves when the stream can take more. */
  write(text: string): Promise<void>
  /** Prints a note for a person to standard error, but not with --json or --quiet. */
  note(text: string): void
  /** Reports request fields that the service ignored, on standard error, in any format. */
  ignored(fields: string[]): void
  /** Reports a failure on standard error. */
  failure(failure: Failure): void
}

export const openOutput = (io: Io, options: OutputOptions): Output => {
  const isTerminal = io.stdout.isTTY === true
  const colours = coloursFor(isTerminal, io.env)
  const write = (text: string) => written(io.stdout, harmless(text, isColoured(colours)))
  return {
    ...options,
    colours,
    isTerminal,
    write,
    async result({ json, shown, plain = shown, quiet = '' }) {
      const text = options.json ? printableJson(json) : options.quiet ? quiet : isTerminal ? shown : plain
      if (text !== '') await write(`${text}\n`)
    },
    note(text) {
      if (!options.json && !options.quiet) io.stderr.write(`${harmless(text, isColoured(colours))}\n`)
    },
    ignored(fields) {
      if (options.json) return void io.stderr.write(`${printableJson({ ignored: fields })}\n`)
      const names = fields.map(oneLine).join(', ')
      io.stderr.write(
        `sm: the service ignored fields that it does not know: ${names}. The service may be older than sm: run \`sm doctor\`.\n`,
      )
    },
    failure({ code, details }) {
      if (options.json) return void io.stderr.write(`${printableJson({ error: code, details })}\n`)
      const { red } = coloursFor(io.stderr.isTTY === true, io.env)
      io.stderr.write(`${red('sm:')} ${sentences(details)}\n`)
    },
  }
}

const isColoured = ({ bold }: Colours): boolean => bold('x') !== 'x'

const sentences = (details: Failure['details']): string =>
  typeof details === 'string'
    ? printable(details)
    : Object.entries(details)
        .map(([field, messages]) => `${oneLine(field)}: ${messages.map(oneLine).join('; ')}`)
        .join('\n    ')

const written = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (stream.write(text)) resolve()
    else stream.once('drain', resolve)
  })

/** Makes one line of tab-separated fields for programs. */
export const fields = (...values: (string | number | null | undefined)[]): string =>
  values.map((value) => oneLine(String(value ?? ''))).join('\t')
