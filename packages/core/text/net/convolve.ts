import { addProduct, type Convolution, type Layer, type Network, WIDTH } from './layers.js'

/** For each convolution, the distance between the rows that it reads. The same in tools/guard/net/networks.py. */
const DILATIONS = [1, 2, 4]
/** What `maximum` writes if there are no rows. The same in tools/guard/net/networks.py. */
const NOTHING = -9
/** As in PyTorch's LayerNorm. */
const EPSILON = 1e-5

/** Returns a row of WIDTH numbers for each sign of a text: the layer has one input for each possible sign. */
export const rowsOfSigns = (ids: readonly number[], { weights, bias }: Layer): Float64Array => {
  const rows = fill(new Float64Array(ids.length * WIDTH), bias)
  for (const [at, id] of ids.entries())
    for (let k = 0; k < WIDTH; k += 1)
      rows[at * WIDTH + k] = (rows[at * WIDTH + k] as number) + (weights[id * WIDTH + k] as number)
  return rows
}

/**
 * Turns the row of each sign (character) into features of that sign in its context. Applies three dilated
 * convolutions (Yu and Koltun 2016) with residual connections (He et al. 2016). Takes time linear in the number of
 * rows.
 */
export const convolve = (rows: Float64Array, convolutions: readonly Convolution[]): Float64Array => {
  const count = rows.length / WIDTH
  const normal = new Float64Array(rows.length)
  const sums = new Float64Array(rows.length)
  for (const [at, { taps, bias, gain, shift }] of convolutions.entries()) {
    const dilation = DILATIONS[at] as number
    normalize(rows, gain, shift, normal)
    fill(sums, bias)
    for (let row = 0; row < count; row += 1) {
      for (const [tap, layer] of taps.entries()) {
        const seen = row + (tap - 1) * dilation
        if (seen >= 0 && seen < count) addProduct(normal, seen * WIDTH, layer, sums, row * WIDTH)
      }
    }
    for (let k = 0; k < rows.length; k += 1) rows[k] = (rows[k] as number) + Math.max(0, sums[k] as number)
  }
  return rows
}

/** Sets each of the rows to the given row. */
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

/** Writes the maximum of each feature over the rows [from, to) to `into`, from index `at` on. */
export const maximum = (rows: Float64Array, from: number, to: number, into: Float64Array, at: number): void => {
  for (let k = 0; k < WIDTH; k += 1) {
    let most = NOTHING
    for (let row = from; row < to; row += 1) most = Math.max(most, rows[row * WIDTH + k] as number)
    into[at + k] = most
  }
}

/** Writes the mean of each feature over the rows [from, to) to `into`, from index `at` on; zeros for no rows. */
export const mean = (rows: Float64Array, from: number, to: number, into: Float64Array, at: number): void => {
  for (let k = 0; k < WIDTH; k += 1) {
    let sum = 0
    for (let row = from; row < to; row += 1) sum += rows[row * WIDTH + k] as number
    into[at + k] = sum / Math.max(1, to - from)
  }
}

/** Applies the hidden layer (with ReLU) and the output layer to some features; returns the single output. */
export const headOf = (seen: Float64Array, { hidden, output }: { hidden: Layer; output: Layer }): number => {
  const inner = hidden.bias.slice()
  addProduct(seen, 0, hidden, inner, 0)
  const active = inner.map((value) => Math.max(0, value))
  const result = output.bias.slice()
  addProduct(active, 0, output, result, 0)
  return result[0] as number
}

/** Returns the mean of the networks' scores of a text, each computed from the maximum and mean of each feature. */
export const meanScore = (networks: readonly Network[], rowsOf: (input: Layer) => Float64Array): number => {
  const scores = networks.map((network) => {
    const rows = convolve(rowsOf(network.input), network.convolutions)
    const count = rows.length / WIDTH
    const seen = new Float64Array(2 * WIDTH)
    maximum(rows, 0, count, seen, 0)
    mean(rows, 0, count, seen, WIDTH)
    return headOf(seen, network)
  })
  return scores.reduce((sum, score) => sum + score, 0) / networks.length
}
