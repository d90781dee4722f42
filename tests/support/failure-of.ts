import { isMemoryServiceError, type MemoryServiceError } from '@agent-memory/client/errors'

/** Returns the error of a failed client call; throws if the call succeeded or failed with another kind of error. */
export async function failureOf(call: Promise<unknown>): Promise<MemoryServiceError> {
  const [outcome] = await Promise.allSettled([call])
  if (outcome.status === 'fulfilled') throw new Error(`the call succeeded: ${JSON.stringify(outcome.value)}`)
  if (!isMemoryServiceError(outcome.reason)) throw outcome.reason
  return outcome.reason
}
