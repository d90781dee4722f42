import { meanScore, rowsOfSigns } from '../../../../text/net/convolve.js'
import { openNetworks } from '../../../../text/net/layers.js'
import { normalize } from '../../../../text/normalize.js'
import { SPELT } from '../letter-words.js'
import { NETWORKS } from './learned/net-weights.js'

/** The characters that a network knows, in lower case. Each has two ids: one as a small letter, one as a capital. */
const SIGNS =
  'abcdefghijklmnopqrstuvwxyz0123456789 .,;:!?\'"-_/\\()[]{}<>=+*&#@%$^~`|\n' +
  'абвгдежзиклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω'
const places = new Map([...SIGNS].map((sign, at) => [sign, at]))
/** All other characters share two ids per kind: letters; numbers; symbols; the rest, which has no pattern here. */
const KINDS = [/\p{L}/u, /\p{N}/u, /\p{S}/u]
/** Number of different ids. */
export const SIGN_COUNT = 2 * (places.size + KINDS.length + 1)

/** Maximum characters that are read at once. A longer text is read in parts of about the same length. */
const MOST_SIGNS = 96
/** Maximum parts. Texts with more are not read, which bounds the work to 8 ms. */
const MOST_PARTS = 2
/** Characters of the longest text that is read. */
export const MOST_READ = MOST_SIGNS * MOST_PARTS
/** Minimum share of the letters and digits that must be among SIGNS. */
const LEAST_KNOWN = 0.7

const networks = openNetworks(NETWORKS)

/**
 * Returns the log odds that a text says nothing because its letters are typed or made up at random. They come from a
 * small convolutional network that reads letters (the mean, if there are several networks). If the text is read in
 * several parts, the lowest log odds count. Null if the text is too long or mostly in another alphabet than Latin,
 * Cyrillic or Greek. See models/guard/letters.md.
 */
export const gibberishScore = (text: string): number | null => {
  const parts = signParts(text)
  return parts.length === 0 ? null : Math.min(...parts.map(scoreOf))
}

/** Returns the log odds for one part of a text. @param ids the ids of its characters, from `signParts` */
export const scoreOf = (ids: readonly number[]): number => meanScore(networks(), (input) => rowsOfSigns(ids, input))

/** Returns the ids of a text's characters, in parts; none if the text is not read. Networks are trained on such ids. */
export const signParts = (text: string): number[][] => {
  const trimmed = text.trim()
  if (trimmed.length > MOST_READ) return []
  const ids: number[] = []
  let [known, unknown] = [0, 0]
  for (const written of normalize(trimmed, 'NFKD').replace(/\p{M}/gu, '')) {
    const small = written.toLowerCase()
    for (const sign of SPELT[small] ?? small) {
      const place = places.get(sign)
      if (/[\p{L}\p{N}]/u.test(sign)) place === undefined ? unknown++ : known++
      ids.push(2 * (place ?? places.size + kindOf(sign)) + (small === written ? 0 : 1))
    }
  }
  if (known < LEAST_KNOWN * (known + unknown) || ids.length === 0 || ids.length > MOST_READ) return []
  const parts = Math.ceil(ids.length / MOST_SIGNS)
  return Array.from({ length: parts }, (_, at) =>
    ids.slice(Math.floor((at * ids.length) / parts), Math.floor(((at + 1) * ids.length) / parts)),
  )
}

const kindOf = (sign: string): number => {
  const kind = KINDS.findIndex((form) => form.test(sign))
  return kind === -1 ? KINDS.length : kind
}
