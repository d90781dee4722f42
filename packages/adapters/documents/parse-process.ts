import { spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Block, DocumentFormat, ParseFailure, ParseResult } from '@agent-memory/core/documents/types'
import { Unavailable } from '@agent-memory/core/errors'
import { boundedNode } from './bounded-node.js'
import type { Message } from './parse-child.js'
import { PARSE_LIMITS } from './parser.js'

export interface ParseOptions {
  /** Milliseconds from start to end; PARSE_LIMITS.wallMs by default. */
  wallMs?: number
  /** Ends the process; the promise rejects with its reason. */
  signal?: AbortSignal
}

/**
 * Reads a document in a process of its own, so that nothing in it can harm this one: bounded in memory, time and output,
 * with no environment, no network, and nothing to read but the program's own code and the file, which is its standard
 * input. Every end is a result; it rejects only if the file cannot be opened, no process can be started, or by `signal`.
 */
export async function parseFile(
  path: string,
  format: DocumentFormat,
  options: ParseOptions = {},
): Promise<ParseResult> {
  options.signal?.throwIfAborted()
  const file = await open(path)
  try {
    const command = await boundedNode(CHILD, [format])
    options.signal?.throwIfAborted()
    return await readInChild(file, format, command, options)
  } finally {
    await file.close()
  }
}

function readInChild(
  file: FileHandle,
  format: DocumentFormat,
  [command, ...args]: [string, ...string[]],
  { wallMs, signal }: ParseOptions,
): Promise<ParseResult> {
  const child = spawn(command, args, { stdio: [file.fd, 'pipe', 'ignore'], env: {}, cwd: '/' })
  const { pid } = child
  const stdout = child.stdout as Readable
  // A document waits; queries do not.
  if (pid !== undefined) lowerPriority(pid)
  const blocks: Block[] = []
  let bytes = 0
  let ending: ParseResult | null = null
  let killed: ParseFailure | null = null
  const kill = (why: ParseFailure) => {
    killed ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, wallMs ?? PARSE_LIMITS.wallMs, 'too_slow')
  const abort = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', abort, { once: true })

  stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > PARSE_LIMITS.outputBytes) kill('too_large')
  })
  createInterface({ input: stdout, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    const message = readMessage(line)
    if (message === null) return
    if ('block' in message) blocks.push(message.block)
    else if ('failure' in message) ending = message
    else ending = { document: { format, blocks, pages: message.end.pages } }
  })

  return new Promise<ParseResult>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, sent) => {
      if (signal?.aborted) reject(signal.reason)
      else if (!killed && isFromOutside(sent)) reject(endedFromOutside())
      else resolve(killed ? { failure: killed } : (ending ?? { failure: deathOf(code, sent) }))
    })
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  })
}

/** The last line of a process that was killed is cut anywhere. */
function readMessage(line: string): Message | null {
  try {
    return JSON.parse(line) as Message
  } catch {
    return null
  }
}

/** What ends a process with its group or its terminal; the bounds of the system and we send others. */
const isFromOutside = (signal: NodeJS.Signals | null): boolean =>
  signal !== null && ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'].includes(signal)

const endedFromOutside = () =>
  new Unavailable('document_reader', 'Reading was ended by a stop of the service. It is tried again.', {
    retryAfter: 1,
  })

/** A process without a last word: the bounds of the system ended it. */
function deathOf(code: number | null, signal: NodeJS.Signals | null): ParseFailure {
  if (signal === 'SIGXCPU') return 'too_slow'
  // V8 aborts where it gets no memory, and its collector is cut down in the middle (SIGSEGV); as a shell: 128 + number.
  return signal !== null || (code ?? 0) > 128 ? 'too_much_memory' : 'broken'
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.max(10, getPriority(pid)))
  } catch {
    // It has ended already.
  }
}

const CHILD = fileURLToPath(new URL('./parse-child.js', import.meta.url))
