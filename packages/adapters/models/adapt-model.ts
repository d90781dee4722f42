import { type StoredTensor, storedTensors, type Tensors } from './model-weights.js'

/** Endings of the names of two small matrices whose product is added to a large one (LoRA, Hu et al. 2021). */
const DOWN = '.lora_A'
const UP = '.lora_B'

/**
 * Changes an ONNX model in place. For a layer X with X.lora_A and X.lora_B in `tensors`, multiplies X.lora_B (outputs ×
 * rank) by X.lora_A (rank × inputs) and adds the transposed product to the matrix X.weight_t (inputs × outputs), which
 * the model stores in signed or unsigned bytes. Replaces all other weights that `tensors` names.
 * @throws Error when the model lacks one of the weights or stores it in another number of bytes, or X.lora_B is missing
 */
export function adaptModel(model: Uint8Array, tensors: Tensors): void {
  const stored = storedTensors(model)
  const bytesOf = (name: string, length: number): Uint8Array | Int8Array => {
    const { bytes } = stored.get(name) ?? { bytes: new Uint8Array() }
    if (bytes.length !== length) throw new Error(`the model does not store ${name} in ${length} bytes`)
    return bytes
  }
  for (const [name, values] of tensors) {
    if (name.endsWith(UP) && tensors.has(name.slice(0, -UP.length) + DOWN)) continue
    if (!name.endsWith(DOWN)) {
      bytesOf(name, values.byteLength).set(bytesFrom(values))
      continue
    }
    const layer = name.slice(0, -DOWN.length)
    const up = tensors.get(layer + UP)
    const zeros = integersOf(stored.get(`${layer}.weight_t_zero_point`))
    if (!up) throw new Error(`there is ${name}, but no ${layer}${UP}`)
    if (zeros.length === 0) throw new Error(`the model does not store ${layer}.weight_t_zero_point`)
    const rank = up.length / zeros.length
    const inputs = values.length / rank
    const matrix = {
      levels: bytesOf(`${layer}.weight_t_quantized`, inputs * zeros.length),
      scales: bytesOf(`${layer}.weight_t_scale`, 4 * zeros.length),
      zeros,
    }
    addProduct(matrix, { up, down: values, rank })
  }
}

/** Returns the numbers of a tensor, stored as bytes or as a list of integers; an empty list if there is no tensor. */
const integersOf = (tensor: StoredTensor | undefined): readonly number[] =>
  tensor?.integers.length === 0 ? [...tensor.bytes] : (tensor?.integers ?? [])

/** A matrix (inputs × outputs) in bytes: a number is (level - zero) * scale, with the zero and scale of its output. */
interface QuantizedMatrix {
  levels: Uint8Array | Int8Array
  /** 32-bit floats, as bytes. */
  scales: Uint8Array | Int8Array
  zeros: readonly number[]
}

/** Adds a product to a matrix and rounds to bytes again, with new scales and the same zeros. */
function addProduct(
  { levels, scales, zeros }: QuantizedMatrix,
  { up, down, rank }: { up: Float32Array; down: Float32Array; rank: number },
): void {
  const outputs = zeros.length
  const inputs = levels.length / outputs
  const [lowest, highest] = levels instanceof Int8Array ? [-128, 127] : [0, 255]
  const newScales = new Float32Array(Uint8Array.from(scales).buffer)
  const column = new Float32Array(inputs)
  for (const [output, zero] of zeros.entries()) {
    const scale = newScales[output] as number
    let [low, high] = [0, 0]
    for (let input = 0; input < inputs; input++) {
      let value = ((levels[input * outputs + output] as number) - zero) * scale
      for (let at = 0; at < rank; at++)
        value += (up[output * rank + at] as number) * (down[at * inputs + input] as number)
      column[input] = value
      if (value < low) low = value
      if (value > high) high = value
    }
    // The smallest scale with which all numbers fit between the lowest and the highest level.
    const fitting =
      Math.max(zero > lowest ? low / (lowest - zero) : 0, zero < highest ? high / (highest - zero) : 0) || scale
    newScales[output] = fitting
    for (let input = 0; input < inputs; input++)
      levels[input * outputs + output] = Math.min(
        highest,
        Math.max(lowest, Math.round((column[input] as number) / fitting) + zero),
      )
  }
  scales.set(bytesFrom(newScales))
}

const bytesFrom = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
