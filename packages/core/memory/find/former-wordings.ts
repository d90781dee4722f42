import type { FormerPosting, FormerWordings, Posting, Scan } from './scan.js'

/** What the wordings (texts) of superseded memories add to a scan. */
export interface Lift {
  /** By slot, the maximum of the memory's own cosine and the cosines of the memories that it superseded. */
  cosines: Float32Array
  /** For each posting, by slot: how much better a superseded text matches the term than the current memory does. */
  gains: readonly FormerPosting[]
  /** The slots of the current memories that superseded others. */
  slots: ReadonlySet<number>
}

/**
 * Computes what the texts of superseded memories add to a scan; null if the query has no vector, or no superseded
 * memory has a current successor. Term statistics stay those of the current memories.
 */
export const lift = (scan: Scan, formers: FormerWordings | null): Lift | null => {
  if (formers === null || scan.cosines === null) return null
  const { successors } = formers
  const slots = new Set<number>()
  const isLifted = new Uint8Array(scan.slots)
  const cosines = Float32Array.from(scan.cosines)
  for (let former = 0; former < successors.length; former++) {
    const slot = successors[former] as number
    if (slot < 0) continue
    slots.add(slot)
    isLifted[slot] = 1
    cosines[slot] = Math.max(cosines[slot] as number, formers.cosines[former] as number)
  }
  if (slots.size === 0) return null
  const gains = scan.postings.map((own, term) =>
    gainsOf(own, best(formers.postings[term] as FormerPosting, successors), isLifted),
  )
  return { cosines, gains, slots }
}

interface Match {
  match: number
  leads: number
}

/** Returns the best match among the texts that each current memory superseded, by the current memory's slot. */
const best = ({ slots, matches, leads }: FormerPosting, successors: ArrayLike<number>): Map<number, Match> => {
  const found = new Map<number, Match>()
  for (let at = 0; at < slots.length; at++) {
    const slot = successors[slots[at] as number] as number
    if (slot < 0) continue
    const known = found.get(slot)
    found.set(slot, {
      match: Math.max(known?.match ?? 0, matches[at] as number),
      leads: Math.max(known?.leads ?? 0, leads[at] as number),
    })
  }
  return found
}

const gainsOf = ({ slots, matches }: Posting, former: Map<number, Match>, isLifted: Uint8Array): FormerPosting => {
  if (former.size > 0) {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      const gain = isLifted[slot] === 1 ? former.get(slot) : undefined
      if (gain) gain.match = Math.max(0, gain.match - (matches[at] as number))
    }
  }
  const gains = [...former.values()]
  return {
    slots: [...former.keys()],
    matches: gains.map(({ match }) => match),
    leads: gains.map(({ leads }) => leads),
  }
}

/**
 * Returns the scan with the gains added. Its postings have only the needed slots, so that a second pass costs little.
 * @param needed slots to score, and their neighbours; `NONE` among them is ignored
 */
export const liftedScan = (scan: Scan, { cosines, gains }: Lift, needed: Iterable<number>): Scan => {
  const isNeeded = new Uint8Array(scan.slots)
  for (const slot of needed) if (slot >= 0) isNeeded[slot] = 1
  return {
    ...scan,
    cosines,
    postings: scan.postings.map((own, term) => raised(own, gains[term] as FormerPosting, isNeeded)),
  }
}

const raised = (own: Posting, gain: FormerPosting, isNeeded: Uint8Array): Posting => {
  const entries = new Map<number, Match>()
  for (const { slots, matches, leads } of [own, gain]) {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      if (isNeeded[slot] === 0) continue
      const known = entries.get(slot)
      entries.set(slot, {
        match: (known?.match ?? 0) + (matches[at] as number),
        leads: Math.max(known?.leads ?? 0, leads[at] as number),
      })
    }
  }
  const found = [...entries.values()]
  return {
    memories: own.memories,
    slots: [...entries.keys()],
    matches: found.map(({ match }) => match),
    leads: found.map(({ leads }) => leads),
  }
}
