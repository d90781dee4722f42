import type { SameContext } from './same.js'
import type { MemoryType, MemoryTypeSource } from './types.js'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** Words whose day hangs on the day of telling. */
const DEICTIC = new RegExp(
  `\\b(?:today|yesterday|tomorrow|tonight|(?:right|just) now|` +
    `(?:this|last|next) (?:morning|afternoon|evening|night|weekend|week|month|quarter|year|spring|summer|autumn|fall|winter|${WEEKDAY})|` +
    `(?:a|an|one|two|three|few|\\d{1,3}) (?:minutes?|hours?|days?|weeks?|months?|years?) ago|` +
    `in (?:a|an|one|two|three|few|\\d{1,3}) (?:minutes?|hours?|days?|weeks?|months?)|` +
    `heute|gestern|morgen|hier soir|aujourd'hui|demain|hoy|ayer|mañana)\\b`,
  'iu',
)
const BARE_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b`, 'iu')
const RECURRING =
  /\b(?:every|each|daily|weekly|monthly|yearly|annually|always|usually|never|whenever)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/iu

/** Something was done once. Verbs of a lasting outcome ("moved", "married", "joined", "born") are states. */
const HAPPENED = new RegExp(
  '\\b(?:visited|met|attended|went (?:to|on|for|with|out|back)|bought|called|phoned|emailed|texted|watched|played|ate|cooked|ran (?:a|the|in)|' +
    'won|lost|crashed|failed|broke|fixed|deployed|released(?! under)|shipped|launched|merged|finished|completed|cancelled|canceled|' +
    'arrived|left(?! out)|flew|drove|travelled|traveled|happened|took (?:a|the|place|part)|gave (?:a|the)|had (?:a|an|lunch|dinner|breakfast|coffee)|had [a-z]{2,20} for (?:lunch|dinner|breakfast)|' +
    'celebrated|presented|interviewed|signed|sent|received|ordered|discussed|talked|spoke (?:to|with)|asked|told|hiked|camped)\\b',
  'iu',
)

/**
 * Whether the statement tells of one occurrence rather than of a lasting state. In doubt it does: then two tellings
 * on two days are kept as two.
 * @param memoryType as the writer gave it; null when it did not
 */
export function isOccurrence(text: string, memoryType: MemoryType | null): boolean {
  if (RECURRING.test(text)) return false
  if (memoryType === 'event' || memoryType === 'episodic') return true
  return DEICTIC.test(text) || BARE_WEEKDAY.test(text) || (memoryType === null && HAPPENED.test(text))
}

/** What of a memory decides which other memories it can be the same as. */
export interface Told {
  content: string
  userId: string | null
  writer: { agentId: string }
  memoryType: MemoryType | null
  memoryTypeSource: MemoryTypeSource
  eventDate: Date
}

/** Told again on another day, a lasting state is confirmed; an occurrence is another one. */
export const isLastingState = (memory: Pick<Told, 'content' | 'memoryType' | 'memoryTypeSource'>): boolean =>
  !isOccurrence(memory.content, memory.memoryTypeSource === 'given' ? memory.memoryType : null)

/**
 * The context of a memory's normal form: "I" is its user, else its writing agent; an occurrence has its day (UTC).
 */
export function comparisonContext(memory: Told): SameContext {
  return {
    speaker: memory.userId === null ? `agent:${memory.writer.agentId}` : `user:${memory.userId}`,
    eventDay: isLastingState(memory) ? null : memory.eventDate.toISOString().slice(0, 10),
  }
}
