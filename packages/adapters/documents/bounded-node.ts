import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PARSE_LIMITS } from './parser.js'

const HEAP_MEGABYTES = 160
/**
 * How much memory a process may add to Node's initial size: the heap and everything beside it (array buffers, code,
 * stacks). With this growth the process stays under PARSE_LIMITS.residentBytes (measured in bounded-node.test.ts).
 */
const GROWTH_KILOBYTES = 192 * 1_024
/** A process receives SIGXCPU at its CPU limit, and SIGKILL after this many more seconds of CPU time. */
const GRACE_SECONDS = 5
const SHELL = '/bin/sh'
/**
 * V8's flags. They allow only one extra thread for compilation and garbage collection, since each thread has its own
 * stack and nursery.
 */
const V8_FLAGS = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=8', '--v8-pool-size=1']

/**
 * Returns the command that runs a built script of this package with the limits of PARSE_LIMITS on memory and CPU time,
 * and without core dumps. The script can read the program's own code folders, write nowhere, and start no process,
 * thread or addon. Node cannot limit its data segment and CPU time itself, so a shell does (`ulimit`). On Linux since
 * 4.7 the limit on the data segment covers private memory. On other systems only the heap size limits memory; without a
 * shell (Windows), CPU time has no limit.
 */
export async function boundedNode(script: string, args: readonly string[]): Promise<[string, ...string[]]> {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  const readable = codeFolders(script).map((folder) => `--allow-fs-read=${folder}/*`)
  const node = [process.execPath, ...V8_FLAGS, '--no-warnings', permission, ...readable, script, ...args] as const
  if (!existsSync(SHELL)) return [...node]
  const bounds = [
    'ulimit -c 0',
    `ulimit -S -t ${PARSE_LIMITS.processorSeconds}`,
    `ulimit -H -t ${PARSE_LIMITS.processorSeconds + GRACE_SECONDS}`,
  ]
  const reserved = await reservedKilobytes()
  if (reserved !== null) bounds.push(`ulimit -d ${reserved + GROWTH_KILOBYTES}`)
  return [SHELL, '-c', `${bounds.join('; ')}; unset PWD OLDPWD; exec "$@"`, SHELL, ...node]
}

let reservation: Promise<number | null> | undefined

/**
 * Returns the kilobytes that the system counts as data of an idle Node: 57 MB for version 20, but 549 MB for version
 * 24, which reserves half a gigabyte for code and uses almost none of it. Null if the system does not report the
 * number.
 */
function reservedKilobytes(): Promise<number | null> {
  reservation ??= new Promise((resolve) => {
    const script = "fs.readFileSync('/proc/self/status', 'utf8')"
    execFile(process.execPath, [...V8_FLAGS, '-p', script], { env: {} }, (error, status) => {
      const kilobytes = /VmData:\s+(\d+) kB/.exec(status)?.[1]
      resolve(error || kilobytes === undefined ? null : Number(kilobytes))
    })
  })
  return reservation
}

/**
 * Returns the script's package and each node_modules above it, with links resolved. The folders around them contain
 * data, which the script must not read.
 */
function codeFolders(script: string): string[] {
  let home: string | null = null
  const libraries: string[] = []
  for (let folder = dirname(realpathSync(script)); folder !== dirname(folder); folder = dirname(folder)) {
    if (home === null && existsSync(join(folder, 'package.json'))) home = folder
    const modules = join(folder, 'node_modules')
    if (existsSync(modules)) libraries.push(realpathSync(modules))
  }
  return home === null ? libraries : [home, ...libraries]
}
