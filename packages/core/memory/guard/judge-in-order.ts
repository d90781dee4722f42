import type { Effect, GuardCandidate, GuardCandidates, Verdict } from '../../ports/memory/memories.js'
import { type Studied, verdictOn } from './verdict.js'

export interface Judged {
  studied: Studied
  verdict: Verdict
  asOf: bigint
  /**
   * Ids of memories judged earlier in the group. If one of them is still pending or was deleted, an approving verdict
   * (also one that is stored as superseded) is stale.
   */
  restsOn: readonly string[]
}

/**
 * Judges memories of one volume one after the other, each as if the verdicts before it were already committed.
 * @param known for each memory, the stored memories to compare it with
 */
export const judgeInOrder = (group: readonly Studied[], known: readonly GuardCandidates[]): Judged[] => {
  const judged: Judged[] = []
  for (const [at, studied] of group.entries()) {
    const stored = known[at]
    if (stored) judged.push(judgeAfter(judged, studied, stored))
  }
  return judged
}

const judgeAfter = (judged: readonly Judged[], studied: Studied, stored: GuardCandidates): Judged => {
  const { memory, insight } = studied
  const earlier = judged.filter(
    ({ studied: other }) => other.memory.userId === memory.userId && other.memory.memoryId !== memory.memoryId,
  )
  const approved = earlier.filter(({ verdict }) => verdict.status === 'approved' && verdict.supersededBy === null)
  const same = approved.filter(({ verdict }) => Buffer.compare(verdict.sameHash, insight.hash) === 0)
  const keys = new Set(insight.relationKeys)
  const related = approved.filter(({ verdict }) => verdict.relationKeys.some((key) => keys.has(key)))
  const storedIds = new Set([...stored.same, ...stored.related].map(({ memoryId }) => memoryId))
  const changing = earlier.filter(({ verdict }) => verdict.effects.some((effect) => storedIds.has(effect.memoryId)))

  const superseded = changedBy(earlier, 'superseded')
  const flagged = changedBy(earlier, 'conflict')
  const asItIsNow = (candidates: readonly GuardCandidate[]) =>
    candidates
      .filter(({ memoryId }) => !superseded.has(memoryId))
      .map((candidate) => (flagged.has(candidate.memoryId) ? { ...candidate, isFlagged: true } : candidate))
  const verdict = verdictOn(studied, {
    same: asItIsNow([...stored.same, ...same.map(asCandidate)]),
    related: asItIsNow([...related.map(asCandidate).reverse(), ...stored.related]),
  })
  const restsOn = new Set([...same, ...related, ...changing].map((other) => other.verdict.memoryId))
  return { studied, verdict, asOf: stored.asOf, restsOn: [...restsOn] }
}

const changedBy = (judged: readonly Judged[], kind: Effect['kind']): Set<string> =>
  new Set(
    judged.flatMap(({ verdict: { effects } }) =>
      effects.filter((effect) => effect.kind === kind).map(({ memoryId }) => memoryId),
    ),
  )

const asCandidate = ({ studied: { memory, told }, verdict }: Judged): GuardCandidate => ({
  memoryId: memory.memoryId,
  content: memory.content,
  ...memory.writer,
  userId: memory.userId,
  eventDate: memory.eventDate,
  eventDateSource: memory.eventDateSource,
  createdAt: memory.createdAt,
  isFlagged: verdict.flagReason !== null,
  told,
})
