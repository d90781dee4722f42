import { randomUUID } from 'node:crypto'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { testKey } from '@agent-memory/runtime/testing/start-app'
import { disableAtRevocations } from '@agent-memory/service-realtime/disable-at-revocations'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../tests/support/eventually.js'

const ORG = testKey().orgId
/** Principals by id of the key; null once the key is revoked. Each key has a webhook with the same id. */
let keys: Map<string, KeyPrincipal | null>
let isAway: boolean
let disabled: unknown[]
let failures: unknown[]
let background: ReturnType<typeof disableAtRevocations>
let signals: Signals
/** Called when the background work starts to handle revocations. */
let onRun: () => void
beforeEach(() => {
  signals = openLocalSignals()
  onRun = () => {}
  keys = new Map(['one', 'two'].map((keyId) => [keyId, testKey({ keyId })]))
  isAway = false
  disabled = []
  failures = []
  const active = new Set(keys.keys())
  const volume = { volumeId: 'volume', orgId: ORG, projectId: randomUUID(), permissions: null }
  background = disableAtRevocations({
    signals,
    keys: { principalOf: async (keyId) => keys.get(keyId) ?? null },
    volumes: { volumeForKey: async () => volume as never },
    subscriptions: {
      async activeOf(ids) {
        onRun()
        if (isAway) throw new Error('away')
        return ids.filter((id) => active.has(id)).map((id) => ({ webhookId: id, keyId: id, volumeId: 'volume' }))
      },
      disableLost: async (ids) => ids.filter((id) => active.delete(id)),
    },
    webhooks: { disabled: (webhook) => void disabled.push(webhook) },
    notes: { failed: (error) => void failures.push(error) },
  })
})
afterEach(() => background.stop())

const lost = (webhookId: string) => ({ webhookId, reason: 'access_lost' })

test('a revocation disables the webhooks that lose access, also one that comes during another', async () => {
  keys.set('one', null)
  onRun = () => {
    onRun = () => {}
    keys.set('two', null)
    signals.revoked(['two'])
  }
  signals.revoked(['one'])
  await eventually(async () => expect(disabled).toEqual([lost('one'), lost('two')]))
  signals.revoked(['one', 'two'])
  await background.stop()
  expect(disabled).toHaveLength(2)
})

test('a failure is noted, and the next revocation is handled all the same', async () => {
  isAway = true
  keys.set('one', null)
  signals.revoked(['one'])
  await eventually(async () => expect(failures).toHaveLength(1))
  isAway = false
  signals.revoked(['one'])
  await eventually(async () => expect(disabled).toEqual([lost('one')]))
})
