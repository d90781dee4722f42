import type { Effect, GuardCandidate } from '../../ports/memory/memories.js'
import { comparedName, dependsOnName, speakerOf, type ToldName } from '../speaker/speaker.js'
import type { Memory } from '../types.js'
import { compare } from './relation/compare.js'
import type { Relation, Said } from './relation/said.js'

/** The effects of a statement that is new to its volume on the known statements related to it. */
export interface Relations {
  effects: readonly Effect[]
  /** Id of the known memory with the newer value, if the new statement gives an older value; else null. */
  supersededBy: string | null
  conflictsWith: readonly string[]
  /** The evidence, one sentence for each relation. */
  evidence: readonly string[]
}

/**
 * Maximum memories that a statement is flagged as conflicting with. Each flagged memory is changed and its former row
 * is kept, so without a limit each further value of a disputed property would cost more than the one before. A reviewer
 * needs only one or two of the conflicting memories.
 */
const MOST_CONFLICTS = 3

/**
 * Prepares the comparison of a statement with its candidates. Results are cached, so that judging again after a stale
 * verdict costs little.
 * @param told the names that the speaker's current statements give, latest first
 * @returns a function that compares the statement with the candidates in the given order. It stops at a candidate with
 * a newer value: then the current value is already known, and the statement changes nothing.
 */
export const openRelations = (
  memory: Memory,
  told: readonly ToldName[],
): ((related: readonly GuardCandidate[]) => Relations) => {
  const own = speakerOf({ ...memory, ...memory.writer })
  const newer = saidOf(memory, comparedName(told, { ...memory, ...memory.writer }))
  const asOneself = saidOf(memory, own)
  const compared = new Map<string, Relation>()
  const compareTo = (candidate: GuardCandidate): Relation => {
    const other = speakerOf(candidate)
    // The "I" of one speaker is not the "I" of another, even if both have the same name, so two speakers who both say
    // "I" are compared by their ids.
    const areTwo = other !== own && [memory, candidate].every(({ content }) => dependsOnName(content))
    const name = areTwo ? other : comparedName(candidate.told, candidate)
    return compare(saidOf(candidateAsMemory(candidate), name), areTwo ? asOneself : newer)
  }
  const relationTo = (candidate: GuardCandidate): Relation => {
    const key = JSON.stringify([candidate.memoryId, candidate.told])
    const known = compared.get(key) ?? compareTo(candidate)
    compared.set(key, known)
    return known
  }
  return (related) => relate(related, relationTo)
}

const relate = (related: readonly GuardCandidate[], relationTo: (candidate: GuardCandidate) => Relation): Relations => {
  const effects: Effect[] = []
  for (const candidate of related) {
    const { kind, evidence: found, outdated } = relationTo(candidate)
    const evidence = `${found}.`
    const { memoryId } = candidate
    if (kind === 'superseded') return { effects: [], supersededBy: memoryId, conflictsWith: [], evidence: [evidence] }
    if (kind === 'supersedes') effects.push({ kind: 'superseded', memoryId, reason: evidence })
    if (kind === 'conflict' && conflictsOf(effects).length < MOST_CONFLICTS)
      effects.push({ kind: 'conflict', memoryId, reason: evidence })
    if (kind === 'outdates') effects.push({ kind: 'outdated', memoryId, reason: evidence, outdated })
  }
  return {
    effects,
    supersededBy: null,
    conflictsWith: conflictsOf(effects).map(({ memoryId }) => memoryId),
    evidence: [...new Set(effects.map(({ reason }) => reason))],
  }
}

const conflictsOf = (effects: readonly Effect[]) => effects.filter(({ kind }) => kind === 'conflict')

type Told = Pick<Memory, 'content' | 'userId' | 'writer' | 'eventDate' | 'eventDateSource' | 'createdAt'>

const candidateAsMemory = ({ keyId, agentId, agent, ...rest }: GuardCandidate): Told => ({
  ...rest,
  writer: { keyId, agentId, agent },
})

const saidOf = (told: Told, speaker: string): Said => ({
  text: told.content,
  speaker,
  writer: told.writer.keyId,
  eventDate: told.eventDate,
  eventDateSource: told.eventDateSource,
  writtenAt: told.createdAt,
})
