/** Reads until it counts as used before, if none is conclusive. */
const MOST_READS = 5

/** `usedMsAgo`: milliseconds since its first use, by the clock of the store; null if it is unused. */
interface Usable {
  usedMsAgo: number | null
}

/**
 * Finds a code or a token, and whether it was used before a request arrived, which indicates a leak, rather than by
 * another request at the same time. The clocks of the store and of this process may differ, so only durations count: the
 * first use was between `usedMsAgo` before the read was sent and as long before its answer was seen. If the request
 * arrived in between, because the read took long, another read decides; the store and this process may be busy at the
 * very moment at which a leaked token is used.
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
