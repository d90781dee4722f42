import { randomUUID } from 'node:crypto'
import type { Author } from '../../accounts/principal.js'
import type { FurtherSource, NewWrite } from '../../ports/memory/new-write.js'
import { parseIsoDate } from '../../schemas.js'
import { redactFor, type Storable } from '../guard/pii/redact-personal.js'
import { normalForm } from '../guard/same/same.js'
import type { Reading } from '../guard/secrets/reading.js'
import { redactDeep } from '../guard/secrets/secrets.js'
import type {
  Category,
  DatePrecision,
  EventDateSource,
  MemoryType,
  MemoryTypeSource,
  Metadata,
  Writer,
} from '../types.js'
import { eventDate } from './event-date.js'
import type { TextSettings } from './text-settings.js'

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
  /** Set only in imports. */
  origin?: Origin | undefined
}

export interface Origin {
  agent?: string | undefined
  agent_id?: string | undefined
  created_at?: string | undefined
  event_date_source?: EventDateSource | undefined
  event_date_precision?: DatePrecision | null | undefined
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
  event_date_precision?: DatePrecision | null | undefined
  created_at: string
}

export type Statement = Pick<NewWrite, 'statement' | 'createdAt' | 'lastConfirmedAt' | 'furtherSources'>

/** Cost added for each text, in UTF-16 units: even the shortest text takes 25 µs, enough to read 100 units or more. */
const COST_PER_TEXT = 100

/** Returns the cost of reading the texts of a body, in UTF-16 units; adds COST_PER_TEXT for each except `content`. */
export const textLength = ({ content, metadata = {}, origin }: WriteBody): number => {
  const { sources = [] } = origin ?? {}
  const wordings = sources.reduce((sum, source) => sum + source.content.length + COST_PER_TEXT, 0)
  const fields = Object.entries(metadata).reduce(
    (sum, [key, value]) => sum + key.length + String(value).length + COST_PER_TEXT,
    0,
  )
  return content.length + wordings + fields
}

/**
 * Builds the statement from a body. Redacts every secret, and personal identifiers too if the volume's settings say so.
 * In the `origin` of an import, times of creation and confirmation that are in the future become the present time.
 * @param reading how the secret reader (models/guard/secrets.md) read the texts
 */
export const toStatement = (
  author: Author,
  body: WriteBody,
  { locale, pii }: TextSettings,
  now: Date,
  reading: Reading,
): Statement => {
  const { origin = {} } = body
  const redact = redactFor(pii, reading)
  const content = redact(body.content)
  const metadata = body.metadata ? redactDeep(body.metadata, redact) : null
  const createdAt = origin.created_at ? past(origin.created_at, now) : now
  const date = eventDate({
    ...{ given: body.event_date, text: content.text, now: createdAt },
    locale: locale ?? undefined,
  })
  const { sources = [] } = origin
  // Computed only once, since the longest text takes a tenth of a second.
  const form = sources.length === 0 ? '' : normalForm(content.text, ANY_CONTEXT)
  const furtherSources = sources.map((source) => furtherSource(source, form, redact, now))
  const sameSources = furtherSources.filter(({ same }) => same)
  return {
    statement: {
      content: content.text,
      writer: writerOf(author, origin),
      userId: body.user_id ?? null,
      sessionId: body.session_id ?? null,
      eventDate: date.eventDate,
      eventDateSource: (body.event_date && origin.event_date_source) || date.source,
      eventDatePrecision: body.event_date ? givenPrecision(origin) : date.precision,
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

/** Returns the precision of a given date: a day; for an imported memory what its file says, null in older files. */
const givenPrecision = ({ event_date_precision, event_date_source }: Origin): DatePrecision | null =>
  event_date_precision === undefined && event_date_source === undefined ? 'day' : (event_date_precision ?? null)

const kinds = (found: readonly (readonly string[])[]): string[] => [...new Set(found.flat())]

const past = (moment: string, now: Date): Date => {
  const { at } = parseIsoDate(moment)
  return at > now ? now : at
}

/** Returns the agent that writes, or the key if it has no agent. The `origin` of an import overrides id and name. */
const writerOf = (author: Author, origin: Origin): Writer => ({
  keyId: author.keyId,
  agentId: origin.agent_id ?? author.agentId ?? author.keyId,
  agent: origin.agent ?? author.name,
})

/** Context for comparing sources with the memory by their wording alone, regardless of speaker and day. */
const ANY_CONTEXT = { speaker: '', eventDay: null }

const furtherSource = (
  source: OriginSource,
  form: string,
  redact: (text: string) => Storable,
  now: Date,
): FurtherSource => {
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
    eventDatePrecision: source.event_date === null ? null : (source.event_date_precision ?? null),
    createdAt: past(source.created_at, now),
    same: normalForm(wording.text, ANY_CONTEXT) === form,
    redactions: wording.found,
  }
}
