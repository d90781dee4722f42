import { expect } from '@jest/globals'
import { eventually } from '../../eventually.js'
import type { Reply, Send } from '../client.js'
import { mcpStatus } from '../mcp.js'
import { type Connected, refresh } from './oauth.js'
import { expectRefused } from './oauth-replies.js'

/** The outcome of using one refresh token many times at once. */
export interface Burst {
  /** How many uses were answered with tokens. */
  issued: number
  /** How many uses were answered with 503 or not at all. */
  unanswered: number
  /**
   * `kept`: one of the concurrent refreshes succeeded, and its tokens work. `ended`: no token of the family works.
   * `unused`: no refresh succeeded, and the family is still valid. `mixed`: some tokens of the family work, others do
   * not.
   */
  outcome: 'kept' | 'ended' | 'unused' | 'mixed'
}

/** Returns a sentence if the outcome of a burst is wrong, null if all is well. */
export const wrongWith = ({ issued, unanswered, outcome }: Burst): string | null =>
  issued > 1 || outcome === 'mixed' || (outcome === 'unused' && unanswered === 0)
    ? `a family is ${outcome}: ${issued} uses got tokens, and ${unanswered} no answer`
    : null

/** Uses the token once. Rejects if the process is killed meanwhile, because `onceTo` does. */
export type Use = (at: number) => Promise<Reply>

const isAlive = async (send: Send, key: string): Promise<boolean> => (await mcpStatus(send, key)) !== 401

/** Refreshes until the service is available. */
const refreshAtLast = (send: Send, clientId: string, token: string): Promise<Reply> =>
  eventually(async () => {
    const reply = await refresh(send, clientId, token)
    if (reply.status === 503) throw new Error('the service stays unavailable')
    return reply
  })

/**
 * Uses the refresh token of a family `uses` times at once, then again until it has certainly been used twice, which
 * always ends the family. Expects that no token of the family works after that.
 * @param use one of the uses, which may reject
 * @param send asks the service about the family afterwards
 */
export async function burst(send: Send, family: Connected, uses: number, use: Use): Promise<Burst> {
  const settled = await Promise.allSettled(Array.from({ length: uses }, (_none, at) => use(at)))
  const replies = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const answered = replies.filter(({ status }) => status !== 503)
  const won = answered.filter(({ status }) => status === 200).map(({ body }) => body)
  for (const reply of answered) if (reply.status !== 200) expectRefused(reply, 400, 'invalid_grant')
  const { clientId } = family
  const issued = [...won]
  const accessTokens = [family.accessToken, ...won.map(({ access_token }) => access_token)]
  const living = await Promise.all(accessTokens.map((token) => isAlive(send, token)))
  for (const { refresh_token } of won) {
    const { status, body } = await refresh(send, clientId, refresh_token)
    if (status === 200) issued.push(body)
    // A use that is answered with 503 may have used the token up.
    if (status !== 503) living.push(status === 200)
  }
  const outcome = outcomeOf(won.length, living)

  const again = await refreshAtLast(send, clientId, family.refreshToken)
  if (outcome === 'unused' && again.status === 200) issued.push(again.body)
  else expectRefused(again, 400, 'invalid_grant')
  expectRefused(await refreshAtLast(send, clientId, family.refreshToken), 400, 'invalid_grant')
  for (const key of [family.accessToken, ...issued.map(({ access_token }) => access_token)])
    expect(await isAlive(send, key)).toBe(false)
  for (const { refresh_token } of issued)
    expectRefused(await refreshAtLast(send, clientId, refresh_token), 400, 'invalid_grant')
  return { issued: won.length, unanswered: uses - answered.length, outcome }
}

const outcomeOf = (issued: number, living: boolean[]): Burst['outcome'] => {
  if (living.every((lives) => !lives)) return 'ended'
  if (!living.every(Boolean)) return 'mixed'
  return issued > 0 ? 'kept' : 'unused'
}

/**
 * Refreshes as an honest client does: each time with the newest token, after the answer to the last, and with the same
 * token again after a 503. Returns how many refreshes succeeded, and whether the family was lost.
 */
export async function refreshHonestly(
  send: Send,
  { clientId, refreshToken }: Connected,
  times: number,
): Promise<{ refreshed: number; isLost: boolean }> {
  let newest = refreshToken
  for (let refreshed = 0; refreshed < times; refreshed++) {
    const { status, body } = await refreshAtLast(send, clientId, newest)
    const works = status === 200 && (await isAlive(send, body.access_token))
    if (!works) return { refreshed, isLost: true }
    newest = body.refresh_token
  }
  return { refreshed: times, isLost: false }
}
