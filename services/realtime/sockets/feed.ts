import { setTimeout as pause } from 'node:timers/promises'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog, LogCursor, LoggedEvent, LogPage } from '@agent-memory/core/ports/notify/event-log'
import type { Signals } from '@agent-memory/core/ports/work/outbox'

/** Events read at a time. */
const PAGE = 500
/** Pause after each reading, so that a flood of signals is read in pages and not one by one. */
const PAUSE_MS = 10
/** How often the log is read without a signal. */
const POLL_MS = 1_000
/** First pause while events wait for an older transaction; it doubles up to `POLL_MS`. */
const RETRY_MS = 20

/** An event as it is sent. */
export interface Message {
  volumeId: string
  /** Null for a broadcast, which every listener gets. */
  type: EventType | null
  bytes: Buffer
  at: LogCursor
}

export interface Listener {
  volumeIds: ReadonlySet<string>
  /** The events it asks for beyond broadcasts. */
  types: ReadonlySet<EventType>
  send(bytes: Buffer): void
  /** Resolves once what was sent is on its way, or the listener has left or is found not to keep up. */
  drained(): Promise<void>
}

export interface FeedPorts {
  eventLog: Pick<EventLog, 'follow'>
  signals: Pick<Signals, 'onHappened'>
  /** Builds the messages of events, in their order; without those that are told to no listener. */
  messagesOf(events: readonly LoggedEvent[]): Promise<Message[]>
  onError(error: unknown): void
}

export interface Seat {
  /** Resolves once everything that was recorded before now has been sent. Rejects if that fails. */
  caughtUp: Promise<void>
  leave(): void
}

/** Sends the events of volumes to those who listen to them in this process. */
export interface Feed {
  /**
   * Sends the listener everything after a place in the log, in the log's order and each event once, until it leaves.
   * @param end the end of the log a moment ago, not before `after`
   */
  join(listener: Listener, after: LogCursor, end: LogCursor): Seat
}

interface Member {
  listener: Listener
  /** Everything up to here has been sent. */
  at: LogCursor
  /** Whether the loop sends to it; before, it reads for itself. */
  isLive: boolean
  hasLeft: boolean
}

const isBefore = (one: LogCursor, other: LogCursor): boolean =>
  one.xid < other.xid || (one.xid === other.xid && one.position < other.position)

const typeOf = ({ event, broadcast }: LoggedEvent): EventType | null => (broadcast ? null : (event as EventType))

const wants = ({ listener: { types } }: Member, type: EventType | null): boolean => type === null || types.has(type)

/**
 * Opens the feed of this process. One loop reads the log for all volumes that anybody listens to, with one query a round,
 * and stops when nobody does. A member that joins first reads for itself, as fast as it takes what is sent, until it is
 * as far as the loop.
 */
export const openFeed = ({ eventLog, signals, messagesOf, onError }: FeedPorts): Feed => {
  const membersOf = new Map<string, Set<Member>>()
  /** How far the loop has read. */
  let cursor: LogCursor
  let isRunning = false
  /** Ends with the round that is under way. Never rejects. */
  let round: Promise<unknown> = Promise.resolve()
  let isWoken = false
  let wake = () => {}

  signals.onHappened((volumeIds) => {
    if (!volumeIds.some((volumeId) => membersOf.has(volumeId))) return
    isWoken = true
    wake()
  })

  const nap = async (milliseconds: number): Promise<void> => {
    await pause(PAUSE_MS)
    if (!isWoken) {
      const woken = new AbortController()
      wake = () => woken.abort()
      await pause(milliseconds, undefined, { signal: woken.signal }).catch(() => {})
    }
    isWoken = false
  }

  const run = async (): Promise<void> => {
    isRunning = true
    let retryMs = RETRY_MS
    while (membersOf.size > 0) {
      const reading = readForAll().catch(onError)
      round = reading
      const page = await reading
      retryMs = page?.waiting ? Math.min(2 * retryMs, POLL_MS) : RETRY_MS
      if (!page?.more) await nap(page?.waiting ? retryMs : POLL_MS)
    }
    isRunning = false
  }

  const readForAll = async (): Promise<LogPage> => {
    const page = await eventLog.follow(cursor, [...membersOf.keys()], PAGE)
    // Also what members want that are not live yet: they may be by the time the messages are built.
    const isWanted = (event: LoggedEvent) =>
      [...(membersOf.get(event.volumeId) ?? [])].some((member) => wants(member, typeOf(event)))
    for (const { volumeId, type, bytes, at } of await messagesOf(page.events.filter(isWanted))) {
      for (const member of membersOf.get(volumeId) ?? [])
        if (member.isLive && wants(member, type) && isBefore(member.at, at)) member.listener.send(bytes)
    }
    cursor = page.next
    return page
  }

  const catchUp = async (member: Member): Promise<void> => {
    const { listener } = member
    // That round does not read the member's volumes; every later one does.
    await round
    let more = false
    while (!member.hasLeft) {
      // No await between this and the end: the loop sends what comes after `member.at`.
      if (!more && !isBefore(member.at, cursor)) {
        member.isLive = true
        return
      }
      const page = await eventLog.follow(member.at, [...listener.volumeIds], PAGE)
      const messages = await messagesOf(page.events.filter((event) => wants(member, typeOf(event))))
      for (const { bytes } of messages) listener.send(bytes)
      member.at = page.next
      more = page.more
      await listener.drained()
    }
  }

  return {
    join(listener, after, end) {
      const member: Member = { listener, at: after, isLive: false, hasLeft: false }
      for (const volumeId of listener.volumeIds) {
        const members = membersOf.get(volumeId)
        if (members) members.add(member)
        else membersOf.set(volumeId, new Set([member]))
      }
      if (!isRunning) {
        cursor = end
        void run()
      }
      return {
        caughtUp: catchUp(member),
        leave() {
          member.hasLeft = true
          for (const volumeId of listener.volumeIds) {
            const members = membersOf.get(volumeId)
            members?.delete(member)
            if (members?.size === 0) membersOf.delete(volumeId)
          }
        },
      }
    },
  }
}
