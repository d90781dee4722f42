import { callerId } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { StreamCall } from '@agent-memory/runtime/http/endpoint'
import { answerError } from './json-rpc.js'

const STREAMS_PER_CALLER = 100

/**
 * Opens the streams of server-to-client messages, which stay silent: the service sends no such messages yet. A stream
 * stays open until the client disconnects, its credential becomes invalid or the process stops. A process holds at
 * most 100 streams of one caller.
 */
export function createIdleStreams() {
  const open = new Map<string, number>()
  const change = (caller: string, by: 1 | -1) => {
    const count = (open.get(caller) ?? 0) + by
    if (count > 0) open.set(caller, count)
    else open.delete(caller)
  }
  return ({
    principal,
    request,
    response,
    signal,
  }: StreamCall<readonly ['key', 'token']>): AsyncIterable<string> | null => {
    const caller = callerId(principal)
    if (!/text\/event-stream|\*\/\*|text\/\*/i.test(request.headers.accept ?? '')) {
      const message = 'Not acceptable: the Accept header must include text/event-stream.'
      answerError(response, 406, { code: -32_000, message })
      return null
    }
    if ((open.get(caller) ?? 0) >= STREAMS_PER_CALLER) {
      const sentence = `This ${principal.kind} has ${STREAMS_PER_CALLER} streams open, which is the maximum; close unused streams.`
      throw new AppError('rate_limited', sentence, { retryAfter: 60 })
    }
    // A stream whose signal is aborted already ends at once. It is not counted, because no `abort` event would reduce
    // the count.
    if (request.method !== 'HEAD' && !signal.aborted) {
      change(caller, 1)
      signal.addEventListener('abort', () => change(caller, -1), { once: true })
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
