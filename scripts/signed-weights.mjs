import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire'

// Numbers of fields and of types: onnx.proto (https://github.com/onnx/onnx), where they never change.
const MODEL = { graph: 7 }
const GRAPH = { node: 1, tensor: 5 }
const NODE = { input: 1, operator: 4 }
const TENSOR = { type: 2, int32Data: 5, name: 8, rawData: 9 }
const UINT8 = 2
const INT8 = 3

/**
 * An ONNX model with signed weights in its MatMulInteger nodes: each unsigned 8-bit weight, and its zero point, less 128.
 * (a - za) * (w - zw) is the same integer as before, so a runtime that counts exactly gives the same output, bit for bit.
 * @param {Uint8Array} model
 * @returns {Uint8Array}
 * @throws Error when the bytes are no ONNX model, or not one in which all those weights are stored unsigned, for this use
 */
export function withSignedWeights(model) {
  const missing = weightNames(values(model, MODEL.graph).flatMap((graph) => values(graph, GRAPH.node)))
  const signed = rewrite(model, MODEL.graph, (graph) =>
    rewrite(graph, GRAPH.tensor, (tensor) =>
      missing.delete(text(tensor, TENSOR.name)) ? signedTensor(tensor) : tensor,
    ),
  )
  if (missing.size > 0) throw new Error(`no stored weights: ${[...missing]}`)
  return signed
}

/** The names of the weights by which nodes multiply, and of their zero points. */
function weightNames(nodes) {
  const weights = new Set()
  const others = new Set()
  for (const node of nodes) {
    const inputs = values(node, NODE.input).map(decode)
    if (text(node, NODE.operator) === 'MatMulInteger') {
      const [a = '', weight = '', aZeroPoint = '', zeroPoint = ''] = inputs
      weights.add(weight).add(zeroPoint)
      others.add(a).add(aZeroPoint)
    } else for (const name of inputs) others.add(name)
  }
  for (const name of weights) if (others.has(name)) throw new Error(`not weights alone: ${name}`)
  if (weights.size === 0) throw new Error('no node multiplies by quantized weights')
  return weights
}

/** A tensor of unsigned bytes as one of signed bytes. */
function signedTensor(tensor) {
  const { type, int32Data, rawData, name } = TENSOR
  if (values(tensor, type)[0]?.[0] !== UINT8) throw new Error(`weights that are not unsigned: ${text(tensor, name)}`)
  const bytes = values(tensor, rawData)[0] ?? Uint8Array.from(values(tensor, int32Data).flatMap(integers))
  const writer = new BinaryWriter()
  for (const { number, whole } of fields(tensor)) if (![type, int32Data, rawData].includes(number)) writer.raw(whole)
  // The byte of u with its highest bit flipped is that of u - 128.
  const flipped = Uint8Array.from(bytes, (byte) => byte ^ 0x80)
  return writer.tag(type, WireType.Varint).int32(INT8).tag(rawData, WireType.LengthDelimited).bytes(flipped).finish()
}

function integers(packed) {
  const reader = new BinaryReader(packed)
  const found = []
  while (reader.pos < reader.len) found.push(reader.int32())
  return found
}

/** A message with the fields of one number changed, and all else as it was. */
function rewrite(message, wanted, change) {
  const writer = new BinaryWriter()
  for (const { number, whole, value } of fields(message)) {
    if (number === wanted) writer.tag(number, WireType.LengthDelimited).bytes(change(value))
    else writer.raw(whole)
  }
  return writer.finish()
}

const values = (message, wanted) =>
  [...fields(message)].filter(({ number }) => number === wanted).map(({ value }) => value)

const text = (message, wanted) => values(message, wanted).map(decode).join()

/** The fields of a message, each by its number: whole, with tag and length, and what it holds. */
function* fields(message) {
  const reader = new BinaryReader(message)
  while (reader.pos < reader.len) {
    const start = reader.pos
    const [number, type] = reader.tag()
    const value = type === WireType.LengthDelimited ? reader.bytes() : reader.skip(type, number)
    yield { number, whole: message.subarray(start, reader.pos), value }
  }
}

const decode = (bytes) => new TextDecoder().decode(bytes)
