import type { Posting } from '@agent-memory/core/memory/rank-candidates'

/** A posting is one number, slot × 1,024 + frequency, so that an array of them needs no object each. */
const MAX_FREQUENCY = 1_023
const SHIFT = MAX_FREQUENCY + 1
/** What V8 takes for a term's string, its map entry and an empty array; for one more posting; for one memory's list. */
const TERM_BYTES = 160
const POSTING_BYTES = 20
const MEMORY_BYTES = 48

/** Which memories have which terms, and how often. */
export class Postings {
  readonly #numbers = new Map<string, number>()
  readonly #terms: string[] = []
  readonly #entries: number[][] = []
  readonly #free: number[] = []
  readonly #termsOf: (number[] | undefined)[] = []
  readonly #only: ReadonlySet<string> | null
  #postings = 0

  /** With `only`, other terms are passed over: enough for one query. */
  constructor(only: ReadonlySet<string> | null = null) {
    this.#only = only
  }

  get bytes(): number {
    return this.#numbers.size * TERM_BYTES + this.#postings * POSTING_BYTES + this.#termsOf.length * MEMORY_BYTES
  }

  add(slot: number, terms: readonly string[]): void {
    const frequencies = new Map<string, number>()
    for (const term of terms)
      if (this.#only === null || this.#only.has(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
    const numbers: number[] = []
    for (const [term, frequency] of frequencies) {
      const number = this.#numberOf(term)
      this.#entries[number]?.push(slot * SHIFT + Math.min(frequency, MAX_FREQUENCY))
      numbers.push(number)
    }
    this.#termsOf[slot] = numbers
    this.#postings += numbers.length
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

  of(term: string): Posting {
    const entries = this.#entries[this.#numbers.get(term) ?? -1] ?? []
    const slots = new Int32Array(entries.length)
    const frequencies = new Int32Array(entries.length)
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as number
      slots[at] = slotOf(entry)
      frequencies[at] = entry % SHIFT
    }
    return { slots, frequencies }
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#free.pop() ?? this.#terms.length
    this.#numbers.set(term, number)
    this.#terms[number] = term
    this.#entries[number] = []
    return number
  }

  #forget(number: number): void {
    this.#numbers.delete(this.#terms[number] as string)
    this.#free.push(number)
  }
}

const slotOf = (entry: number): number => Math.floor(entry / SHIFT)
