import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import type { DeferredRequirement, Requirement } from '../requirements.js'

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

/** Reads the citations of every suite below a folder. */
export const citationsUnder = (folder: string): Citation[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : citationsUnder(path)
    return entry.name.endsWith('.test.ts') ? citationsOf(path) : []
  })

/** Reads a test file, and the test files beside it that it imports only for their side effects. */
function citationsOf(path: string): Citation[] {
  const source = readFileSync(path, 'utf8')
  const parts = [...source.matchAll(/^import '\.\/(.+)\.js'$/gm)].map(([, name]) => join(dirname(path), `${name}.ts`))
  return [...citationsIn(source, path), ...parts.flatMap(citationsOf)]
}

/** The parts of a syntax tree's node that a walk needs. */
type Node = Record<string, unknown>

/**
 * Finds the clauses that the tests of one source cite: `cites('title', 'id', …)` as the title of `test(…)` or
 * `test.each(…)(…)`. Ignores comments and skipped tests.
 */
export function citationsIn(source: string, file: string): Citation[] {
  const found: Citation[] = []
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee as Node)) return
    const title = argumentsOf(node)[0]
    if (title?.type !== 'CallExpression' || (title.callee as Node).value !== 'cites') return
    for (const argument of argumentsOf(title).slice(1)) {
      if (argument.type !== 'StringLiteral') throw new Error(`${file}: cites() takes literals only`)
      found.push({ id: String(argument.value), file })
    }
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
