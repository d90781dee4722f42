import { noticed } from '../advice.js'
import { errorOf, isMemoryServiceError, type MemoryServiceError } from '../errors.js'
import type { Connection } from './connection.js'
import { connectionFailure } from './connection-failure.js'
import { type Call, sender } from './request.js'

/**
 * Finds out why a WebSocket could not be opened, because the WebSocket itself does not report the reason. Sends the
 * same GET without an upgrade, which the service refuses for the same reason. Returns the error if it may be temporary.
 * @param query of the WebSocket
 * @param cause what the WebSocket reported, if anything
 * @throws MemoryServiceError if the service refuses this caller or request for good; the reason of the signal
 */
export async function whyNotOpened(
  connection: Connection,
  query: Call['query'],
  cause: unknown,
  signal: AbortSignal | undefined,
): Promise<MemoryServiceError> {
  try {
    await sender({ ...connection, maxRetries: 0 })({ method: 'GET', path: '/ws', query, repeatable: false }, { signal })
  } catch (error) {
    if (!isMemoryServiceError(error)) throw error
    if (!isAdmitted(error)) return ifPassing(error)
  }
  return unopened(connection.baseUrl, cause)
}

/** Whether the service would open a WebSocket, and rejected only the missing upgrade. */
const isAdmitted = ({ fieldErrors }: MemoryServiceError): boolean => fieldErrors.Upgrade !== undefined

const ifPassing = (error: MemoryServiceError): MemoryServiceError => {
  if (error.status === 0 || error.status === 429 || error.status >= 500) return error
  throw error
}

const unopened = (baseUrl: string, cause: unknown): MemoryServiceError => {
  const happened = `${baseUrl} answers, but opened no WebSocket at /ws`
  const failure = { ...connectionFailure(cause, baseUrl), ...noticed(happened, 'check_upgrades') }
  return errorOf(failure, { count: 1, memoryId: undefined, idempotencyKey: undefined })
}
