import type { MemoryStore } from '../../ports/memory/memories.js'
import type { MatchSignals } from '../../ports/memory/memory-index.js'
import type { Memory } from '../types.js'
import { type CurrentCall, type FoundMemory, readIncluded } from './current-hits.js'
import { fused, type Ranked } from './rank.js'

/** A newer memory can stand where an older one does although its own wording does not match the query at all. */
const UNMATCHED: MatchSignals = { cosine: 0, lexical: 0, context: 0, length: 0, fit: 0, former: 0 }

/**
 * Of memories that are flagged because they contradict each other, puts the newer one where the older one would stand,
 * and the older one right behind it: nothing hides either, but a reader meets the value that was given last first.
 * @param found the best hits, best first
 * @param ranked all hits that `found` was taken from: a newer memory among them moves up to `found`
 * @param call `unmatched`: whether a newer memory may come that is not in `ranked`, because no filter can exclude it
 * @returns as many as in `found`
 */
export const withNewerFirst = async (
  memories: Pick<MemoryStore, 'current'>,
  call: CurrentCall & { unmatched: boolean },
  found: readonly FoundMemory[],
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const known = new Set(found.map(({ memory }) => memory.memoryId))
  const others = new Set(
    found.flatMap(({ memory }) => contradictionsOf(memory)).filter((memoryId) => !known.has(memoryId)),
  )
  const matched = new Map(ranked.filter(({ memoryId }) => others.has(memoryId)).map((hit) => [hit.memoryId, hit]))
  const missing = [...(call.unmatched ? others : matched.keys())]
  if (missing.length === 0) return newerFirst(found)
  const rows = await readIncluded(memories, call, missing)
  const more = rows.map((memory) => {
    const { score, signals } = matched.get(memory.memoryId) ?? { score: 0, signals: UNMATCHED }
    return { memory, score, signals }
  })
  return newerFirst([...found, ...more]).slice(0, found.length)
}

/** A suspicious memory gains nothing by contradicting another one. */
const contradictionsOf = ({ flagReason, conflictsWith }: Memory): readonly string[] =>
  flagReason === 'conflict' ? conflictsWith : []

/** Orders memories by score; of two that contradict each other, the newer one scores at least as the older one does. */
export const newerFirst = (found: readonly FoundMemory[]): FoundMemory[] => {
  if (!found.some(({ memory }) => contradictionsOf(memory).length > 0)) return [...found]
  const standing = new Map(found.map((one, at) => [one.memory.memoryId, { one, at, isLifted: false }]))
  // From the oldest on, so that the newest of several stands where the best of them would.
  for (const { one } of [...standing.values()].sort((a, b) => byAge(a.one.memory, b.one.memory))) {
    const { memoryId } = one.memory
    const older = standing.get(memoryId)?.one ?? one
    for (const other of contradictionsOf(older.memory)) {
      const newer = standing.get(other)
      const isLater = newer && byAge(older.memory, newer.one.memory) < 0 && newer.one.memory.flagReason === 'conflict'
      if (!isLater || newer.one.score > older.score) continue
      standing.set(other, { ...newer, one: lifted(newer.one, older), isLifted: true })
    }
  }
  return [...standing.values()]
    .sort(
      (a, b) =>
        b.one.score - a.one.score ||
        Number(b.isLifted) - Number(a.isLifted) ||
        (a.isLifted ? byAge(b.one.memory, a.one.memory) : a.at - b.at),
    )
    .map(({ one }) => one)
}

const lifted = ({ memory, signals }: FoundMemory, older: FoundMemory): FoundMemory => ({
  memory,
  score: older.score,
  signals: { ...signals, former: signals.former + fused(older.signals) - fused(signals) },
})

/** Dates that callers gave decide; a date in the text may be the value itself ("the exam is on 6 June"). */
const byAge = (one: Memory, other: Memory): number => {
  const areGiven = one.eventDateSource === 'given' && other.eventDateSource === 'given'
  const days = areGiven ? one.eventDate.getTime() - other.eventDate.getTime() : 0
  return days || one.createdAt.getTime() - other.createdAt.getTime()
}
