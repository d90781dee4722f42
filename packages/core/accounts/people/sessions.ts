import { AppError } from '../../errors.js'
import type { SessionRepository } from '../../ports/accounts/people.js'
import type { SessionPrincipal } from '../principal.js'

/**
 * Ends a session of the caller.
 * @throws AppError session_not_found
 */
export const endSession = async (
  sessions: Pick<SessionRepository, 'end'>,
  { userId }: SessionPrincipal,
  sessionId: string,
): Promise<void> => {
  if (!(await sessions.end(userId, sessionId)))
    throw new AppError('session_not_found', 'You have no session with this id.')
}
