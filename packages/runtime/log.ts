import { AsyncLocalStorage } from 'node:async_hooks'
import { isNativeError } from 'node:util/types'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type Log = Logger
export type LogFields = Record<string, string | number>

export interface Logging {
  /** Of the process. What a request sets off may serve others and outlive it, so these lines never carry its fields. */
  log: Log
  /** Of the requests: for what answers them. Its lines carry the fields of `within`. */
  requestLog: Log
  /** Runs `run` so that every line of `requestLog` in it, however deep, carries `fields` (such as `request_id`). */
  within<T>(fields: LogFields, run: () => T): T
}

/** Never to be read in a log, wherever in the first three levels of a line they stand. */
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

/** Lines that cannot be written, as on a full disk, are lost: the service goes on without its log. */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ fd: 1, sync: true })
  destination.on('error', () => {})
  return destination
}

/** JSON lines with ISO times, to stdout unless a destination is given. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logging {
  const fields = new AsyncLocalStorage<LogFields>()
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
    // A copy: pino adds what a line has of its own.
    requestLog: pino({ ...options, mixin: () => ({ ...fields.getStore() }) }, destination),
    within: (more, run) => fields.run({ ...fields.getStore(), ...more }, run),
  }
}

/** What of an error is logged: database errors quote the values they were given, so only the first line, its quotations blanked. */
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
