/** A place in the log: after all events with a lower pair, before all with a higher one. */
export interface LogCursor {
  /** The transaction that wrote the event. */
  xid: bigint
  /** Order within the transaction, from 1. */
  position: bigint
}

/** What one agent says to all who listen to a volume. */
export interface Broadcast {
  fromAgent: string
  /** Id of the agent, or of the key if it is no agent's. */
  agentId: string
  message: string
}

/** One event as it was recorded; what it is about is read when it is delivered. */
export interface LoggedEvent {
  eventId: string
  volumeId: string
  /** A type of core/notify/event-types.ts, `webhook.test`, or the event_type of a broadcast. */
  event: string
  nodeId: string | null
  memoryId: string | null
  documentId: string | null
  /** Whether the cause was deleted, so that its statements were retracted. */
  takenBack: boolean
  /** Null for other events. */
  broadcast: Broadcast | null
  createdAt: Date
  at: LogCursor
}

/** Part of the log. */
export interface LogPage {
  /** In the order of the log. */
  events: LoggedEvent[]
  /** Where to read on. */
  next: LogCursor
  /** Whether more events could be read at once: the page is full. */
  more: boolean
  /** Whether events wait for an older transaction to end, and can be read soon. */
  waiting: boolean
}

/**
 * The events of all volumes, kept for a week. An event can be read once all transactions that began to write before its
 * own have ended: only then can no event appear before it. All readers see one order, without gaps.
 */
export interface EventLog {
  /** Records a broadcast, and returns its event's id. */
  append(volumeId: string, eventType: string, broadcast: Broadcast): Promise<string>
  /** Returns the current end of the log: everything recorded after this call comes behind it. */
  end(): Promise<LogCursor>
  /**
   * Returns where this event is, if it belongs to one of the volumes, and if what came after it in these volumes is at
   * most this old.
   */
  find(eventId: string, volumeIds: readonly string[], maxAgeMs: number): Promise<LogCursor | null>
  /** Reads at most `limit` events of these volumes that come after the cursor. */
  follow(after: LogCursor, volumeIds: readonly string[], limit: number): Promise<LogPage>
}
