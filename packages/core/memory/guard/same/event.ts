import { speakerOf } from '../../speaker/speaker.js'
import type { MemoryType, MemoryTypeSource } from '../../types.js'
import type { SameContext } from './same.js'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** Words for a date that depends on the day of writing. */
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

/** Verbs for something done once, without verbs whose outcome is a state ("moved", "married", "joined", "born"). */
const HAPPENED = new RegExp(
  '\\b(?:visited|met|attended|went (?:to|on|for|with|out|back)|bought|called|phoned|emailed|texted|watched|played|ate|cooked|ran (?:a|the|in)|' +
    'won|lost|crashed|failed|broke|fixed|deployed|released(?! under)|shipped|launched|merged|finished|completed|cancelled|canceled|' +
    'arrived|left(?! out)|flew|drove|travelled|traveled|happened|took (?:a|the|place|part)|gave (?:a|the)|had (?:a|an|lunch|dinner|breakfast|coffee)|had [a-z]{2,20} for (?:lunch|dinner|breakfast)|' +
    'celebrated|presented|interviewed|signed|sent|received|ordered|discussed|talked|spoke (?:to|with)|asked|told|hiked|camped)\\b',
  'iu',
)

/**
 * Whether the statement is about a single occurrence rather than a lasting state. If in doubt, it counts as an
 * occurrence: then the same statement on another day becomes a second memory.
 * @param memoryType as given by the writer, else null
 */
export function isOccurrence(text: string, memoryType: MemoryType | null): boolean {
  if (RECURRING.test(text)) return false
  if (memoryType === 'event' || memoryType === 'episodic') return true
  return DEICTIC.test(text) || BARE_WEEKDAY.test(text) || (memoryType === null && HAPPENED.test(text))
}

/** The parts of a memory that decide whether it is the same as another one. */
export interface ComparedMemory {
  content: string
  userId: string | null
  writer: { agentId: string }
  memoryType: MemoryType | null
  memoryTypeSource: MemoryTypeSource
  eventDate: Date
}

/**
 * Whether a memory is about a lasting state: the same state on another day confirms it, while the same occurrence on
 * another day is a new memory.
 */
export const isLastingState = (memory: Pick<ComparedMemory, 'content' | 'memoryType' | 'memoryTypeSource'>): boolean =>
  !isOccurrence(memory.content, memory.memoryTypeSource === 'given' ? memory.memoryType : null)

/**
 * Returns the context of a memory's normal form: "I" is the memory's user, or the writing agent if there is no user. An
 * occurrence has its day (UTC), a lasting state has none.
 */
export function comparisonContext(memory: ComparedMemory): SameContext {
  return {
    speaker: speakerOf({ userId: memory.userId, agentId: memory.writer.agentId }),
    eventDay: isLastingState(memory) ? null : memory.eventDate.toISOString().slice(0, 10),
  }
}
