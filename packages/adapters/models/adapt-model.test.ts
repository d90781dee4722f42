import { adaptModel } from '@agent-memory/adapters/models/adapt-model'
import { readTensors, storedTensors } from '@agent-memory/adapters/models/model-weights'
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

// Field numbers of onnx.proto.
const [GRAPH, TENSOR, TYPE, FLOATS, INTEGERS, NAME, RAW] = [7, 5, 2, 4, 5, 8, 9]
const [UINT8, INT8] = [2, 3]
const field = (number: number, value: Uint8Array | string) =>
  new BinaryWriter()
    .tag(number, WireType.LengthDelimited)
    .bytes(typeof value === 'string' ? Buffer.from(value) : value)
    .finish()
const floats = (values: readonly number[]) => new Uint8Array(Float32Array.from(values).buffer)
const packed = (values: readonly number[]) => {
  const writer = new BinaryWriter()
  for (const value of values) writer.int32(value)
  return writer.finish()
}
const tensor = (name: string, place: number, bytes: Uint8Array, type = UINT8) =>
  field(
    TENSOR,
    Buffer.concat([
      new BinaryWriter().tag(TYPE, WireType.Varint).int32(type).finish(),
      ...[field(NAME, name), field(place, bytes)],
    ]),
  )
const modelOf = (...tensors: Uint8Array[]) => Buffer.concat([field(2, 'torch'), field(GRAPH, Buffer.concat(tensors))])

interface Matrix {
  levels: number[]
  scales: number[]
  zeros: number[]
}
const layer = ({ levels, scales, zeros }: Matrix) => [
  tensor('a.weight_t_quantized', RAW, Uint8Array.from(levels)),
  tensor('a.weight_t_scale', FLOATS, floats(scales)),
  tensor('a.weight_t_zero_point', INTEGERS, packed(zeros)),
]
/** The same layer in signed bytes: each level and each zero is 128 lower, and the zeros are stored as bytes, too. */
const signedLayer = ({ levels, scales, zeros }: Matrix) => {
  const bytes = (values: readonly number[]) => Uint8Array.from(values, (value) => value ^ 128)
  return [
    tensor('a.weight_t_quantized', RAW, bytes(levels), INT8),
    tensor('a.weight_t_scale', FLOATS, floats(scales)),
    tensor('a.weight_t_zero_point', RAW, bytes(zeros), INT8),
  ]
}
const valuesOf = (model: Uint8Array): number[] => {
  const stored = storedTensors(model)
  const { bytes: levels } = stored.get('a.weight_t_quantized') as { bytes: Uint8Array | Int8Array }
  const zero = stored.get('a.weight_t_zero_point') as { bytes: Uint8Array | Int8Array; integers: number[] }
  const zeros = zero.integers.length > 0 ? zero.integers : [...zero.bytes]
  const scales = new Float32Array(Uint8Array.from(stored.get('a.weight_t_scale')?.bytes ?? []).buffer)
  return Array.from(levels, (level, at) => {
    const output = at % zeros.length
    return (level - (zeros[output] as number)) * (scales[output] as number)
  })
}

describe('a file of tensors', () => {
  const file = (header: object, ...halves: number[]) => {
    const written = Buffer.from(JSON.stringify(header))
    const length = Buffer.alloc(8)
    length.writeBigUInt64LE(BigInt(written.length))
    return Buffer.concat([length, written, new Uint8Array(Uint16Array.from(halves).buffer)])
  }
  const entry = (from: number, to: number, dtype = 'BF16') => ({ dtype, shape: [1], data_offsets: [from, to] })

  test('is read by name, whatever the length of its header', () => {
    for (const note of ['', 'x', 'xy', 'xyz']) {
      const header = { __metadata__: { note }, bias: entry(2, 6), gain: entry(0, 2) }
      expect([...readTensors(file(header, 0x3f80, 0x3fc0, 0xc000))]).toEqual([
        ['bias', Float32Array.of(1.5, -2)],
        ['gain', Float32Array.of(1)],
      ])
    }
  })
  test('with other numbers is refused', () => {
    expect(() => readTensors(file({ bias: entry(0, 2, 'F16') }, 1))).toThrow(/bias has the type F16/)
  })
})

describe('an adapted model', () => {
  const bias = (...values: number[]) => tensor('a.bias', RAW, floats(values))
  const matrix: Matrix = { levels: [0, 255, 10, 100], scales: [0.5, 2], zeros: [5, 128] }

  test('has the weights that are named, and is the same besides', () => {
    const model = modelOf(bias(1, 2), ...layer(matrix))
    adaptModel(model, new Map([['a.bias', Float32Array.of(8, 9)]]))
    expect(model).toEqual(modelOf(bias(8, 9), ...layer(matrix)))
  })

  test('has the product of the small matrices added to the large one, rounded to its 256 levels', () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((inputs) =>
          fc.record({
            levels: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: inputs * 2, maxLength: inputs * 2 }),
            scales: fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 2, maxLength: 2 }),
            zeros: fc.array(fc.integer({ min: 1, max: 254 }), { minLength: 2, maxLength: 2 }),
            up: fc.array(number, { minLength: 6, maxLength: 6 }),
            down: fc.array(number, { minLength: inputs * 3, maxLength: inputs * 3 }),
          }),
        ),
        ({ up, down, ...stored }) => {
          const model = modelOf(...layer(stored))
          const inputs = down.length / 3
          const expected = valuesOf(model).map((value, at) => {
            const [input, output] = [Math.floor(at / 2), at % 2]
            return [0, 1, 2].reduce(
              (sum, rank) =>
                sum + Math.fround(up[output * 3 + rank] as number) * (down[rank * inputs + input] as number),
              value,
            )
          })
          const tensors = { 'a.lora_A': Float32Array.from(down), 'a.lora_B': Float32Array.from(up) }
          adaptModel(model, new Map(Object.entries(tensors)))
          const found = valuesOf(model)
          const signed = modelOf(...signedLayer(stored))
          adaptModel(signed, new Map(Object.entries(tensors)))
          expect(valuesOf(signed)).toEqual(found)
          for (const [at, value] of expected.entries()) {
            const column = expected.filter((_, other) => other % 2 === at % 2)
            const zero = stored.zeros[at % 2] as number
            const step = Math.max(-Math.min(0, ...column) / zero, Math.max(0, ...column) / (255 - zero))
            expect(Math.abs((found[at] as number) - value)).toBeLessThanOrEqual(step / 2 + 1e-3)
          }
        },
      ),
    )
  })

  test.each([
    ['a weight that the model does not store', { other: [1] }, /does not store other in 4 bytes/],
    ['a weight of another length', { 'a.bias': [1] }, /does not store a\.bias in 4 bytes/],
    ['a small matrix without the other', { 'a.lora_A': [1, 1] }, /there is a\.lora_A, but no a\.lora_B/],
    ['the other without it', { 'a.lora_B': [1, 1] }, /does not store a\.lora_B/],
    [
      'small matrices of another length',
      { 'a.lora_A': [1], 'a.lora_B': [1, 1] },
      /does not store a\.weight_t_quantized/,
    ],
    [
      'small matrices of an unknown layer',
      { 'b.lora_A': [1], 'b.lora_B': [1] },
      /does not store b\.weight_t_zero_point/,
    ],
  ])('cannot have %s', (_, tensors: Record<string, number[]>, message) => {
    const given = Object.entries(tensors).map(([name, values]) => [name, Float32Array.from(values)] as const)
    expect(() => adaptModel(modelOf(bias(1, 2), ...layer(matrix)), new Map(given))).toThrow(message)
  })
})
