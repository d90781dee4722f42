/** Length of a row: the features of one sign, a character of a text. The same in tools/guard/net/networks.py. */
export const WIDTH = 64

/** `weights`: for each input, one number for each output. */
export interface Layer {
  inputs: number
  outputs: number
  weights: Float64Array
  bias: Float64Array
}

/** `taps`: the layers for the row before, the row itself and the row after. */
export interface Convolution {
  taps: readonly Layer[]
  bias: Float64Array
  gain: Float64Array
  shift: Float64Array
}

export interface Network {
  input: Layer
  convolutions: readonly Convolution[]
  hidden: Layer
  output: Layer
}

/** A layer as stored: signed bytes in base64. A weight is its byte times the scale of its output. */
interface Written {
  weights: string
  scales: readonly number[]
  bias: readonly number[]
}

/** A network as stored. */
interface WrittenNetwork {
  input: Written
  convolutions: readonly { taps: readonly Omit<Written, 'bias'>[]; bias: number[]; gain: number[]; shift: number[] }[]
  hidden: Written
  output: Written
}

/** Returns a function that returns the networks with decoded weights. Its first call decodes the weights. */
export const openNetworks = (written: readonly WrittenNetwork[]): (() => readonly Network[]) => {
  let networks: readonly Network[] | undefined
  return () => {
    networks ??= decoded(written)
    return networks
  }
}

const decoded = (networks: readonly WrittenNetwork[]): readonly Network[] =>
  networks.map(({ input, convolutions, hidden, output }) => ({
    input: layerOf(input),
    convolutions: convolutions.map(({ taps, bias, gain, shift }) => ({
      taps: taps.map((tap) => layerOf({ ...tap, bias: [] })),
      bias: Float64Array.from(bias),
      gain: Float64Array.from(gain),
      shift: Float64Array.from(shift),
    })),
    hidden: layerOf(hidden),
    output: layerOf(output),
  }))

const layerOf = ({ weights, scales, bias }: Written): Layer => {
  const bytes = new Int8Array(bytesOf(weights))
  const outputs = scales.length
  return {
    inputs: bytes.length / outputs,
    outputs,
    weights: Float64Array.from(bytes, (byte, at) => byte * (scales[at % outputs] as number)),
    bias: Float64Array.from(bias),
  }
}

const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer

type Four = [number, number, number, number]

/**
 * Multiplies the inputs, which start at index `at`, by the layer's weights, and adds the products to the sums, which
 * start at index `to`. Takes four inputs at a time, which is twice as fast as one at a time: each sum is read and
 * written a quarter as often. So `inputs` must be a multiple of four.
 */
export const addProduct = (from: Float64Array, at: number, layer: Layer, sums: Float64Array, to: number): void => {
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
