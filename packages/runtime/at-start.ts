import { isUnavailable } from '@agent-memory/core/errors'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

/**
 * Asks what a process must know before it serves: again, for some 30 s, while the database is late. A request would be
 * told to come again; a process that gives up is started anew, and is then no earlier.
 */
export const atStart = retry(handleWhen(isUnavailable), { maxAttempts: 15, backoff: new ConstantBackoff(500) })
