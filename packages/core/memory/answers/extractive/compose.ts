import type { DraftSentence } from '../../../ports/answers/answerer.js'
import { isLastingState } from '../../guard/same/event.js'
import { dateIn, type FoundDate } from '../../write/dates/date-in.js'
import type { AnswerSource } from '../source.js'
import { type Frames, framesOf } from './frames.js'
import type { Passage } from './passages.js'
import type { AskedQuestion } from './question.js'

/** One part of an answer: neighbouring sentences of one source. */
export interface Part {
  passages: readonly Passage[]
  /** Introduction to the part, such as "There are two answers:", which no source states. */
  lead?: string
  /** Whether what the part says is no longer true. */
  isFormer?: boolean
}

const FIRST_PERSON =
  /(?<!\p{L})(?:i|i'm|i've|i'll|i'd|me|my|mine|myself|we|we're|we've|us|our|ours|ich|mich|mir|meine?[nmrs]?|wir|uns|unsere?[nmrs]?|you|your|du|dich|dir|deine?[nmrs]?)(?!\p{L})/iu

/** Writes each part as a sentence in the source's words, with who said it and, if the question asks when, the date. */
export function compose(
  parts: readonly Part[],
  question: AskedQuestion,
  sources: readonly AnswerSource[],
): DraftSentence[] {
  const frames = framesOf(question.language)
  return parts.map(({ passages, lead, isFormer }) => {
    const [first] = passages as [Passage]
    const source = sources[first.source] as AnswerSource
    const text = passages.map((passage) => passage.text.replaceAll(/\s+/g, ' ').trim()).join(' ')
    const said = isFormer ? formerly(text, first, source, frames) : saying(text, first, source, question, frames)
    return { text: said, cites: [first.source], ...(lead !== undefined && { lead }) }
  })
}

function saying(
  text: string,
  { speaker }: Passage,
  source: AnswerSource,
  question: AskedQuestion,
  frames: Frames,
): string {
  const isWhen = question.kind === 'when' || question.kind === 'duration'
  const told = toldOn(source)
  const on = isWhen && told ? frames.date(told, 'day') : null
  const found = isWhen && told ? dateIn(text, told) : null
  const when =
    found && told && !namesYear(text.slice(found.start, found.end)) ? resolved(found, text, told, frames) : null
  const before = when === null ? '' : `${when} – `
  if (speaker !== null) return `${before}${frames.said(speaker, on)} ${frames.quoted(text)}`
  if (FIRST_PERSON.test(text)) return `${before}${frames.noted(on)} ${frames.quoted(text)}`
  return `${before}${ended(text, sinceOf(text, source, question, frames))}`
}

/** Introduces present-tense words that are no longer true: "Formerly, until 1 May 2026 – the notes said: …". */
function formerly(text: string, { speaker }: Passage, source: AnswerSource, frames: Frames): string {
  const { eventDate, eventDateSource, eventDatePrecision, validTo } = source
  const from = eventDateSource === 'given' && validTo ? frames.date(eventDate, eventDatePrecision ?? 'day') : null
  const lead = frames.formerly(from, validTo && frames.date(validTo, 'day'))
  return `${lead} – ${speaker === null ? frames.notedThen : frames.said(speaker, null)} ${frames.quoted(text)}`
}

const namesYear = (words: string): boolean => /\b\d{4}\b/.test(words)

/**
 * Returns in words the date that an expression such as "yesterday" means. For a week, returns words only if it is the
 * week before the source's day ("the week before 8 May 2023"), else null.
 */
function resolved({ date, precision, start, end }: FoundDate, text: string, told: Date, frames: Frames): string | null {
  if (precision !== 'week') return frames.date(date, precision)
  const isLast = date < told && told.getTime() - date.getTime() < FORTNIGHT_MS
  return isLast ? frames.weekBefore(frames.date(told, 'day'), /weekend/i.test(text.slice(start, end))) : null
}

const FORTNIGHT_MS = 14 * 86_400_000

/** Returns when the speaker of a source said its content; "yesterday" in the source counts from this moment. */
const toldOn = ({ eventDate, eventDateSource, createdAt }: AnswerSource): Date | null =>
  eventDateSource === 'given' ? eventDate : createdAt

/** Returns "since 3 May 2026" for a lasting state whose date is known but not in its text; else null. */
function sinceOf(text: string, source: AnswerSource, question: AskedQuestion, frames: Frames): string | null {
  const isState = isLastingState({ content: text, memoryType: source.memoryType, memoryTypeSource: 'detected' })
  if (source.eventDateSource !== 'given' || source.chunk || question.kind === 'when' || !isState) return null
  return /\b(?:19|20)\d\d\b/.test(text)
    ? null
    : frames.since(frames.date(source.eventDate, source.eventDatePrecision ?? 'day'))
}

function ended(text: string, addition: string | null): string {
  const [, body = text, mark = ''] = /^(.*?)([.!?…]*)$/su.exec(text) ?? []
  return addition === null ? `${body}${mark || '.'}` : `${body} (${addition})${mark || '.'}`
}
