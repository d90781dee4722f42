/** How long one run of a job may continue before other jobs get their turn. */
const TURN_MS = 20_000

/** Repeats the step until it returns true, and then returns true; returns false if the turn ends first. */
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
