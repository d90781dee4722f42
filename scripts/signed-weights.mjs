import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire'

// Field and type numbers of onnx.proto (https://github.com/onnx/onnx), which never change.
const MODEL = { graph: 7 }
const GRAPH = { node: 1, tensor: 5 }
const NODE = { input: 1, operator: 4 }
const TENSOR = { type: 2, int32Data: 5, name: 8, rawData: 9 }
const UINT8 = 2
const INT8 = 3

/**
 * Returns the ONNX model with signed weights in its MatMulInteger nodes: each unsigned 8-bit weight `w` and zero point
 * `zw` minus 128. A node sums (a - za) * (w - zw), which is the same integer as before, so without overflow the output
 * is the same, bit for bit.
 * @param {Uint8Array} model
 * @returns {Uint8Array}
 * @throws Error when the bytes are not an ONNX model whose weights are all stored unsigned and used only by these nodes
 */
export function withSignedWeights(model) {
  const missing = weightNames(values(model, MODEL.graph).flatMap((graph) => values(graph, GRAPH.node)))
  const signed = rewrite(model, MODEL.graph, (graph) =>
    rewrite(graph, GRAPH.tensor, (tensor) =>
      missing.delete(text(tensor, TENSOR.name)) ? signedTensor(tensor) : tensor,
    ),
  )
  if (missing.size > 0) throw new Error(`the model does not store these weights: ${[...missing]}`)
  return signed
}

/** Returns the names of the weights of MatMulInteger nodes, and of their zero points. */
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
  for (const name of weights) if (others.has(name)) throw new Error(`other nodes use these weights, too: ${name}`)
  if (weights.size === 0) throw new Error('no node multiplies by quantized weights')
  return weights
}

/** Converts a tensor of unsigned bytes to signed bytes. */
function signedTensor(tensor) {
  const { type, int32Data, rawData, name } = TENSOR
  if (values(tensor, type)[0]?.[0] !== UINT8) throw new Error(`these weights are not unsigned: ${text(tensor, name)}`)
  const bytes = values(tensor, rawData)[0] ?? Uint8Array.from(values(tensor, int32Data).flatMap(integers))
  const writer = new BinaryWriter()
  for (const { number, whole } of fields(tensor)) if (![type, int32Data, rawData].includes(number)) writer.raw(whole)
  // Flipping the highest bit of u gives u - 128 as a signed byte.
  const flipped = Uint8Array.from(bytes, (byte) => byte ^ 0x80)
  return writer.tag(type, WireType.Varint).int32(INT8).tag(rawData, WireType.LengthDelimited).bytes(flipped).finish()
}

function integers(packed) {
  const reader = new BinaryReader(packed)
  const found = []
  while (reader.pos < reader.len) found.push(reader.int32())
  return found
}

/**
 * Returns a protobuf message in which `change` was applied to the fields of the number `wanted`, and nothing else
 * changed.
 */
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

/** Yields the fields of a message: the number, all bytes (`whole`, with tag and length), and the content. */
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
