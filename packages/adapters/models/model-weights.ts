import { readFileSync } from 'node:fs'
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'

/** Arrays of floats by name. */
export type Tensors = ReadonlyMap<string, Float32Array>

/**
 * Reads a file in the safetensors format (https://github.com/huggingface/safetensors): the length of its header as a
 * 64-bit number, the header as JSON, and the numbers.
 * @throws Error when a tensor has another type than BF16
 */
export function readTensors(file: Uint8Array): Tensors {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = 8 + Number(view.getBigUint64(0, true))
  const { __metadata__, ...entries } = JSON.parse(new TextDecoder().decode(file.subarray(8, start))) as Header
  return new Map(
    Object.entries(entries).map(
      ([
        name,
        {
          dtype,
          data_offsets: [from, to],
        },
      ]) => {
        if (dtype !== 'BF16') throw new Error(`the tensor ${name} has the type ${dtype} instead of BF16`)
        const values = new Uint32Array((to - from) / 2)
        // A bfloat16 is the upper half of a 32-bit float.
        for (let at = 0; at < values.length; at++) values[at] = view.getUint16(start + from + 2 * at, true) << 16
        return [name, new Float32Array(values.buffer)]
      },
    ),
  )
}

/**
 * Reads a file of weights, and checks that it has tensors, so that a missing or damaged file is found when the process
 * starts.
 * @param name of the model, for the error
 * @throws Error that names the file
 */
export function readWeights(name: string, path: string): Uint8Array {
  try {
    const file = readFileSync(path)
    if (readTensors(file).size === 0) throw new Error('it has no tensors')
    return file
  } catch (cause) {
    throw new Error(`${name} cannot read its weights file ${path}, or the file is damaged: reinstall the service.`, {
      cause,
    })
  }
}

type Header = Record<string, { dtype: string; data_offsets: [from: number, to: number] }>

// Field numbers of onnx.proto (https://github.com/onnx/onnx), which never change.
const GRAPH_OF_MODEL = 7
const TENSOR_OF_GRAPH = 5
const TENSOR = { type: 2, floats: 4, integers: 5, name: 8, raw: 9 }
/** The type of a tensor of signed bytes. */
const INT8 = 3

/** A tensor as an ONNX model stores it: as raw bytes, as floats, or as integers. */
export interface StoredTensor {
  /**
   * The bytes of its numbers, little-endian: a view of the model, so that what is written there changes the model. An
   * Int8Array if its numbers are signed bytes. Empty for a list of integers.
   */
  bytes: Uint8Array | Int8Array
  /** Its numbers, if it is stored as a list of small integers; otherwise an empty list. */
  integers: number[]
}

/** Returns the tensors that an ONNX model stores, by name. */
export function storedTensors(model: Uint8Array): Map<string, StoredTensor> {
  const tensors = contents(model, GRAPH_OF_MODEL).flatMap((graph) => contents(graph, TENSOR_OF_GRAPH))
  return new Map(
    tensors.map((tensor) => [
      contents(tensor, TENSOR.name)
        .map((name) => new TextDecoder().decode(name))
        .join(),
      {
        bytes: signedIf(
          numberIn(tensor, TENSOR.type) === INT8,
          contents(tensor, TENSOR.raw)[0] ?? contents(tensor, TENSOR.floats)[0] ?? new Uint8Array(),
        ),
        integers: contents(tensor, TENSOR.integers).flatMap(integersIn),
      },
    ]),
  )
}

const signedIf = (isSigned: boolean, bytes: Uint8Array): Uint8Array | Int8Array =>
  isSigned ? new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) : bytes

/**
 * Returns the contents of those fields of a protobuf message that have the number `wanted`, as views of the message.
 */
function contents(message: Uint8Array, wanted: number): Uint8Array[] {
  const reader = new BinaryReader(message)
  const found: Uint8Array[] = []
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    if (number === wanted && type === WireType.LengthDelimited) found.push(reader.bytes())
    else reader.skip(type, number)
  }
  return found
}

/** Returns the value of the field that has the number `wanted`; undefined if the message has no such integer field. */
function numberIn(message: Uint8Array, wanted: number): number | undefined {
  const reader = new BinaryReader(message)
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    if (number === wanted && type === WireType.Varint) return reader.int32()
    reader.skip(type, number)
  }
  return undefined
}

function integersIn(packed: Uint8Array): number[] {
  const reader = new BinaryReader(packed)
  const found: number[] = []
  while (reader.pos < reader.len) found.push(reader.int32())
  return found
}
