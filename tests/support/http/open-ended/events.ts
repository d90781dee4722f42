import type { Json } from '../client.js'

/** A Server-Sent Event whose data is JSON. */
export interface SentEvent {
  event: string
  data: Json
}

/** Returns the events of a text/event-stream, without its comments. */
export const eventsIn = (text: string): SentEvent[] =>
  text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith(':')))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      return { event: field('event') ?? 'message', data: JSON.parse(field('data') ?? 'null') }
    })
