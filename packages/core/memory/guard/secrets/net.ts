import { convolve, headOf, MARGIN, maximum, mean, rowsOfPieces } from '../../../text/net/convolve.js'
import { type Network, openNetworks, WIDTH } from '../../../text/net/layers.js'
import { type Piece, piecesOf } from '../../../text/net/pieces.js'
import { NETWORKS } from './learned/net-weights.js'

/** Pieces that count before and after a value. Also in tools/guard/net/train_secrets.py. */
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
 * Returns the log odds that each value is a secret, as a small convolutional network sees it (of several networks, their
 * mean): three convolutions over the pieces of words around the values, then two layers over the value, its neighbours,
 * and the maximum of the pieces before and after it. Values of more than 12 pieces were cut in training. Linear in the
 * length of the text.
 */
export const netScores = (text: string, places: readonly Place[]): number[] => {
  if (places.length === 0) return []
  const pieces = piecesOf(text)
  return scoresOf(
    pieces.map(({ id }) => id),
    spansOf(pieces, places),
  )
}

const networks = openNetworks(NETWORKS)

/** @param ids the pieces of a text */
export const scoresOf = (ids: readonly number[], spans: readonly Span[]): number[] => {
  const all = networks()
  const scores = spans.map(() => 0)
  const inOrder = [...spans.entries()].sort(([, a], [, b]) => a.from - b.from)
  for (const { from, to, members } of stretchesOf(inOrder, ids.length)) {
    const read = ids.slice(from, to)
    for (const network of all) {
      const rows = convolve(rowsOfPieces(read, network.input), network.convolutions)
      for (const [at, span] of members) {
        const place = { from: span.from - from, to: span.to - from }
        scores[at] = (scores[at] as number) + scoreOf(rows, place, read.length, network) / all.length
      }
    }
  }
  return scores
}

/** A stretch of pieces is read at once up to this length: bounds the memory that a long text takes. */
const LONGEST_STRETCH = 2_000

interface Stretch extends Span {
  /** The spans of it, with their places in the list of all. */
  members: [number, Span][]
}

/** Returns stretches of pieces, each with all that its spans depend on. Spans near each other share one. */
const stretchesOf = (inOrder: readonly [number, Span][], count: number): Stretch[] => {
  const stretches: Stretch[] = []
  for (const [at, span] of inOrder) {
    const from = Math.max(0, span.from - BEFORE - MARGIN)
    const to = Math.min(count, span.to + AFTER + MARGIN)
    const last = stretches.at(-1)
    if (last && from <= last.to && to - last.from <= LONGEST_STRETCH) {
      last.to = Math.max(last.to, to)
      last.members.push([at, span])
    } else stretches.push({ from, to, members: [[at, span]] })
  }
  return stretches
}

/** Returns which pieces belong to each place, in the order of the places. A place without a word has no piece. */
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

const scoreOf = (rows: Float64Array, { from, to }: Span, count: number, network: Network): number => {
  const seen = new Float64Array(5 * WIDTH)
  maximum(rows, Math.max(0, from - BEFORE), from, seen, 0)
  maximum(rows, to, Math.min(count, to + AFTER), seen, WIDTH)
  mean(rows, from, to, seen, 2 * WIDTH)
  if (from > 0) seen.set(rows.subarray((from - 1) * WIDTH, from * WIDTH), 3 * WIDTH)
  if (to < count) seen.set(rows.subarray(to * WIDTH, (to + 1) * WIDTH), 4 * WIDTH)
  return headOf(seen, network)
}
