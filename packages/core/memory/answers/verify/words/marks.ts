import { isVerbForm } from '../../../../text/lemma.js'
import { ARTICLES } from '../../../guard/relation/lexicon/function-words.js'
import { phraseAt, wordSet } from '../../../guard/relation/lexicon/phrases.js'
import type { Word } from '../../../guard/relation/words.js'
import { MARKS, type Mark, WHOLE_CLAUSE } from './lexicon.js'

/** Returns for each word the marks, such as negations and hedges, that apply to it. */
export function marksIn(
  words: readonly Word[],
  lowers: readonly string[],
  clauses: readonly number[],
  german: boolean,
): Set<Mark>[] {
  const ends = endsOf(clauses)
  /** For each clause and mark, the position of the first word to which the mark applies. */
  const starts = ends.map(() => new Map<Mark, number>())
  const begin = (mark: Mark, clause: number, at: number) => {
    const known = starts[clause]?.get(mark)
    if (known === undefined || at < known) starts[clause]?.set(mark, at)
  }
  for (let at = 0; at < words.length; ) {
    const found = words[at]?.kind === '' ? phraseAt(MARKS, lowers, at) : null
    if (!found || found.value === 'filler' || isNotMark(words, lowers, at, found.value, german)) {
      at += found?.length ?? 1
      continue
    }
    const clause = clauses[at] as number
    const [from, to] = ends[clause] as [number, number]
    const isWhole = WHOLE_CLAUSE.has(lowers[at] ?? '') || found.value === 'condition' || at + found.length >= to
    begin(found.value, clause, isWhole ? from : at)
    if (found.value === 'condition') {
      // "If it rains, we cancel" states neither clause as true, so the clause next to the "if" clause is marked too.
      const other = at === from && clause + 1 < ends.length ? clause + 1 : clause - 1
      begin('condition', other, ends[other]?.[0] ?? 0)
    }
    at += found.length
  }
  const marks = words.map((_, at) => {
    const of = starts[clauses[at] as number] ?? []
    return new Set([...of].filter(([, from]) => from <= at).map(([mark]) => mark))
  })
  if (lowers.includes('?')) {
    // "I made a pot - want to see it?" asks only at its end.
    const [from] = opensQuestion(lowers[0]) ? [0] : (ends.at(-1) ?? [0])
    for (let at = from; at < words.length; at += 1) marks[at]?.add('asked')
  }
  return marks
}

const ASKING = wordSet(
  'who what when where why how which whose is are was were do does did have has had can could will would should may might am wer was wann wo warum wie welche welcher ist sind hat haben kann wird',
)
const opensQuestion = (lower: string | undefined): boolean => lower !== undefined && ASKING.has(lower)

/** Whether a word only looks like a mark: "May" is a month, "her will" a document, "going to Rome" a journey. */
function isNotMark(
  words: readonly Word[],
  lowers: readonly string[],
  at: number,
  mark: Mark,
  german: boolean,
): boolean {
  const word = words[at] as Word
  if (word.capital && at > 0 && word.lower !== 'i') return true
  if (mark === 'intended' && lowers[at] === 'will') return !german
  if (mark === 'future' && lowers[at] === 'going') return !isVerbForm(lowers[at + 2] ?? '')
  if (mark === 'future' && lowers[at] === 'will') return ARTICLES.has(lowers[at - 1] ?? '')
  return false
}
const endsOf = (clauses: readonly number[]): [number, number][] => {
  const ends: [number, number][] = []
  clauses.forEach((clause, at) => {
    const known = ends[clause]
    if (known) known[1] = at + 1
    else ends[clause] = [at, at + 1]
  })
  return ends
}
