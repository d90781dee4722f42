import type { Message } from './json-rpc.js'

/** The calls in progress, by client and id, so that a later request of the same client can cancel them. */
export interface RunningCalls {
  /**
   * Adds the calls among the messages of one request.
   * @param client name of the client. It contains the caller's id, so no other caller can cancel these calls. Null if
   * the client has no name; then its calls cannot be cancelled
   */
  begin(client: string | null, messages: readonly Message[]): Begun
  /** Aborts the calls named by the cancellations among the messages; ignores calls that ended or never existed. */
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
          // Keeps a later call for which the client has reused the id.
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

/** Returns the key of a call. It is JSON, in which the ids 1 and "1" stay different. */
const keyOf = (client: string | null, id: unknown): string => JSON.stringify([client, id])
