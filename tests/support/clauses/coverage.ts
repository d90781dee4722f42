import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import type { DeferredRequirement, Requirement } from '../../requirements.js'

export interface Citation {
  id: string
  file: string
}

/** Mismatches between clauses and tests, a sentence each. Empty if every clause is tested or deferred. */
export function findGaps(
  requirements: readonly Requirement[],
  deferred: readonly DeferredRequirement[],
  citations: readonly Citation[],
): string[] {
  const all = [...requirements, ...deferred].map(({ id }) => id)
  const cited = new Set(citations.map(({ id }) => id))
  const repeated = all.filter((id, at) => all.indexOf(id) !== at)
  const uncited = requirements.filter(({ id }) => !cited.has(id))
  const both = deferred.filter(({ id }) => cited.has(id))
  const unexplained = deferred.filter(({ reason, comesWith }) => reason.trim() === '' || comesWith.trim() === '')
  const unknown = citations.filter(({ id }) => !all.includes(id))
  return [
    ...repeated.map((id) => `${id} is defined twice`),
    ...uncited.map(({ id, clause, where }) => `${id} is not cited by any test: ${clause} (${where})`),
    ...both.map(({ id }) => `${id} is deferred, but a test cites it`),
    ...unexplained.map(({ id }) => `${id} is deferred, but lacks a reason or its planned work`),
    ...unknown.map(({ id, file }) => `${file} cites ${id}, which is not a clause`),
  ]
}

/** A test file, and the clauses that each of its tests cites. */
export interface CitingFile {
  file: string
  tests: string[][]
}

/** Reads the citations of every suite below a folder. */
export const citationsUnder = (folder: string): Citation[] =>
  citingFilesUnder(folder).flatMap(({ file, tests }) => tests.flat().map((id) => ({ id, file })))

/** Reads every test file below a folder, in order. */
export const citingFilesUnder = (folder: string): CitingFile[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : citingFilesUnder(path)
    return entry.name.endsWith('.test.ts') ? [{ file: path, tests: testsOf(path) }] : []
  })

/** Reads a test file, and the files beside it that it imports only for their tests. */
function testsOf(path: string): string[][] {
  const source = readFileSync(path, 'utf8')
  const parts = [...source.matchAll(/^import '\.\/(.+)\.js'$/gm)].map(([, name]) => join(dirname(path), `${name}.ts`))
  return [...citingTestsIn(source, path), ...parts.flatMap(testsOf)]
}

/** The parts of a syntax tree's node that a walk needs. */
type Node = Record<string, unknown>

/**
 * Finds the clauses that each test of one source cites: `cites('title', 'id', …)` as the title of `test(…)` or
 * `test.each(…)(…)`. Ignores comments, skipped tests and tests that cite nothing.
 */
export function citingTestsIn(source: string, file: string): string[][] {
  const found: string[][] = []
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee as Node)) return
    const title = argumentsOf(node)[0]
    if (title?.type !== 'CallExpression' || (title.callee as Node).value !== 'cites') return
    const clauses = argumentsOf(title).slice(1)
    if (clauses.some(({ type }) => type !== 'StringLiteral')) throw new Error(`${file}: cites() takes literals only`)
    found.push(clauses.map(({ value }) => String(value)))
  })
  return found
}

const argumentsOf = (call: Node): Node[] =>
  (call.arguments as { expression: Node }[]).map(({ expression }) => expression)

/** `test` and `test.each(…)`, but neither `test.skip` nor `test.todo`. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.value === 'test'
  if (callee.type !== 'CallExpression') return false
  const { object, property } = callee.callee as { object?: Node; property?: Node }
  return object?.value === 'test' && property?.value === 'each'
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) see(node as Node)
  for (const child of Object.values(node)) visit(child, see)
}
