import { mostRelevant } from '@agent-memory/core/memory/find/rank'
import { rarestTerms, selectCandidates } from '@agent-memory/core/memory/find/rank-candidates'
import { traitsOf } from '@agent-memory/core/memory/find/traits'
import { namedTerms, terms } from '@agent-memory/core/text/terms'
import { Conversations } from './conversations.js'
import type { Formers } from './formers.js'
import { GrowingInt32, GrowingUint32 } from './growing-array.js'
import type { Change, FormersFound, Found, Search } from './messages.js'
import type { Postings } from './postings.js'
import { bytesOfUuid, UUID_WORDS, UuidSet, wordsOf } from './uuid-set.js'
import type { Windows } from './windows.js'

/** Bytes that V8 uses for an id, its map entry and its list slot. */
const MEMORY_BYTES = 300
/** Signals per candidate in `Found.signals`. */
export const SIGNALS = 6

/** The memories of one volume, in numbered slots that are reused. */
export class VolumeIndex {
  readonly #windows: Windows
  readonly #postings: Postings
  readonly #formers: Formers
  readonly #conversations = new Conversations()
  readonly #lengths = new GrowingInt32(0)
  readonly #traits = new GrowingInt32(0)
  readonly #slotOf = new Map<string, number>()
  readonly #idOf: string[] = []
  readonly #idWords = new GrowingUint32(0)
  readonly #free: number[] = []

  constructor(windows: Windows, postings: Postings, formers: Formers) {
    this.#windows = windows
    this.#postings = postings
    this.#formers = formers
  }

  get memories(): number {
    return this.#slotOf.size
  }

  get superseded(): number {
    return this.#formers.memories
  }

  get bytes(): number {
    const own = [this.#windows, this.#postings, this.#conversations, this.#lengths, this.#traits, this.#idWords]
    const parts = [...own, this.#formers]
    return parts.reduce((sum, part) => sum + part.bytes, 0) + this.#slotOf.size * MEMORY_BYTES
  }

  /**
   * Applies changes; `vectors` has the vectors of all changes, one after another. A later change to a memory replaces
   * earlier changes to it.
   */
  apply(changes: readonly Change[], vectors: Float32Array): void {
    let at = 0
    for (const change of changes) {
      this.#remove(change.memoryId)
      this.#formers.remove(change.memoryId)
      if (change.kind === 'removed') continue
      const own = vectors.subarray(at, at + change.floats)
      if (change.kind === 'superseded') this.#formers.add(change, own)
      else this.#add(change, own)
      at += change.floats
    }
  }

  search({ query, terms: queryTerms, wanted, perLeg, among, best }: Search): Found {
    const counted = rarestTerms(queryTerms, (term) => this.#postings.count(term))
    const idOf = ({ slot }: { slot: number }) => this.#idOf[slot] as string
    const candidates = selectCandidates(
      {
        memories: this.#slotOf.size,
        slots: this.#idOf.length,
        cosines: query && this.#windows.cosines(query, this.#idOf.length),
        lengths: this.#lengths.values,
        traits: this.#traits.values,
        wanted,
        postings: counted.map((term) => this.#postings.of(term, this.#lengths.values)),
        before: (slot) => this.#conversations.before(slot),
        after: (slot) => this.#conversations.after(slot),
        allowed: among && this.#slotsOf(among),
        formers: query && this.#formers.wordings(query, counted, this.#slotOf),
      },
      perLeg,
    )
    // Only the best candidates are sent, since each candidate sent to the other thread is copied.
    const selected = best === undefined ? candidates : mostRelevant(candidates, best, idOf)
    const signals = new Float64Array(selected.length * SIGNALS)
    selected.forEach(({ cosine, lexical, context, length, fit, former }, at) => {
      signals.set([cosine, lexical, context, length, fit, former], at * SIGNALS)
    })
    return { memoryIds: selected.map(idOf), signals }
  }

  formers(query: Float32Array, counted: readonly string[]): FormersFound {
    return this.#formers.nearest(query, counted)
  }

  /** Returns an array by slot: 1 for memories with these ids, 0 for all others. */
  #slotsOf(ids: Uint8Array): Uint8Array {
    const allowed = new UuidSet(ids)
    const words = this.#idWords.values
    const slots = new Uint8Array(this.#idOf.length)
    for (let slot = 0; slot < slots.length; slot++) if (allowed.has(words, slot)) slots[slot] = 1
    return slots
  }

  release(): void {
    this.#formers.release()
    this.#windows.release()
  }

  #add(change: Change & { kind: 'current' }, vectors: Float32Array): void {
    const slot = this.#free.pop() ?? this.#idOf.length
    const found = terms(change.content)
    // A query finds the memory by its speaker's name too, but the name does not count towards the text's length.
    const named = namedTerms(change.speaker, found)
    this.#idOf[slot] = change.memoryId
    this.#slotOf.set(change.memoryId, slot)
    wordsOf(bytesOfUuid(change.memoryId)).forEach((word, at) => {
      this.#idWords.set(slot * UUID_WORDS + at, word)
    })
    this.#lengths.set(slot, found.length)
    this.#traits.set(slot, traitsOf(change.content))
    this.#windows.add(slot, vectors)
    this.#postings.add(slot, [...found, ...named], found[0] ?? '')
    this.#conversations.add(slot, change.conversation, change.position, change.writtenAt)
  }

  #remove(memoryId: string): void {
    const slot = this.#slotOf.get(memoryId)
    if (slot === undefined) return
    this.#windows.remove(slot)
    this.#postings.remove(slot)
    this.#conversations.remove(slot)
    this.#slotOf.delete(memoryId)
    this.#free.push(slot)
  }
}
