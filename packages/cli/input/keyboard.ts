import { emitKeypressEvents, type Key } from 'node:readline'
import type { Io } from '../io.js'

export interface Keyboard {
  /** Returns the next key pressed from now on; null at the end of input. Rejects with an AbortError on Ctrl-C. */
  next(): Promise<Key | null>
  /** Aborted by Ctrl-C, which in raw mode is a key and not a signal. */
  interrupted: AbortSignal
}

/**
 * Reads single keys from the terminal while the work runs, and restores the terminal afterwards, even if the work
 * fails. (After a signal that ends the process, Node restores it.) Keys pressed when nothing is waiting for a key are
 * dropped: the user would otherwise decide about something not yet on the screen.
 */
export const withKeyboard = async <Result>(io: Io, work: (keyboard: Keyboard) => Promise<Result>): Promise<Result> => {
  const { stdin } = io
  const left = new AbortController()
  const interrupted = AbortSignal.any([io.interrupted, left.signal])
  let waiting: ((key: Key | null) => void) | undefined
  let ended = false
  const pass = (key: Key | null) => {
    waiting?.(key)
    waiting = undefined
  }
  const onKey = (_text: string | undefined, key: Key) => {
    if (key.ctrl && key.name === 'c') left.abort()
    else pass(key)
  }
  const onEnd = () => {
    ended = true
    pass(null)
  }
  const next = () =>
    new Promise<Key | null>((resolve, reject) => {
      if (interrupted.aborted) return reject(interrupted.reason)
      if (ended) return resolve(null)
      const stop = () => reject(interrupted.reason)
      interrupted.addEventListener('abort', stop, { once: true })
      waiting = (key) => {
        interrupted.removeEventListener('abort', stop)
        resolve(key)
      }
    })
  emitKeypressEvents(stdin)
  stdin.on('keypress', onKey).on('end', onEnd)
  stdin.setRawMode(true)
  stdin.resume()
  try {
    return await work({ next, interrupted })
  } finally {
    stdin.off('keypress', onKey).off('end', onEnd)
    stdin.setRawMode(false)
    stdin.pause()
  }
}
