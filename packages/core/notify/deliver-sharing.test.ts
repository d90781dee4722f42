import { expect, test } from '@jest/globals'
import type { KeyPrincipal } from '../accounts/principal.js'
import type { DeliveryResult, DueDelivery } from '../ports/notify/deliveries.js'
import { type DeliveryPorts, openDelivering } from './deliver.js'

const TEST_EVENT = {
  ...{ volumeId: 'volume', event: 'webhook.test', createdAt: new Date(0) },
  ...{ nodeId: null, memoryId: null, documentId: null, takenBack: false },
}
const PRINCIPAL: KeyPrincipal = {
  ...{ kind: 'key', keyKind: 'org_rw', keyId: 'key', orgId: 'org', projectId: null, agentId: null, userId: null },
  ...{ name: 'CI', roles: {} },
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a delivery that was loaded while access was read reads it again, since it may have been lost', async () => {
  const reads: ((principal: KeyPrincipal | null) => void)[] = []
  const recorded: [string, DeliveryResult][] = []
  const ports = {
    deliveries: {
      due: async (webhookId: string, eventId: string) =>
        ({
          ...{
            webhookId,
            volumeId: 'volume',
            keyId: 'key',
            url: 'https://receiver.example/',
            secrets: [],
            attempts: 0,
          },
          ...{ isActive: true, isPending: true, event: { ...TEST_EVENT, eventId } },
        }) as unknown as DueDelivery,
      record: async ({ eventId }: { eventId: string }, result: DeliveryResult) => {
        recorded.push([eventId, result])
        return null
      },
    },
    keys: { principalOf: () => new Promise((resolve) => reads.push(resolve)) },
    volumes: {
      volumeForKey: async () => ({ volumeId: 'volume', orgId: 'org', projectId: 'project', permissions: null }),
    },
    endpointRoom: { enter: async () => ({ pauseAfter: () => ({ askedMs: 0, silentMs: 0 }), leave() {} }) },
    webhookSender: {
      post: async () => ({
        outcome: 'answered',
        status: 204,
        durationMs: 1,
        excerpt: null,
        isBodySlow: false,
        retryAfterMs: null,
      }),
    },
    signals: { onRevoked() {} },
    now: () => new Date(0),
    random: () => 0,
    onDelivery() {},
    onError() {},
  } as unknown as DeliveryPorts
  const deliver = openDelivering(ports)
  const job = (eventId: string) => deliver({ webhookId: 'webhook', eventId, outboxId: 1n })
  const before = job('before')
  await settle()
  const after = [job('after'), job('also after')]
  await settle()
  expect(reads).toHaveLength(1)
  reads[0]?.(PRINCIPAL)
  await before
  await settle()
  expect(reads).toHaveLength(2)
  reads[1]?.(null)
  await Promise.all(after)
  expect(recorded).toMatchObject([
    ['before', { kind: 'delivered' }],
    ['after', { kind: 'dropped', disables: 'access_lost' }],
    ['also after', { kind: 'dropped', disables: 'access_lost' }],
  ])
})
