import { AppError } from '../../errors.js'
import type { OAuthStore } from '../../ports/accounts/oauth.js'
import type { SessionPrincipal } from '../principal.js'

/**
 * Ends a consent of the caller, with all tokens that were issued for it.
 * @throws AppError grant_not_found
 */
export const endGrant = async (
  oauth: Pick<OAuthStore, 'endGrant'>,
  { userId }: SessionPrincipal,
  grantId: string,
): Promise<void> => {
  if (!(await oauth.endGrant(userId, grantId)))
    throw new AppError(
      'grant_not_found',
      'No application has access to your account under this id. The access may have ended already.',
    )
}
