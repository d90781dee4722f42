import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { EmbedReply, EmbedRequest } from '@agent-memory/adapters/models/embed-worker'
import { openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { modelFile } from '@agent-memory/adapters/models/model-file'
import { openWorkerPool } from '@agent-memory/adapters/models/worker-pool'
import { knownVectors } from '@agent-memory/core/memory/guard/classify/known-vectors'
import { prototypeSentences } from '@agent-memory/core/memory/guard/classify/prototypes'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'

const modelDir = fileURLToPath(new URL('../../../models/all-MiniLM-L6-v2', import.meta.url))
const file = join(modelDir, 'onnx', 'model_quantized.onnx')
const queryWeights = readFileSync(join(modelDir, 'query-encoder.safetensors'))
const signed = join(modelDir, 'onnx', 'model_signed.onnx')
const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) }
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0)
const bytes = (vector: Float32Array | undefined) => Buffer.from(vector?.buffer ?? new ArrayBuffer(0)).toString('hex')

let embedder: Embedder
const vectorOf = (text: string) => embedder.text(text)
beforeAll(async () => {
  embedder = await openLocalEmbedder({ modelDir, threads: 2, log })
})
afterAll(() => embedder.close())

test('names the model and its dimension', () => {
  expect([embedder.model, embedder.dimension]).toEqual(['all-MiniLM-L6-v2-int8', 384])
})

// `published` is the similarity that the model's authors print for the float32 weights. `int8` is the similarity that
// Python's onnxruntime 1.31 gives for this file.
test.each([
  ['That is a happy dog', 0.695, 0.6572],
  ['That is a very happy person', 0.943, 0.932],
  ['Today is a sunny day', 0.257, 0.2566],
])('"That is a happy person" against "%s"', async (text, published, int8) => {
  const similarity = dot(await vectorOf('That is a happy person'), await vectorOf(text))
  // Room for rounding, which differs between processors with and without VNNI.
  expect(Math.abs(similarity - int8)).toBeLessThan(0.03)
  expect(Math.abs(similarity - published)).toBeLessThan(0.05)
})

test('the stored vectors of the guard are those of this model, else run tools/guard/embed-prototypes.mjs', async () => {
  const known = knownVectors(embedder.model)
  expect([...known.keys()]).toEqual(prototypeSentences.map(([, , text]) => text))
  for (const [text, vector] of known) {
    const similarity = dot(vector, await vectorOf(text))
    // Above 0.99, the vectors differ only by rounding: the similarity of two different sentences is below 0.6.
    expect({ text, isSame: similarity > 0.99 }).toEqual({ text, isSame: true })
  }
})

test('a query is as near to a text as it was in training', async () => {
  // Written by tools/models/train_queries.py.
  const checks: { query: string; text: string; cosine: number }[] = JSON.parse(
    readFileSync(fileURLToPath(new URL('./fixtures/query-encoder-checks.json', import.meta.url)), 'utf8'),
  )
  const similarities: number[] = []
  for (const { query, text, cosine } of checks) {
    const [vector, asText, answer] = [await embedder.query(query), await vectorOf(query), await vectorOf(text)]
    // The cosines differ a little: PyTorch computed with floats, this model with 8-bit integers.
    expect(Math.abs(dot(vector, answer) - cosine)).toBeLessThan(0.05)
    similarities.push(dot(vector, asText))
  }
  // The same words have another vector as a query than as a text.
  expect(similarities.reduce((sum, each) => sum + each, 0) / similarities.length).toBeLessThan(0.99)
})

test('the same query gives the same bytes', async () => {
  const [one, other] = await Promise.all([embedder.query('Who leads?'), embedder.query('Who leads?')])
  expect(bytes(one)).toBe(bytes(other))
  expect(bytes(one)).not.toBe(bytes(await vectorOf('Who leads?')))
})

test('the same text gives the same bytes, alone and among others', async () => {
  const texts = Array.from({ length: 40 }, (_, i) => `Note ${i}: ${'the dose is 5 mg '.repeat(1 + (i % 7))}`)
  const alone: string[] = []
  for (const text of texts) alone.push(bytes(await vectorOf(text)))
  const load = Array.from({ length: 4 }, () => texts.map((text) => embedder.windows(text, 'write'))).flat()
  const under = await Promise.all(load)
  under.forEach((vectors, i) => {
    expect(vectors).toHaveLength(1)
    expect(bytes(vectors[0])).toBe(alone[i % texts.length])
  })
})

test('a long text has a vector for each window, in order, the same each time', async () => {
  const topics = ['Volcanoes erupt molten lava.', 'The violin sonata is in G minor.', 'Goalkeepers save penalties.']
  const text = topics.map((topic) => `${topic} `.repeat(50)).join('')
  const [once, twice] = await Promise.all([embedder.windows(text, 'write'), embedder.windows(text, 'bulk')])
  expect(once.length).toBeGreaterThanOrEqual(4)
  expect(once.map(bytes)).toEqual(twice.map(bytes))
  const best = await Promise.all(
    topics.map(async (topic) => {
      const query = await embedder.query(topic)
      const scores = once.map((vector) => dot(query, vector))
      return scores.indexOf(Math.max(...scores))
    }),
  )
  expect(best).toEqual([...best].sort((a, b) => a - b))
  expect(new Set(best).size).toBe(topics.length)
})

test.each([
  ['nothing', ''],
  ['emoji alone', '👩‍👩‍👧‍👦 🎉🎉'],
  ['nothing after normalisation', '\u200b\u200d\ufeff\u0007'],
  ['one word of 50,000 characters', 'w'.repeat(50_000)],
  ['a lone surrogate and a replacement character', '\ud800 \ufffd'],
  ['stacked marks and right-to-left', `Z${'\u0301'.repeat(500)}algo \u202eمرحبا\u202c`],
])('%s gives unit vectors', async (_, text) => {
  for (const vector of [await embedder.query(text), ...(await embedder.windows(text, 'bulk'))]) {
    expect(vector).toHaveLength(384)
    expect(dot(vector, vector)).toBeCloseTo(1, 5)
  }
})

test('aborting one long text leaves the others alone', async () => {
  const controller = new AbortController()
  const long = embedder.windows('apple pie and plum cake. '.repeat(2_000), 'bulk', { signal: controller.signal })
  const other = embedder.query('a pie')
  controller.abort(new Error('the client has gone'))
  await expect(long).rejects.toThrow('the client has gone')
  expect(await other).toHaveLength(384)
})

test('a run that follows an aborted one goes on where that stopped', async () => {
  const embedded = jest.spyOn(Worker.prototype, 'postMessage')
  const windowsRun = () => embedded.mock.calls.filter(([message]) => message?.request?.ids).length
  const long = 'The dose is 5 mg, twice a day. '.repeat(400)
  const end = new AbortController()
  const first = embedder.windows(long, 'write', { tenant: 'a', signal: end.signal })
  while (windowsRun() < 6) await new Promise(setImmediate)
  end.abort(new Error('the deadline'))
  await expect(first).rejects.toThrow('the deadline')
  const before = windowsRun()
  const vectors = await embedder.windows(long, 'write', { tenant: 'a' })
  const rest = windowsRun() - before
  // Up to two windows were being embedded when the first run was aborted.
  expect(rest).toBeGreaterThanOrEqual(vectors.length - before)
  expect(rest).toBeLessThanOrEqual(vectors.length - before + 2)
  expect((await embedder.windows(long, 'write', { tenant: 'b' })).map(bytes)).toEqual(vectors.map(bytes))
  expect(windowsRun() - before - rest).toBe(vectors.length)
  embedded.mockRestore()
})

test('a huge text is rejected before it can fill the heap', async () => {
  const monster = 'a '.repeat(100_001)
  await expect(embedder.windows(monster, 'bulk')).rejects.toMatchObject({ code: 'payload_too_large' })
  await expect(embedder.query(monster)).rejects.toMatchObject({ code: 'payload_too_large' })
})

test('a thread killed in mid-run harms neither the process nor the next thread', async () => {
  const entry = new URL(import.meta.resolve('@agent-memory/adapters/models/embed-worker'))
  const victim = new Worker(entry, { workerData: { modelDir, file, queryWeights } })
  await once(victim, 'message')
  victim.postMessage({ request: { windows: 'apple '.repeat(250) } })
  await victim.terminate()
  const next = await openLocalEmbedder({ modelDir, threads: 1, log })
  expect(bytes(await next.query('still here'))).toBe(bytes(await embedder.query('still here')))
  await next.close()
})

const openThread = (file: string) =>
  openWorkerPool<EmbedRequest, EmbedReply>({
    name: 'The embedding model',
    needed: 'embedder',
    entry: new URL(import.meta.resolve('@agent-memory/adapters/models/embed-worker')),
    workerData: { modelDir, file, queryWeights },
    threads: 1,
    log,
  })

// Runs only on processors that load the signed file. scripts/signed-weights.test.ts covers the others.
const cpuInfo = process.platform === 'linux' ? readFileSync('/proc/cpuinfo', 'utf8') : ''
const takesSigned = modelFile(modelDir, cpuInfo) === signed ? test : test.skip
takesSigned('signed weights give the same vectors, bit for bit', async () => {
  const sentences = fc.sample(fc.lorem({ mode: 'sentences', maxCount: 3 }), { seed: 1, numRuns: 80 })
  const strange = fc.sample(fc.string({ unit: 'grapheme', maxLength: 60 }), { seed: 2, numRuns: 40 })
  const full = Array.from({ length: 8 }, (_, i) => `Patient ${i} takes ${i * 5} mg twice a day. `.repeat(25))
  const texts = [...sentences, ...strange, ...full]
  const vectors = async (file: string) => {
    const thread = await openThread(file)
    const requests = texts.flatMap((text): EmbedRequest[] => [{ text }, { query: text }])
    const replies = await Promise.all(requests.map((request) => thread.run(request, 'query')))
    await thread.close()
    return replies.map((reply) => ('vector' in reply ? bytes(reply.vector) : 'windows'))
  }
  const unsigned = await vectors(file)
  expect(new Set(unsigned).size).toBeGreaterThan(80)
  expect(await vectors(signed)).toEqual(unsigned)
})

test('a text that the model rejects fails only its own run', async () => {
  const pool = await openThread(file)
  const noSuchToken = { ids: Int32Array.of(101, 99_999_999, 102) }
  await expect(pool.run(noSuchToken, 'write')).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(await pool.run({ query: 'still here' }, 'write')).toHaveProperty('vector')
  await pool.close()
  expect(warnings).toEqual([])
})

test('does not open without its query encoder, or with a damaged one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'))
  for (const name of ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx'])
    symlinkSync(join(modelDir, name), join(folder, name))
  const weights = join(folder, 'query-encoder.safetensors')
  const opening = () => openLocalEmbedder({ modelDir: folder, threads: 1, log })
  await expect(opening()).rejects.toThrow(`The query encoder cannot read its weights file ${weights}`)
  writeFileSync(weights, queryWeights.subarray(0, 5_000))
  await expect(opening()).rejects.toThrow(`The query encoder cannot read its weights file ${weights}`)
  rmSync(folder, { recursive: true })
})

test('a folder without a model does not open', async () => {
  await expect(openLocalEmbedder({ modelDir: `${modelDir}/onnx`, threads: 1, log })).rejects.toThrow('config.json')
})
