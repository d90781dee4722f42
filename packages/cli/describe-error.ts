import {
  ConnectionError,
  isMemoryServiceError,
  type MemoryServiceError,
  TimeoutError,
} from '@agent-memory/client/errors'
import { EXIT, type ExitCode, Failure } from './exit-codes.js'
import { inWords } from './in-words.js'

const BY_STATUS: Readonly<Record<number, ExitCode>> = {
  400: EXIT.usage,
  401: EXIT.notSignedIn,
  403: EXIT.notAllowed,
  404: EXIT.notFound,
  413: EXIT.usage,
  429: EXIT.rateLimited,
  502: EXIT.unavailable,
  503: EXIT.unavailable,
  504: EXIT.unavailable,
}

/** Advice for errors whose message from the service is written for programs, not for people. */
const ADVICE: Readonly<Record<string, string>> = {
  unauthorized: 'You are not signed in: run `sm login`, or set SM_API_KEY.',
  invalid_api_key:
    'The service rejected the key: the key may be revoked, expired, or from another service. Run `sm login` to get a new key, or set SM_API_KEY; `sm doctor` shows where the current key comes from.',
  entity_not_found: 'This volume has no entity with this name; try `sm graph search` with a part of the name.',
  invalid_credentials: 'Wrong e-mail address or password.',
  agent_not_authorized_for_volume:
    'The volume does not exist, or the key is not allowed to do this there. `sm volumes` lists the volumes that the key can access, and what it can do in each.',
}

/** How to repeat a command that may have succeeded, so that nothing is written twice. */
type Repeat = (idempotencyKey: string) => string

const withKey: Repeat = (key) => `Repeat the command with --idempotency-key ${key}, so that nothing is written twice.`

/**
 * Turns a failed call, or a failure of the program itself, into a sentence with an exit code.
 * @param repeat says how to repeat the command safely; needed only for a command without --idempotency-key
 */
export const describeError = (error: unknown, repeat: Repeat = withKey): Failure => {
  if (isMemoryServiceError(error)) return describeServiceError(error, repeat)
  if (error instanceof Error && isMemoryServiceError(error.cause)) {
    // An import's own message is kept, because it reports how far the import got.
    const { code, exitCode } = describeServiceError(error.cause, repeat)
    return new Failure(code, error.message, exitCode)
  }
  const message = error instanceof Error ? error.message : String(error)
  return new Failure('failed', message || 'The command failed for an unknown reason: run `sm doctor`.', EXIT.failed)
}

const describeServiceError = (error: MemoryServiceError, repeat: Repeat): Failure => {
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    const sentences = [inWords(error), '`sm doctor` checks the connection.', openEnd(error, repeat)]
    return new Failure(error.code, sentences.filter(Boolean).join(' '), EXIT.unavailable)
  }
  const exitCode = BY_STATUS[error.status] ?? EXIT.failed
  if (typeof error.details !== 'string') return new Failure(error.code, error.details, exitCode)
  const again = error.retryAfter === undefined ? '' : `Try again in ${Math.ceil(error.retryAfter)} s.`
  const said = asSentence(ADVICE[error.code] ?? inWords(error))
  return new Failure(error.code, [said, again, openEnd(error, repeat)].filter(Boolean).join(' '), exitCode)
}

/** Advises what to do about a write that may have succeeded. */
const openEnd = ({ memoryId, idempotencyKey, status }: MemoryServiceError, repeat: Repeat): string => {
  if (status !== 0 && status < 500) return ''
  if (memoryId !== undefined) return `The service may still write the memory: check with \`sm show ${memoryId}\`.`
  return idempotencyKey === undefined ? '' : repeat(idempotencyKey)
}

/** Adds a missing full stop. */
export const asSentence = (text: string): string => (/[.!?]\)?$/.test(text) ? text : `${text}.`)
