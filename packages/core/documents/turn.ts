/** How long a run continues before others get their turn. */
const TURN_MS = 20_000

/** Repeats the step until it returns true. False when the turn ended first. */
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
