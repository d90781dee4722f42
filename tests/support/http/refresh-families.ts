import { expect } from '@jest/globals'
import type { Reply, Send } from './client.js'
import { type Connected, connectClient, refresh } from './oauth.js'
import { expectRefused } from './oauth-replies.js'

/** What came of using one refresh token many times at once. */
export interface Burst {
  /** How many uses were answered with tokens. */
  issued: number
  /**
   * `kept`: one use won, and its tokens work. `ended`: no token of the family works. `unanswered`: no use won, and the
   * family lives on, which only a use that was cut off can cause. `mixed`: some of its tokens work, and others do not.
   */
  outcome: 'kept' | 'ended' | 'unanswered' | 'mixed'
}

/** How a use may end: `onceTo` rejects if the process is killed meanwhile. */
export type Use = (at: number) => Promise<Reply>

const isAlive = async (send: Send, key: string): Promise<boolean> =>
  (await send('POST', '/mcp', { key, body: {} })).status !== 401

/**
 * Uses the refresh token of a family so often at once, and then once more, which ends the family whatever happened.
 * Expects that nothing works after that.
 * @param use one of the uses, which may reject
 * @param send where the family is looked at afterwards
 */
export async function burst(send: Send, family: Connected, uses: number, use: Use): Promise<Burst> {
  const settled = await Promise.allSettled(Array.from({ length: uses }, (_none, at) => use(at)))
  const replies = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const won = replies.filter(({ status }) => status === 200).map(({ body }) => body)
  for (const reply of replies) if (![200, 503].includes(reply.status)) expectRefused(reply, 400, 'invalid_grant')
  const { clientId } = family
  const accessTokens = [family.accessToken, ...won.map(({ access_token }) => access_token)]
  const refreshTokens = won.map(({ refresh_token }) => refresh_token)
  const living = await Promise.all(accessTokens.map((token) => isAlive(send, token)))
  for (const token of [...refreshTokens]) {
    const { status, body } = await refresh(send, clientId, token)
    living.push(status === 200)
    if (status !== 200) continue
    accessTokens.push(body.access_token)
    refreshTokens.push(body.refresh_token)
  }
  const outcome = outcomeOf(won.length, living)

  expectRefused(await refresh(send, clientId, family.refreshToken), 400, 'invalid_grant')
  for (const token of accessTokens) expect(await isAlive(send, token)).toBe(false)
  for (const token of refreshTokens) expectRefused(await refresh(send, clientId, token), 400, 'invalid_grant')
  return { issued: won.length, outcome }
}

const outcomeOf = (issued: number, living: boolean[]): Burst['outcome'] => {
  if (living.every((lives) => !lives)) return 'ended'
  if (!living.every(Boolean)) return 'mixed'
  return issued > 0 ? 'kept' : 'unanswered'
}

/**
 * Refreshes as one honest client does: each time with the newest token, after the answer to the last. Returns how many
 * of the refreshes lost the family; 0 is right. One that was answered with 503 first may have used its token up: the
 * client then asks its user again.
 */
export async function refreshHonestly(send: Send, session: string, times: number): Promise<number> {
  let { clientId, accessToken, refreshToken } = await connectClient(send, session)
  let lost = 0
  for (let at = 0; at < times; at++) {
    const { status, body, repeated } = await refresh(send, clientId, refreshToken)
    if (status === 200) {
      ;[accessToken, refreshToken] = [body.access_token, body.refresh_token]
      if (await isAlive(send, accessToken)) continue
    }
    if (!repeated && status !== 503) lost++
    ;({ clientId, accessToken, refreshToken } = await connectClient(send, session))
  }
  return lost
}
