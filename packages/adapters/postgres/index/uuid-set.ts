/** A UUID is stored as this many 32-bit numbers, so that 100,000 UUIDs can be compared without creating strings. */
export const UUID_WORDS = 4
const UUID_BYTES = 16

const EMPTY = -1

/** A set of the UUIDs in `bytes`, 16 bytes each: a hash table with open addressing, at most half full. */
export class UuidSet {
  readonly #words: Uint32Array
  readonly #table: Int32Array

  constructor(bytes: Uint8Array) {
    this.#words = wordsOf(bytes)
    const count = bytes.length / UUID_BYTES
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(2 * count + 1))).fill(EMPTY)
    for (let at = 0; at < count; at++) this.#table[this.#placeOf(this.#words, at)] = at
  }

  /** Whether the set contains the UUID at position `at` of `words`. */
  has(words: Uint32Array, at: number): boolean {
    return this.#table[this.#placeOf(words, at)] !== EMPTY
  }

  /**
   * Returns the place of a UUID in the table, or the free place where it belongs. The last word of a UUID is random, so
   * it serves as the hash.
   */
  #placeOf(words: Uint32Array, at: number): number {
    const mask = this.#table.length - 1
    const start = at * UUID_WORDS
    let place = (words[start + 3] as number) & mask
    while (this.#table[place] !== EMPTY && !this.#isAt(place, words, start)) place = (place + 1) & mask
    return place
  }

  #isAt(place: number, words: Uint32Array, start: number): boolean {
    const own = (this.#table[place] as number) * UUID_WORDS
    for (let word = 0; word < UUID_WORDS; word++) if (this.#words[own + word] !== words[start + word]) return false
    return true
  }
}

/** Returns concatenated UUIDs, 16 bytes each, as 32-bit words. */
export const wordsOf = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const words = new Uint32Array(bytes.length / 4)
  for (let at = 0; at < words.length; at++) words[at] = view.getUint32(4 * at)
  return words
}

export const bytesOfUuid = (uuid: string): Uint8Array => Buffer.from(uuid.replaceAll('-', ''), 'hex')
