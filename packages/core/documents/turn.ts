/** Duration of one run of a job, after which other jobs get their turn. */
const TURN_MS = 20_000

/** Repeats `step` until it returns true or the turn ends. Returns whether `step` returned true. @throws if aborted */
export const forATurn = async (
  now: () => Date,
  signal: AbortSignal,
  step: () => Promise<boolean>,
): Promise<boolean> => {
  const end = now().getTime() + TURN_MS
  while (now().getTime() < end) {
    signal.throwIfAborted()
    if (await step()) return true
  }
  return false
}
