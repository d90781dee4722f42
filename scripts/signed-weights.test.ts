import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { modelFile } from '@agent-memory/adapters/models/model-file'
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { withSignedWeights } from './signed-weights.mjs'

const ROWS = 64
const COLUMNS = 20
const UINT8 = 2
const INT32 = 6

/** A matrix product of unsigned bytes: the row `input` times `weights`. */
interface Product {
  input: Uint8Array
  inputZeroPoint: number
  weights: Uint8Array
  zeroPoints: Uint8Array
}

const exact = ({ weights, zeroPoints, input, inputZeroPoint }: Product): number[] =>
  Array.from(zeroPoints, (zeroPoint, column) =>
    input.reduce((sum, a, row) => {
      const weight = weights[row * COLUMNS + column] as number
      return sum + (a - inputZeroPoint) * (weight - zeroPoint)
    }, 0),
  )

type Field = [number: number, value: number | string | Uint8Array]
const message = (...fields: Field[]): Uint8Array => {
  const writer = new BinaryWriter()
  for (const [number, value] of fields) {
    if (typeof value === 'number') writer.tag(number, WireType.Varint).int32(value)
    else writer.tag(number, WireType.LengthDelimited).bytes(typeof value === 'string' ? Buffer.from(value) : value)
  }
  return writer.finish()
}
const node = (operator: string, inputs: string[], output: string) =>
  message(...inputs.map((name): Field => [1, name]), [2, output], [4, operator])
const declared = (name: string, type: number, dims: number[]) => {
  const shape = message(...dims.map((dim): Field => [1, message([1, dim])]))
  return message([1, name], [2, message([1, message([1, type], [2, shape])])])
}
const MULTIPLIES = node('MatMulInteger', ['a', 'w', 'az', 'wz'], 'output')

/**
 * Returns an ONNX model that computes the product. Its zero points are a list of integers, as the quantizer writes
 * them.
 */
const modelOf = ({ weights, zeroPoints }: Product, nodes = [MULTIPLIES]) => {
  const integers = new BinaryWriter()
  for (const zeroPoint of zeroPoints) integers.int32(zeroPoint)
  const graph = message(
    ...nodes.map((bytes): Field => [1, bytes]),
    [2, 'product'],
    [5, message([1, ROWS], [1, COLUMNS], [2, UINT8], [8, 'w'], [9, weights])],
    [5, message([1, COLUMNS], [2, UINT8], [5, integers.finish()], [8, 'wz'])],
    [11, declared('a', UINT8, [1, ROWS])],
    [11, declared('az', UINT8, [])],
    [12, declared('output', INT32, [1, COLUMNS])],
  )
  return message([1, 8], [7, graph], [8, message([1, ''], [2, 17])])
}

async function run(model: Uint8Array, { input, inputZeroPoint }: Product): Promise<number[] | undefined> {
  const a = { data: input, dims: [1, ROWS] }
  const az = { data: Uint8Array.of(inputZeroPoint), dims: [] }
  const workerData = { model, feeds: [{ a, az }] }
  const thread = new Worker(new URL('../tests/support/programs/run-model.mjs', import.meta.url), { workerData })
  const [outputs] = (await once(thread, 'message')) as [number[][]]
  await thread.terminate()
  return outputs[0]
}

const byte = fc.integer({ min: 0, max: 255 })
const bytes = (length: number, { min = 0, max = 255 } = {}) =>
  fc.uint8Array({ minLength: length, maxLength: length, min, max })
const products = (input: { min?: number; max?: number } = {}) =>
  fc.record<Product>({
    input: bytes(ROWS, input),
    inputZeroPoint: byte,
    weights: bytes(ROWS * COLUMNS),
    zeroPoints: bytes(COLUMNS),
  })
const filled = (input: number, inputZeroPoint: number, weight: number, zeroPoint: number): Product => ({
  input: new Uint8Array(ROWS).fill(input),
  inputZeroPoint,
  weights: new Uint8Array(ROWS * COLUMNS).fill(weight),
  zeroPoints: new Uint8Array(COLUMNS).fill(zeroPoint),
})
const product = fc.sample(products(), { seed: 1, numRuns: 1 })[0] as Product

describe('signed weights', () => {
  const shipped = fileURLToPath(new URL('../models/all-MiniLM-L6-v2', import.meta.url))

  test('give the exact product, on any processor where two products fit into 16 bits', async () => {
    for (const each of fc.sample(products({ min: 1, max: 127 }), { seed: 2, numRuns: 15 })) {
      expect(await run(withSignedWeights(modelOf(each)), each)).toEqual(exact(each))
    }
  })

  test('or unsigned ones, whichever this processor is given, give the exact product where they do not fit', async () => {
    const cpuInfo = process.platform === 'linux' ? readFileSync('/proc/cpuinfo', 'utf8') : ''
    const isSigned = modelFile(shipped, cpuInfo).endsWith('signed.onnx')
    // With signed weights, the sums of the first two products overflow 16 bits on AVX2, and the sums of the third
    // product on ARM without asimddp.
    const extreme = [filled(255, 0, 255, 100), filled(255, 128, 0, 100), filled(0, 128, 0, 100)]
    for (const each of [...extreme, ...fc.sample(products(), { seed: 3, numRuns: 15 })]) {
      const model = modelOf(each)
      expect(await run(isSigned ? withSignedWeights(model) : model, each)).toEqual(exact(each))
    }
  })

  test('are those of the shipped model, all of them, written by the build', () => {
    const [unsigned, signed] = ['quantized', 'signed'].map((name) =>
      readFileSync(path.join(shipped, 'onnx', `model_${name}.onnx`)),
    ) as [Buffer, Buffer]
    expect(signed.equals(withSignedWeights(unsigned))).toBe(true)
    expect(() => withSignedWeights(signed)).toThrow('not unsigned')
  })
})

describe('a model that is not understood', () => {
  let folder: string
  const at = (name: string) => path.join(folder, 'onnx', `model_${name}.onnx`)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'model-'))
    mkdirSync(path.join(folder, 'onnx'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const sign = () => {
    const script = fileURLToPath(new URL('sign-weights.mjs', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
    return { status, stderr }
  }

  const half = (model: Uint8Array) => model.subarray(0, model.length / 2)
  test.each<[string, Uint8Array]>([
    ['weights without zero points', modelOf(product, [node('MatMulInteger', ['a', 'w', 'az'], 'output')])],
    ['weights that are also used otherwise', modelOf(product, [node('Identity', ['w'], 'v'), MULTIPLIES])],
    [
      'weights that are computed',
      modelOf(product, [node('Identity', ['w'], 'v'), node('MatMulInteger', ['a', 'v', 'az', 'wz'], 'output')]),
    ],
    ['signed weights', withSignedWeights(modelOf(product))],
    ['no quantized weights', modelOf(product, [node('Identity', ['w'], 'v')])],
    ['half of its bytes', half(modelOf(product))],
    ['no bytes', new Uint8Array()],
    ['bytes of something else', Buffer.from('<html>not found</html>')],
  ])('keeps its weights, and loses the signed ones of another: %s', (_, model) => {
    writeFileSync(at('quantized'), modelOf(product))
    expect(sign()).toEqual({ status: 0, stderr: '' })
    expect(existsSync(at('signed'))).toBe(true)
    writeFileSync(at('quantized'), model)
    expect(sign()).toEqual({ status: 0, stderr: expect.stringContaining('were not converted') })
    expect(existsSync(at('signed'))).toBe(false)
    expect(Buffer.compare(readFileSync(at('quantized')), model)).toBe(0)
  })
})
