/**
 * The outcome of `answer`, or a rejection when it takes longer. What arrived while this process itself stood still
 * counts as in time: after the limit what has come in is read once more.
 */
export const within = <T>(milliseconds: number, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Command timed out after ${milliseconds} ms`))
    // Timers run before what the sockets hold is read, immediates after it.
    const timer = setTimeout(() => setImmediate(late), milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
