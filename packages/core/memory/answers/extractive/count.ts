import type { AnswerSource } from '../source.js'
import { isSuperseded } from '../source.js'
import type { Part } from './compose.js'
import type { Fitted } from './fit.js'
import { framesOf } from './frames.js'
import { isQuestion, type Passage } from './passages.js'
import type { AskedQuestion } from './question.js'
import { namesSubject } from './who.js'
import { isStop, type Word } from './words.js'

/** Maximum things counted; more are listed without their number. */
const MOST = 10
/** LONGEST_ITEM: maximum words that name a counted thing; SHORTEST_FRAME: minimum other words, shared by all notes. */
const LONGEST_ITEM = 4
const SHORTEST_FRAME = 2

/** A note with one of these words may name nothing, several things, or a thing that is past or uncertain. */
const NOT_ONE =
  /\d|(?<!\p{L})(?:no|not|never|none|without|no longer|used to|former|formerly|previously|was|were|until|may|might|could|maybe|perhaps|probably|plans?|wants?|hopes?|if|and|or|other|another|all|both|each|some|most|many|few|several|two|three|four|five|six|seven|eight|nine|ten|dozen|\p{L}{2,6}n['’]t|nicht|kein\p{L}{0,2}|nie|niemals|ohne|früher|war|waren|bis|vielleicht|wohl|möchte|will|falls|wenn|und|oder|alle|beide|jede\p{L}?|einige|viele|mehrere|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L})/iu

/**
 * Answers "how many" from notes that name one thing each and differ only in this name: "Acme is a customer of Ada."
 * Gives the number only if every note on the subject has that form, so that nothing is left out or counted twice.
 * @returns null if the question does not ask "how many", if the number is not certain, or if it is above MOST
 */
export function countedParts(
  all: readonly Fitted[],
  question: AskedQuestion,
  sources: readonly AnswerSource[],
  now: Date,
): Part[] | null {
  if (question.counted === null) return null
  const telling = all.filter((each) => tells(each, question)).map(({ passage }) => passage)
  const isSure = ({ text, source, isDialogue }: Passage) =>
    !isDialogue && !NOT_ONE.test(text) && !isSuperseded(sources[source] as AnswerSource, now)
  if (telling.length < 2 || telling.length > MOST || !telling.every(isSure) || !areAlike(telling)) return null
  const lead = framesOf(question.language).found(telling.length)
  return telling.map((passage, at) => ({ passages: [passage], lead: at === 0 ? lead : '' }))
}

/** Whether a passage is about what is counted: it has the counted noun, or all other topics of the question. */
function tells({ passage, who }: Fitted, question: AskedQuestion): boolean {
  if (who === 'other' || who === 'addressed' || isQuestion(passage)) return false
  if (question.subjects.length > 0 && !namesSubject(passage, question)) return false
  const others = question.topics.filter(({ root, isName }) => root !== question.counted && !isName)
  return (
    passage.roots.has(question.counted ?? '') ||
    (others.length > 0 && others.every(({ root }) => passage.roots.has(root)))
  )
}

/** Whether sentences differ in only one place, and share no word there. */
function areAlike(passages: readonly Passage[]): boolean {
  const all = passages.map(({ words }) => words)
  const shortest = Math.min(...all.map(({ length }) => length))
  const before = sharedBy(all, shortest, (words, at) => words[at])
  const after = sharedBy(all, shortest - before, (words, at) => words.at(-1 - at))
  if (before + after < SHORTEST_FRAME) return false
  const items = all.map((words) => words.slice(before, words.length - after).filter((word) => !isStop(word)))
  const named = items.flatMap((words) => [...new Set(words.map(({ root }) => root))])
  return items.every(({ length }) => length > 0 && length <= LONGEST_ITEM) && new Set(named).size === named.length
}

/** Returns how many words all sentences share, counted from one end; at most `most`. */
function sharedBy(
  all: readonly (readonly Word[])[],
  most: number,
  wordAt: (words: readonly Word[], at: number) => Word | undefined,
): number {
  const [first = []] = all
  let shared = 0
  while (shared < most && all.every((words) => wordAt(words, shared)?.lower === wordAt(first, shared)?.lower)) shared++
  return shared
}
