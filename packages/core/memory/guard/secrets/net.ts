import { convolve, headOf, MARGIN, maximum, mean } from '../../../text/net/convolve.js'
import { decoded, type Network, WIDTH } from '../../../text/net/layers.js'
import { type Piece, piecesOf } from '../../../text/net/pieces.js'
import { NETWORKS } from './generated/net-weights.js'

/** Pieces that count before and after a value. */
export const BEFORE = 24
export const AFTER = 16

/** Where a value is in a text, in code units, end exclusive. */
export interface Place {
  start: number
  end: number
}

/** A value among the pieces of its text, end exclusive. */
export interface Span {
  from: number
  to: number
}

/**
 * Returns the log odds that each value is a secret, as small convolutional networks see it on average: three dilated
 * convolutions over the pieces of words around the values (Yu and Koltun 2016), then two layers over the value, its
 * neighbours, and the maximum of the pieces before and after it. Linear in the length of the text.
 */
export const netScores = (text: string, places: readonly Place[]): number[] => {
  if (places.length === 0) return []
  const pieces = piecesOf(text)
  return scoresOf(
    pieces.map(({ id }) => id),
    spansOf(pieces, places),
  )
}

let networks: readonly Network[] | undefined

/** @param ids the pieces of a text */
export const scoresOf = (ids: readonly number[], spans: readonly Span[]): number[] => {
  const sums = spans.map(() => 0)
  networks ??= decoded(NETWORKS)
  for (const network of networks) {
    const rows = readAround(ids, spans, network)
    for (const [at, span] of spans.entries())
      sums[at] = (sums[at] as number) + scoreOf(rows, span, ids.length, network) / networks.length
  }
  return sums
}

/** Returns which pieces belong to each place, in order of the places' starts. A place without a word has no piece. */
export const spansOf = (pieces: readonly Piece[], places: readonly Place[]): Span[] =>
  places.map(({ start, end }) => {
    const from = firstAt(pieces, (piece) => piece.end > start)
    return {
      from,
      to: Math.max(
        from,
        firstAt(pieces, (piece) => piece.start >= end),
      ),
    }
  })

/** Binary search for the first piece of which something holds that holds of all later ones too. */
const firstAt = (pieces: readonly Piece[], holds: (piece: Piece) => boolean): number => {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(pieces[middle] as Piece)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the features of all pieces that some span needs; a row has WIDTH numbers. */
const readAround = (ids: readonly number[], spans: readonly Span[], network: Network): Float64Array => {
  const rows = new Float64Array(ids.length * WIDTH)
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  let at = 0
  while (at < sorted.length) {
    const from = Math.max(0, (sorted[at] as Span).from - BEFORE - MARGIN)
    let to = 0
    while (at < sorted.length && (to === 0 || (sorted[at] as Span).from - BEFORE - MARGIN <= to)) {
      to = Math.max(to, Math.min(ids.length, (sorted[at] as Span).to + AFTER + MARGIN))
      at += 1
    }
    rows.set(convolve(ids.slice(from, to), network), from * WIDTH)
  }
  return rows
}

const scoreOf = (rows: Float64Array, { from, to }: Span, count: number, network: Network): number => {
  const seen = new Float64Array(5 * WIDTH)
  maximum(rows, Math.max(0, from - BEFORE), from, seen, 0)
  maximum(rows, to, Math.min(count, to + AFTER), seen, WIDTH)
  mean(rows, from, to, seen, 2 * WIDTH)
  if (from > 0) seen.set(rows.subarray((from - 1) * WIDTH, from * WIDTH), 3 * WIDTH)
  if (to < count) seen.set(rows.subarray(to * WIDTH, (to + 1) * WIDTH), 4 * WIDTH)
  return headOf(seen, network)
}
