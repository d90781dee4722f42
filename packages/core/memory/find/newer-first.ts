import type { MemoryStore } from '../../ports/memory/memories.js'
import type { MatchSignals } from '../../ports/memory/memory-index.js'
import type { Memory } from '../types.js'
import { type CurrentCall, type FoundMemory, readIncluded } from './current-hits.js'
import { isLikelyUpdate, openLikelyNewer } from './likely-newer.js'
import { fused, type Ranked } from './rank.js'

/** The signals of a newer memory that takes an older one's place without matching the query itself. */
const UNMATCHED: MatchSignals = { cosine: 0, lexical: 0, context: 0, length: 0, fit: 0, former: 0 }

/** How many of the first hits are compared to find newer values that nothing flagged. Few, as each pair takes time. */
const COMPARED = 5

/**
 * If two memories are flagged because they contradict each other, or the newer one probably gives a newer value
 * (likely-newer.ts), moves the newer one to the older one's place, and the older one right after it: the latest value
 * comes first, and the older one stays visible unless `found` ends between them.
 * @param found the best hits, best first
 * @param ranked all hits, including `found`: a newer memory among them moves up into `found`
 * @param call `unmatched`: whether newer memories outside `ranked` may move up too, because no filter but the one by
 * user can exclude them; `userId`: the filter by user; `about`: the question, to look for newer values that nothing
 * flagged; null to look for none, as for a question about the past
 * @returns as many hits as `found` has
 */
export const withNewerFirst = async (
  memories: Pick<MemoryStore, 'current'>,
  call: CurrentCall & { unmatched: boolean; userId?: string | undefined; about: string | null },
  found: readonly FoundMemory[],
  ranked: readonly Ranked[],
): Promise<FoundMemory[]> => {
  const isNewer = call.about === null ? undefined : openLikelyNewer(call.about)
  const known = new Set(found.map(({ memory }) => memory.memoryId))
  const others = new Set(
    found
      .flatMap(isNewer ? rivalsOf : ({ memory }) => contradictionsOf(memory))
      .filter((memoryId) => !known.has(memoryId)),
  )
  const matched = new Map(ranked.filter(({ memoryId }) => others.has(memoryId)).map((hit) => [hit.memoryId, hit]))
  const missing = [...(call.unmatched ? others : matched.keys())]
  if (missing.length === 0) return newerFirst(found, isNewer)
  const rows = await readIncluded(memories, call, missing)
  // A hit passes the filter by user if one of its sources does, so its rivals may still belong to another user.
  const passing = rows.filter(({ memoryId, userId }) => matched.has(memoryId) || isOneOf(call.userId, userId))
  const more = passing.map((memory) => {
    const { score, signals } = matched.get(memory.memoryId) ?? { score: 0, signals: UNMATCHED }
    return { memory, score, signals }
  })
  const inOrder = more.sort((one, other) => other.score - one.score)
  return newerFirst([...found, ...inOrder], isNewer).slice(0, found.length)
}

/** Whether a memory of the user `userId` passes a filter for the user `wanted`. */
const isOneOf = (wanted: string | undefined, userId: string | null): boolean =>
  wanted === undefined || wanted === userId

/**
 * Returns the memories that may give another value for what a hit says: those that it contradicts and, of its likely
 * updates, only the newest, so that updates cannot fill the page.
 */
const rivalsOf = ({ memory }: FoundMemory): readonly string[] => [
  ...contradictionsOf(memory),
  ...memory.likelyUpdates.slice(0, 1),
]

/** Returns the memories that a memory contradicts; none if it is flagged as suspicious, so that it does not move up. */
const contradictionsOf = ({ flagReason, conflictsWith }: Memory): readonly string[] =>
  flagReason === 'conflict' ? conflictsWith : []

/**
 * Keeps the order of the hits, with one exception: if the newer of two memories that contradict each other, or that
 * `isNewer` accepts, comes after the older one, moves the newer one right before the older one, and raises its score to
 * at least the older one's.
 * @param found ordered by score or by a reranker
 * @param isNewer decides for the first `first` hits, and for likely updates, whether one probably gives a newer value
 * than another; without it, only memories that are flagged count
 */
export const newerFirst = (
  found: readonly FoundMemory[],
  isNewer?: (older: FoundMemory, newer: FoundMemory) => boolean,
  first = COMPARED,
): FoundMemory[] => {
  const standing = new Map(found.map((one, place) => [one, { one, place, isLifted: false }]))
  const compared = new Set(isNewer ? found.slice(0, first) : [])
  const isReplaced = (one: FoundMemory, by: FoundMemory): boolean =>
    areFlagged(one, by) || (isNewer !== undefined && mayReplace(one, by) && isNewer(one, by))
  const mayReplace = (one: FoundMemory, by: FoundMemory): boolean =>
    (compared.has(one) && compared.has(by)) || isLikelyUpdate(one, by)
  // Goes through the oldest first, so that the newest of several memories takes the best place among them.
  const olders = found
    .filter((one) => compared.has(one) || rivalsOf(one).length > 0)
    .sort((a, b) => byAge(a.memory, b.memory))
  for (const one of olders) {
    for (const other of found) {
      const [older, newer] = [standing.get(one), standing.get(other)]
      if (!older || !newer || byAge(one.memory, other.memory) >= 0 || newer.place < older.place) continue
      if (isReplaced(one, other))
        standing.set(other, { one: lifted(newer.one, older.one), place: older.place, isLifted: true })
    }
  }
  return [...standing.values()]
    .sort((a, b) => a.place - b.place || Number(b.isLifted) - Number(a.isLifted) || byAge(b.one.memory, a.one.memory))
    .map(({ one }) => one)
}

/** Whether both are flagged because they contradict each other. */
const areFlagged = ({ memory }: FoundMemory, by: FoundMemory): boolean =>
  by.memory.flagReason === 'conflict' && contradictionsOf(memory).includes(by.memory.memoryId)

const lifted = (newer: FoundMemory, older: FoundMemory): FoundMemory => {
  if (newer.score > older.score) return newer
  const former = newer.signals.former + fused(older.signals) - fused(newer.signals)
  return { memory: newer.memory, score: older.score, signals: { ...newer.signals, former } }
}

/**
 * Orders by event date if callers gave both dates, else by creation: a date read from a text may be the value itself
 * ("the exam is on 6 June").
 */
const byAge = (one: Memory, other: Memory): number => {
  const areGiven = one.eventDateSource === 'given' && other.eventDateSource === 'given'
  const days = areGiven ? one.eventDate.getTime() - other.eventDate.getTime() : 0
  return days || one.createdAt.getTime() - other.createdAt.getTime()
}
