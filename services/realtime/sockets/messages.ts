import type { EventType } from '@agent-memory/core/notify/event-types'
import type { LoggedEvent } from '@agent-memory/core/ports/notify/event-log'
import { presentBroadcast, presentSocketEvent } from '@agent-memory/core/present/notifications'
import type { Message } from './feed.js'

/** Maximum concurrent event reads. */
const AT_ONCE = 8

/** Builds the `data` of an event from what is stored now. */
export type ReadData = (event: LoggedEvent) => Promise<object>

/** Returns a function that builds the messages of events, in the same order: one per event, for all its listeners. */
export const buildMessages =
  (readData: ReadData) =>
  async (events: readonly LoggedEvent[]): Promise<Message[]> => {
    const messages: Message[] = []
    for (let start = 0; start < events.length; start += AT_ONCE) {
      const some = events.slice(start, start + AT_ONCE)
      messages.push(...(await Promise.all(some.map((event) => messageOf(event, readData)))))
    }
    return messages
  }

const messageOf = async (event: LoggedEvent, readData: ReadData): Promise<Message> => {
  const { volumeId, broadcast, at } = event
  const said = broadcast ? presentBroadcast(event, broadcast) : presentSocketEvent(event, await readData(event))
  const type = broadcast ? null : (event.event as EventType)
  return { volumeId, type, bytes: Buffer.from(JSON.stringify(said)), at }
}
