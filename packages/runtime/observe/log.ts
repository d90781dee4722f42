import { isNativeError } from 'node:util/types'
import { traceContext } from '@agent-memory/core/work/trace-context'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type Log = Logger

export interface Logging {
  /** For work of the process itself. Its lines have no request ids, because the work may serve several requests. */
  log: Log
  /**
   * For work on a single request or job. Its lines carry the ids listed in core/work/trace-context.ts, such as
   * `request_id`.
   */
  workLog: Log
}

/** Names of the fields that are redacted in a log line, down to its third level of nesting. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'api_key',
  'password',
  'secret',
  'token',
  'content',
  'query',
  'wording',
]

const redactedPaths = SECRET_FIELDS.flatMap((name) => {
  const own = name.includes('-') ? `["${name}"]` : `.${name}`
  return [own.replace(/^\./, ''), `*${own}`, `*.*${own}`]
})

/**
 * Returns a stream to stdout. If a line cannot be written, as on a full disk, it is dropped and the service goes on.
 */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ fd: 1, sync: true })
  destination.on('error', () => {})
  return destination
}

/** Creates a log of JSON lines with ISO times, on stdout unless a destination is given. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logging {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return {
    log: pino(options, destination),
    workLog: pino({ ...options, mixin: idsNow }, destination),
  }
}

/** Returns the ids of the current work. `trace_id` is OpenTelemetry's name, by which tools find the trace of a line. */
const idsNow = (): Record<string, string | undefined> => {
  const { traceparent, ...ids } = traceContext() ?? {}
  return traceparent === undefined ? ids : { ...ids, trace_id: traceparent.split('-')[1] }
}

/**
 * Turns an error into loggable fields. Messages of database errors quote stored values, so only the first line of the
 * message is kept, and what it quotes is replaced by "…".
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isNativeError(error)) return { type: typeof error }
  const firstLine = error.message.split('\n').find((line) => line.trim() !== '') ?? ''
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    message: firstLine.replaceAll(/"[^"]*"?|`\([^`]*`?|\([^)]*\)=\([^)]*\)?/g, '…').slice(0, 200),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
