import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { together } from '../../support/concurrently.js'
import { clientOf, expectErased, expectStatus } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { connectClient, revoke } from '../../support/http/oauth/oauth.js'
import { type OpenStream, openAskMemory, openChat, openMcpStream } from '../../support/http/open-ended/open-stream.js'
import { revocables } from '../../support/http/open-ended/revocables.js'
import { newMember } from '../../support/http/people.js'
import { type AgentWithKey, newTenant, type Tenant } from '../../support/http/tenant.js'
import { mintLiveKey } from '../../support/servers/database.js'
import { askFerry, FERRY, startEndlessModel } from '../../support/servers/models/endless-model.js'
import { type RunningService, SHAPE, startApart } from '../../support/service.js'
import { shared } from '../../support/shared.js'

/** Number of revocations. tests/faults/revocations.test.ts has the full form, which also measures times. */
const REVOCATIONS = 20

let service: RunningService
let model: Awaited<ReturnType<typeof startEndlessModel>>
let tenant: Tenant
/** Address of the process where streams are open. In a fleet, the shared gateway revokes. */
let there: string
beforeAll(async () => {
  model = await startEndlessModel()
  service = await startApart({ RATE_LIMITS: 'off', ...model.env })
  there = service.baseUrl
  tenant = await newTenant(clientOf(SHAPE === 1 ? there : shared().baseUrl))
  await remember(tenant.volumeId)
})
afterAll(async () => {
  await service?.stop()
  await model?.close()
})

const open: OpenStream[] = []
const kept = async (opening: Promise<OpenStream>) => {
  const stream = await opening
  open.push(stream)
  return stream
}
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})

const remember = async (volumeId: string) => memoriesOf(tenant.send, await tenant.key('org_rw'), volumeId).write(FERRY)
const mcp = (key: string) => kept(openMcpStream(there, key))
const chat = (key: string, volumeId = tenant.volumeId) => kept(openChat(there, key, askFerry(volumeId)))
const askMemory = (key: string, volumeId = tenant.volumeId) => kept(openAskMemory(there, key, askFerry(volumeId)))

/** Expects that the service ends these streams, and no other open stream. */
const expectEnds = async (ending: OpenStream[]) => {
  const texts = await Promise.all(ending.map(({ ended }) => ended))
  // If the service had also ended another stream, that stream would be closed before this answer arrives.
  await clientOf(there)('GET', '/healthz')
  expect(open.filter((stream) => !stream.isOpen())).toEqual(open.filter((stream) => ending.includes(stream)))
  return texts
}

const newKey = async () => {
  const { key_id, api_key } = expectStatus(await tenant.call('POST', '/keys', { name: 'brief', kind: 'org_rw' }), 201)
    .body.data.key
  return { keyId: key_id as string, key: api_key as string }
}
const carryOut = async (method: string, path: string, body?: object) => {
  const { status } = await tenant.call(method, path, body)
  expect([200, 204]).toContain(status)
}

describe('open streams end at once, and all others go on,', () => {
  test(cites('when a key is deleted', 'streams.cut', 'mcp.dead-keys', 'keys.revoke'), async () => {
    const [{ keyId, key }, other] = [await newKey(), await newKey()]
    await Promise.all([mcp(other.key), chat(other.key), askMemory(other.key)])
    const ending = await Promise.all([mcp(key), chat(key), askMemory(key)])
    expectErased(await tenant.call('DELETE', `/keys/${keyId}`))
    const [idle, answer, result] = await expectEnds(ending)
    expect(idle).toMatch(/^: open\n\n/)
    expect(answer).not.toContain('event: done')
    expect(result).toContain('invalid_api_key')
  })

  test(cites('when a key gets another secret', 'streams.cut'), async () => {
    const { keyId, key } = await newKey()
    const ending = await Promise.all([mcp(key), chat(key)])
    await carryOut('POST', `/keys/${keyId}/rotate`)
    await expectEnds(ending)
  })

  describe('for a member with a live key', () => {
    const opened = async () => {
      const person = await newMember(tenant, 'developer')
      const [own, theirs] = await Promise.all(
        [person.orgId, tenant.orgId].map((orgId) => mintLiveKey(service.databaseUrl, { userId: person.userId, orgId })),
      )
      const owner = await mintLiveKey(service.databaseUrl, { userId: tenant.userId, orgId: tenant.orgId })
      await Promise.all([mcp(owner), chat(owner), mcp(own ?? '')])
      // The member's key for their own organization stays valid, and loses only the chat about the tenant's volume.
      const ending = await Promise.all([chat(own ?? ''), mcp(theirs ?? ''), chat(theirs ?? '')])
      return { person, own: own ?? '', ending }
    }

    test(cites('who is removed', 'members.cut', 'streams.cut', 'members.remove'), async () => {
      const { person, ending } = await opened()
      await carryOut('DELETE', `/orgs/${tenant.orgId}/members/${person.userId}`)
      const [ofOwnKey] = await expectEnds(ending)
      expect(ofOwnKey).not.toContain('event: done')
    })

    test(cites('who leaves', 'members.cut', 'members.remove'), async () => {
      const { person, ending } = await opened()
      await person.call('DELETE', `/orgs/${tenant.orgId}/members/${person.userId}`)
      await expectEnds(ending)
    })
  })

  test(cites('when a client gives its tokens back', 'oauth.dead-at-once'), async () => {
    const connected = await Promise.all([
      connectClient(tenant.send, tenant.cookie),
      connectClient(tenant.send, tenant.cookie),
    ])
    const [{ clientId, accessToken, refreshToken }, other] = connected
    await Promise.all([mcp(other.accessToken), askMemory(other.accessToken)])
    const ending = await Promise.all([mcp(accessToken), askMemory(accessToken)])
    expectStatus(await revoke(tenant.send, clientId, refreshToken), 200)
    const [, result] = await expectEnds(ending)
    expect(result).toContain('invalid_api_key')
  })

  describe('for agents', () => {
    let agent: AgentWithKey
    let second: string
    beforeAll(async () => {
      second = await tenant.volume('second')
      await remember(second)
    })
    const newAgent = async () => {
      agent = await tenant.agent('Ferryman', { volumeId: tenant.volumeId })
      await tenant.connect(agent.agentId, second)
    }
    const opened = async () => {
      await newAgent()
      const { agentId, key } = agent
      const colleague = await tenant.agent('Colleague', { volumeId: tenant.volumeId })
      await Promise.all([chat(colleague.key), mcp(colleague.key)])
      const [all, ofFirst, ofSecond] = await Promise.all([
        mcp(key),
        Promise.all([chat(key), askMemory(key)]),
        chat(key, second),
      ])
      return { agentId, all, ofFirst, ofSecond }
    }

    test.each([
      ['deactivated', 'DELETE', undefined],
      ['made inactive', 'PATCH', { is_active: false }],
    ] as const)(cites('that are %s', 'streams.cut', 'agents.deactivate'), async (_how, method, body) => {
      const { agentId, all, ofFirst, ofSecond } = await opened()
      await carryOut(method, `/agents/${agentId}`, body)
      await expectEnds([all, ...ofFirst, ofSecond])
    })

    test.each([
      ['disconnected', (agentId: string) => carryOut('DELETE', `/agent/${agentId}/disconnect/${tenant.volumeId}`)],
      ['connected to write only', (agentId: string) => tenant.connect(agentId, tenant.volumeId, ['write'])],
    ] as const)(
      cites('that are %s, where they told about this volume', 'streams.cut', 'disconnect'),
      async (_how, change) => {
        const { agentId, ofFirst } = await opened()
        await change(agentId)
        const [answer, result] = await expectEnds(ofFirst)
        expect(answer).not.toContain('event: done')
        expect(result).toContain('agent_not_authorized_for_volume')
      },
    )
  })

  test(cites('when a volume is deleted, where they told about it', 'streams.cut', 'volumes.erase'), async () => {
    const brief = await tenant.volume('brief')
    await remember(brief)
    const { key } = await newKey()
    await Promise.all([mcp(key), chat(key)])
    const ending = await Promise.all([chat(key, brief), askMemory(key, brief)])
    await carryOut('DELETE', `/volumes/${brief}`)
    await expectEnds(ending)
  })
})

test(
  cites(`of many open streams ${REVOCATIONS} revocations end exactly theirs, most by a signal`, 'streams.cut'),
  async () => {
    const keys = await Promise.all(Array.from({ length: 2 * REVOCATIONS }, newKey))
    const streams = await Promise.all(keys.map(({ key }) => mcp(key)))
    const before = await losses()
    await Promise.all(keys.slice(REVOCATIONS).map(({ keyId }) => tenant.call('DELETE', `/keys/${keyId}`)))
    await expectEnds(streams.slice(REVOCATIONS))
    // Waits while the service polls the access of the other streams, which got no signal.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await expectEnds(streams.slice(REVOCATIONS))
    const after = await losses()
    const [signal, poll] = [after.signal - before.signal, after.poll - before.poll]
    expect(signal + poll).toBe(REVOCATIONS)
    // A poll may be due just before the signal arrives.
    expect(signal).toBeGreaterThan(poll)
  },
)

test(
  cites(
    'access of every kind, once taken away, is refused at the next request, and a signal ends what was opened with it',
    'streams.cut',
    'realtime.cut',
    'members.cut',
    'oauth.dead-at-once',
    'sessions.end',
    'password.change',
  ),
  async () => {
    const { databaseUrl, realtimeUrl } = service
    const places = { tenant, writer: await tenant.key('org_rw'), databaseUrl, there, ask: clientOf(there), realtimeUrl }
    const processes = [...new Set([there, realtimeUrl])]
    const before = await Promise.all(processes.map(losses))
    const cut = Object.entries(revocables(places)).map(async ([by, made]) => {
      const { ended, isRefused, revoke } = await made()
      const wasRefused = await isRefused()
      await revoke()
      expect({ by, wasRefused, isRefused: await isRefused() }).toEqual({ by, wasRefused: false, isRefused: true })
      await Promise.allSettled([ended])
    })
    await together(cut)
    // A poll would have ended everything too, but up to two seconds later.
    const after = await Promise.all(processes.map(losses))
    for (const [at, { signal, poll }] of after.entries())
      expect(signal - (before[at]?.signal ?? 0)).toBeGreaterThan(poll - (before[at]?.poll ?? 0))
  },
)

/** How many losses of access a process has noticed so far, by signal and by poll. */
const losses = async (url = there) => {
  const { text } = await clientOf(url)('GET', '/metrics')
  const count = (by: string) =>
    Number(text.match(new RegExp(`^access_losses_total\\{noticed_by="${by}"\\} (\\d+)$`, 'm'))?.[1])
  return { signal: count('signal'), poll: count('poll') }
}
