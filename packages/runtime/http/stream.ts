import { once } from 'node:events'
import type { Response } from 'express'
import { noteBegun, type OpenEnded } from './open-ended.js'

/** Proxies commonly cut what is silent for 30 s or 60 s. */
const COMMENT_EVERY_MS = 15_000

/**
 * Sends events as they come, no faster than the client reads them, until there are no more or the stream has to end; a
 * comment every 15 s keeps it open.
 */
export async function sendEvents(response: Response, events: AsyncIterable<string>, open: OpenEnded): Promise<void> {
  response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
  if (response.req.method === 'HEAD') {
    open.close()
    return void response.end()
  }
  response.flushHeaders()
  noteBegun(response)
  const comment = setInterval(() => response.write(': keepalive\n\n'), COMMENT_EVERY_MS)
  const iterator = events[Symbol.asyncIterator]()
  const ended = endOf(open.signal)
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), ended])
      if (next === undefined || next.done) break
      if (!response.write(next.value)) await Promise.race([once(response, 'drain'), ended])
    }
  } finally {
    clearInterval(comment)
    open.close()
    // What waits for an event of its own hears of the end by its signal; nobody waits for it here.
    void iterator.return?.()
    response.end()
  }
}

const endOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
