import type { EventType } from '../../notify/event-types.js'

/** A position in the log, which is ordered by `xid`, then by `position`. */
export interface LogCursor {
  /** The transaction that wrote the event. */
  xid: bigint
  /** Orders the events of a transaction: 1 or more for an event, 0 for the position before all of them. */
  position: bigint
}

/** A message from one agent to all listeners of a volume. */
export interface Broadcast {
  fromAgent: string
  /** Id of the key's agent, or of the key if it has no agent. */
  agentId: string
  message: string
}

/** An event as recorded. The memory, entity or document that it is about is read only when the event is delivered. */
export interface LoggedEvent {
  eventId: string
  volumeId: string
  /** A type of core/notify/event-types.ts, `webhook.test`, or the event_type of a broadcast. */
  event: string
  nodeId: string | null
  memoryId: string | null
  documentId: string | null
  /** Whether the source was deleted or is no longer current, so that its statements about the entity were retracted. */
  takenBack: boolean
  /** Null if the event is not a broadcast, or if the content of the broadcast has been removed. */
  broadcast: Broadcast | null
  createdAt: Date
  at: LogCursor
}

/**
 * Maximum size of a page. `bytes` limits the texts of broadcasts, in UTF-8: the broadcast that exceeds the limit is the
 * last one on the page.
 */
export interface PageSize {
  events: number
  bytes: number
}

/** What a reader wants: the broadcasts of these volumes, and their events of these types. */
export interface Listened {
  volumeIds: readonly string[]
  types: readonly EventType[]
}

/** Part of the log. */
export interface LogPage {
  /** In the order of the log. */
  events: LoggedEvent[]
  /** The cursor after which to continue reading. */
  next: LogCursor
  /** Whether more events can be read now; they did not fit on this page. */
  more: boolean
  /** Whether there are events that cannot be read yet, because an older transaction has not ended. */
  waiting: boolean
}

/**
 * The events of all volumes, kept for a week. An event can be read once all transactions that began to write before its
 * own have ended: until then, an event could still appear before it. All readers see the same order, without gaps.
 */
export interface EventLog {
  /** Records a broadcast, and returns its event's id. */
  append(volumeId: string, eventType: string, broadcast: Broadcast): Promise<string>
  /** Returns the current end of the log: all events recorded after this call come after it. */
  end(): Promise<LogCursor>
  /**
   * Returns the position of an event of these volumes, after which the reader can continue. Null if there is no such
   * event, or if it and a later event that the reader wants (a broadcast, or an event of `types`) are both older than
   * `maxAgeMs`. Also null if over 1,000 later events of any type are older than `maxAgeMs`: no more of them are
   * checked.
   */
  find(eventId: string, listened: Listened, maxAgeMs: number): Promise<LogCursor | null>
  /**
   * Reads the next events of these volumes after the cursor; the first of them fits on the page however large it is.
   * Skips events older than 10 minutes.
   */
  follow(after: LogCursor, volumeIds: readonly string[], size: PageSize): Promise<LogPage>
}
