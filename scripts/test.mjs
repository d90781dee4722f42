// `npm test`, `npm test -- path`: builds first, because only packages/core is tested from source, then runs jest.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { bootstrap, exitOnFailure, root } from './bootstrap.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { writeSuites } from './test-groups.mjs'

await exitOnFailure(() => bootstrap({ everything: true }))
if (process.env.GROUPED) writeSuites()

// Two workers unless told otherwise: more would start more servers and databases, which compete for the machine.
const workers = process.argv.some((argument) => argument.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=2']
const folder = process.env.TMPDIR ? undefined : memoryFolder()
const entry = path.join('node_modules', 'jest', 'bin', 'jest.js')
// V8 compiles functions to machine code later than by default: most of what a suite runs is run once. Saves 7 % of the
// CPU time.
const compileLater = ['--sparkplug', '--interrupt-budget=2000000']
const jest = spawn(process.execPath, [...compileLater, entry, ...workers, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(folder && { TMPDIR: folder }),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill(signal))
jest.once('close', (code) => {
  try {
    if (folder) rmSync(folder, { recursive: true, force: true })
  } catch {
    // A process that a test left running is still writing; the next run removes the folder.
  }
  process.exit(code ?? 1)
})
