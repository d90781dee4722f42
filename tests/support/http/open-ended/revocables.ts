import { mintLiveKey } from '../../servers/database.js'
import { askFerry, FERRY } from '../../servers/models/endless-model.js'
import { expectStatus, type Json, PASSWORD, type RequestOptions, type Send } from '../client.js'
import { rpcOf } from '../mcp.js'
import { memoriesOf } from '../memories.js'
import { connectAtLast, refresh, revoke } from '../oauth/oauth.js'
import { newMember, signedInAgain } from '../people.js'
import { newTenant, type Tenant } from '../tenant.js'
import { openAskMemory, openChat, openMcpStream } from './open-stream.js'
import { openSocket } from './socket.js'

/** Access that is about to be revoked. */
export interface Revocable {
  /**
   * Settles when the service has ended the stream or socket that was opened with the access, or closed its connection;
   * null if there is no such stream or socket.
   */
  ended: Promise<unknown> | null
  /** Whether a request with the access is refused now. */
  isRefused(): Promise<boolean>
  /** Revokes the access, and resolves with the response to that request. */
  revoke(): Promise<unknown>
}

/** Where access is used, and where it is revoked: at another process, if there are several. */
export interface Places {
  tenant: Tenant
  /** A key of the tenant that may do everything. */
  writer: string
  databaseUrl: string
  /** Address of the process at which streams are open and requests are tried. */
  there: string
  /** Sends requests to the process at `there`. */
  ask: Send
  /** Address of the process that serves sockets. */
  realtimeUrl: string
}

const refused =
  (ask: Send, method: string, path: string, options: RequestOptions): Revocable['isRefused'] =>
  async () =>
    [401, 403].includes((await ask(method, path, options)).status)
/** Whether /mcp refuses a credential. If the credential is good, a body without a message gets another status. */
const refusedAtMcp = (ask: Send, key: string) => refused(ask, 'POST', '/mcp', { key, body: {} })

/** Returns functions that each set up access to revoke, by the name of what revokes it. */
export const revocables = (places: Places): Record<string, () => Promise<Revocable>> => ({
  ...ofKeys(places),
  ...ofPeople(places),
  ...ofApplications(places),
})

const call = async ({ tenant }: Places, method: string, path: string, body?: object) =>
  expectStatus(await tenant.call(method, path, body), 200)

/** Opens a socket or a stream; `ended` settles when it has ended. */
type Open = (key: string, volumeId: string) => Promise<{ ended: Promise<unknown> }>

/** What can be open, by its name. `mcp`: a tool call that answers from the volume, or the stream, which needs none. */
const opensAt = ({ there, realtimeUrl }: Places, mcp: 'call' | 'stream'): Record<string, Open> => ({
  'a socket': async (key, volumeId) => {
    const { closed } = await openSocket(realtimeUrl, `volume_id=${volumeId}`, { key })
    return { ended: closed }
  },
  'an answer': (key, volumeId) => openChat(there, key, askFerry(volumeId)),
  MCP: (key, volumeId) =>
    mcp === 'stream' ? openMcpStream(there, key) : openAskMemory(there, key, askFerry(volumeId)),
})

const ofKeys = (places: Places): Record<string, () => Promise<Revocable>> => {
  const { tenant, writer, ask } = places
  const { volumeId } = tenant
  const refusedQuery = (key: string, of: string) =>
    refused(ask, 'POST', '/agent/memory/query', { key, body: askFerry(of) })
  const whole: Record<string, (open: Open) => Promise<Revocable>> = {
    'key deleted': async (open) => {
      const made = expectStatus(await tenant.call('POST', '/keys', { name: 'brief', kind: 'org_r' }), 201)
      const { key_id, api_key: key } = made.body.data.key
      const { ended } = await open(key, volumeId)
      const isRefused = refused(ask, 'GET', '/agent/volumes', { key })
      return { ended, isRefused, revoke: () => call(places, 'DELETE', `/keys/${key_id}`) }
    },
    'agent deactivated': async (open) => {
      const { agentId, key } = await tenant.agent('Ferryman', { volumeId })
      const { ended } = await open(key, volumeId)
      const isRefused = refused(ask, 'GET', '/agent/volumes', { key })
      return { ended, isRefused, revoke: () => call(places, 'DELETE', `/agents/${agentId}`) }
    },
  }
  const ofVolume: typeof whole = {
    'agent disconnected': async (open) => {
      const { agentId, key } = await tenant.agent('Ferryman', { volumeId })
      const { ended } = await open(key, volumeId)
      const path = `/agent/${agentId}/disconnect/${volumeId}`
      return { ended, isRefused: refusedQuery(key, volumeId), revoke: () => call(places, 'DELETE', path) }
    },
    'volume deleted': async (open) => {
      const brief = await tenant.volume('brief')
      await memoriesOf(tenant.send, writer, brief).write(FERRY)
      const { ended } = await open(writer, brief)
      return {
        ended,
        isRefused: refusedQuery(writer, brief),
        revoke: () => call(places, 'DELETE', `/volumes/${brief}`),
      }
    },
  }
  const each = (made: typeof whole, opens: Record<string, Open>) =>
    Object.entries(made).flatMap(([by, make]) =>
      Object.entries(opens).map(([at, open]) => [`${by}, at ${at}`, () => make(open)] as const),
    )
  return Object.fromEntries([...each(whole, opensAt(places, 'stream')), ...each(ofVolume, opensAt(places, 'call'))])
}

const ofPeople = (places: Places): Record<string, () => Promise<Revocable>> => {
  const { tenant, databaseUrl, ask, realtimeUrl, there } = places
  const { orgId, volumeId } = tenant
  const memberPath = ({ userId }: Tenant) => `/orgs/${orgId}/members/${userId}`
  const keyOf = ({ userId }: Tenant) => mintLiveKey(databaseUrl, { userId, orgId })
  return {
    'member removed, at a socket': async () => {
      const person = await newMember(tenant, 'developer')
      const key = await keyOf(person)
      const { closed: ended } = await openSocket(realtimeUrl, `volume_id=${volumeId}`, { key })
      const isRefused = refused(ask, 'POST', '/agent/memory/query', { key, body: askFerry(volumeId) })
      return { ended, isRefused, revoke: () => call(places, 'DELETE', memberPath(person)) }
    },
    'member removed, at an application': async () => {
      const person = await newMember(tenant, 'member')
      const { accessToken } = await connectAtLast(tenant.send, person.cookie)
      const { ended } = await openAskMemory(there, accessToken, askFerry(volumeId))
      const asked = rpcOf(ask, accessToken)
      const isRefused = async () => (await asked.tool('search_memories', askFerry(volumeId))).isError === true
      return { ended, isRefused, revoke: () => call(places, 'DELETE', memberPath(person)) }
    },
    'role lowered': async () => {
      const person = await newMember(tenant, 'developer')
      const key = await keyOf(person)
      const isRefused = refused(ask, 'POST', '/volumes', { key, body: { name: 'late', project_id: tenant.projectId } })
      return { ended: null, isRefused, revoke: () => call(places, 'PATCH', memberPath(person), { role: 'member' }) }
    },
    'session ended': async () => {
      const cookie = await signedInAgain(tenant)
      const { sessions } = expectStatus(await tenant.send('GET', '/auth/sessions', { cookie }), 200).body.data
      const { session_id } = sessions.find(({ is_current }: Json) => is_current)
      const isRefused = refused(ask, 'GET', '/auth/me', { cookie })
      return { ended: null, isRefused, revoke: () => call(places, 'DELETE', `/auth/sessions/${session_id}`) }
    },
    'password changed': async () => {
      const person = await newTenant(tenant.send)
      const cookie = await signedInAgain(person)
      const key = await mintLiveKey(databaseUrl, person)
      const { ended } = await openMcpStream(there, key)
      const isRefused = async () =>
        (await refused(ask, 'GET', '/auth/me', { cookie })()) && (await refusedAtMcp(ask, key)())
      const body = { current_password: PASSWORD, password: 'another horse' }
      const change = async () => expectStatus(await person.call('POST', '/auth/password', body), 200)
      return { ended, isRefused, revoke: change }
    },
  }
}

const ofApplications = ({ tenant, there, ask }: Places): Record<string, () => Promise<Revocable>> => {
  const connected = async () => {
    const client = await connectAtLast(tenant.send, tenant.cookie)
    const { ended } = await openMcpStream(there, client.accessToken)
    return { ...client, ended, isRefused: refusedAtMcp(ask, client.accessToken) }
  }
  return {
    'grant revoked': async () => {
      const { clientId, accessToken, ended, isRefused } = await connected()
      return { ended, isRefused, revoke: () => revoke(tenant.send, clientId, accessToken) }
    },
    'refresh token used again': async () => {
      const { clientId, refreshToken, ended, isRefused } = await connected()
      expectStatus(await refresh(tenant.send, clientId, refreshToken), 200)
      return { ended, isRefused, revoke: () => refresh(tenant.send, clientId, refreshToken) }
    },
  }
}
