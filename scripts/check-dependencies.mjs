// `node scripts/check-dependencies.mjs [folder]`: checks the imports in packages/ and services/ against the rules in
// .dependency-cruiser.cjs, and that no folder has too many files. Also fails if a source file was not scanned, because
// a scan that reads no files finds no violations.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

const root = path.resolve(process.argv[2] ?? path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const PLACES = ['packages', 'services']
const SKIPPED = ['node_modules', 'dist', 'generated', 'fixtures']

/** Lists the source files below a folder, as paths relative to the root with forward slashes. */
function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : sourcesIn(name)
    return /\.tsx?$/.test(entry.name) ? [name] : []
  })
}

function cruise() {
  const entry = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url))
  const parser = fileURLToPath(new URL('parse-tsx.cjs', import.meta.url))
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...PLACES]
  const run = spawnSync(process.execPath, ['--require', parser, entry, ...options], {
    cwd: root,
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  })
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${run.stderr || run.stdout}`)
  return JSON.parse(run.stdout)
}

/**
 * Lists the imports from outside the package that remain after compilation. `import { type T }` counts: with the
 * compiler option `verbatimModuleSyntax`, an import without names remains.
 */
function importsAtRunTime(source) {
  const { body } = parseSync(readFileSync(path.join(root, source), 'utf8'), { syntax: 'typescript' })
  return body
    .filter((statement) => statement.source && !statement.typeOnly)
    .map((statement) => statement.source.value)
    .filter(
      (to) =>
        !to.startsWith('.') || path.posix.join(path.posix.dirname(source), to).split('/')[1] !== packageOf(source),
    )
}
const packageOf = (source) => source.split('/')[1]

/** Lists the imports that the client must not have: it runs in browsers and has no dependencies. */
const clientViolations = (sources) =>
  sources
    .filter((source) => source.startsWith('packages/client/') && !source.endsWith('.test.ts'))
    .flatMap((from) => importsAtRunTime(from).map((to) => ({ rule: { name: 'client-takes-types-alone' }, from, to })))

/** Maximum source files in one folder, not counting tests. A folder with more should be split by subject. */
const MOST_FILES = 20
const crowded = (sources) => {
  const counts = new Map()
  for (const source of sources.filter((name) => !/\.(test|cases)\.tsx?$/.test(name))) {
    const folder = path.posix.dirname(source)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MOST_FILES)
}

const { modules, summary } = cruise()
const seen = new Set(modules.map(({ source }) => source))
const sources = PLACES.flatMap(sourcesIn)
const unseen = sources.filter((source) => !seen.has(source))
const violations = [...summary.violations, ...clientViolations(sources)]

const full = crowded([...sources, ...sourcesIn('tests/support')])

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`)
if (unseen.length > 0)
  console.error(`${unseen.length} of ${sources.length} source files were not scanned: ${unseen.join(', ')}`)
for (const [folder, count] of full)
  console.error(
    `folder-is-full: ${folder} has ${count} source files, more than ${MOST_FILES}: split the folder by subject`,
  )
console.log(`${seen.size} modules, ${summary.totalDependenciesCruised} imports, ${violations.length} violations`)
process.exitCode = violations.length > 0 || full.length > 0 || unseen.length > 0 || sources.length === 0 ? 1 : 0
