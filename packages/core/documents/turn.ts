/** So long a run goes on before others have their turn. */
const TURN_MS = 20_000

/** Takes step after step until one says that it was the last. False when the turn was over before. */
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
