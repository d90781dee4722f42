import { claimChange, claimReplacement, claimTakeover } from './change-claims.js'
import { type Clause, clausesOf } from './clauses.js'
import { claimCopula } from './copula-claims.js'
import { claimFamily, familyVerb } from './family-claims.js'
import { type Claim, Frame } from './frame.js'
import { claimFrame, claimWhole } from './frame-claims.js'
import { claimOwned, claimOwnedChange } from './owned-claims.js'
import { speakerWords } from './subject.js'
import type { Word } from './words.js'

export interface Reading {
  clauses: readonly Clause[]
  claims: readonly Claim[]
}

/**
 * Reads the claims that a text makes. Takes time linear in the length of the text; reads at most 2,000 characters and
 * 12 sentences.
 */
export function readClaims(text: string, speaker: string): Reading {
  const clauses = clausesOf(text)
  const who = speakerWords(speaker)
  const claims: Claim[] = []
  let earlier: readonly Word[] = []
  clauses.forEach((clause, at) => {
    if (clause.open || clause.words.length < 2) return
    const frame = new Frame(clause, at, who, earlier)
    readFrame(frame)
    claims.push(...frame.claims)
    if (frame.subjectWords.length > 0) earlier = frame.subjectWords
  })
  return { clauses, claims }
}

/** Adds the claims of a clause to its frame. Tries one form of clause after another, until one of them fits. */
function readFrame(frame: Frame): void {
  const verb = familyVerb(frame)
  if (frame.clause.deictic) {
    // "Moved to Bonn last week" is a lasting claim; "lunch is at noon today" is not.
    if (verb && verb.family.says !== 'state') claimFamily(frame, verb)
    else if (!verb && !claimTakeover(frame) && !claimReplacement(frame)) claimChange(frame)
    return
  }
  if (verb) claimFamily(frame, verb)
  // "Moved to Bonn" gives a person a new home (claimFamily), but a meeting a new place (claimChange).
  if (verb?.family.says === 'change') claimChange(frame)
  else if (
    !verb &&
    !claimTakeover(frame) &&
    !claimReplacement(frame) &&
    !claimChange(frame) &&
    !claimOwnedChange(frame) &&
    !claimOwned(frame) &&
    !claimCopula(frame)
  ) {
    claimFrame(frame)
  }
  frame.settleSubject()
  claimWhole(frame)
}
