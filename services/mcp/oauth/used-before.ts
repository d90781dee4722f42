/** Maximum reads. If the last read is still inconclusive, the code or token counts as used before. */
const MOST_READS = 5

/**
 * `usedMsAgo`: milliseconds since the first use of a code or token, by the clock of the store; null if it is unused.
 */
interface Usable {
  usedMsAgo: number | null
}

/**
 * Finds a code or a token, and whether its first use was before this request arrived. Such a use indicates a leak; a
 * use by another request at the same time does not. The clocks of the store and of this process may differ, so only
 * durations are compared. The first use was no earlier than `usedMsAgo` before the read was sent, and no later than
 * `usedMsAgo` before its response arrived. If the request arrived between these two times, because the read was slow,
 * the value is read again.
 * @param arrivedAt when the request arrived, in milliseconds by the clock of `now`
 */
export async function findUsed<Found extends Usable>(
  find: () => Promise<Found | null>,
  arrivedAt: number,
  now: () => number = Date.now,
): Promise<{ found: Found | null; wasUsedBefore: boolean }> {
  for (let reads = 1; ; reads++) {
    const asked = now()
    const found = await find()
    const answered = now()
    if (found === null || found.usedMsAgo === null) return { found, wasUsedBefore: false }
    const [earliest, latest] = [asked - found.usedMsAgo, answered - found.usedMsAgo]
    if (latest < arrivedAt || reads === MOST_READS) return { found, wasUsedBefore: true }
    if (earliest >= arrivedAt) return { found, wasUsedBefore: false }
  }
}
