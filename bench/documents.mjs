/**
 * Reads every file of BENCH_DATA/docs as the service reads an upload. Prints the outcomes, and the share of the
 * reference text's words that a file's blocks contain. Throws if a word of the blocks is in no chunk.
 * usage: node bench/documents.mjs [--worst N] [--only PART-OF-NAME]   (after a build; docs/benchmarks.md has the data)
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { detectFormat } from '../packages/adapters/dist/documents/detect.js'
import { parseFile } from '../packages/adapters/dist/documents/parse-process.js'
import { OVERLAP_TOKENS, openTokenizer, WINDOW_TOKENS } from '../packages/adapters/dist/models/token-windows.js'
import { chunkBlocks } from '../packages/core/dist/documents/chunk.js'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const data = `${process.env.BENCH_DATA ?? path('../../shared/data')}/docs`
const { values } = parseArgs({
  options: { worst: { type: 'string', default: '0' }, only: { type: 'string', default: '' } },
})
/** Time limit of a document in ms. It is generous, so that a busy machine does not change the outcome. */
const WALL_MS = 300_000
/** References with fewer words are not scored, because a single word would decide the score. */
const LEAST_WORDS = 50

/**
 * Files whose reference text proved wrong in a check by hand (details in docs/benchmarks.md). The mean is printed with
 * and without these files.
 */
const WRONG_REFERENCES = new Set([
  'tika/english.cp500.txt',
  'tika/multi-language.txt',
  'tika/testPDF_angles.pdf',
  'pdfjs/XiaoBiaoSong.pdf',
  'pdfjs/bug946506.pdf',
  'pdfjs/bug900822.pdf',
  'pdfjs/issue14497.pdf',
  'pdfjs/ThuluthFeatures.pdf',
  'pdfjs/complex_ttf_font.pdf',
])

const tokenizer = openTokenizer(path('../models/all-MiniLM-L6-v2'))
const window = { countTokens: tokenizer.count, maxTokens: WINDOW_TOKENS, overlapTokens: OVERLAP_TOKENS }

const words = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const blockText = (block) => ('cells' in block ? block.cells.join(' ') : block.text)

/** Returns the share of the reference's words that the text contains; a repeated word counts each time. */
function wordRecall(reference, text) {
  const counts = new Map()
  for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  let found = 0
  const missing = []
  for (const word of reference) {
    const left = counts.get(word) ?? 0
    if (left > 0) found++
    else missing.push(word)
    counts.set(word, left - 1)
  }
  return { recall: found / reference.length, missing }
}

async function readOne({ file, ref }) {
  const start = performance.now()
  const format = await detectFormat(`${data}/${file}`, basename(file))
  const result = format ? await parseFile(`${data}/${file}`, format, { wallMs: WALL_MS }) : { failure: 'unsupported' }
  const ms = Math.round(performance.now() - start)
  const blocks = 'document' in result ? result.document.blocks : []
  const outcome = 'failure' in result ? result.failure : 'completed'
  const reference = ref ? words(readFileSync(`${data}/${ref}`, 'utf8')) : []
  const text = blocks.map(blockText).join('\n')
  const measured = reference.length >= LEAST_WORDS ? wordRecall(reference, text) : null
  const before = performance.now()
  const chunks = [...chunkBlocks(blocks, window)]
  const chunk_ms = performance.now() - before
  const largest = Math.max(0, ...chunks.map((chunk) => tokenizer.count(chunk.text)))
  if (largest > WINDOW_TOKENS) throw new Error(`${file} has a chunk of ${largest} tokens`)
  const lost = wordRecall(words(text), chunks.map((chunk) => chunk.text).join('\n')).missing
  if (lost.length > 0 && text !== '') throw new Error(`${file} has words in no chunk: ${lost.slice(0, 5)}`)
  return { file, format, outcome, ms, chunk_ms, chunks: chunks.length, words: reference.length, ...measured }
}

const rows = readFileSync(`${data}/manifest.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const results = []
for (const row of rows.filter(({ file }) => file.includes(values.only))) results.push(await readOne(row))

const round = (value) => Number(value.toFixed(4))
const mean = (numbers) => (numbers.length === 0 ? null : round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length))
const count = (items) => {
  const counts = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

const formats = [...new Set(results.map(({ format }) => format ?? 'none'))]
const summary = formats.map((format) => {
  const of = results.filter((result) => (result.format ?? 'none') === format)
  const scored = of.filter(({ recall }) => recall !== undefined)
  return {
    format,
    files: of.length,
    scored: scored.length,
    recall_mean: mean(scored.map(({ recall }) => recall)),
    chunks: of.reduce((sum, { chunks }) => sum + chunks, 0),
    recall_min: scored.length ? round(Math.min(...scored.map(({ recall }) => recall))) : null,
    ...count(of.map(({ outcome }) => outcome)),
  }
})
const scored = results.filter(({ recall }) => recall !== undefined)
const sound = scored.filter(({ file }) => !WRONG_REFERENCES.has(file))
const meanOf = (rows) => mean(rows.map(({ recall }) => recall))
console.table(summary)
console.log(
  `${results.length} files, ${scored.length} with a reference of ${LEAST_WORDS} words: mean recall ${meanOf(scored)}; ` +
    `${meanOf(sound)} on the ${sound.length} whose reference is not wrong`,
)
for (const row of scored.toSorted((a, b) => a.recall - b.recall).slice(0, Number(values.worst))) {
  console.log(row.file, row.format, row.outcome, round(row.recall), row.words, row.missing.slice(0, 12).join(' '))
}
if (Number(values.worst) > 0) {
  for (const row of results.filter(({ outcome }) => outcome !== 'completed'))
    console.log(row.file, row.outcome, row.words, row.ms)
  console.log(
    'slowest',
    results
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map(({ file, ms }) => `${file} ${ms}`),
  )
}

if (values.only === '') {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = { node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length }
  mkdirSync(path('results'), { recursive: true })
  const below = scored
    .filter(({ recall }) => recall < 0.97)
    .map(({ file, recall }) => ({
      file,
      recall: round(recall),
      ...(WRONG_REFERENCES.has(file) && { reference: 'wrong' }),
    }))
  const counts = {
    files: results.length,
    scored: scored.length,
    recall_mean: meanOf(scored),
    sound_references: { scored: sound.length, recall_mean: meanOf(sound) },
  }
  // Keeps the part of the results that bench/documents-service.mjs wrote.
  const { service } = existsSync(path('results/documents.json'))
    ? JSON.parse(readFileSync(path('results/documents.json'), 'utf8'))
    : {}
  const report = { commit, machine, ...counts, formats: summary, below, ...(service && { service }) }
  writeFileSync(path('results/documents.json'), `${JSON.stringify(report, null, 2)}\n`)
}
