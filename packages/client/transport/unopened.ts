import { noticed } from '../advice.js'
import { errorOf, isMemoryServiceError, type MemoryServiceError } from '../errors.js'
import type { Connection } from './connection.js'
import { connectionFailure } from './connection-failure.js'
import { type Call, sender } from './request.js'

/**
 * Finds out over HTTP why a WebSocket could not be opened: the WebSocket itself does not report the reason. Returns the
 * error if it may be temporary.
 * @param cause what the WebSocket reported, if anything
 * @throws MemoryServiceError if the service refuses this caller or request for good; the reason of the signal
 */
export async function whyNotOpened(
  connection: Connection,
  volumes: readonly string[],
  cause: unknown,
  signal: AbortSignal | undefined,
): Promise<MemoryServiceError> {
  const send = sender({ ...connection, maxRetries: 0 })
  const errorFor = async (call: Pick<Call, 'path' | 'query'>): Promise<MemoryServiceError | undefined> => {
    try {
      await send({ ...call, method: 'GET', repeatable: false }, { signal })
      return undefined
    } catch (error) {
      if (isMemoryServiceError(error)) return error
      throw error
    }
  }
  const error = await errorFor({ path: '/ws' })
  if (error && !isAdmitted(error)) return ifPassing(error)
  for (const volume_id of volumes) {
    const refusal = await errorFor({ path: '/agent/memory/subscriptions', query: { volume_id, limit: 1 } })
    if (refusal && [401, 403].includes(refusal.status)) throw refusal
  }
  return unopened(connection.baseUrl, cause)
}

/** Whether the service accepted the credential, and rejected only the missing upgrade to a WebSocket. */
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
