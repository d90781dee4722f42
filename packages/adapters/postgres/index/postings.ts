import type { Posting } from '@agent-memory/core/memory/find/rank-candidates'
import { termMatch } from '@agent-memory/core/memory/find/rank-signals'

/**
 * Maximum frequency in a posting. To avoid an object per posting, a posting is one number: slot × 1,024 + frequency,
 * plus 512 if the memory begins with the term.
 */
const MAX_FREQUENCY = 511
const LEADS = MAX_FREQUENCY + 1
const SHIFT = 2 * LEADS
/**
 * Bytes that V8 uses, measured on 50,000 memories: per term (its string, map entry and array), per posting, and per
 * memory (its list of terms).
 */
const TERM_BYTES = 300
const POSTING_BYTES = 26
const MEMORY_BYTES = 48

/** Maps each term to the memories that contain it, with its frequency in each. */
export class Postings {
  readonly #numbers = new Map<string, number>()
  readonly #terms: string[] = []
  readonly #entries: number[][] = []
  readonly #free: number[] = []
  readonly #termsOf: (number[] | undefined)[] = []
  readonly #only: ReadonlySet<string> | null
  #postings = 0

  /** @param only the terms to keep, for an index that serves one query; null keeps all */
  constructor(only: ReadonlySet<string> | null = null) {
    this.#only = only
  }

  get bytes(): number {
    return this.#numbers.size * TERM_BYTES + this.#postings * POSTING_BYTES + this.#termsOf.length * MEMORY_BYTES
  }

  /** @param lead the term that the memory begins with */
  add(slot: number, terms: readonly string[], lead = terms[0]): void {
    const frequencies = new Map<string, number>()
    for (const term of terms)
      if (this.#only === null || this.#only.has(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
    this.#termsOf[slot] = Array.from(frequencies, ([term, frequency]) =>
      this.#enter(term, slot * SHIFT + Math.min(frequency, MAX_FREQUENCY) + (term === lead ? LEADS : 0)),
    )
    this.#postings += frequencies.size
  }

  remove(slot: number): void {
    for (const number of this.#termsOf[slot] ?? []) {
      const entries = this.#entries[number] as number[]
      const at = entries.findIndex((entry) => slotOf(entry) === slot)
      const last = entries.pop() as number
      if (at < entries.length) entries[at] = last
      this.#postings--
      if (entries.length === 0) this.#forget(number)
    }
    this.#termsOf[slot] = undefined
  }

  /** Returns how many memories contain a term. */
  count(term: string): number {
    return this.#entriesOf(term).length
  }

  /** @param lengths how many terms each memory has, by slot */
  of(term: string, lengths: ArrayLike<number>): Posting {
    const entries = this.#entriesOf(term)
    const slots = new Int32Array(entries.length)
    const matches = new Float64Array(entries.length)
    const leads = new Uint8Array(entries.length)
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as number
      const slot = slotOf(entry)
      slots[at] = slot
      matches[at] = termMatch(entry % LEADS, lengths[slot] as number)
      leads[at] = entry % SHIFT < LEADS ? 0 : 1
    }
    return { memories: entries.length, slots, matches, leads }
  }

  #entriesOf(term: string): readonly number[] {
    return this.#entries[this.#numbers.get(term) ?? -1] ?? []
  }

  #enter(term: string, entry: number): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) {
      this.#entries[known]?.push(entry)
      return known
    }
    const number = this.#free.pop() ?? this.#terms.length
    const owned = detached(term)
    this.#numbers.set(owned, number)
    this.#terms[number] = owned
    // An array literal has capacity for one entry, which is enough for most terms, as they occur in one memory only.
    // The first push adds capacity for sixteen.
    this.#entries[number] = [entry]
    return number
  }

  #forget(number: number): void {
    this.#numbers.delete(this.#terms[number] as string)
    this.#free.push(number)
  }
}

const slotOf = (entry: number): number => Math.floor(entry / SHIFT)

/** Copies a term's characters: in V8, a substring keeps the whole text alive. */
const detached = (term: string): string => Buffer.from(term, 'utf16le').toString('utf16le')
