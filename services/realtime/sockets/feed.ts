import { setTimeout as pause } from 'node:timers/promises'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog, LogCursor, LoggedEvent, LogPage, PageSize } from '@agent-memory/core/ports/notify/event-log'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { openGate } from '@agent-memory/core/work/turns'

/** Maximum size of one read by the loop, which reads for all live listeners. */
const PAGE: PageSize = { events: 500, bytes: 4 * 1_048_576 }
/** Maximum size of one read for a single listener that catches up. */
const OWN_PAGE: PageSize = { events: 50, bytes: 128 * 1_024 }
/**
 * Maximum listeners in this process that read for themselves at the same time. Few, because hundreds may resume at
 * once, and the loop and requests need the same database connections and CPU.
 */
const READING_AT_ONCE = 2
/**
 * A listener that catches up pauses this long after a full page, and half as long after half a page. This leaves time
 * for the other work of the process.
 */
const REST_MS = 10
/** Messages built at a time for a listener that catches up. Once they fill a page, no more are built. */
const BUILT_AT_ONCE = 8
/** Pause of the loop after each read, so that one read gets many events when many signals arrive. */
const PAUSE_MS = 10
/** While no signal arrives, the loop reads the log this often. */
const POLL_MS = 1_000
/** First pause of the loop while events wait for an older transaction to end; it doubles up to `POLL_MS`. */
const RETRY_MS = 20

/** An event or a broadcast, as it is sent. */
export interface Message {
  volumeId: string
  /** Null for a broadcast, which every listener of the volume gets. */
  type: EventType | null
  bytes: Buffer
  at: LogCursor
}

export interface Listener {
  /** Listeners that catch up take turns by organization. */
  orgId: string
  volumeIds: ReadonlySet<string>
  /** Types of events to send besides broadcasts. */
  types: ReadonlySet<EventType>
  /** Returns false, without sending, if the buffer of the listener is full. */
  send(bytes: Buffer): boolean
  /**
   * Resolves to true once the client has read all that was sent; to false if the connection has ended, or is closed as
   * too slow.
   */
  drained(): Promise<boolean>
  /** Called at most once, if the listener's own reads fail; nothing more is sent to the listener. */
  failed(error: unknown): void
}

export interface FeedPorts {
  eventLog: Pick<EventLog, 'follow'>
  signals: Pick<Signals, 'onHappened'>
  /** Builds a message for each event, in the same order. */
  messagesOf(events: readonly LoggedEvent[]): Promise<Message[]>
  onError(error: unknown): void
}

/** Sends the events of volumes to their listeners in this process. */
export interface Feed {
  /**
   * Sends the listener each of its events after the cursor `after` once, in log order, as fast as the listener reads
   * them. Returns a function that stops this.
   * @param end a recent end of the log, not before `after`
   */
  join(listener: Listener, after: LogCursor, end: LogCursor): () => void
}

interface Member {
  listener: Listener
  /**
   * The member's events up to this position have been sent. While the member is live, `at` does not advance, and later
   * events have been sent too.
   */
  at: LogCursor
  /** Whether the loop sends to this member; otherwise the member reads the log itself (`readAlone`). */
  isLive: boolean
  leaving: AbortController
}

const isBefore = (one: LogCursor, other: LogCursor): boolean =>
  one.xid < other.xid || (one.xid === other.xid && one.position < other.position)

const typeOf = ({ event, broadcast }: LoggedEvent): EventType | null => (broadcast ? null : (event as EventType))

const wants = ({ listener: { types } }: Member, type: EventType | null): boolean => type === null || types.has(type)

/**
 * Opens the feed of this process. One loop reads the log for all volumes that have listeners, with one query per round,
 * and stops when no listener is left. A member that has just joined, or whose buffer is full, reads the log itself
 * until it has caught up with the loop. Such a member reads the next page once its client has read the previous page,
 * and members take turns by organization. No messages are kept in memory for such a member.
 */
export const openFeed = ({ eventLog, signals, messagesOf, onError }: FeedPorts): Feed => {
  const membersOf = new Map<string, Set<Member>>()
  const gate = openGate(READING_AT_ONCE)
  /** How far the loop has read. */
  let cursor: LogCursor
  let isRunning = false
  /** Resolves at the end of the loop's current round. Never rejects. */
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
      if (!page?.more) await nap(page?.waiting ? retryMs : POLL_MS)
      retryMs = page?.waiting ? Math.min(2 * retryMs, POLL_MS) : RETRY_MS
    }
    isRunning = false
  }

  const readForAll = async (): Promise<LogPage> => {
    const page = await eventLog.follow(cursor, [...membersOf.keys()], PAGE)
    // Members that are not live count too, because they may be live by the time the messages are built.
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

  /**
   * Makes a member read the log itself, because its buffer is full.
   * @param sent position up to which the loop has sent the member's events
   */
  const fallBehind = (member: Member, sent: LogCursor): void => {
    if (isBefore(member.at, sent)) member.at = sent
    member.isLive = false
    void catchUp(member)
  }

  const catchUp = (member: Member): Promise<void> =>
    readAlone(member).catch((error) => {
      if (!member.leaving.signal.aborted) member.listener.failed(error)
    })

  const readAlone = async (member: Member): Promise<void> => {
    const {
      listener,
      leaving: { signal },
    } = member
    // Waits for the loop's current round, which may have begun before the member joined and may omit its volumes.
    await round
    let more = false
    while ((await listener.drained()) && !signal.aborted) {
      // No await may come between this check and the return: from then on the loop sends what follows `member.at`.
      if (!more && !isBefore(member.at, cursor)) {
        member.isLive = true
        return
      }
      more = await gate.pass(listener.orgId, signal, () => sendPage(member))
    }
  }

  /** Sends the next page of events, or less if the listener's buffer fills up. Returns whether more is to be sent. */
  const sendPage = async (member: Member): Promise<boolean> => {
    const { listener } = member
    const page = await eventLog.follow(member.at, [...listener.volumeIds], OWN_PAGE)
    const events = page.events.filter((event) => wants(member, typeOf(event)))
    let sent = 0
    try {
      for (let start = 0; start < events.length; start += BUILT_AT_ONCE) {
        if (sent >= OWN_PAGE.bytes) return true
        for (const { bytes, at } of await messagesOf(events.slice(start, start + BUILT_AT_ONCE))) {
          if (!listener.send(bytes)) return true
          sent += bytes.length
          member.at = at
        }
      }
      member.at = page.next
      return page.more
    } finally {
      await pause((REST_MS * sent) / OWN_PAGE.bytes)
    }
  }

  return {
    join(listener, after, end) {
      const member: Member = { listener, at: after, isLive: false, leaving: new AbortController() }
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
        member.leaving.abort()
        for (const volumeId of listener.volumeIds) {
          const members = membersOf.get(volumeId)
          members?.delete(member)
          if (members?.size === 0) membersOf.delete(volumeId)
        }
      }
    },
  }
}
