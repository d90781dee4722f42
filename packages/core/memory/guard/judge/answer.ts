import type { z } from 'zod'
import type { JudgedMemory, Refinement } from '../../../ports/memory/refinements.js'
import { normalize } from '../../../text/normalize.js'
import { terms } from '../../../text/terms.js'
import { rejection } from '../reject/reject.js'
import { readClaims } from '../relation/claims.js'
import { clausesOf } from '../relation/clauses.js'
import { comparisonContext, isLastingState } from '../same/event.js'
import { redact } from '../secrets/secrets.js'
import { judgeAnswerSchema } from './prompt.js'
import { keepsFacts, sharesNames } from './same-facts.js'

type Answered = z.output<typeof judgeAnswerSchema>['relations'][number]

/** Minimum certainty of a relation, 0 to 1. A less certain relation has no effect. */
const SURE = 0.8
/** Maximum values that one statement replaces. If the model reports more, the text has probably manipulated it. */
const MOST_REPLACED = 2

export interface JudgedPair {
  subject: JudgedMemory
  known: JudgedMemory
}

/**
 * Returns the changes that follow from the model's answer. One wrong part discards the whole answer: a known
 * statement that was not asked about, a quotation that is not in the statements, evidence that could not be stored as a
 * memory, or a relation that the statements' own numbers, names, negations or dates rule out.
 * @param candidates in the order of the question
 * @returns null if the answer is discarded; an empty list if nothing is related
 */
export const refinementsFrom = (
  input: unknown,
  subject: JudgedMemory,
  candidates: readonly JudgedMemory[],
  model: string,
): Refinement[] | null => {
  const { data } = judgeAnswerSchema.safeParse(input)
  if (!data) return null
  if (new Set(data.relations.map(({ known }) => known)).size < data.relations.length) return null
  const found: Refinement[] = []
  for (const answered of data.relations) {
    const known = candidates[answered.known - 1]
    if (!known || !isQuoted(answered, { subject, known })) return null
    if (answered.relation === 'unrelated' || answered.sure < SURE) continue
    const refinements = refine(answered, { subject, known }, model)
    if (!refinements) return null
    found.push(...refinements)
  }
  // Once the new statement is merged into a known one, nothing else follows from it.
  const merged = found.find((each) => each.kind === 'merge' && each.memoryId === subject.memoryId)
  if (merged) return [merged]
  return found.filter(({ kind }) => kind === 'supersede' || kind === 'outdate').length > MOST_REPLACED ? null : found
}

const folded = (text: string): string => normalize(text, 'NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
const stands = (words: string, text: string): boolean => folded(text).includes(folded(words))

const isQuoted = ({ relation, known_words, new_words, cue, evidence }: Answered, { subject, known }: JudgedPair) =>
  stands(known_words, known.content) &&
  stands(new_words, subject.content) &&
  stands(cue, subject.content) &&
  (relation === 'unrelated' || (folded(known_words) !== '' && folded(new_words) !== '')) &&
  quotesIn(evidence).every((quote) => stands(quote, known.content) || stands(quote, subject.content)) &&
  rejection(evidence, []) === null &&
  redact(evidence).text === evidence

/** Returns the parts of a sentence that are in double quotes. */
const quotesIn = (sentence: string): string[] => sentence.split(/["“”„«»]/).filter((_, at) => at % 2 === 1)

const refine = (answered: Answered, pair: JudgedPair, model: string): Refinement[] | null => {
  const { subject, known } = pair
  const reason = `Judged by ${model}: ${sentence(answered.evidence)}`
  switch (answered.relation) {
    case 'same':
      if (!keepsFacts(known.content, subject.content) || !keepsFacts(subject.content, known.content)) return null
      if (!isOneOccurrence(pair)) return null
      return [
        {
          ...mergeOf(subject, known, reason, `The judge (${model}) found a memory that says the same`),
          confirms: isLastingState(known),
        },
      ]
    case 'adds':
      if (!keepsFacts(known.content, subject.content)) return null
      if (!isOneOccurrence(pair)) return null
      return [
        mergeOf(known, subject, reason, `The judge (${model}) found another memory that says all of this and more`),
      ]
    case 'newer':
      return replaced(answered, pair, reason)
    case 'conflict':
      return excludes(answered, pair) ? [conflictOf(pair, reason)] : null
    case 'unrelated':
      return []
  }
}

const sentence = (evidence: string): string => {
  const line = evidence.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return /[.!?。]$/.test(line) ? line : `${line}.`
}

const mergeOf = (memory: JudgedMemory, kept: JudgedMemory, reason: string, found: string) => ({
  kind: 'merge' as const,
  memoryId: memory.memoryId,
  into: kept.memoryId,
  reason,
  outcome: `${found}; this wording is kept as a source of that memory.`,
  confirms: false,
})

/**
 * Whether both statements are lasting states, or both are events of the same day: a similar event on another day is
 * another event.
 */
const isOneOccurrence = ({ subject, known }: JudgedPair): boolean =>
  comparisonContext(subject).eventDay === comparisonContext(known).eventDay

const conflictOf = ({ subject, known }: JudgedPair, reason: string): Refinement => ({
  kind: 'conflict',
  memoryId: subject.memoryId,
  other: known.memoryId,
  reason,
})

/**
 * Whether the quoted values exclude each other: they differ, both are stated as facts, the new statement repeats the
 * names around the known value, and the statements share another word or are both about the speaker. "Marta Silva lives
 * in Berlin" and "Marta Braun lives in Hamburg" do not exclude each other, because the second lacks the name "Silva".
 */
const excludes = ({ known_words, new_words }: Answered, { subject, known }: JudgedPair): boolean => {
  if (folded(known_words) === folded(new_words)) return false
  const [was, is] = [clausesWith(known_words, known.content), clausesWith(new_words, subject.content)]
  if ([...was, ...is].some(({ open }) => open)) return false
  if (is.some(({ additive }) => additive)) return false
  const told = (was.length === 1 && was[0]?.text) || known.content
  if (!sharesNames(told.replace(known_words, ' '), subject.content)) return false
  const frame = new Set(terms(without(known_words, known.content)))
  return (
    terms(without(new_words, subject.content)).some((term) => frame.has(term)) || bothAreOfTheSpeaker(subject, known)
  )
}

const without = (words: string, text: string): string => folded(text).replace(folded(words), ' ')

const I =
  /(?:^|[^\p{L}])(?:i|my|me|we|our|ich|mein|meine|je|mon|ma|yo|mi|ik|mijn|io|mio|mia|eu|meu|minha)(?=$|[^\p{L}])/iu
const bothAreOfTheSpeaker = (a: JudgedMemory, b: JudgedMemory) => I.test(a.content) && I.test(b.content)

/** Returns the clauses that contain the words; all clauses if no single clause does. */
const clausesWith = (words: string, text: string) => {
  const clauses = clausesOf(text)
  const holding = clauses.filter((clause) => stands(words, clause.text))
  return holding.length > 0 ? holding : clauses
}

/**
 * Returns the effect of the model's answer `newer`. The new value replaces the known one only on grounds that the rules
 * accept: a change word, a later date, or the same writer. Otherwise the two values conflict. Returns an empty list if
 * the new statement is about an earlier day, and null if both values can hold.
 */
const replaced = (answered: Answered, pair: JudgedPair, reason: string): Refinement[] | null => {
  const { subject, known } = pair
  if (!excludes(answered, pair)) return null
  const order = orderOf(pair, answered.cue !== '')
  if (order === 'earlier') return []
  const isFixed = [subject, known].some(({ content }) =>
    readClaims(content, comparisonContext(subject).speaker).claims.some(({ holds }) => holds === 'fixed'),
  )
  const grounds = answered.cue !== '' || order === 'later' || subject.writer.keyId === known.writer.keyId
  if (isFixed || !grounds) return [conflictOf(pair, reason)]
  const clauses = clausesOf(known.content)
  const by = subject.memoryId
  if (clauses.length < 2 && !saysMore(answered, pair))
    return [{ kind: 'supersede', memoryId: known.memoryId, by, reason }]
  const [gone, ...others] = clausesWith(answered.known_words, known.content)
  // If it is not clear which fact of the known statement no longer holds, the two statements conflict.
  if (!gone || others.length > 0) return [conflictOf(pair, reason)]
  return [{ kind: 'outdate', memoryId: known.memoryId, by, outdated: [gone.text], reason }]
}

/**
 * Maximum terms that the known statement has besides its value, and that the new one lacks. Up to this many terms may
 * just name the property ("number", "month"). With more, the known statement says more than the value.
 */
const MOST_OF_SLOT = 2
/**
 * Whether the known statement says more than the replaced value. Then the known statement stays current, and only the
 * clause with the replaced value is marked as outdated.
 */
const saysMore = ({ known_words }: Answered, { subject, known }: JudgedPair): boolean => {
  const said = new Set(terms(subject.content))
  return new Set(terms(without(known_words, known.content)).filter((term) => !said.has(term))).size > MOST_OF_SLOT
}

/**
 * Returns whether the new statement is about an earlier or later day than the known one. `unknown` if both days are the
 * same, or if the new day is only the day of writing. Also `unknown` if the text gives the day and has a word of
 * change, because then the value holds from that day on ("from June on").
 */
const orderOf = ({ subject, known }: JudgedPair, isCued: boolean): 'earlier' | 'later' | 'unknown' => {
  if (subject.eventDateSource === 'written' || (subject.eventDateSource === 'text' && isCued)) return 'unknown'
  const [was, is] = [known, subject].map(({ eventDate }) => eventDate.toISOString().slice(0, 10)) as [string, string]
  return is === was ? 'unknown' : is > was ? 'later' : 'earlier'
}
