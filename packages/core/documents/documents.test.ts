import { describe, expect, test } from '@jest/globals'
import type { KeyPrincipal } from '../accounts/principal.js'
import type { DocumentPorts } from './documents.js'
import { deleteDocument, eraseDocument } from './documents.js'

const signal = new AbortController().signal
const writer: KeyPrincipal = {
  kind: 'key',
  keyKind: 'org_rw',
  keyId: 'k',
  orgId: 'o',
  projectId: null,
  agentId: null,
  userId: null,
  name: 'Writer',
  roles: {},
}

/** Makes a document with this many chunks that is being erased, and a clock that each batch advances by `erasingMs`. */
function setUp(chunks: number, { erasingMs = 0 } = {}) {
  const calls: string[] = []
  let left = chunks
  let now = 0
  const documents = {
    beginErasing: async () => ({ outboxId: 1n }),
    async eraseChunks(_id: string, limit: number) {
      now += erasingMs
      const erased = Math.min(left, limit)
      left -= erased
      return erased
    },
    async finishErasing() {
      calls.push(`finish with ${left} left`)
      return { fileId: 'f' }
    },
    async continueLater() {
      calls.push('continueLater')
    },
  }
  const ports = {
    documents,
    volumes: { volumeForKey: async () => ({ orgId: 'o', projectId: 'p', permissions: null }) },
    files: { remove: async (fileId: string) => void calls.push(`remove ${fileId}`) },
    now: () => new Date(now),
  } as unknown as DocumentPorts
  return {
    calls,
    left: () => left,
    run: () => eraseDocument(ports, { documentId: 'd', outboxId: 1n, signal }),
    request: () => deleteDocument(ports, writer, { volumeId: 'v', documentId: 'd', signal }),
  }
}

describe('an erasure', () => {
  test('removes the chunks, the document and its file', async () => {
    const { run, calls } = setUp(450)
    await run()
    expect(calls).toEqual(['finish with 0 left', 'remove f'])
  })

  test('of a long document yields after its turn and continues later', async () => {
    const { run, calls, left } = setUp(10_000, { erasingMs: 1_000 })
    await run()
    expect(calls).toEqual(['continueLater'])
    expect(left()).toBeLessThan(10_000)
    for (let runs = 0; calls.at(-1) === 'continueLater'; runs++) {
      expect(runs).toBeLessThan(10)
      await run()
    }
    expect(calls.slice(-2)).toEqual(['finish with 0 left', 'remove f'])
  })

  test('tells the caller whether a job does the rest', async () => {
    expect(await setUp(450).request()).toBe('erased')
    const long = setUp(10_000, { erasingMs: 1_000 })
    expect(await long.request()).toBe('promised')
    // The job was enqueued before the request started to erase. `continueLater` lets it run now.
    expect(long.calls).toEqual(['continueLater'])
  })
})
