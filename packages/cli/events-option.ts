import { EVENT_TYPES, type EventType } from '@agent-memory/core/notify/event-types'
import { InvalidArgumentError, Option } from 'commander'

/** Makes the option `--events`, whose value is a list of event types, separated by commas. */
export const eventsOption = (description: string) => new Option('--events <events>', description).argParser(eventsIn)

export const KNOWN_EVENTS = `\nEvents: ${EVENT_TYPES.slice(0, 4).join(', ')},\n  ${EVENT_TYPES.slice(4).join(', ')}.\n`

const eventsIn = (given: string): EventType[] => {
  const names = given.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !(EVENT_TYPES as readonly string[]).includes(name))
  if (unknown.length === 0) return names as EventType[]
  const what = unknown.length === 1 ? 'Unknown event' : 'Unknown events'
  throw new InvalidArgumentError(`${what}: ${unknown.join(', ')}. Choose from ${EVENT_TYPES.join(', ')}.`)
}
