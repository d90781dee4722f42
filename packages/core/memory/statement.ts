import { randomUUID } from 'node:crypto'
import type { FurtherSource, NewWrite } from '../ports/memories.js'
import type { Author } from '../principal.js'
import { parseIsoDate } from '../schemas.js'
import { eventDate } from './event-date.js'
import { normalForm } from './same.js'
import { redact, redactDeep } from './secrets.js'
import type { Category, EventDateSource, MemoryType, MemoryTypeSource, Metadata, Writer } from './types.js'

/** The body of a write, validated. */
export interface WriteBody {
  content: string
  volume_id: string
  memory_type?: MemoryType | undefined
  category?: Category | undefined
  user_id?: string | undefined
  session_id?: string | undefined
  event_date?: string | undefined
  metadata?: Metadata | undefined
  /** Of an import alone. */
  origin?: Origin | undefined
}

export interface Origin {
  agent?: string | undefined
  agent_id?: string | undefined
  created_at?: string | undefined
  event_date_source?: EventDateSource | undefined
  memory_type_source?: MemoryTypeSource | undefined
  last_confirmed_at?: string | null | undefined
  sources?: readonly OriginSource[] | undefined
}

interface OriginSource {
  content: string
  agent: string
  agent_id: string
  user_id: string | null
  session_id: string | null
  event_date: string | null
  created_at: string
}

export type Statement = Pick<NewWrite, 'statement' | 'createdAt' | 'lastConfirmedAt' | 'furtherSources'>

/** What a text that is read on its own costs beside its length: some 25 µs, as much as 100 units or more. */
const EACH = 100

/** How much text of a body is read to make its statement, in UTF-16 units; many short ones cost more than one long. */
export const textLength = ({ content, metadata = {}, origin }: WriteBody): number => {
  const { sources = [] } = origin ?? {}
  const wordings = sources.reduce((sum, source) => sum + source.content.length + EACH, 0)
  const fields = Object.entries(metadata).reduce(
    (sum, [key, value]) => sum + key.length + String(value).length + EACH,
    0,
  )
  return content.length + wordings + fields
}

/** What a body says, with every secret taken out. Times of an origin that lie in the future are taken for now. */
export const toStatement = (author: Author, body: WriteBody, now: Date): Statement => {
  const { origin = {} } = body
  const content = redact(body.content)
  const metadata = body.metadata ? redactDeep(body.metadata) : null
  const createdAt = origin.created_at ? past(origin.created_at, now) : now
  const date = eventDate({ given: body.event_date, text: content.text, now: createdAt })
  const { sources = [] } = origin
  // Made once: it takes a tenth of a second for the longest text.
  const form = sources.length === 0 ? '' : normalForm(content.text, ANY_CONTEXT)
  const furtherSources = sources.map((source) => furtherSource(source, form, now))
  const sameSources = furtherSources.filter(({ same }) => same)
  return {
    statement: {
      content: content.text,
      writer: writerOf(author, origin),
      userId: body.user_id ?? null,
      sessionId: body.session_id ?? null,
      eventDate: date.eventDate,
      eventDateSource: (body.event_date && origin.event_date_source) || date.source,
      memoryType: body.memory_type ?? null,
      memoryTypeSource: body.memory_type ? (origin.memory_type_source ?? 'given') : 'detected',
      category: body.category ?? null,
      metadata: metadata?.value ?? null,
      redactions: kinds([content.found, metadata?.found ?? [], ...sameSources.map(({ redactions }) => redactions)]),
    },
    createdAt,
    lastConfirmedAt: origin.last_confirmed_at ? past(origin.last_confirmed_at, now) : null,
    furtherSources,
  }
}

const kinds = (found: readonly (readonly string[])[]): string[] => [...new Set(found.flat())]

const past = (moment: string, now: Date): Date => {
  const { at } = parseIsoDate(moment)
  return at > now ? now : at
}

/** `agent` in results is the agent's name, or the key's; `agent_id` the agent's id, or the key's. */
const writerOf = (author: Author, origin: Origin): Writer => ({
  keyId: author.keyId,
  agentId: origin.agent_id ?? author.agentId ?? author.keyId,
  agent: origin.agent ?? author.name,
})

/** Whoever spoke and whenever it was, the wording must be the memory's: else it is a statement of its own. */
const ANY_CONTEXT = { speaker: '', eventDay: null }

const furtherSource = (source: OriginSource, form: string, now: Date): FurtherSource => {
  const wording = redact(source.content)
  return {
    memoryId: randomUUID(),
    writeId: randomUUID(),
    wording: wording.text,
    agentId: source.agent_id,
    agent: source.agent,
    userId: source.user_id,
    sessionId: source.session_id,
    eventDate: source.event_date === null ? null : parseIsoDate(source.event_date).at,
    createdAt: past(source.created_at, now),
    same: normalForm(wording.text, ANY_CONTEXT) === form,
    redactions: wording.found,
  }
}
