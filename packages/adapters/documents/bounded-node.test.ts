import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundedNode } from '@agent-memory/adapters/documents/bounded-node'
import { PARSE_LIMITS } from '@agent-memory/adapters/documents/parser'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

const PROBE = fileURLToPath(new URL('./fixtures/probe.mjs', import.meta.url))

async function probe(...args: string[]) {
  const [command, ...rest] = await boundedNode(PROBE, args)
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'ignore'], env: {} })
  let printed = ''
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
  const peak = watchPeak(child.pid as number)
  const [code, signal] = await once(child, 'close')
  const lines = printed.split('\n').filter((line) => line !== '')
  const told = lines.map((line) => JSON.parse(line))
  const sizes = told.flatMap(({ residentBytes }) => residentBytes ?? [])
  const said = told.find(({ residentBytes }) => residentBytes === undefined) ?? null
  return { said, code, signal, peakBytes: Math.max(peak.stop(), ...sizes) }
}

/**
 * Polls the peak resident memory of a process until it exits. `stop` returns the peak in bytes, or 0 if the system does
 * not report it.
 */
function watchPeak(pid: number) {
  let peak = 0
  const timer = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      peak = Math.max(peak, Number(kilobytes ?? 0) * 1_024)
    } catch {
      // The process has exited, or this is not Linux.
    }
  }, 2)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

describe('memory', () => {
  test.each(['heap', 'buffers', 'typed', 'strings'])(
    '%s without end: the process ends, under its bound',
    async (what) => {
      const { said, code, signal, peakBytes } = await probe(what)
      expect(said?.done).toBeUndefined()
      expect(said?.refused !== undefined || signal !== null || code > 128).toBe(true)
      expect(peakBytes).toBeGreaterThan(80 * 2 ** 20)
      expect(peakBytes).toBeLessThanOrEqual(PARSE_LIMITS.residentBytes)
    },
  )

  test('a stack without end is an error like any other', async () => {
    expect((await probe('stack')).said).toMatchObject({ refused: 'RangeError' })
  })
})

const onLinux = process.platform === 'linux' ? describe : describe.skip
onLinux('time', () => {
  test('of a processor ends the process, with a signal that says so', async () => {
    const [command, ...rest] = await boundedNode(PROBE, ['stay'])
    const child = spawn(command, rest, { stdio: 'ignore', env: {} })
    const limits = () => readFileSync(`/proc/${child.pid}/limits`, 'utf8')
    const { processorSeconds } = PARSE_LIMITS
    // The first number is the limit for SIGXCPU, the second that for SIGKILL. Polled, because the shell sets them only
    // after it has started.
    await eventually(async () =>
      expect(limits()).toMatch(new RegExp(`Max cpu time +${processorSeconds} +${processorSeconds + 5} `)),
    )
    child.kill('SIGKILL')
    await once(child, 'close')
  })
})

describe('what a document may touch', () => {
  let server: Server
  let requests = 0
  const port = () => `${(server.address() as AddressInfo).port}`

  beforeAll(async () => {
    server = createServer((_, response) => {
      requests++
      response.end('here')
    })
    server.on('connection', () => requests++)
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    server.close()
  })

  test('no environment', async () => {
    expect((await probe('environment')).said).toEqual({ done: [] })
  })

  test('no network', async () => {
    for (const way of ['socket', 'request', 'fetch', 'datagram']) {
      expect((await probe(way, port())).said).toHaveProperty('refused')
    }
    expect(requests).toBe(0)
  })

  test('no files but its own code, no process, no thread', async () => {
    const project = fileURLToPath(new URL('../../../package.json', import.meta.url))
    const target = join(tmpdir(), `written-${process.pid}`)
    const refused = { said: { refused: 'ERR_ACCESS_DENIED' } }
    expect(await probe('read', project)).toMatchObject(refused)
    expect(await probe('read', '/etc/passwd')).toMatchObject(refused)
    expect(await probe('write', target)).toMatchObject(refused)
    expect(await probe('process')).toMatchObject(refused)
    expect(await probe('thread')).toMatchObject(refused)
    expect(existsSync(target)).toBe(false)
    expect((await probe('read', PROBE)).said).toHaveProperty('done')
  })
})
