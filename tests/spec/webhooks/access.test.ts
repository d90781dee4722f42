import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { expectStatus } from '../../support/http/client.js'
import { newUrl, webhooksOf } from '../../support/http/open-ended/webhooks.js'
import { newTenant } from '../../support/http/tenant.js'
import { addMember, mintLiveKey } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
const { volumeId } = tenant
const as = (key: string) => webhooksOf(send, key, volumeId)
const live = async (role: string) => {
  const user = await newTenant(send)
  await addMember(shared().databaseUrl, tenant.orgId, user.userId, role)
  return mintLiveKey(shared().databaseUrl, { userId: user.userId, orgId: tenant.orgId })
}
/** Keys that read the volume but may not change it, by kind. */
let readers: Record<string, string>
beforeAll(async () => {
  readers = {
    org_r: await tenant.key('org_r'),
    proj_rw: await tenant.key('proj_rw'),
    proj_r: await tenant.key('proj_r'),
    agent: (await tenant.agent('Reader', { volumeId, permissions: ['read'] })).key,
    member: await live('member'),
  }
})

const KINDS = ['org_r', 'proj_rw', 'proj_r', 'agent', 'member']
const since = new Date(Date.now() - 60_000).toISOString()

describe('a webhook belongs to its key', () => {
  test.each(KINDS)(
    cites('%s: reading the volume is enough to subscribe and to manage the own one', 'webhooks.access', 'access.read'),
    async (kind) => {
      const mine = as(readers[kind] ?? '')
      const url = newUrl()
      const webhookId = await mine.subscribe({ url })
      expectStatus(await mine.act(webhookId, 'test'), 202)
      expectStatus(await mine.act(webhookId, 'redeliver', { since }), 202)
      expectStatus(await mine.act(webhookId, 'rotate'), 200)
      expectStatus(await mine.act(webhookId, 'enable'), 200)
      expect((await mine.list()).map(({ webhook_id }) => webhook_id)).toEqual([webhookId])
      expectStatus(await mine.tryUnsubscribe({ url }), 200)
    },
  )

  test.each(KINDS)(cites('%s: those of others look as if they did not exist', 'webhooks.access'), async (kind) => {
    const url = newUrl()
    const webhookId = await as(await tenant.key('org_rw')).subscribe({ url })
    const other = as(readers[kind] ?? '')
    expect(await other.listed(webhookId)).toBeUndefined()
    expectError(await other.tryUnsubscribe({ url }), 404, 'webhook_not_found')
    expectError(await other.tryUnsubscribe({ url, webhook_id: webhookId }), 404, 'webhook_not_found')
    for (const action of ['test', 'enable', 'rotate'] as const) {
      expectError(await other.act(webhookId, action), 404, 'webhook_not_found')
    }
    expectError(await other.act(webhookId, 'redeliver', { since }), 404, 'webhook_not_found')
  })

  test(cites('who may change the volume sees and manages all', 'webhooks.owner'), async () => {
    for (const owner of [as(await tenant.key('org_rw')), as(await live('admin'))]) {
      const url = newUrl()
      const agent = await tenant.agent('Watcher', { volumeId })
      const webhookId = await as(agent.key).subscribe({ url })
      expect(await owner.listed(webhookId)).toMatchObject({ url, agent: 'Watcher', agent_id: agent.agentId })
      expectStatus(await owner.act(webhookId, 'test'), 202)
      expectStatus(await owner.act(webhookId, 'enable'), 200)
      // Unsubscribing by URL removes the owner's own webhook, not the agent's.
      const own = await owner.subscribe({ url })
      expectStatus(await owner.tryUnsubscribe({ url }), 200)
      expect([await owner.listed(own), (await owner.listed(webhookId))?.url]).toEqual([undefined, url])
      expectError(await owner.tryUnsubscribe({ url: newUrl(), webhook_id: webhookId }), 404, 'webhook_not_found')
      expectStatus(await owner.tryUnsubscribe({ url, webhook_id: webhookId }), 200)
      expect(await owner.listed(webhookId)).toBeUndefined()
    }
  })
})

describe('without read access', () => {
  test(cites('an agent with write alone, and one that is not connected, get 403', 'webhooks.access'), async () => {
    const writer = await tenant.agent('Writer', { volumeId, permissions: ['write'] })
    const stranger = await tenant.agent('Stranger')
    for (const key of [writer.key, stranger.key]) {
      expectError(await as(key).trySubscribe({}), 403, 'agent_not_authorized_for_volume')
      expectError(await as(key).tryUnsubscribe({ url: newUrl() }), 403, 'agent_not_authorized_for_volume')
      const list = await send('GET', `/agent/memory/subscriptions?volume_id=${volumeId}`, { key })
      expectError(list, 403, 'agent_not_authorized_for_volume')
    }
  })

  test(cites('an own webhook can no longer be managed', 'webhooks.access'), async () => {
    const agent = await tenant.agent('Leaver', { volumeId })
    const webhookId = await as(agent.key).subscribe()
    await tenant.connect(agent.agentId, volumeId, ['write'])
    expectError(await as(agent.key).act(webhookId, 'test'), 403, 'agent_not_authorized_for_volume')
    await tenant.call('DELETE', `/agent/${agent.agentId}/disconnect/${volumeId}`)
    expectError(await as(agent.key).act(webhookId, 'test'), 404, 'webhook_not_found')
  })

  test(cites('a session is no key', 'webhooks.access'), async () => {
    const reply = await tenant.call('POST', '/agent/memory/subscribe', { volume_id: volumeId, url: newUrl() })
    expectError(reply, 401, 'unauthorized')
  })
})
