import { setTimeout as pause } from 'node:timers/promises'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog, LogCursor, LoggedEvent, LogPage } from '@agent-memory/core/ports/notify/event-log'
import type { Signals } from '@agent-memory/core/ports/work/outbox'

/** Events read at a time: for all live listeners, and for one that catches up. */
const PAGE = 500
const OWN_PAGE = 100
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
  /** Returns false, without sending, if too much waits to be taken already. */
  send(bytes: Buffer): boolean
  /** Resolves to true once what was sent is on its way; to false if the listener is leaving, or takes too long for it. */
  drained(): Promise<boolean>
  /** Called once if its events cannot be read; nothing more is sent to it. */
  failed(error: unknown): void
}

export interface FeedPorts {
  eventLog: Pick<EventLog, 'follow'>
  signals: Pick<Signals, 'onHappened'>
  /** Builds the messages of events, in their order; without those that are told to no listener. */
  messagesOf(events: readonly LoggedEvent[]): Promise<Message[]>
  onError(error: unknown): void
}

/** Sends the events of volumes to those who listen to them in this process. */
export interface Feed {
  /**
   * Sends the listener everything after a place in the log, in the log's order and each event once, as fast as it takes
   * it. Returns a function that ends that.
   * @param end the end of the log a moment ago, not before `after`
   */
  join(listener: Listener, after: LogCursor, end: LogCursor): () => void
}

interface Member {
  listener: Listener
  /** Everything up to here has been sent, and more while it is live. */
  at: LogCursor
  /** Whether the loop sends to it; else it reads for itself. */
  isLive: boolean
  hasLeft: boolean
}

const isBefore = (one: LogCursor, other: LogCursor): boolean =>
  one.xid < other.xid || (one.xid === other.xid && one.position < other.position)

const typeOf = ({ event, broadcast }: LoggedEvent): EventType | null => (broadcast ? null : (event as EventType))

const wants = ({ listener: { types } }: Member, type: EventType | null): boolean => type === null || types.has(type)

/**
 * Opens the feed of this process. One loop reads the log for all volumes that anybody listens to, with one query a round,
 * and stops when nobody does. A member that joins, or to whom the loop cannot send because too much waits for it, reads
 * for itself, as fast as it takes what is sent, until it is as far as the loop. Messages do not wait here meanwhile: they
 * are read again.
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
    let before = cursor
    for (const { volumeId, type, bytes, at } of await messagesOf(page.events.filter(isWanted))) {
      for (const member of membersOf.get(volumeId) ?? [])
        if (member.isLive && wants(member, type) && isBefore(member.at, at) && !member.listener.send(bytes))
          fallBehind(member, before)
      before = at
    }
    cursor = page.next
    return page
  }

  /** @param sent everything up to here has been sent by the loop, from `member.at` on */
  const fallBehind = (member: Member, sent: LogCursor): void => {
    if (isBefore(member.at, sent)) member.at = sent
    member.isLive = false
    void catchUp(member)
  }

  const catchUp = (member: Member): Promise<void> => readAlone(member).catch(member.listener.failed)

  const readAlone = async (member: Member): Promise<void> => {
    const { listener } = member
    // The round under way may not read the volumes of a member that has just joined; every later one does.
    await round
    let more = false
    while ((await listener.drained()) && !member.hasLeft) {
      // No await between this and the end: the loop sends what comes after `member.at`.
      if (!more && !isBefore(member.at, cursor)) {
        member.isLive = true
        return
      }
      more = await sendPage(member)
    }
  }

  /** Sends what comes next, as far as the listener takes it. Returns whether there is more. */
  const sendPage = async (member: Member): Promise<boolean> => {
    const { listener } = member
    const page = await eventLog.follow(member.at, [...listener.volumeIds], OWN_PAGE)
    for (const { bytes, at } of await messagesOf(page.events.filter((event) => wants(member, typeOf(event))))) {
      if (!listener.send(bytes)) return true
      member.at = at
    }
    member.at = page.next
    return page.more
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
      void catchUp(member)
      return () => {
        member.hasLeft = true
        for (const volumeId of listener.volumeIds) {
          const members = membersOf.get(volumeId)
          members?.delete(member)
          if (members?.size === 0) membersOf.delete(volumeId)
        }
      }
    },
  }
}
