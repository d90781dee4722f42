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
  /** Maximum time from start to end, in ms; PARSE_LIMITS.wallMs by default. */
  wallMs?: number
  /** Aborting ends the process, and the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Parses a document in a separate process, so that the document cannot harm this process. The separate process has
 * limits on memory, time and output, no environment, no network, and read access only to the program's own code and to
 * the file, which is its standard input. For a document that cannot be parsed, returns a failure. The promise rejects
 * only if the file cannot be opened, no process can be started, a shutdown ends the process, or `signal` is aborted.
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
  // Queries have priority over documents.
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

/** Parses the message in a line; null for a truncated line, such as the last line of a killed process. */
function readMessage(line: string): Message | null {
  try {
    return JSON.parse(line) as Message
  } catch {
    return null
  }
}

/**
 * Whether a signal came from a terminal or was sent to the whole process group; our own code and the limits send other
 * signals.
 */
const isFromOutside = (signal: NodeJS.Signals | null): boolean =>
  signal !== null && ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'].includes(signal)

const endedFromOutside = () =>
  new Unavailable(
    'document_reader',
    'The service shut down while it was reading the document. It will read the document again.',
    {
      retryAfter: 1,
    },
  )

/** Returns the failure of a process that ended without a final message: a signal means that a resource ran out. */
function deathOf(code: number | null, signal: NodeJS.Signals | null): ParseFailure {
  if (signal === 'SIGXCPU') return 'too_slow'
  // When memory runs out, V8 aborts, or crashes during garbage collection (SIGSEGV). A shell reports both as 128 plus
  // the number of the signal.
  return signal !== null || (code ?? 0) > 128 ? 'too_much_memory' : 'broken'
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.max(10, getPriority(pid)))
  } catch {
    // The process has exited already.
  }
}

const CHILD = fileURLToPath(new URL('./parse-child.js', import.meta.url))
