import { type Frame, isNamed } from './frame.js'
import { ARTICLES, INDEFINITE } from './lexicon/function-words.js'
import { phraseOf } from './values.js'
import type { Word } from './words.js'

/**
 * Reads "Ana is the owner of the service" as the claim that the owner of the service is Ana. Returns whether it made a
 * claim.
 */
export function claimHolder(
  frame: Frame,
  before: readonly Word[],
  predicate: readonly Word[],
  cue: string | null,
  replaced?: readonly string[],
): boolean {
  const holder = phraseOf(before, 'name')
  if (!holder || !isNamed(before) || [before[0], predicate[0]].some((word) => INDEFINITE.has(word?.lower ?? '')))
    return false
  const role = frame.subject(predicate, 1)
  const isDefinite = cue !== null || ARTICLES.has(predicate[0]?.lower ?? '')
  if (!role || (!role.property && !isDefinite)) return false
  frame.add('is', role.bag, role.property ? 'one' : 'loose', holder, {
    subject: role,
    cue,
    ...(replaced ? { replaced } : {}),
  })
  return true
}
