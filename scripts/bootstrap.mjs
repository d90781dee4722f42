// Prepares a clone to run with only Node and npm: installs dependencies, generates the Prisma client and builds. A step
// is skipped while the hash of its inputs is unchanged, so a second start spends milliseconds here. Merely calling npx
// would take 2.7 s.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { endBy, runStep, Stopped } from './run-step.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => path.join(root, ...parts)
const stamps = at('.stamp')
/**
 * Names of the stamp files of the installation. A stamp file holds the hash of a step's inputs. There are two kinds of
 * installation: only what the product needs, or everything.
 */
const PRODUCT = 'install'
const EVERYTHING = 'install-everything'
const COMPILER = 'node_modules/typescript/bin/tsc'
/** The steps of a build, with their arguments. */
const STEPS = [['scripts/generate-prisma.mjs'], ['scripts/sign-weights.mjs'], [COMPILER, '-b'], ['scripts/bundle.mjs']]
/** The model, and the script that converts its weights to signed integers. */
const MODEL = ['models/all-MiniLM-L6-v2/onnx/model_quantized.onnx', 'scripts/signed-weights.mjs']

/** An error with a message the user can act on; printed as one sentence, without a stack. */
export class Failure extends Error {}

/**
 * Installs, generates and builds whatever is stale. Concurrent processes wait for each other.
 * @param {{ everything?: boolean }} options `everything` also installs the 240 MB that only tests/conformance needs
 * @throws Failure
 */
export async function bootstrap({ everything = false } = {}) {
  requireNode()
  const isInstalled = () =>
    (everything ? [EVERYTHING] : [PRODUCT, EVERYTHING]).some((name) => isCurrent(name, installInputs()))
  try {
    if (isInstalled() && isCurrent('build', buildInputs())) return
    mkdirSync(stamps, { recursive: true })
    await withLock(path.join(stamps, 'lock'), async () => {
      if (!isInstalled())
        await unlessCurrent(everything ? EVERYTHING : PRODUCT, installInputs, () => install(everything))
      await unlessCurrent('build', buildInputs, build)
    })
  } catch (error) {
    throw error instanceof Failure || !error.code ? error : new Failure(reasonIn(error.message), { cause: error })
  }
}

/** Runs `work`; on a Failure prints its sentence and exits. */
export async function exitOnFailure(work) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Stopped) endBy(error.signal)
    else console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const wanted = engines.node.match(/\d+/g).map(Number)
  const have = process.versions.node.split('.').map(Number)
  if (have[0] > wanted[0] || (have[0] === wanted[0] && have[1] >= wanted[1])) return
  throw new Failure(
    `Node ${wanted.join('.')} or newer is needed, but this is Node ${process.versions.node}: install a newer version.`,
  )
}

/**
 * Returns what an installation depends on; a stamp records it, so that an unchanged installation is skipped. `made` is
 * a file that an installation makes: without it, the stamp does not count.
 */
function installInputs() {
  const manifests = workspaces().map((folder) => path.join(folder, 'package.json'))
  return {
    files: ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests],
    also: [process.platform, process.arch],
    made: [path.join('node_modules', '.modules.yaml')],
  }
}

/** Returns the inputs of a build: sources, compiler settings, the lockfile, the model, and the scripts of the steps. */
function buildInputs() {
  const sources = workspaces().flatMap((folder) => sourcesIn(folder))
  const scripts = STEPS.map(([script]) => script).filter((script) => script !== COMPILER)
  return {
    files: ['tsconfig.json', 'tsconfig.base.json', 'pnpm-lock.yaml', ...MODEL, ...scripts, ...sources],
    also: [],
    made: workspaces()
      .filter((folder) => sources.some((source) => source.startsWith(folder + path.sep) && /\.tsx?$/.test(source)))
      .map((folder) => path.join(folder, 'dist', '.tsbuildinfo')),
  }
}

const workspaces = () =>
  ['packages', 'services'].flatMap((group) =>
    readdirSync(at(group))
      .sort()
      .map((name) => path.join(group, name))
      .filter((folder) => existsSync(at(folder, 'package.json'))),
  )

function sourcesIn(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist', 'generated'].includes(entry.name) ? [] : sourcesIn(name)
    return /\.(tsx?|prisma)$|^(package|tsconfig)\.json$/.test(entry.name) && !name.endsWith('.test.ts') ? [name] : []
  })
}

function digest({ files, also }) {
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0')
  return hash.update(also.join()).digest('hex')
}

function isCurrent(name, inputs) {
  const stamp = path.join(stamps, name)
  if (!existsSync(stamp) || !inputs.made.every((file) => existsSync(at(file)))) return false
  return readFileSync(stamp, 'utf8') === digest(inputs)
}

/**
 * Runs `work` if the stamp is missing or stale. The new stamp is a hash of the inputs as they were before the work, and
 * is written only after the work has succeeded.
 */
async function unlessCurrent(name, inputsNow, work) {
  const inputs = inputsNow()
  if (isCurrent(name, inputs)) return
  const stamp = digest(inputs)
  await work()
  writeFileSync(path.join(stamps, `${name}.${process.pid}`), stamp)
  renameSync(path.join(stamps, `${name}.${process.pid}`), path.join(stamps, name))
}

async function install(everything) {
  console.log('Installing the dependencies (under a minute, and only when they change) …')
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  // Once the installation begins, neither stamp describes node_modules any more.
  for (const name of [PRODUCT, EVERYTHING]) rmSync(path.join(stamps, name), { force: true })
  const only = everything ? [] : ['--filter=!@agent-memory/conformance']
  await run(...npx(), ['-y', packageManager, 'install', '--frozen-lockfile', ...only])
}

async function build() {
  console.log('Building …')
  for (const step of STEPS) await run(process.execPath, [], step)
}

/** Returns the npx next to the npm that runs this script, else the npx on the PATH. */
function npx() {
  const beside = process.env.npm_execpath && path.join(path.dirname(process.env.npm_execpath), 'npx-cli.js')
  return beside && existsSync(beside) ? [process.execPath, [beside]] : ['npx', []]
}

/** Runs a command; its output is shown only if it fails. */
async function run(command, before, after) {
  const { code, signal, output } = await runStep(command, [...before, ...after], {
    cwd: root,
    shell: process.platform === 'win32' && command === 'npx',
    env: {
      ...process.env,
      // `CI` keeps pnpm from asking questions. The short timeouts let an unreachable registry fail within seconds.
      CI: 'true',
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_fetch_retry_maxtimeout: '5000',
      npm_config_update_notifier: 'false',
    },
  })
  if (code === 0) return
  const step = after.find((argument) => !argument.startsWith('-')) ?? command
  throw new Failure(`${output}\n\n${reasonIn(output) || `${step} failed (${signal ?? `exit code ${code}`}).`}`)
}

const REASONS = [
  [/ENOSPC|no space left/i, () => 'There is no space left on the disk.'],
  [/EACCES|EPERM|EROFS|read-only file system/, () => `This user cannot write to ${root} (or to npm's cache).`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|META_FETCH_FAIL|network/i,
    () => 'The package registry cannot be reached. The first start needs a network connection, later starts do not.',
  ],
  [/OUTDATED_LOCKFILE/, () => 'pnpm-lock.yaml does not match the package.json files: run `npx pnpm install`.'],
]

const reasonIn = (output) => REASONS.find(([pattern]) => pattern.test(output))?.[1]()
