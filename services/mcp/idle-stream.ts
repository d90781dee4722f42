import { AppError } from '@agent-memory/core/errors'
import type { StreamCall } from '@agent-memory/runtime/http/endpoint'
import { answerError } from './json-rpc.js'

const STREAMS_PER_KEY = 100

/**
 * Opens the streams of server-to-client messages, which stay silent: the service sends no such messages yet. A stream
 * stays open until the client disconnects, its key becomes invalid or the process stops. A process holds at most 100
 * streams of one key.
 */
export function createIdleStreams() {
  const open = new Map<string, number>()
  const change = (keyId: string, by: 1 | -1) => {
    const count = (open.get(keyId) ?? 0) + by
    if (count > 0) open.set(keyId, count)
    else open.delete(keyId)
  }
  return ({ principal: { keyId }, request, response, signal }: StreamCall<['key']>): AsyncIterable<string> | null => {
    if (!/text\/event-stream|\*\/\*|text\/\*/i.test(request.headers.accept ?? '')) {
      const message = 'Not acceptable: the Accept header must include text/event-stream.'
      answerError(response, 406, { code: -32_000, message })
      return null
    }
    if ((open.get(keyId) ?? 0) >= STREAMS_PER_KEY) {
      const sentence = `This key has ${STREAMS_PER_KEY} streams open; close unused ones.`
      throw new AppError('rate_limited', sentence, { retryAfter: 60 })
    }
    if (request.method !== 'HEAD') {
      change(keyId, 1)
      signal.addEventListener('abort', () => change(keyId, -1), { once: true })
    }
    return silence(signal)
  }
}

async function* silence(signal: AbortSignal): AsyncGenerator<string> {
  yield ': open\n\n'
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
