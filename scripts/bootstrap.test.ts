import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../tests/support/eventually.js'

/** A small project under a path with spaces, whose npx, generator and compiler are stubs that record their calls. */
let project: string
const at = (file: string) => path.join(project, file)
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
}
const step = (name: string, ...made: string[]) => `
  const fs = process.getBuiltinModule('node:fs')
  fs.appendFileSync('trace', '${name} ')
  for (const file of ${JSON.stringify(made)}) {
    fs.mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
    fs.writeFileSync(file, '')
  }`

beforeEach(() => {
  project = path.join(mkdtempSync(path.join(tmpdir(), 'bootstrap-')), 'a folder with spaces')
  for (const file of ['bootstrap.mjs', 'lock.mjs', 'run-step.mjs']) {
    cpSync(fileURLToPath(new URL(file, import.meta.url)), at(`scripts/${file}`))
  }
  write('package.json', JSON.stringify({ engines: { node: '>=20.19' }, packageManager: 'pnpm@10.34.9' }))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json']) write(file, '')
  write('packages/core/package.json', '{}')
  write('packages/core/a.ts', 'export const a = 1')
  write('services/empty/package.json', '{}')
  write('scripts/generate-prisma.mjs', step('generate'))
  write('scripts/sign-weights.mjs', step('sign'))
  for (const file of ['scripts/signed-weights.mjs', 'models/all-MiniLM-L6-v2/onnx/model_quantized.onnx'])
    write(file, '')
  write('node_modules/typescript/bin/tsc', step('compile', 'packages/core/dist/.tsbuildinfo'))
  write('scripts/bundle.mjs', step('bundle'))
  const install = step('install', 'node_modules/.modules.yaml')
  write('npm/npx-cli.js', `${install}\nfs.appendFileSync('arguments', process.argv.slice(2).join(' ') + '\\n')`)
})
afterEach(() => rmSync(path.dirname(project), { recursive: true }))

const scriptOf = (options = {}) => `
  const { bootstrap, exitOnFailure } = await import('./scripts/bootstrap.mjs')
  await exitOnFailure(() => bootstrap(${JSON.stringify(options)}))`

function bootstrap(before = '', options = {}) {
  const script = before + scriptOf(options)
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: at('npm/npm-cli.js') },
  })
  const steps = existsSync(at('trace')) ? readFileSync(at('trace'), 'utf8').trim() : ''
  rmSync(at('trace'), { force: true })
  return { status, steps, said: stderr }
}
const everything = { status: 0, steps: 'install generate sign compile bundle' }
const nothing = { status: 0, steps: '' }

test('does everything once', () => {
  expect(bootstrap()).toMatchObject(everything)
  expect(bootstrap()).toMatchObject(nothing)
})

test.each([
  ['a source', 'packages/core/a.ts', 'generate sign compile bundle'],
  ['a new source', 'packages/core/deep/b.ts', 'generate sign compile bundle'],
  ['a new page', 'packages/core/deep/c.tsx', 'generate sign compile bundle'],
  ['the schema', 'packages/core/schema.prisma', 'generate sign compile bundle'],
  ['the model', 'models/all-MiniLM-L6-v2/onnx/model_quantized.onnx', 'generate sign compile bundle'],
  ['the lockfile', 'pnpm-lock.yaml', 'install generate sign compile bundle'],
  ["a package's dependencies", 'services/empty/package.json', 'install generate sign compile bundle'],
  ['a test', 'packages/core/a.test.ts', ''],
  ['what a build made', 'packages/core/dist/a.js', ''],
])('a change of %s', (_, file, steps) => {
  bootstrap()
  write(file, '{ "changed": true }')
  expect(bootstrap()).toMatchObject({ status: 0, steps })
})

test('rebuilds what was deleted', () => {
  bootstrap()
  rmSync(at('packages/core/dist'), { recursive: true })
  expect(bootstrap()).toMatchObject({ status: 0, steps: 'generate sign compile bundle' })
  rmSync(at('node_modules/.modules.yaml'))
  expect(bootstrap().steps).toBe('install')
})

test('what only the conformance tests need is installed for tests alone', () => {
  const installed = () => readFileSync(at('arguments'), 'utf8').trim().split('\n')
  const product = '-y pnpm@10.34.9 install --frozen-lockfile --filter=!@agent-memory/conformance'
  bootstrap()
  expect(installed()).toEqual([product])
  expect(bootstrap('', { everything: true })).toMatchObject({ status: 0, steps: 'install' })
  expect(installed()).toEqual([product, '-y pnpm@10.34.9 install --frozen-lockfile'])
  expect(bootstrap()).toMatchObject(nothing)
  expect(bootstrap('', { everything: true })).toMatchObject(nothing)
  write('pnpm-lock.yaml', 'changed')
  bootstrap()
  write('pnpm-lock.yaml', '')
  expect(bootstrap('', { everything: true }).steps).toContain('install')
})

test('a failed step is reported, and repeated the next time', () => {
  const works = readFileSync(at('node_modules/typescript/bin/tsc'), 'utf8')
  write('node_modules/typescript/bin/tsc', `console.log('a.ts(1,1): error TS1'); process.exit(2)`)
  const failed = bootstrap()
  expect(failed).toMatchObject({ status: 1, steps: 'install generate sign' })
  expect(failed.said).toMatch(/a\.ts\(1,1\): error TS1\n\n.*tsc failed \(exit code 2\)\.\n$/)
  write('node_modules/typescript/bin/tsc', works)
  expect(bootstrap()).toMatchObject({ status: 0, steps: 'generate sign compile bundle' })
})

test.each([
  ['npm error code EAI_AGAIN', 'The package registry cannot be reached'],
  ['ERR_PNPM_ENOSPC no space left on device', 'There is no space left on the disk.'],
  ['ERR_PNPM_EACCES permission denied', 'This user cannot write to '],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not match the package.json files'],
])('after "%s" it says: %s', (output, sentence) => {
  write('npm/npx-cli.js', `console.error(${JSON.stringify(output)}); process.exit(1)`)
  const { status, said } = bootstrap()
  expect(status).toBe(1)
  expect(said.trim().split('\n').at(-1)).toContain(sentence)
})

test('an old Node is rejected in one sentence', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`
  expect(bootstrap(old)).toEqual({
    status: 1,
    steps: '',
    said: 'Node 20.19 or newer is needed, but this is Node 20.18.3: install a newer version.\n',
  })
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends what is under way, and all that it has started',
  async (signal) => {
    const endless = `
    const fs = process.getBuiltinModule('node:fs')
    const { spawn } = process.getBuiltinModule('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    fs.writeFileSync('started', [process.pid, child.pid].join(' '))
    setInterval(() => {}, 1000)`
    write('node_modules/typescript/bin/tsc', endless)
    const running = spawn(process.execPath, ['--input-type=module', '-e', scriptOf()], {
      cwd: project,
      env: { ...process.env, npm_execpath: at('npm/npm-cli.js') },
    })
    const ended = new Promise((resolve) => running.once('exit', (_code, by) => resolve(by)))
    await eventually(async () => expect(readFileSync(at('started'), 'utf8')).toMatch(/^\d+ \d+$/))
    running.kill(signal)
    expect(await ended).toBe(signal)
    for (const pid of readFileSync(at('started'), 'utf8').split(' ').map(Number))
      await eventually(async () => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
    expect(existsSync(at('.stamp/lock'))).toBe(false)
  },
)
