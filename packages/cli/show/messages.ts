import type { VolumeMessage } from '@agent-memory/client/subscribe'
import { fields, type Output } from '../output/output.js'
import { oneLine } from '../output/text.js'

/** What a message is about: an id, who caused it, and what it says. */
interface Subject {
  id: string
  who: string
  text: string
}

/** Describes a message for a person: local time, type, and what it says. */
export const describeMessage = ({ colours }: Output, message: VolumeMessage, several: boolean): string => {
  const { who, text } = subjectOf(message)
  const time = new Date(message.timestamp).toLocaleTimeString('sv')
  const where = several ? `  ${colours.dim(message.volume_id)}` : ''
  const by = who === '' ? '' : `  ${colours.dim(oneLine(who))}`
  return `${colours.dim(time)}${where}  ${colours.cyan(oneLine(message.type))}  ${oneLine(text)}${by}`
}

/** Describes a message for programs: time, type, volume, id of the event, id of its subject, who, what it says. */
export const lineOfMessage = (message: VolumeMessage): string => {
  const { id, who, text } = subjectOf(message)
  return fields(message.timestamp, message.type, message.volume_id, message.id, id, who, text)
}

const subjectOf = (message: VolumeMessage): Subject => {
  if (!('data' in message)) return { id: message.agent_id, who: message.from_agent, text: message.message }
  const { data } = message
  const field = (name: string): string => (typeof data[name] === 'string' ? data[name] : '')
  const gone = data.deleted === true ? '(deleted since)' : ''
  switch (message.type.split('.')[0]) {
    case 'entity':
      return { id: field('entity_id'), who: '', text: gone || titled(field('name'), field('type')) }
    case 'document':
      return { id: field('document_id'), who: '', text: gone || titled(field('filename'), field('status')) }
    default:
      return { id: field('memory_id'), who: field('agent'), text: gone || field('content') }
  }
}

const titled = (name: string, kind: string): string => (kind === '' ? name : `${name} (${kind})`)
