import {
  ConnectionError,
  isMemoryServiceError,
  type MemoryServiceError,
  TimeoutError,
} from '@agent-memory/client/errors'
import { EXIT, type ExitCode } from './exit-codes.js'
import { Failure } from './failures.js'

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

/** What to do about a refusal, where the service's own sentence speaks to programs rather than to people. */
const ADVICE: Readonly<Record<string, string>> = {
  unauthorized: 'You are not signed in: run `sm login`, or set SM_API_KEY.',
  invalid_api_key:
    'The service does not know this key: it may be revoked, expired, or of another service. Run `sm login` with another one, or set SM_API_KEY; `sm doctor` says which key is used.',
  entity_not_found: 'This volume has no entity of this name; `sm graph search` finds it by a part of the name.',
  invalid_credentials: 'E-mail address or password is wrong.',
  agent_not_authorized_for_volume:
    'This key may not do this on this volume, or there is no such volume; `sm volumes` shows what it may do where.',
}

/** The failure of a call, or of the program itself, as a sentence with its exit code. */
export const describeError = (error: unknown): Failure => {
  if (isMemoryServiceError(error)) return describeRefusal(error)
  if (error instanceof Error && isMemoryServiceError(error.cause)) {
    // An import says itself how far it came.
    const { code, exitCode } = describeRefusal(error.cause)
    return new Failure(code, forPeople(error.message), exitCode)
  }
  const message = error instanceof Error ? error.message : String(error)
  return new Failure('failed', message || 'This failed, and nothing more is known.', EXIT.failed)
}

const describeRefusal = (error: MemoryServiceError): Failure => {
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    const advice = '--url or SM_BASE_URL names another; `npm start` starts one here; `sm doctor` looks closer.'
    const sentence = [asSentence(forPeople(String(error.details))), advice, openEnd(error)].filter(Boolean).join(' ')
    return new Failure(error.code, sentence, EXIT.unavailable)
  }
  const exitCode = BY_STATUS[error.status] ?? EXIT.failed
  if (typeof error.details !== 'string') return new Failure(error.code, error.details, exitCode)
  const again = error.retryAfter === undefined ? '' : `Try again in ${Math.ceil(error.retryAfter)} s.`
  const said = asSentence(ADVICE[error.code] ?? forPeople(error.details))
  return new Failure(error.code, [said, again, openEnd(error)].filter(Boolean).join(' '), exitCode)
}

/** The client speaks to programmers, of browsers too. */
export const forPeople = (sentence: string): string =>
  sentence
    .replace(/, is baseUrl right, and, in a browser, [^?]*\?/, ', and is the address right?')
    .replaceAll('baseUrl', 'the address')

/** What to do about a write that may have been done. */
const openEnd = ({ memoryId, idempotencyKey, status }: MemoryServiceError): string => {
  if (status !== 0 && status < 500) return ''
  if (memoryId !== undefined) return `It may still be decided: \`sm show ${memoryId}\` tells.`
  return idempotencyKey === undefined ? '' : `Repeated with --idempotency-key ${idempotencyKey} it is written once.`
}

/** With its full stop. */
export const asSentence = (text: string): string => (/[.!?]\)?$/.test(text) ? text : `${text}.`)
