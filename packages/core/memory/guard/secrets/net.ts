import { convolve, headOf, MARGIN, maximum, mean, rowsOfPieces } from '../../../text/net/convolve.js'
import { type Network, openNetworks, WIDTH } from '../../../text/net/layers.js'
import { type Piece, piecesOf } from '../../../text/net/pieces.js'
import { NETWORKS } from './learned/net-weights.js'

/** Number of pieces read before and after a value. tools/guard/net/train_secrets.py has the same numbers. */
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
 * Returns the log odds that each value is a secret, from a small convolutional network (the mean, if there are several
 * networks). The network applies three convolutions to the pieces of words around a value, then two layers to the
 * value, its two neighbours, and the maximum of the pieces before it and of those after it. In training, values of more
 * than 12 pieces were cut. Linear in the length of the text.
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

/**
 * Spans share a stretch only up to this many pieces. A stretch is read at once, so this bounds the memory that a long
 * text takes.
 */
const LONGEST_STRETCH = 2_000

interface Stretch extends Span {
  /** The spans in this stretch, each with its index in the list of all spans. */
  members: [number, Span][]
}

/**
 * Returns stretches of pieces, each with all pieces that its spans depend on. Spans near each other share a stretch.
 */
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

/**
 * Returns the index of the first piece for which `holds` is true, by binary search; the number of pieces if there is
 * none. `holds` must be true for all later pieces too.
 */
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
