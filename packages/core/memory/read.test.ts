import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { KeyPrincipal } from '../accounts/principal.js'
import { Unavailable } from '../errors.js'
import type { UnindexPorts } from './index/index-memory.js'
import { eraseMemory, type ReadPorts } from './read.js'

const [orgId, projectId, volumeId, memoryId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const principal: KeyPrincipal = {
  ...{ kind: 'key', keyKind: 'org_rw', keyId: randomUUID(), orgId, projectId: null, agentId: null, userId: null },
  ...{ name: 'Tester', roles: {} },
}

/** @param remove what the external index does on removal; null: no external index */
const receiptWith = async (remove: (() => Promise<void>) | null) => {
  const external = remove && { set: 'memories', remove, removeVolume: remove }
  const ports = {
    now: () => new Date(0),
    memories: {
      locate: async () => ({ volumeId, isChunk: false }),
      erase: async () => ({ memoryId, index: 'erased', graph: 'erased' }),
    },
    volumes: { volumeForKey: async () => ({ volumeId, orgId, projectId, permissions: null }) },
    signals: { work() {}, decided() {} },
    ledger: { sets: async () => [] },
    retrieval: () => ({ external: external as UnindexPorts['external'] }),
  } as unknown as ReadPorts
  return (await eraseMemory(ports, principal, memoryId)).index
}

test('a receipt says whether the external index is erased or left to its job', async () => {
  const removed: string[] = []
  expect(await receiptWith(null)).toBe('erased')
  expect(await receiptWith(async () => void removed.push('it'))).toBe('erased')
  expect(removed).toEqual(['it'])
  const down = () => Promise.reject(new Unavailable('postgresql', 'It is down.'))
  expect(await receiptWith(down)).toBe('promised')
  expect(await receiptWith(() => new Promise(() => {}))).toBe('promised')
})
