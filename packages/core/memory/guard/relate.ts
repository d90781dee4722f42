import type { Effect, GuardCandidate } from '../../ports/memory/memories.js'
import { comparedName, dependsOnName, speakerOf, type ToldName } from '../speaker/speaker.js'
import type { Memory } from '../types.js'
import { compare } from './relation/compare.js'
import type { Relation, Said } from './relation/said.js'

/** What a statement that is new to its volume does to the known ones it is related to. */
export interface Relations {
  effects: readonly Effect[]
  /** The known memory with the newer value, if the statement tells an older one. */
  supersededBy: string | null
  conflictsWith: readonly string[]
  /** The evidence, one sentence for each relation. */
  evidence: readonly string[]
}

/**
 * Most memories that a statement is flagged against. Each is changed and keeps its former row, so that a property which
 * everyone tells differently would cost ever more; a reviewer needs one or two.
 */
const MOST_CONFLICTS = 3

/**
 * Compares the statement with each candidate. An older value told late changes nothing else: what holds now is known.
 * The comparison with a memory is kept: a verdict that became stale is judged again with little more work.
 * @param told the names that the speaker's current statements tell, the latest first
 * @returns compares with these candidates, given in the order of their likeness
 */
export const openRelations = (
  memory: Memory,
  told: readonly ToldName[],
): ((related: readonly GuardCandidate[]) => Relations) => {
  const own = speakerOf({ ...memory, ...memory.writer })
  const newer = saidOf(memory, comparedName(told, { ...memory, ...memory.writer }))
  const asOneself = saidOf(memory, own)
  const isOwn = dependsOnName(memory.content)
  const compared = new Map<string, Relation>()
  const compareTo = (candidate: GuardCandidate): Relation => {
    const other = speakerOf(candidate)
    // "I" of two speakers are two, also when both are called the same.
    const areTwo = other !== own && isOwn && dependsOnName(candidate.content)
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
