import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { messagesIn, rpcOf } from '../../support/http/mcp.js'
import {
  allowClient,
  authorizePath,
  choosing,
  connectClient,
  newBrowser,
  openConsent,
  pkce,
  refresh,
  revoke,
} from '../../support/http/oauth/oauth.js'
import { type OpenStream, openMcpStream } from '../../support/http/open-ended/open-stream.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { addMember, dumpTables, removeMember, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let colleague: Tenant
let secondVolume: string
beforeAll(async () => {
  colleague = await newTenant(send)
  await addMember(shared().databaseUrl, tenant.orgId, colleague.userId, 'member')
  secondVolume = await tenant.volume('Second')
})

const toolCall = (name: string, args: Json = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

const namesOf = async (key: string): Promise<string[]> =>
  (await rpcOf(send, key).message('tools/list')).result.tools.map(({ name }: Json) => name)

describe('an access token', () => {
  test(cites('reaches only the volumes that were chosen', 'oauth.reach'), async () => {
    const { accessToken } = await connectClient(send, tenant.cookie, { form: choosing(secondVolume) })
    const rpc = rpcOf(send, accessToken)
    const { volumes } = await rpc.call('list_volumes')
    expect(volumes.map(({ volume_id }: Json) => volume_id)).toEqual([secondVolume])
    expect(await rpc.call('add_memory', { content: 'The second volume is blue.' })).toMatchObject({
      status: 'approved',
    })
    for (const volume_id of [tenant.volumeId, crypto.randomUUID()])
      expect((await rpc.failure('search_memories', { query: 'blue', volume_id })).error).toBe(
        'agent_not_authorized_for_volume',
      )
  })

  test(cites('can do in a volume what its user can do now', 'oauth.reach', 'oauth.dead-at-once'), async () => {
    const { accessToken } = await connectClient(send, colleague.cookie)
    const rpc = rpcOf(send, accessToken)
    const inTenant = async (): Promise<Json> =>
      (await rpc.call('list_volumes')).volumes.find(({ volume_id }: Json) => volume_id === tenant.volumeId)
    expect((await inTenant()).permissions).toEqual(['read'])
    await removeMember(shared().databaseUrl, tenant.orgId, colleague.userId)
    expect(await inTenant()).toBeUndefined()
    const asked = { query: 'blue', volume_id: tenant.volumeId }
    expect((await rpc.failure('search_memories', asked)).error).toBe('agent_not_authorized_for_volume')
    await addMember(shared().databaseUrl, tenant.orgId, colleague.userId, 'member')
  })

  test(cites('for another service does not open this one', 'oauth.resource'), async () => {
    const { accessToken: key, clientId } = await connectClient(send, tenant.cookie)
    await withDatabase(shared().databaseUrl, (client) =>
      client.query(
        `UPDATE oauth_issued i SET audience = 'https://elsewhere.example/mcp'
         FROM oauth_grants g WHERE g.grant_id = i.grant_id AND g.client_id = $1`,
        [clientId],
      ),
    )
    const reply = await rpcOf(send, key).post(toolCall('list_volumes'))
    expect([reply.status, messagesIn(reply)[0].error]).toEqual([401, 'invalid_api_key'])
  })

  test(cites('of a consent that its user could not see opens nothing, and gives no other', 'oauth.reach'), async () => {
    const { accessToken, refreshToken, clientId } = await connectClient(send, tenant.cookie)
    await withDatabase(shared().databaseUrl, (client) =>
      client.query('UPDATE oauth_grants SET redirect_host = NULL WHERE client_id = $1', [clientId]),
    )
    const reply = await rpcOf(send, accessToken).post(toolCall('list_volumes'))
    expect([reply.status, messagesIn(reply)[0].error]).toEqual([401, 'invalid_api_key'])
    const refreshed = await refresh(send, clientId, refreshToken)
    expect([refreshed.status, refreshed.body.error]).toEqual([400, 'invalid_grant'])
  })

  test(cites('opens /mcp alone', 'oauth.reach', 'oauth.resource'), async () => {
    const { accessToken: key } = await connectClient(send, tenant.cookie)
    const body = { query: 'blue', volume_id: tenant.volumeId }
    expectError(await send('POST', '/agent/memory/query', { key, body }), 401, 'invalid_api_key')
    expectError(await send('GET', '/agent/volumes', { key }), 401, 'invalid_api_key')
    expectError(await send('GET', '/auth/me', { key }), 401, 'invalid_api_key')
    expectError(await send('GET', '/keys', { key }), 401, 'invalid_api_key')
  })

  test(
    cites('is offered the tools of its scopes; others are 403 with all scopes to ask for', 'oauth.reach'),
    async () => {
      const { accessToken: key } = await connectClient(send, tenant.cookie, { scope: 'memory:read feedback' })
      expect(await namesOf(key)).not.toContain('add_memory')
      const reply = await rpcOf(send, key).post(toolCall('add_memory', { content: 'This is not allowed.' }))
      expectError(reply, 403, 'insufficient_scope')
      expect(reply.headers.get('www-authenticate')).toContain('scope="memory:read feedback memory:write"')
      expect(reply.body).toMatchObject({
        granted: ['memory:read', 'feedback'],
        details: expect.stringContaining('the user'),
      })
    },
  )

  test(cites('without memory:read is not told what other memories say', 'oauth.reach', 'memory.history'), async () => {
    await rpcOf(send, await tenant.key('org_rw')).call('add_memory', {
      content: 'Ines lives in Salzburg.',
      volume_id: secondVolume,
    })
    const form = choosing(secondVolume)
    const { accessToken } = await connectClient(send, tenant.cookie, { scope: 'memory:write feedback', form })
    const told = await rpcOf(send, accessToken).call('add_memory', { content: 'Ines now lives in Graz.' })
    expect(told).toMatchObject({ status: 'approved', supersedes: [expect.any(String)] })
    expect(told.reason).not.toContain('Salzburg')
  })

  test(
    cites('without documents:read learns nothing that documents alone say', 'mcp.document-hits', 'mcp.document-facts'),
    async () => {
      const documents = documentsOf(shared().baseUrl, await tenant.key('org_rw'), tenant.volumeId)
      const { document_id } = await documents.upload('Ruth Okafor works at Harbour Lights in Lisbon.', 'people.txt')
      await documents.ended(document_id)
      const full = rpcOf(
        send,
        (await connectClient(send, tenant.cookie, { form: choosing(tenant.volumeId) })).accessToken,
      )
      const less = await connectClient(send, tenant.cookie, { scope: 'memory:read', form: choosing(tenant.volumeId) })
      const query = { query: 'Where does Ruth Okafor work?' }
      expect(JSON.stringify(await full.call('search_memories', query))).toContain('Harbour')
      for (const name of ['search_memories', 'search', 'ask_memory'])
        expect([name, JSON.stringify(await rpcOf(send, less.accessToken).call(name, query))]).not.toEqual([
          name,
          expect.stringContaining('Harbour'),
        ])
      for (const name of ['get_entity', 'search_entities', 'explore_graph', 'list_documents', 'get_document']) {
        expect(await namesOf(less.accessToken)).not.toContain(name)
        const reply = await rpcOf(send, less.accessToken).post(toolCall(name))
        expect([name, reply.status]).toEqual([name, 403])
        expect(reply.headers.get('www-authenticate')).toContain('scope="memory:read documents:read"')
      }
    },
  )

  test(cites('is not found in a copy of the database, nor in the logs', 'oauth.at-rest'), async () => {
    const { accessToken, refreshToken, clientId } = await connectClient(send, tenant.cookie)
    const { body } = expectStatus(await refresh(send, clientId, refreshToken), 200)
    const pending = newBrowser(send, tenant.cookie)
    await openConsent(pending, authorizePath({ clientId, ...pkce() }))
    const ids = pending.cookies().flatMap(({ name, value }) => (/^_interaction(_resume)?$/.test(name) ? [value] : []))
    expect(ids).toHaveLength(2)
    const { code } = await allowClient(send, tenant.cookie, { clientId })
    const rows = (await dumpTables(shared().databaseUrl)).join('\n')
    expect(rows).toContain(clientId)
    for (const secret of [...ids, code])
      expect([secret, rows.includes(secret)]).toEqual([expect.stringMatching(/\S/), false])
    for (const secret of [accessToken, refreshToken, body.access_token, body.refresh_token])
      expect(rows.includes(secret)).toBe(false)
  })
})

describe('open streams of a token', () => {
  const open: OpenStream[] = []
  afterEach(() => {
    for (const stream of open.splice(0)) stream.leave()
  })
  const streamOf = async (key: string) => {
    const stream = await openMcpStream(shared().baseUrl, key)
    open.push(stream)
    return stream
  }

  test(cites('end at once when it is given back, and others go on', 'oauth.dead-at-once'), async () => {
    const [given, kept] = [await connectClient(send, tenant.cookie), await connectClient(send, tenant.cookie)]
    const [ending, going] = [await streamOf(given.accessToken), await streamOf(kept.accessToken)]
    expectStatus(await revoke(send, given.clientId, given.accessToken), 200)
    await ending.ended
    expect(going.isOpen()).toBe(true)
    expectStatus(await refresh(send, given.clientId, given.refreshToken), 400)
  })

  test(cites('end at once when its refresh token is used twice', 'oauth.dead-at-once', 'oauth.tokens'), async () => {
    const { clientId, accessToken, refreshToken } = await connectClient(send, tenant.cookie)
    const ending = await streamOf(accessToken)
    expectStatus(await refresh(send, clientId, refreshToken), 200)
    expectStatus(await refresh(send, clientId, refreshToken), 400)
    await ending.ended
    const reply = await rpcOf(send, accessToken).post(toolCall('list_volumes'))
    expect([reply.status, messagesIn(reply)[0].error]).toEqual([401, 'invalid_api_key'])
  })
})
