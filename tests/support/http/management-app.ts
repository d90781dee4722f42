import { findKey } from '@agent-memory/core/accounts/keys/keys'
import { findToken } from '@agent-memory/core/accounts/oauth/tokens'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { RepositorySessionStore } from '@agent-memory/runtime/http/access/session-store'
import type { Endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp } from '@agent-memory/runtime/testing/start-app'
import { expect } from '@jest/globals'
import { type Json, newEmail, onceTo } from './client.js'
import { type ManagementFixture, startManagement } from './management.js'

export interface ManagementReply {
  status: number
  body: Json
  /** `name=value` of the session that the reply set, or empty. */
  cookie: string
}

/** A user who signed up, and what sign-up created. */
export interface Person {
  email: string
  cookie: string
  orgId: string
  projectId: string
  volumeId: string
}

/** Management routes over HTTP, with their own database. */
export interface ManagementApp extends Pick<ManagementFixture, 'sql'> {
  /** Sends a request with a key, or with a session as `name=value`. */
  call(method: string, path: string, as: string, body?: unknown): Promise<ManagementReply>
  signedUp(): Promise<Person>
  /** Creates a key. Requires the key routes. */
  newKey(person: Person, kind: string): Promise<string>
  /** Creates an agent. Requires the agent routes. */
  newAgent(person: Person): Promise<{ agent_id: string; api_key: string }>
  close(): Promise<void>
}

/** Password of every user who signs up here. */
export const MANAGEMENT_PASSWORD = 'correct horse'

/** Serves the routes that `routesOf` makes from the ports; sign-in routes must be among them. */
export async function startManagementApp(
  routesOf: (ports: ManagementFixture['ports']) => readonly Endpoint[],
): Promise<ManagementApp> {
  const fixture = await startManagement()
  const { ports, sql } = fixture
  const app = await startTestApp(routesOf(ports), {
    authenticator: {
      findKey: (secret) => findKey(ports.keys, secret),
      findToken: (token) => findToken(ports.oauth, token, undefined),
      findUser: (userId) => ports.people.principal(userId),
    },
    store: new RepositorySessionStore(ports.sessions),
    limits: withOverrides({ auth: { max: 10_000 }, default: { max: 10_000 } }),
  })
  const send = onceTo(app.url)
  const call: ManagementApp['call'] = async (method, path, as, body) => {
    const credential = as.startsWith('sm_') ? { key: as } : { cookie: as }
    const reply = await send(method, path, { ...credential, body })
    return { status: reply.status, body: reply.body, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  return {
    sql,
    call,
    async signedUp() {
      const email = newEmail()
      const person = { email, password: MANAGEMENT_PASSWORD, name: 'Ada' }
      const { status, body, cookie } = await call('POST', '/auth/signup', '', person)
      expect(status).toBe(201)
      const [organization] = body.data.organizations
      const [project] = organization.projects
      const volumeId = project.volumes[0].volume_id
      return { email, cookie, orgId: organization.org_id, projectId: project.project_id, volumeId }
    },
    async newKey({ cookie, projectId }, kind) {
      const body = { name: kind, kind, ...(kind.startsWith('proj') ? { project_id: projectId } : {}) }
      return (await call('POST', '/keys', cookie, body)).body.data.key.api_key
    },
    newAgent: async ({ cookie, orgId, projectId }) =>
      (await call('POST', '/agents', cookie, { org_id: orgId, project_id: projectId, name: 'Scout' })).body,
    async close() {
      await app.close()
      await fixture.close()
    },
  }
}
