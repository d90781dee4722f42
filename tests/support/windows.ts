import type { Reply } from './client.ts'

/** What the headers of a reply say of its window. */
export const windowOf = ({ headers }: Reply) => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  remaining: Number(headers.get('x-ratelimit-remaining')),
  reset: Number(headers.get('x-ratelimit-reset')),
})
/** The database was late for it; it may have counted. */
export const isPutOff = ({ status }: Reply) => status === 503
/** So many replies, one after the other. */
export const times = async (count: number, ask: () => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at++) replies.push(await ask())
  return replies
}
/** A window is a minute of the clock. */
const WINDOW_MS = 50_000
/** Less than a test has. */
const TURNS_MS = 400_000

/**
 * The replies of `ask`, which takes a key or an address of its own. On a machine that stood still the window may have ended
 * meanwhile, an answer be 503 (which may have counted), or the counters have moved to the store that stands by: then it is
 * another key's turn. What counts wrongly does so each time.
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
