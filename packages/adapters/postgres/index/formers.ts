import { type FormerPosting, type FormerWordings, NONE } from '@agent-memory/core/memory/find/scan'
import { topSlots } from '@agent-memory/core/memory/find/top-slots'
import { terms } from '@agent-memory/core/text/terms'
import { GrowingInt32 } from './growing-array.js'
import type { Change, FormersFound } from './messages.js'
import type { Postings } from './postings.js'
import type { Windows } from './windows.js'

/** Bytes that V8 uses for two ids, their map entries and list slots. */
const MEMORY_BYTES = 500
/**
 * `nearest` returns at most this many superseded memories by cosine, and as many by terms. A query has the same limits
 * for its current memories (`CANDIDATES_PER_LEG` in core/memory/find/rank.ts).
 */
const NEAREST = 100

/** The superseded memories of one volume. Each has a numbered place, which is reused after the memory's removal. */
export class Formers {
  readonly #windows: Windows
  readonly #postings: Postings
  readonly #lengths = new GrowingInt32(0)
  readonly #placeOf = new Map<string, number>()
  readonly #successorOf: (string | undefined)[] = []
  readonly #free: number[] = []
  /**
   * Caches, indexed by place. `#known` has the memory that ends the chain of successors, `#slots` the slot of that
   * memory. Each change resets both to null, because it may affect any chain.
   */
  #known: readonly (string | undefined)[] | null = null
  #slots: readonly number[] | null = null

  constructor(windows: Windows, postings: Postings) {
    this.#windows = windows
    this.#postings = postings
  }

  get memories(): number {
    return this.#placeOf.size
  }

  get bytes(): number {
    const parts = [this.#windows, this.#postings, this.#lengths]
    return parts.reduce((sum, part) => sum + part.bytes, 0) + this.#placeOf.size * MEMORY_BYTES
  }

  add(change: Change & { kind: 'superseded' }, vectors: Float32Array): void {
    const place = this.#free.pop() ?? this.#successorOf.length
    const found = terms(change.content)
    this.#placeOf.set(change.memoryId, place)
    this.#successorOf[place] = change.successor
    this.#lengths.set(place, found.length)
    this.#windows.add(place, vectors)
    this.#postings.add(place, found)
  }

  /**
   * Must be called for every changed memory of the volume, superseded or not, because any memory may be the end of a
   * chain of successors.
   */
  remove(memoryId: string): void {
    this.#known = null
    this.#slots = null
    const place = this.#placeOf.get(memoryId)
    if (place === undefined) return
    this.#windows.remove(place)
    this.#postings.remove(place)
    this.#placeOf.delete(memoryId)
    this.#successorOf[place] = undefined
    this.#free.push(place)
  }

  /**
   * Returns how all superseded memories match the query; null if there are none.
   * @param counted the query's terms; the result has their postings in the same order
   * @param slotOf the slots of the current memories
   */
  wordings(
    query: Float32Array,
    counted: readonly string[],
    slotOf: ReadonlyMap<string, number>,
  ): FormerWordings | null {
    if (this.#placeOf.size === 0) return null
    this.#slots ??= this.#ends().map((id) => slotOf.get(id ?? '') ?? NONE)
    return { successors: this.#slots, ...this.#matches(query, counted) }
  }

  /** Returns the best superseded memories: at most `NEAREST` by cosine and `NEAREST` by matching terms. */
  nearest(query: Float32Array, counted: readonly string[]): FormersFound {
    const { cosines, postings } = this.#matches(query, counted)
    const matched = new Float32Array(cosines.length)
    for (const { slots, matches } of postings)
      for (let at = 0; at < slots.length; at++) {
        const place = slots[at] as number
        matched[place] = (matched[place] as number) + (matches[at] as number)
      }
    const best = [topSlots(cosines, NEAREST, Number.NEGATIVE_INFINITY), topSlots(matched, NEAREST, 0)]
    const ends = this.#ends()
    const places = [...new Set(best.flat())].filter((place) => ends[place] !== undefined)
    const at = new Map(places.map((place, index) => [place, index]))
    return {
      successors: places.map((place) => ends[place] as string),
      cosines: Float32Array.from(places, (place) => cosines[place] as number),
      postings: postings.map((posting) => chosen(posting, at)),
    }
  }

  release(): void {
    this.#windows.release()
  }

  #matches(query: Float32Array, counted: readonly string[]) {
    return {
      cosines: this.#windows.cosines(query, this.#successorOf.length),
      postings: counted.map((term): FormerPosting => this.#postings.of(term, this.#lengths.values)),
    }
  }

  /**
   * Returns, by place, the first memory in the chain of successors that is not superseded itself; undefined if the
   * chain is a cycle. Takes time linear in the number of places.
   */
  #ends(): readonly (string | undefined)[] {
    if (this.#known !== null) return this.#known
    const ends: (string | undefined)[] = new Array(this.#successorOf.length)
    const seen = new Uint8Array(ends.length)
    for (let start = 0; start < ends.length; start++) {
      const way: number[] = []
      let [place, end]: [number | undefined, string | undefined] = [start, undefined]
      // Also stops at a place seen before: its end is known, or it is in this chain, which is then a cycle without end.
      while (place !== undefined && seen[place] === 0) {
        seen[place] = 1
        way.push(place)
        end = this.#successorOf[place]
        place = end === undefined ? undefined : this.#placeOf.get(end)
      }
      if (place !== undefined) end = ends[place]
      for (const passed of way) ends[passed] = end
    }
    this.#known = ends
    return ends
  }
}

const chosen = ({ slots, matches, leads }: FormerPosting, at: ReadonlyMap<number, number>): FormerPosting => {
  const kept = Array.from(slots, (_, index) => index).filter((index) => at.has(slots[index] as number))
  return {
    slots: kept.map((index) => at.get(slots[index] as number) as number),
    matches: kept.map((index) => matches[index] as number),
    leads: kept.map((index) => leads[index] as number),
  }
}
