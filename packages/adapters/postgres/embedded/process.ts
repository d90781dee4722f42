import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns an identity by which a process differs from a later process with the same pid: on Linux the id of the boot
 * and the start time, elsewhere the start time. On Windows it says only that the process runs. Undefined when no such
 * process runs; a zombie does not count as running.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!exists(pid)) return undefined
  if (process.platform === 'linux') {
    const [status, boot] = await Promise.all([
      readProc(pid, 'stat'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // The second field is the program's name in parentheses and may hold anything; state is field 3, start time 22.
    const fields = status?.slice(status.lastIndexOf(')') + 2).split(' ')
    const state = fields?.[0]
    const started = fields?.[19]
    if (!state || !started || state === 'Z' || state === 'X') return undefined
    return `${boot.trim()} ${started}`
  }
  if (process.platform === 'win32') return 'running'
  const { stdout } = await run('ps', ['-o', 'state=,lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const [state, ...started] = stdout.trim().split(/\s+/)
  return !state || state.startsWith('Z') ? undefined : started.join(' ')
}

/** Returns the command line of a process, separated by spaces; empty when it cannot be read, as on Windows. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return ((await readProc(pid, 'cmdline')) ?? '').replaceAll('\0', ' ').trimEnd()
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readProc(pid: number, file: string): Promise<string | undefined> {
  return readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => undefined)
}
