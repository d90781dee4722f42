import type { Message } from './json-rpc.js'

/** The calls in progress, by client and id, so that a later request of the same client can cancel one. */
export interface RunningCalls {
  /**
   * Adds the calls among the messages of one request.
   * @param client whom no other client can pretend to be; null if that is not known, so that nothing can be cancelled
   */
  begin(client: string | null, messages: readonly Message[]): Begun
  /** Aborts the calls that the cancellations among some messages name. One that is over, or never was, is ignored. */
  cancel(client: string | null, messages: readonly Message[]): void
}

export interface Begun {
  /** Aborted when the call with this id is cancelled; null if nobody can cancel it. */
  signalOf(id: unknown): AbortSignal | null
  end(): void
}

export function createRunningCalls(): RunningCalls {
  const running = new Map<string, AbortController>()
  return {
    begin(client, messages) {
      const begun = new Map<string, AbortController>()
      for (const { method, id } of client === null ? [] : messages)
        if (method === 'tools/call' && isId(id)) begun.set(keyOf(client, id), new AbortController())
      for (const [key, call] of begun) running.set(key, call)
      return {
        signalOf: (id) => begun.get(keyOf(client, id))?.signal ?? null,
        end() {
          // A client that uses an id again while its call runs has taken the place.
          for (const [key, call] of begun) if (running.get(key) === call) running.delete(key)
        },
      }
    },
    cancel(client, messages) {
      if (client === null) return
      for (const { method, params } of messages) {
        if (method !== 'notifications/cancelled') continue
        const id = (params as { requestId?: unknown } | null | undefined)?.requestId
        if (isId(id)) running.get(keyOf(client, id))?.abort(new Error('The client cancelled the call.'))
      }
    },
  }
}

const isId = (id: unknown): boolean => typeof id === 'string' || typeof id === 'number'

/** 1 and "1" are two ids. */
const keyOf = (client: string | null, id: unknown): string => JSON.stringify([client, id])
