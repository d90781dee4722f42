/**
 * Aborted with the first of the signals, or after so many milliseconds.
 *
 * Node 20 forgets a timeout that only a composite signal refers to: it is collected, and never fires
 * (https://github.com/nodejs/node/issues/57736). A listener of its own keeps it.
 */
export const endsWithin = (milliseconds: number, ...signals: readonly AbortSignal[]): AbortSignal => {
  const limit = AbortSignal.timeout(milliseconds)
  limit.addEventListener('abort', () => {}, { once: true })
  return AbortSignal.any([...signals, limit])
}
