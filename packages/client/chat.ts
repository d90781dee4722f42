import { bare } from './answer.js'
import type { OpenEvents } from './events.js'
import type { CallOptions, Send } from './transport/request.js'
import type { ChatAnswer, ChatBody, ChatEvent } from './types.js'

/** Calls that answer questions from memory, with a Bearer key. */
export interface ChatCalls {
  /** Answers a question, with sources and checked citations. */
  chat(body: ChatBody, options?: CallOptions): Promise<ChatAnswer>
  /**
   * Yields the sources, then the pieces of the answer as soon as each is checked, then the citations. Leaving the loop
   * cancels the request. `timeoutMs` limits the wait for the first event, and each wait for data after it.
   */
  chatStream(body: ChatBody, options?: CallOptions): AsyncGenerator<ChatEvent, void>
}

const PATH = '/agent/memory/chat'
const EVENTS = new Set(['sources', 'token', 'citations'])

export const chatCalls = (send: Send, events: OpenEvents): ChatCalls => ({
  async chat(body, options) {
    return bare(await send({ method: 'POST', path: PATH, body, repeatable: true }, options), 'answer')
  },
  async *chatStream(body, options) {
    const call = { method: 'POST', path: PATH, body: { ...body, stream: true }, repeatable: true }
    for await (const { event, data } of events(call, options)) {
      // Skips kinds of events that this client does not know: a newer service may send some.
      if (EVENTS.has(event)) yield { event, ...(data as object) } as ChatEvent
    }
  },
})
