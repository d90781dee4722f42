import { randomUUID } from 'node:crypto'
import { openSubscriptions } from '@agent-memory/adapters/postgres/notify/subscriptions'
import { connectAgent } from '@agent-memory/core/accounts/agents'
import { createKey } from '@agent-memory/core/accounts/keys/keys'
import { disableLost, type LostAccessPorts } from '@agent-memory/core/notify/webhook-access'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: LostAccessPorts
beforeAll(async () => {
  fixture = await startManagement()
  ports = { ...fixture.ports, subscriptions: openSubscriptions(fixture.database) }
})
afterAll(() => fixture?.close())

const subscribe = async (orgId: string, volumeId: string, keyId: string): Promise<string> => {
  const webhookId = randomUUID()
  const to = { host: `${webhookId}.example`, url: `https://${webhookId}.example/` }
  const webhook = { webhookId, orgId, volumeId, keyId, ...to, events: ['memory.approved' as const] }
  await openSubscriptions(fixture.database).save(webhook, null)
  return webhookId
}
const statusOf = async (webhookId: string) => {
  const text = 'SELECT status, disabled_reason FROM webhook_subscriptions WHERE webhook_id = $1'
  return (await fixture.sql<{ status: string; disabled_reason: string | null }>(text, webhookId))[0]
}
const LOST = { status: 'disabled', disabled_reason: 'access_lost' }
const ACTIVE = { status: 'active', disabled_reason: null }
const AUTHOR = { keyId: randomUUID(), agentId: null, name: 'Owner' }

const keyOf = async ({ orgId, principal }: Owner, keyKind: 'org_r' | 'live') =>
  (await createKey(fixture.ports, { orgId, keyKind, name: keyKind, userId: principal.userId })).key.keyId
/** Creates an agent that may read the owner's volume, and a webhook of the agent's key. */
const listeningAgent = async (owner: Owner) => {
  const { agent, apiKey } = await fixture.agentOf(owner)
  const { volumeId } = owner
  await connectAgent(fixture.ports, owner.principal, { agentId: agent.agentId, volumeId, permissions: ['read'] })
  const key = await fixture.lookUp(apiKey)
  return { agentId: agent.agentId, webhookId: await subscribe(owner.orgId, volumeId, key?.keyId ?? '') }
}

test('active webhooks are found by key, agent, user, volume and organization', async () => {
  const [owner, stranger] = [await fixture.owner(), await fixture.owner()]
  const { agentId, webhookId: ofAgent } = await listeningAgent(owner)
  const liveKey = await keyOf(owner, 'live')
  const ofUser = await subscribe(owner.orgId, owner.volumeId, liveKey)
  const ofStranger = await subscribe(stranger.orgId, stranger.volumeId, await keyOf(stranger, 'org_r'))
  const found = async (...ids: string[]) =>
    (await ports.subscriptions.activeOf(ids)).map(({ webhookId }) => webhookId).toSorted()
  expect(await found(agentId)).toEqual([ofAgent])
  expect(await found(liveKey)).toEqual([ofUser])
  expect(await found(owner.principal.userId)).toEqual([ofUser])
  expect(await found(owner.volumeId)).toEqual([ofAgent, ofUser].toSorted())
  expect(await found(owner.orgId, agentId)).toEqual([ofAgent, ofUser].toSorted())
  expect(await found(randomUUID(), stranger.volumeId)).toEqual([ofStranger])
  expect(await found()).toEqual([])
  const grantId = 'kMzN3FSPLV0XvYQcNNYmsKhnOLnoOsLxOU6Dn4mJ8eb'
  expect(await found(grantId, liveKey)).toEqual([ofUser])
  await ports.subscriptions.disableLost([ofAgent])
  expect(await found(owner.orgId, agentId)).toEqual([ofUser])
})

/** Creates an owner with four webhooks, each with a key of its own. */
const fourWebhooks = async () => {
  const owner = await fixture.owner()
  const [agent, other] = [await listeningAgent(owner), await listeningAgent(owner)]
  const [keyId, liveKey] = [await keyOf(owner, 'org_r'), await keyOf(owner, 'live')]
  const key = { keyId, webhookId: await subscribe(owner.orgId, owner.volumeId, keyId) }
  const user = {
    userId: owner.principal.userId,
    webhookId: await subscribe(owner.orgId, owner.volumeId, liveKey),
  }
  return { orgId: owner.orgId, volumeId: owner.volumeId, agent, other, key, user }
}
type Webhooks = Awaited<ReturnType<typeof fourWebhooks>>

/** Cases: a name; what revokes access; the id that is then signalled, with the webhook that loses access. */
const LOSSES: [string, (of: Webhooks) => Promise<unknown>, (of: Webhooks) => [string, string]][] = [
  [
    'a revoked key',
    ({ orgId, key }) =>
      fixture.ports.keys.revoke(orgId, key.keyId, { keyId: randomUUID(), agentId: null, name: 'Ada' }),
    ({ key }) => [key.keyId, key.webhookId],
  ],
  [
    'a disconnected agent',
    ({ orgId, agent, volumeId }) => fixture.ports.agents.disconnect(orgId, agent.agentId, volumeId, AUTHOR),
    ({ agent }) => [agent.agentId, agent.webhookId],
  ],
  [
    'an inactive agent',
    ({ orgId, agent }) => fixture.ports.agents.deactivate(orgId, agent.agentId, AUTHOR),
    ({ agent }) => [agent.agentId, agent.webhookId],
  ],
  [
    'a user who left',
    ({ user }) => fixture.sql('DELETE FROM memberships WHERE user_id = $1', user.userId),
    ({ user }) => [user.userId, user.webhookId],
  ],
]

test.each(LOSSES)('the webhook of %s is disabled, and no other', async (_name, lose, loser) => {
  const webhooks = await fourWebhooks()
  const [id, lost] = loser(webhooks)
  expect(await disableLost(ports, [id, webhooks.orgId])).toEqual([])
  await lose(webhooks)
  // All processes react to the signal at the same time.
  const disabled = await Promise.all(Array.from({ length: 4 }, () => disableLost(ports, [id])))
  expect(disabled.flat()).toEqual([lost])
  for (const { webhookId } of [webhooks.agent, webhooks.other, webhooks.key, webhooks.user])
    expect(await statusOf(webhookId)).toEqual(webhookId === lost ? LOST : ACTIVE)
  expect(await disableLost(ports, [webhooks.orgId])).toEqual([])
})
