import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Io } from '@agent-memory/cli/io'
import { run as runSm } from '@agent-memory/cli/run'
import type { Json } from '../http/client.js'

export const SM = fileURLToPath(new URL('../../../packages/cli/bin/sm.mjs', import.meta.url))

/** The result of a command. */
export interface Ran {
  code: number | null
  stdout: string
  stderr: string
  /** Standard output as one JSON document. */
  json: Json
}

export interface RunOptions {
  /** Standard input; empty unless given. */
  input?: string | Uint8Array
  env?: Record<string, string>
}

/** A user with their own home directory who runs `sm`. */
export interface Terminal {
  home: string
  /** The file that `sm login` writes. */
  configFile: string
  /** Environment of every command. */
  env: Record<string, string>
  /**
   * Runs a command line within this process, which saves the 0.3 s of CPU time that a new process takes to start. The
   * command's input and output are pipes.
   */
  run(args: string[], options?: RunOptions): Promise<Ran>
  /** Starts the program in its own process, in the home directory. */
  start(args: string[], options?: Omit<RunOptions, 'input'>): ChildProcess
  remove(): void
}

/** @param env environment besides HOME, XDG_CONFIG_HOME and PATH; nothing is inherited from this process */
export const newTerminal = (env: Record<string, string> = {}): Terminal => {
  const home = mkdtempSync(join(tmpdir(), 'sm-home-'))
  const config = join(home, 'config')
  const all = { PATH: process.env.PATH ?? '', HOME: home, XDG_CONFIG_HOME: config, ...env }
  const start: Terminal['start'] = (args, { env: more = {} } = {}) =>
    spawn(process.execPath, [SM, ...args], { env: { ...all, ...more }, cwd: home })
  return {
    home,
    configFile: join(config, 'agent-memory', 'config.json'),
    env: all,
    start,
    run: (args, { input = '', env: more = {} } = {}) => runHere(args, { ...all, ...more }, input),
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}

/** Runs a command line as packages/cli/main.ts does, but with pipes of its own. */
const runHere = async (args: string[], env: NodeJS.ProcessEnv, input: string | Uint8Array): Promise<Ran> => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end(input)
  const said = [text(stdout), text(stderr)] as const
  const code = await runSm(args, {
    ...{ env, home: String(env.HOME), platform: process.platform, now: Date.now },
    ...({ stdin, stdout, stderr } as unknown as Pick<Io, 'stdin' | 'stdout' | 'stderr'>),
    interrupted: new AbortController().signal,
  })
  stdout.end()
  stderr.end()
  return ranOf(code, await said[0], await said[1])
}

const ranOf = (code: number | null, stdout: string, stderr: string): Ran => ({
  code,
  stdout,
  stderr,
  get json() {
    return JSON.parse(stdout)
  },
})

/** Writes a child's input, and waits for it to exit. */
export const ended = (child: ChildProcess, input: string | Uint8Array): Promise<Ran> => {
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout?.on('data', (chunk) => out.push(chunk))
  child.stderr?.on('data', (chunk) => err.push(chunk))
  // The child may exit without reading its input.
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      resolve(ranOf(code, Buffer.concat(out).toString(), Buffer.concat(err).toString()))
    })
  })
}

const quote = (words: readonly string[]): string => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')

export interface TtyOptions {
  env?: Record<string, string>
  /** Typed once `after` has been shown. Its line ends are `\r`, as from a keyboard. */
  input?: string
  after?: string
  /**
   * More input. Each part is typed once its `after` has been shown since the previous part. A function is called at
   * that point with everything shown so far, and may return or resolve to what to type.
   */
  then?: readonly { input: string | ((shown: string) => unknown); after: string }[]
  /** Makes a script for `sh` from the quoted command. */
  script?: (command: string) => string
}

/** The output of `sm` on a terminal of its own, which util-linux's or BSD's `script` creates. */
export const onTty = async (terminal: Terminal, args: string[], options: TtyOptions = {}): Promise<string> => {
  const { input = '', after = '? [y/N] ', then = [], env = {} } = options
  const quoted = quote([process.execPath, SM, ...args])
  const command = ['sh', '-c', options.script?.(quoted) ?? quoted]
  const script = process.platform === 'linux' ? ['-qec', quote(command), '/dev/null'] : ['-q', '/dev/null', ...command]
  const child = spawn('script', script, { env: { TERM: 'xterm', ...terminal.env, ...env }, cwd: terminal.home })
  const toType = [...(input === '' ? [] : [{ input, after }]), ...then]
  let seen = ''
  let read = 0
  child.stdout.on('data', (chunk) => {
    seen += chunk
    const [next] = toType
    if (!next || !seen.includes(next.after, read)) return
    toType.shift()
    read = seen.length
    const { input: typed } = next
    const typing = Promise.resolve(typeof typed === 'string' ? typed : typed(seen))
    void typing.then((text) => typeof text === 'string' && child.stdin.write(text))
  })
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return seen
}
