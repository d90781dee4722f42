import { once } from 'node:events'
import type { Response } from 'express'
import { replyTo } from './errors.js'
import { cutAfterEnd } from './lifetime.js'
import { noteStarted, type OpenEnded } from './openapi/open-ended.js'
import { requestIdOf } from './request-id.js'

/** Pause between keepalive comments. Proxies commonly cut connections that are silent for 30 s or 60 s. */
const COMMENT_EVERY_MS = 15_000

/**
 * Sends events as they arrive, no faster than the client reads them, until they end or the stream has to close.
 * Comments keep the connection open, by default one every 15 s. If the events fail, an event `error` says why and ends
 * the stream. When the stream has to close, such as after a loss of access, the client has 2 s to read what was already
 * written; then it is disconnected. The server also disconnects a client that stops reading, which aborts the signal.
 */
export async function sendEvents(
  response: Response,
  events: AsyncIterable<string>,
  open: Pick<OpenEnded, 'signal' | 'close'>,
  commentEveryMs = COMMENT_EVERY_MS,
): Promise<void> {
  response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
  if (response.req.method === 'HEAD') {
    open.close()
    return void response.end()
  }
  response.flushHeaders()
  noteStarted(response)
  cutAfterEnd(response, open.signal)
  const comment = setInterval(() => response.write(': keepalive\n\n'), commentEveryMs)
  const iterator = events[Symbol.asyncIterator]()
  const ended = endOf(open.signal)
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), ended])
      if (next === undefined || next.done) break
      if (!response.write(next.value) && !(await drained(response, open.signal))) break
    }
  } catch (error) {
    if (!open.signal.aborted) response.write(errorEvent(error, response))
    throw error
  } finally {
    clearInterval(comment)
    open.close()
    // Not awaited: a generator that waits for its next event ends only when its signal aborts.
    void iterator.return?.()
    response.end()
  }
}

/**
 * Sends pieces of a text no faster than the client reads them. Generates no further piece once the signal has aborted,
 * for example because the client stopped reading and was disconnected.
 */
export async function sendPieces(
  response: Response,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  if (response.req.method === 'HEAD') return void response.end()
  for await (const piece of pieces) {
    signal.throwIfAborted()
    if (!response.write(piece) && !(await drained(response, signal))) break
  }
  signal.throwIfAborted()
  response.end()
}

/** Waits for the client to read what was written. Returns false if the response has to end first. */
const drained = async (response: Response, signal: AbortSignal): Promise<boolean> => {
  try {
    await once(response, 'drain', { signal })
    return true
  } catch (error) {
    if (!signal.aborted) throw error
    return false
  }
}

/** Returns the event that ends a failed stream. It has the same code and details as an error response. */
const errorEvent = (error: unknown, response: Response): string => {
  const { error: code, details } = replyTo(error, response.locals.operation, requestIdOf(response)).body
  return `event: error\ndata: ${JSON.stringify({ error: code, details })}\n\n`
}

const endOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
