/** Ends this turn of the event loop, so that others are served before work that takes long goes on. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
