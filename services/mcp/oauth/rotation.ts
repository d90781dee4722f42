import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable, Unavailable } from '@agent-memory/core/errors'
import type { Issued, OAuthStore, Rotation } from '@agent-memory/core/ports/accounts/oauth'
import { errors, Provider } from 'oidc-provider'

const WITHDRAWN_EVERY_MS = 500

export const USED_MEANWHILE = 'another request used the same code or token at the same time'
export const REVOKED = 'the grant was revoked'

/** The exchange of refresh tokens for new tokens. */
export interface Rotations {
  /** Notes that the request which is being served uses this refresh token. */
  begin(usedHash: Buffer): void
  /**
   * In an exchange, the library saves the new refresh token first and the new access token last. The refresh token is
   * kept in memory until the access token comes; then both are stored, together with the use of the old refresh token.
   * For anything that is issued outside an exchange, returns false, and neither keeps nor stores it.
   * @throws InvalidGrant if the refresh token was used meanwhile, or its grant was revoked
   */
  save(issued: Issued): Promise<boolean>
  /** @throws AppError service_unavailable while it is unknown whether this refresh token counts as used */
  requireSettled(idHash: Buffer): void
}

/**
 * By itself, the library would store the use of a refresh token before it checks the resource and makes the new tokens.
 * A failure in between would cost an honest client its consent, because its retry would be taken for a leak. So the
 * use and the new tokens are stored in one transaction. If the outcome of the transaction is unknown, the client was
 * told to retry and has received nothing, so the exchange is withdrawn as soon as the store answers.
 * @param onError called when a withdrawal failed for good
 */
export function openRotations(
  oauth: Pick<OAuthStore, 'rotate' | 'withdraw'>,
  onError: (error: unknown) => void,
): Rotations {
  const begun = new WeakMap<object, { usedHash: Buffer; successor?: Issued }>()
  const withdrawing = new Set<string>()

  async function withdraw(rotation: Rotation): Promise<void> {
    for (;;) {
      try {
        return await oauth.withdraw(rotation)
      } catch (error) {
        if (!isUnavailable(error)) throw error
      }
      await pause(WITHDRAWN_EVERY_MS, undefined, { ref: false })
    }
  }

  async function rotate(rotation: Rotation): Promise<void> {
    const outcome = await oauth.rotate(rotation).catch((error: unknown) => {
      if (isUnavailable(error)) {
        const used = rotation.usedHash.toString('hex')
        withdrawing.add(used)
        void withdraw(rotation)
          .catch(onError)
          .finally(() => withdrawing.delete(used))
      }
      throw error
    })
    if (outcome === 'used') throw new errors.InvalidGrant(USED_MEANWHILE)
    if (outcome === 'revoked') throw new errors.InvalidGrant(REVOKED)
  }

  return {
    begin(usedHash) {
      if (Provider.ctx === undefined) throw new Error('a refresh token is used outside a request')
      begun.set(Provider.ctx, { usedHash })
    },
    async save(issued) {
      const rotation = Provider.ctx && begun.get(Provider.ctx)
      if (rotation === undefined) return false
      if (issued.kind === 'RefreshToken') {
        rotation.successor = issued
        return true
      }
      const { usedHash, successor } = rotation
      if (issued.kind !== 'AccessToken' || issued.grantId === null || successor === undefined)
        throw new Error(`oidc-provider issued ${issued.kind} in the middle of a refresh`)
      await rotate({ grantId: issued.grantId, usedHash, successors: [successor, issued] })
      return true
    },
    requireSettled(idHash) {
      if (withdrawing.has(idHash.toString('hex')))
        throw new Unavailable('postgresql', 'The last refresh is still being undone. Retry in a moment.', {
          retryAfter: 1,
        })
    },
  }
}
