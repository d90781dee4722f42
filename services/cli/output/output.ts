import type { Writable } from 'node:stream'
import type { Failure } from '../failures.js'
import type { Io } from '../io.js'
import { type Colours, coloursFor } from './colours.js'
import { harmless, oneLine, printable, printableJson } from './text.js'

export interface OutputOptions {
  json: boolean
  quiet: boolean
}

/** The forms that one result has. Texts of unknown origin in them went through `printable` or `oneLine`. */
export interface Result {
  json: unknown
  /** For a person at a terminal, ready to print. */
  shown: string
  /** For programs on a pipe, a line each with fields between tabs; `shown` without colours when not given. */
  plain?: string
  /** What --quiet leaves: the ids. Nothing when not given. */
  quiet?: string
}

/** Where results and remarks go: one JSON document, lines for a person, or plain lines for a pipe. */
export interface Output extends OutputOptions {
  colours: Colours
  isTerminal: boolean
  /** Prints the result in the form that is asked for. */
  result(result: Result): Promise<void>
  /** Prints to standard output, made harmless; resolves when there is room for more. */
  write(text: string): Promise<void>
  /** A remark for a person, on standard error: neither with --json nor with --quiet. */
  note(text: string): void
  /** Fields of a request that the service did not know, on standard error, whatever the form. */
  ignored(fields: string[]): void
  /** What went wrong, on standard error. */
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
      io.stderr.write(`sm: the service does not know these fields, and ignored them: ${names}. Is it older than sm?\n`)
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

/** Fields of one line for programs. */
export const fields = (...values: (string | number | null | undefined)[]): string =>
  values.map((value) => oneLine(String(value ?? ''))).join('\t')
