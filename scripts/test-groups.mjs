// Groups test files into jest suites. Jest loads every module again for each suite, which is a third of the processor
// time of a short test file.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './bootstrap.mjs'

const { isLong } = createRequire(import.meta.url)('../tests/support/longest.cjs')

const FOLDER = '.test-groups'
/** Few enough that the workers of a run end at about the same time. */
const FILES_OF_GROUP = 15
/**
 * Test files of jest's project `whole` by suite, in the order in which they run. In each of the first two suites, the
 * files share an installation (tests/faults/harness/places/shared.ts).
 */
export const TOGETHER = new Map(
  Object.entries({
    // `log` is first, because it reads what a new fleet logs; `embedders` is last, because it does not restore its
    // gateway.
    'whole-fleet.test.ts': ['log', 'fleet', 'poison-job', 'embedders'],
    // `checker` is last, because it corrupts stored data.
    'whole-alone.test.ts': ['alone', 'checker'],
    'whole-killed.test.ts': ['work-killed', 'cut-off'],
    'whole-drift.test.ts': ['redis', 'drift'],
    'whole-faults.test.ts': ['webhooks', 'full-disk', 'stopped', 'refreshes', 'revocations'],
  }).map(([suite, names]) => [suite, names.map((name) => `tests/faults/${name}.test.ts`)]),
)
/** The folders whose test files are grouped, by jest's project. */
const FOLDERS = { unit: ['packages', 'services', 'scripts'], spec: ['tests/spec'] }

const testsIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !file.includes('/node_modules/'))
    .sort()

/**
 * Returns a project's groups of test files by suite name, and the slow files, each of which stays a suite of its own.
 * @param {'unit' | 'spec'} project
 */
export function groupsOf(project) {
  const files = FOLDERS[project].flatMap(testsIn)
  const short = files.filter((file) => !isLong(file))
  const groups = new Map()
  for (const [at, file] of short.entries()) {
    const name = `${project}-${String(Math.floor(at / FILES_OF_GROUP) + 1).padStart(2, '0')}.test.ts`
    groups.set(name, [...(groups.get(name) ?? []), file])
  }
  return { groups, alone: files.filter(isLong) }
}

/** Returns the suites of a project as patterns for jest. */
export const suitesOf = (project) =>
  [`${FOLDER}/${project}-*.test.ts`, ...groupsOf(project).alone].map((file) => `<rootDir>/${file}`)

/** Writes the suites of all projects. */
export function writeSuites() {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const suites = new Map([...Object.keys(FOLDERS).flatMap((project) => [...groupsOf(project).groups]), ...TOGETHER])
  for (const [name, files] of suites) replace(path.join(folder, name), suiteOf(files))
  for (const name of readdirSync(folder)) if (!suites.has(name)) rmSync(path.join(folder, name))
}

/** Returns a suite that runs these files, each in a block with the file's name. */
const suiteOf = (files) =>
  [
    `import { addFile } from '../tests/support/add-file.ts'`,
    ...files.map((file) => `await addFile('${file}', () => import('../${file}'))`),
    '',
  ].join('\n')

/** Does not rewrite an unchanged file, because another run of jest may be reading it. */
function replace(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // It does not exist yet.
  }
  writeFileSync(file, text)
}
