import type { FormerPosting, FormerWordings, Posting, Scan } from './scan.js'

export interface Lifted {
  /** The scan in which each memory has the better of its own cosine and matches and those of what it superseded. */
  scan: Scan
  /** The slots of the memories with a former wording. */
  slots: ReadonlySet<number>
}

/** Applies former wordings to a scan; term statistics stay those of the current memories. Null if none applies. */
export const lift = (scan: Scan, formers: FormerWordings | null): Lifted | null => {
  if (formers === null || scan.cosines === null) return null
  const { successors } = formers
  const slots = new Set<number>()
  const cosines = Float32Array.from(scan.cosines)
  for (let former = 0; former < successors.length; former++) {
    const slot = successors[former] as number
    if (slot < 0) continue
    slots.add(slot)
    cosines[slot] = Math.max(cosines[slot] as number, formers.cosines[former] as number)
  }
  if (slots.size === 0) return null
  const postings = scan.postings.map((posting, term) =>
    liftedPosting(posting, formers.postings[term] as FormerPosting, successors),
  )
  return { scan: { ...scan, cosines, postings }, slots }
}

const liftedPosting = (own: Posting, former: FormerPosting, successors: ArrayLike<number>): Posting => {
  const gained = new Map<number, { match: number; leads: number }>()
  for (let at = 0; at < former.slots.length; at++) {
    const slot = successors[former.slots[at] as number] as number
    if (slot < 0) continue
    const known = gained.get(slot) ?? { match: 0, leads: 0 }
    gained.set(slot, {
      match: Math.max(known.match, former.matches[at] as number),
      leads: Math.max(known.leads, former.leads[at] as number),
    })
  }
  if (gained.size === 0) return own
  const matches = Array.from(own.matches)
  const leads = Array.from(own.leads)
  for (let at = 0; at < own.slots.length; at++) {
    const gain = gained.get(own.slots[at] as number)
    if (!gain) continue
    matches[at] = Math.max(matches[at] as number, gain.match)
    leads[at] = Math.max(leads[at] as number, gain.leads)
    gained.delete(own.slots[at] as number)
  }
  const slots = [...Array.from(own.slots), ...gained.keys()]
  for (const { match, leads: leading } of gained.values()) {
    matches.push(match)
    leads.push(leading)
  }
  return { memories: own.memories, slots, matches, leads }
}
