import type { Reply } from '../http/client.ts'

/** The rate limit window in a reply's headers. */
export const windowOf = ({ headers }: Reply) => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  remaining: Number(headers.get('x-ratelimit-remaining')),
  reset: Number(headers.get('x-ratelimit-reset')),
})
/** Whether the answer was 503, because the database was late. The request may have been counted. */
export const isPutOff = ({ status }: Reply) => status === 503
/** Asks `count` times, one after the other, and returns the replies. */
export const times = async (count: number, ask: () => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at++) replies.push(await ask())
  return replies
}
/** A little less than a window of one minute, which starts with its first request. */
const WINDOW_MS = 50_000
/** Less than the time limit of a test. */
const TURNS_MS = 400_000

/**
 * Returns the replies of `ask`, which uses a new key or address each time. Tries again if the machine stalled: then the
 * window may have ended, an answer may be a 503 (which may have been counted), or the counters may have moved to the
 * standby store. Wrong counting fails every time.
 */
export async function inOneWindow(ask: () => Promise<Reply[]>): Promise<Reply[]> {
  const end = Date.now() + TURNS_MS
  for (;;) {
    const began = Date.now()
    const replies = await ask()
    const left = replies.map((reply) => windowOf(reply).remaining)
    const disturbed =
      Date.now() - began > WINDOW_MS ||
      replies.some(isPutOff) ||
      left.some((remaining, at) => remaining > (left[at - 1] ?? remaining))
    if (!disturbed || Date.now() > end) return replies
  }
}
