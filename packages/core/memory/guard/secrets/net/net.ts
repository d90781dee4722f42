import { type Piece, piecesOf } from './pieces.js'
import { type Layer, type Network, networks, vectorOf, WIDTH } from './read-weights.js'

/** Pieces that count before and after a value. */
export const BEFORE = 24
export const AFTER = 16
/** Pieces on either side that a convolution sees: the sum of DILATIONS. */
export const MARGIN = 7
const DILATIONS = [1, 2, 4]
/** Stands for the maximum over no pieces. */
const NOTHING = -9
const EPSILON = 1e-5

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

/** @param ids the pieces of a text */
export const scoresOf = (ids: readonly number[], spans: readonly Span[]): number[] => {
  const sums = spans.map(() => 0)
  const all = networks()
  for (const network of all) {
    const rows = readAround(ids, spans, network)
    for (const [at, span] of spans.entries())
      sums[at] = (sums[at] as number) + headOf(rows, span, ids.length, network) / all.length
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

const convolve = (ids: readonly number[], { input, convolutions }: Network): Float64Array => {
  const rows = filled(ids.length, input.bias)
  for (const [at, id] of ids.entries()) addProduct(vectorOf(id), 0, input, rows, at * WIDTH)
  const normal = new Float64Array(rows.length)
  const sums = new Float64Array(rows.length)
  for (const [at, { taps, bias, gain, shift }] of convolutions.entries()) {
    const dilation = DILATIONS[at] as number
    normalize(rows, gain, shift, normal)
    fill(sums, bias)
    for (let row = 0; row < ids.length; row += 1) {
      for (const [tap, layer] of taps.entries()) {
        const seen = row + (tap - 1) * dilation
        if (seen >= 0 && seen < ids.length) addProduct(normal, seen * WIDTH, layer, sums, row * WIDTH)
      }
    }
    for (let k = 0; k < rows.length; k += 1) rows[k] = (rows[k] as number) + Math.max(0, sums[k] as number)
  }
  return rows
}

const filled = (count: number, row: Float64Array): Float64Array => fill(new Float64Array(count * WIDTH), row)

/** Repeats a row. */
const fill = (rows: Float64Array, row: Float64Array): Float64Array => {
  for (let from = 0; from < rows.length; from += WIDTH) rows.set(row, from)
  return rows
}

/** Layer normalization of each row (Ba et al. 2016). */
const normalize = (rows: Float64Array, gain: Float64Array, shift: Float64Array, into: Float64Array): void => {
  for (let from = 0; from < rows.length; from += WIDTH) {
    let sum = 0
    for (let k = 0; k < WIDTH; k += 1) sum += rows[from + k] as number
    const mean = sum / WIDTH
    let squares = 0
    for (let k = 0; k < WIDTH; k += 1) squares += ((rows[from + k] as number) - mean) ** 2
    const scale = 1 / Math.sqrt(squares / WIDTH + EPSILON)
    for (let k = 0; k < WIDTH; k += 1)
      into[from + k] = ((rows[from + k] as number) - mean) * scale * (gain[k] as number) + (shift[k] as number)
  }
}

/**
 * Adds the layer's product with the numbers from `at` to the sums from `to`. Takes four inputs at a time, which is three
 * times as fast as one: each sum is read and written a quarter as often.
 */
const addProduct = (from: Float64Array, at: number, layer: Layer, sums: Float64Array, to: number): void => {
  const { weights, inputs, outputs } = layer
  for (let k = 0; k < inputs; k += 4) {
    const [a, b, c, d] = [from[at + k], from[at + k + 1], from[at + k + 2], from[at + k + 3]] as Four
    const row = k * outputs
    for (let j = 0; j < outputs; j += 1) {
      const w = row + j
      sums[to + j] =
        (sums[to + j] as number) +
        a * (weights[w] as number) +
        b * (weights[w + outputs] as number) +
        c * (weights[w + 2 * outputs] as number) +
        d * (weights[w + 3 * outputs] as number)
    }
  }
}
type Four = [number, number, number, number]

const headOf = (rows: Float64Array, { from, to }: Span, count: number, { hidden, output }: Network): number => {
  const seen = new Float64Array(5 * WIDTH)
  maximum(rows, Math.max(0, from - BEFORE), from, seen, 0)
  maximum(rows, to, Math.min(count, to + AFTER), seen, WIDTH)
  for (let k = 0; k < WIDTH; k += 1) {
    let sum = 0
    for (let at = from; at < to; at += 1) sum += rows[at * WIDTH + k] as number
    seen[2 * WIDTH + k] = sum / Math.max(1, to - from)
    seen[3 * WIDTH + k] = from > 0 ? (rows[(from - 1) * WIDTH + k] as number) : 0
    seen[4 * WIDTH + k] = to < count ? (rows[to * WIDTH + k] as number) : 0
  }
  const inner = hidden.bias.slice()
  addProduct(seen, 0, hidden, inner, 0)
  const result = output.bias.slice()
  addProduct(
    inner.map((value) => Math.max(0, value)),
    0,
    output,
    result,
    0,
  )
  return result[0] as number
}

const maximum = (rows: Float64Array, from: number, to: number, into: Float64Array, at: number): void => {
  for (let k = 0; k < WIDTH; k += 1) {
    let most = NOTHING
    for (let row = from; row < to; row += 1) most = Math.max(most, rows[row * WIDTH + k] as number)
    into[at + k] = most
  }
}
