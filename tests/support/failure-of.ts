import { isMemoryServiceError, type MemoryServiceError } from '@agent-memory/client/errors'

/** What a call of the client failed with; throws when it succeeded, or failed with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<MemoryServiceError> {
  const [outcome] = await Promise.allSettled([call])
  if (outcome.status === 'fulfilled') throw new Error(`the call succeeded: ${JSON.stringify(outcome.value)}`)
  if (!isMemoryServiceError(outcome.reason)) throw outcome.reason
  return outcome.reason
}
