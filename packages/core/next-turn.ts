/** Resolves in the next turn of the event loop, so that other requests are served before long work continues. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
