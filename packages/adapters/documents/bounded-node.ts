import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PARSE_LIMITS } from './parser.js'

const HEAP_MEGABYTES = 160
/**
 * What a process may add to the memory with which Node begins: the heap and what lies beside it (array buffers, code,
 * stacks). Begun and grown by so much, it stays under PARSE_LIMITS.residentBytes (M: bounded-node.test.ts).
 */
const GROWTH_KILOBYTES = 192 * 1_024
/** The system tells the process that its time is over by a signal (SIGXCPU), and ends what does not end of it. */
const GRACE_SECONDS = 5
const SHELL = '/bin/sh'
/** One thread beside the main one compiles and collects: each has a stack and a nursery of its own. */
const V8_FLAGS = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=8', '--v8-pool-size=1']

/**
 * The command that runs a built script of this package within the bounds of PARSE_LIMITS: memory, processor time, no
 * core dump; it may read the folders of the program's own code, write nowhere, and start no process, thread or addon.
 * POSIX has such bounds in the shell alone: without one (Windows) the heap's is the only one of memory. The data
 * segment's bound holds for private memory on Linux since 4.7; elsewhere too the heap's remains.
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
 * What the system counts as data of this Node before it does anything: 57 MB of version 20, but 549 MB of 24, which
 * reserves half a gigabyte for code and touches next to none of it. null where the system does not tell.
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

/** The script's package and the libraries of the folders above it, links followed; not those folders, which hold data. */
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
