import type { SOCKETS } from '@agent-memory/core/limits'
import type { EventType } from '@agent-memory/core/notify/event-types'
import { connectSocket, type WebSocketConstructor } from './socket.js'
import { invalid, pathId } from './transport/calls.js'
import type { Connection } from './transport/connection.js'
import { queryOf } from './transport/request.js'
import { waitBeforeRetry } from './transport/retry.js'
import { LONGEST_TIME_LIMIT_MS, startTimeLimit } from './transport/time-limit.js'
import { whyNotOpened } from './transport/unopened.js'
import type { Broadcast } from './types.js'

/** An event of the volume. `data` has the same fields as in webhooks. */
export interface VolumeEvent {
  /** Id of the event, the same as in webhooks. */
  id: string
  type: EventType
  volume_id: string
  data: Record<string, unknown>
  /** ISO 8601 */
  timestamp: string
}

/** Broadcasts have a `message`, events have `data`. */
export type VolumeMessage = Broadcast | VolumeEvent

export interface SubscribeOptions {
  /** Ids of the volumes to listen to, 1 to 50. */
  volumes: readonly string[]
  /** Events to get besides broadcasts; only broadcasts if omitted. */
  events?: readonly EventType[] | undefined
  /** Id of the last message received. The messages after it come first; if they cannot be sent, `onGap` is called. */
  lastEventId?: string | undefined
  /** Ends the subscription; the iterator rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * Called when messages may have been missed: the connection was lost and there is no last message to continue after,
   * or the last message is unknown to the service, or a message after it is over 5 minutes old. The subscription
   * continues with new messages.
   */
  onGap?: (() => void) | undefined
}

export type Subscribe = (options: SubscribeOptions) => AsyncGenerator<VolumeMessage, void>

/** Time limit for opening a connection, in ms. */
const OPENING_MS = 15_000
/** After a connection that lasted longer than this, in ms, the next connection counts as the first try. */
const LASTING_MS = 10_000
/**
 * Offered besides the subprotocol that holds the key. The service has to send back one of the offered subprotocols, and
 * sends back this one, because the other contains the key.
 */
const PROTOCOL = 'sm.v1'
/** Close code with which the service says that it cannot continue after the given event. */
const CANNOT_RESUME = 4410

/** Progress of a subscription over all its connections. */
interface Progress {
  /** Id of the last message that was yielded. */
  last: string | undefined
  /**
   * Number of connections in a row, including the current one, that brought no message and ended within `LASTING_MS`.
   */
  tries: number
  maxRetries: number
}

/**
 * Yields the messages that come over a WebSocket, and reconnects whenever the connection is lost, as long as the caller
 * has access. Before the first connection has opened, it retries at most as often as other calls do.
 */
export const subscribeOver = (connection: Connection): Subscribe =>
  async function* (options) {
    const { lastEventId, signal, onGap } = options
    refuseInvalid(options)
    const progress: Progress = { last: lastEventId, tries: 0, maxRetries: connection.maxRetries }
    for (;;) {
      signal?.throwIfAborted()
      progress.tries++
      const query = queryFor(options, progress.last)
      const { opened, code, error: cause } = yield* listenOnce(connection, query, options, progress)
      signal?.throwIfAborted()
      // If no message has arrived yet, there is no id to resume after, and messages may have been missed.
      if (code === CANNOT_RESUME || (opened && progress.last === undefined)) {
        progress.last = undefined
        onGap?.()
      }
      const error = opened ? undefined : await whyNotOpened(connection, query, cause, signal)
      const failure = { passing: true, untouched: true, retryAfter: error?.retryAfter }
      const wait = waitBeforeRetry({ ...progress, failure, repeatable: true, random: Math.random() })
      if (wait === null) throw error
      await pause(wait, signal)
    }
  }

/** Copies of the service's limit and events. Only their types are imported, so a copy that differs does not compile. */
const MOST_VOLUMES: typeof SOCKETS.volumes = 50
const EVENTS: Readonly<Record<EventType, true>> = {
  'memory.approved': true,
  'memory.rejected': true,
  'memory.flagged': true,
  'memory.merged': true,
  'entity.created': true,
  'entity.updated': true,
  'document.processed': true,
  'document.failed': true,
}

/** @throws MemoryServiceError validation_failed for what the service would refuse */
const refuseInvalid = ({ volumes, events = [], lastEventId }: SubscribeOptions): void => {
  for (const volume of volumes) pathId('volumes', volume)
  if (volumes.length === 0) throw invalid('volumes', 'must name at least one volume')
  if (volumes.length > MOST_VOLUMES) throw invalid('volumes', `must name at most ${MOST_VOLUMES} volumes`)
  if (!events.every((event) => Object.hasOwn(EVENTS, event)))
    throw invalid('events', `must be among ${Object.keys(EVENTS).join(', ')}`)
  if (lastEventId !== undefined) pathId('lastEventId', lastEventId)
}

const queryFor = ({ volumes, events = [] }: SubscribeOptions, last: string | undefined) => ({
  volume_id: volumes,
  events: events.length > 0 ? events.join(',') : undefined,
  last_event_id: last,
})

type Query = ReturnType<typeof queryFor>

/** Yields the messages of one connection; returns how it ended. */
async function* listenOnce(connection: Connection, query: Query, { signal }: SubscribeOptions, progress: Progress) {
  const since = performance.now()
  const socket = connectSocket(opening(connection, query))
  signal?.addEventListener('abort', socket.close)
  const late = setTimeout(socket.close, OPENING_MS)
  try {
    const opened = await socket.opened
    clearTimeout(late)
    // Once a connection has opened, there is no limit to the retries, so that the subscription outlasts any outage.
    if (opened) progress.maxRetries = Number.POSITIVE_INFINITY
    for await (const text of socket.texts()) {
      signal?.throwIfAborted()
      const message = messageIn(text)
      if (message === null) continue
      progress.tries = 0
      progress.last = message.id
      yield message
    }
    if (performance.now() - since > LASTING_MS) progress.tries = 0
    return { opened, ...socket.end() }
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', socket.close)
    socket.close()
  }
}

/** @throws TypeError if there is no WebSocket in this runtime */
const opening = ({ baseUrl, credential, webSocket }: Connection, query: Query) => {
  const Constructor = webSocket ?? (globalThis.WebSocket as WebSocketConstructor | undefined)
  if (Constructor === undefined) {
    throw new TypeError(
      'This runtime has no WebSocket: in Node 20, pass the WebSocket of the package ws to createClient as webSocket.',
    )
  }
  const protocols = credential.kind === 'key' ? [PROTOCOL, `bearer.${credential.key}`] : [PROTOCOL]
  return () => new Constructor(`${baseUrl.replace(/^http/, 'ws')}/ws${queryOf(query)}`, protocols)
}

/** Parses a message; returns null for any other text, which a newer service may send. */
const messageIn = (text: string): VolumeMessage | null => {
  try {
    const value = JSON.parse(text)
    return typeof value?.id === 'string' && typeof value.type === 'string' ? value : null
  } catch {
    return null
  }
}

const pause = async (ms: number, signal: AbortSignal | undefined): Promise<void> => {
  const limit = startTimeLimit(LONGEST_TIME_LIMIT_MS, signal)
  await limit.pause(ms)
  limit.end()
}
