// `node scripts/check-dependencies.mjs [folder]`: holds the rules of .dependency-cruiser.cjs against packages/ and
// services/, and fails as well when it did not see every source file there: a cruise that sees nothing finds nothing.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(process.argv[2] ?? path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const PLACES = ['packages', 'services']
const SKIPPED = ['node_modules', 'dist', 'generated', 'fixtures']

/** Source files below a folder, by their path from the root, with forward slashes. */
function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : sourcesIn(name)
    return entry.name.endsWith('.ts') ? [name] : []
  })
}

function cruise() {
  const entry = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url))
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...PLACES]
  const run = spawnSync(process.execPath, [entry, ...options], { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf8' })
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${run.stderr || run.stdout}`)
  return JSON.parse(run.stdout)
}

const { modules, summary } = cruise()
const seen = new Set(modules.map(({ source }) => source))
const sources = PLACES.flatMap(sourcesIn)
const unseen = sources.filter((source) => !seen.has(source))

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} imports ${to}`)
if (unseen.length > 0)
  console.error(`not seen, ${unseen.length} of ${sources.length} source files: ${unseen.join(', ')}`)
console.log(
  `${seen.size} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations`,
)
process.exitCode = summary.violations.length > 0 || unseen.length > 0 || sources.length === 0 ? 1 : 0
