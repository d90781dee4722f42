import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('..', import.meta.url))
const check = (folder: string) => {
  const script = path.join(root, 'scripts', 'check-dependencies.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

let copy: string
/** A tree with one source file, because the whole tree takes ten seconds of CPU time. */
let small: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'dependencies-'))
  small = mkdtempSync(path.join(tmpdir(), 'dependencies-small-'))
  for (const name of [
    'packages',
    'scripts',
    'services',
    'tests',
    '.dependency-cruiser.cjs',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const folder of ['packages', 'services/gateway', 'tests/support'])
    mkdirSync(path.join(small, folder), { recursive: true })
  for (const name of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(small, name))
  writeFileSync(path.join(small, 'services/gateway/pooling.ts'), 'export const at = 1\n')
})
afterAll(() => {
  for (const tree of [copy, small]) rmSync(tree, { recursive: true })
})

const PLANTED: [folder: string, line: string, rule: string][] = [
  ['packages/core', `import '../../adapters/models/pooling.js'`, 'core-depends-on-nothing-of-ours'],
  ['packages/core', `import { readFileSync } from 'node:fs'`, 'core-does-no-io'],
  ['packages/client', `import { z } from 'zod'`, 'client-takes-types-alone'],
  ['packages/client', `import { type ErrorCode } from '@agent-memory/core/errors'`, 'client-takes-types-alone'],
  ['packages/client', `export * from '@agent-memory/core/limits'`, 'client-takes-types-alone'],
  ['packages/client', `import { request } from 'node:http'`, 'client-depends-on-core-alone'],
  ['packages/client', `import type { Endpoint } from '../../runtime/http/endpoint.js'`, 'client-depends-on-core-alone'],
  ['packages/adapters', `import type { Endpoint } from '../../runtime/http/endpoint.js'`, 'adapters-depend-on-core'],
  ['packages/runtime', `import '../../../services/embedder/routes.js'`, 'runtime-depends-on-adapters-and-core'],
  ['packages/cli', `import type { Endpoint } from '../../runtime/http/endpoint.js'`, 'cli-depends-on-client-and-core'],
  ['services/gateway', `import '../../../packages/cli/run.js'`, 'services-do-not-import-services'],
  ['services/gateway', `import '../../embedder/routes.js'`, 'services-do-not-import-services'],
  ['services/mcp', `import '../../embedder/routes.js'; export const p = <p></p>`, 'services-do-not-import-services'],
  ['services/gateway', `import '@agent-memory/no-such-package/x'`, 'no-unresolved'],
  ['services/gateway', `export * from './planted.js'`, 'no-cycles'],
]

// One scan for all three checks, because scanning the whole tree takes seconds of CPU time.
test('every planted violation is found, the rest of the tree breaks no rule, and all of it is scanned', () => {
  const planted = PLANTED.map(([folder, line, rule], at) => {
    // The planted files get a folder of their own, because the folder above may be full (`folder-is-full`).
    const file = `${folder}/planted/${at}.${line.includes('</') ? 'tsx' : 'ts'}`
    mkdirSync(path.join(copy, folder, 'planted'), { recursive: true })
    writeFileSync(path.join(copy, file), `${line.replace('./planted.js', `./${at}.js`)}\n`)
    return { file, found: `${rule}: ${file} imports` }
  })
  const { status, stdout, stderr } = check(copy)
  const complaints = stderr.split('\n').filter(Boolean)
  expect(complaints.map((line) => line.replace(/ imports.*/, ' imports'))).toEqual(
    expect.arrayContaining(planted.map(({ found }) => found)),
  )
  // Every complaint begins with a rule and a planted file, so there is no other kind, such as a file that was not
  // scanned.
  expect(complaints.filter((line) => !/^[a-z-]+: \S+\/planted\/\d+\.tsx? imports /.test(line))).toEqual([])
  expect(stdout).toContain(` ${complaints.length} violations`)
  expect(status).toBe(1)
})

test('a folder with too many files is a failure, tests not counted', () => {
  const folder = path.join(small, 'services/gateway/many')
  mkdirSync(folder)
  const add = (count: number, ending: string) => {
    for (let at = 0; at < count; at++) writeFileSync(path.join(folder, `file-${at}${ending}`), 'export const at = 1\n')
  }
  add(20, '.ts')
  add(20, '.test.ts')
  expect(check(small).status).toBe(0)
  add(21, '.ts')
  expect(check(small)).toMatchObject({ status: 1, stderr: expect.stringContaining('services/gateway/many has 21') })
  rmSync(folder, { recursive: true })
})

test('a source file that is not scanned is a failure', () => {
  const rules = JSON.stringify(path.join(root, '.dependency-cruiser.cjs'))
  const blind = `const rules = require(${rules})
    module.exports = { ...rules, options: { ...rules.options, exclude: { path: 'pooling' } } }`
  writeFileSync(path.join(small, '.dependency-cruiser.cjs'), blind)
  const { status, stderr } = check(small)
  expect(stderr).toContain('services/gateway/pooling.ts')
  expect(status).toBe(1)
})
