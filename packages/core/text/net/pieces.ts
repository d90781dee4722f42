import { VOCABULARY } from './learned/vocabulary.js'

/** A piece of a word, as in the vocabulary, and where its word is in the text. */
export interface Piece {
  id: number
  /** Code units of the text, end exclusive. */
  start: number
  end: number
}

/** Words, and every other sign alone. */
const WORD = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu
/** Longer words are unknown. Bounds the work for each word, which grows with the square of its length. */
const LONGEST_WORD = 40
const MARKS = /\p{M}+/gu
const UNKNOWN = '[UNK]'

let ids: ReadonlyMap<string, number> | undefined
const read = (): ReadonlyMap<string, number> => new Map(VOCABULARY.split(' ').map((piece, id) => [piece, id]))

/**
 * Splits a text into pieces of words: in lower case, without accents, the longest known piece first (WordPiece, as BERT
 * splits: Devlin et al. 2019). Linear in the length of the text.
 */
export const piecesOf = (text: string): Piece[] => {
  ids ??= read()
  const known = new Map<string, readonly number[]>()
  const pieces: Piece[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    let own = known.get(word)
    if (own === undefined) {
      own = split(word, ids)
      known.set(word, own)
    }
    for (const id of own) pieces.push({ id, start: index, end: index + word.length })
  }
  return pieces
}

const split = (word: string, ids: ReadonlyMap<string, number>): readonly number[] => {
  const plain = word.toLowerCase().normalize('NFD').replace(MARKS, '')
  const unknown = [ids.get(UNKNOWN) as number]
  if (plain.length > LONGEST_WORD) return unknown
  const found: number[] = []
  for (let from = 0; from < plain.length; ) {
    let to = plain.length
    while (to > from && !ids.has(named(plain, from, to))) to -= 1
    if (to === from) return unknown
    found.push(ids.get(named(plain, from, to)) as number)
    from = to
  }
  return found
}

/** The name in the vocabulary: "##" marks a piece that continues a word. */
const named = (word: string, from: number, to: number): string => `${from > 0 ? '##' : ''}${word.slice(from, to)}`
