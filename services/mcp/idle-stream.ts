import { AppError } from '@agent-memory/core/errors'
import type { MountCall } from '@agent-memory/runtime/http/mount'
import { answerError } from './json-rpc.js'

/** Proxies commonly cut what is silent for 30 s or 60 s. */
const COMMENT_EVERY_MS = 15_000
/** A revoked key's streams end within this time; nothing is sent on them meanwhile. */
const LOOK_AT_KEY_EVERY_MS = 2_000
const STREAMS_PER_KEY = 100

/**
 * The stream of server-to-client messages: reserved, for the service sends none yet. It stays open with comments until
 * the client leaves, its key dies or the process stops. A process holds at most 100 for one key.
 */
export function createIdleStreams() {
  const open = new Map<string, number>()
  const change = (keyId: string, by: 1 | -1) => {
    const count = (open.get(keyId) ?? 0) + by
    if (count > 0) open.set(keyId, count)
    else open.delete(keyId)
  }
  return async (call: MountCall, keyId: string): Promise<void> => {
    const { request, response } = call
    if (!/text\/event-stream|\*\/\*|text\/\*/i.test(request.headers.accept ?? '')) {
      const message = 'Not acceptable: this stream is text/event-stream; say so in the Accept header.'
      return answerError(response, 406, { code: -32_000, message })
    }
    if ((open.get(keyId) ?? 0) >= STREAMS_PER_KEY) {
      const sentence = `This key has ${STREAMS_PER_KEY} streams open; close those that are not used.`
      throw new AppError('rate_limited', sentence, { retryAfter: 60 })
    }
    response.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
    if (request.method === 'HEAD') return void response.end()
    change(keyId, 1)
    try {
      await streamUntilOver(call)
    } finally {
      change(keyId, -1)
    }
  }
}

async function streamUntilOver(call: MountCall): Promise<void> {
  call.response.write(': open\n\n')
  const comment = setInterval(() => call.response.write(': keepalive\n\n'), COMMENT_EVERY_MS)
  const ended = new AbortController()
  try {
    await Promise.race([
      aborted(call.signal, ended.signal),
      aborted(call.stopping, ended.signal),
      unknownKey(call, ended.signal),
    ])
  } finally {
    clearInterval(comment)
    ended.abort()
    call.response.end()
  }
}

/** Resolves when the signal aborts; `ended` takes the listener back. */
const aborted = (signal: AbortSignal, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: ended })
  })

/** Resolves when the key would not be let in any more. */
async function unknownKey({ isStillKnown }: MountCall, ended: AbortSignal): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AT_KEY_EVERY_MS))
  } while (!ended.aborted && (await isStillKnown()))
}
