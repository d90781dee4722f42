import type { Relation, Said } from '../said.js'
import { UNRELATED } from '../said.js'
import { classOf, type Pair, pairOf } from './pair-features.js'
import { openScore } from './score.js'
import { keysOfStatement } from './slot-keys.js'
import { readStatement, type Statement } from './statement.js'
import * as weights from './weights.js'

/**
 * Decides by a learned score whether a new statement changes a value of a known statement, for wordings that no rule
 * recognizes: "swapped his Nova R2 for a Nova R5". A score is only a suspicion, so the result is a conflict, and
 * neither statement is superseded. Compares short statements only (readStatement). Takes time linear in their length.
 */
export function slotChange(older: Said, newer: Said): Relation {
  const pair = pairOfSaid(older, newer)
  if (pair === null || slotScore(pair.features) <= 0) return UNRELATED
  const words = wordsOfPair(pair)
  const about = [words.slot && `of '${words.slot}'`, words.subject && `for '${words.subject}'`]
    .filter(Boolean)
    .join(' ')
  return {
    kind: 'conflict',
    evidence: `'${words.newer}' and '${words.older}' look like two different values ${about}, but it is not certain which one is true`,
    words: { slot: words.slot || words.subject, older: words.older, newer: words.newer, cue: null },
    outdated: [],
  }
}

/**
 * Aligns two statements with `pairOf`. Null also if `readStatement` rejects one of them, if they are not about one
 * subject, or if they share no key. Without a shared key, no lookup would pair them.
 */
function pairOfSaid(older: Said, newer: Said): Pair | null {
  const said = read(newer)
  const known = said && read(older)
  if (!known || !said.keys.some((key) => known.keys.includes(key))) return null
  const pair = pairOf(known.statement, said.statement)
  return pair?.isOneSubject ? pair : null
}

/** A reading of a statement. It is cached, because a statement is compared with several others. */
interface Reading {
  statement: Statement
  keys: readonly string[]
}
const readings = new WeakMap<Said, Reading | null>()

function read(said: Said): Reading | null {
  const known = readings.get(said)
  if (known !== undefined) return known
  const statement = readStatement(said.text, said.speaker)
  const reading = statement && { statement, keys: keysOfStatement(statement) }
  readings.set(said, reading)
  return reading
}

/** Log-odds minus the threshold: above 0, the second statement probably changes a value of the first. */
const slotScore = openScore(weights)

/** Returns words with which a person can check the suspicion, as written where possible; empty if there are none. */
function wordsOfPair({ subjects, shared, onlyOlder, onlyNewer }: Pair) {
  const value = onlyOlder.map(classOf).find((one) => onlyNewer.some((other) => classOf(other) === one))
  const ofClass = (parts: Pair['shared']) => parts.find((part) => classOf(part) === value) ?? parts.at(-1)
  const former = shared.findLast(({ kind }) => kind !== 'plain' && kind !== 'noun') ?? shared.at(-1)
  const slot = shared.find(({ kind }) => kind === 'noun') ?? shared.find(({ kind }) => kind === 'plain')
  return {
    subject: subjects[0]?.startsWith('@') ? 'the speaker' : (subjects[0] ?? ''),
    slot: slot?.text ?? '',
    older: (ofClass(onlyOlder) ?? former)?.text ?? '',
    newer: ofClass(onlyNewer)?.text ?? '',
  }
}
