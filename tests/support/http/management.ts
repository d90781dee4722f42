import { randomBytes, randomUUID } from 'node:crypto'
import { openManagementStore } from '@agent-memory/adapters/postgres/accounts/management'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { createAgent } from '@agent-memory/core/accounts/agents'
import { findKey } from '@agent-memory/core/accounts/keys/keys'
import { createOwner } from '@agent-memory/core/accounts/people/people'
import type { KeyPrincipal, Role, SessionPrincipal } from '@agent-memory/core/accounts/principal'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { createMemoryRateCounters } from '@agent-memory/runtime/http/access/memory-rate-counters'
import { createRateLimiter, type RateLimiter } from '@agent-memory/runtime/http/access/rate-limit'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'

export interface Owner {
  principal: SessionPrincipal
  orgId: string
  projectId: string
  volumeId: string
}

export interface ManagementFixture {
  /** URL of the database. */
  url: string
  database: Database
  ports: ManagementPorts & { limiter: RateLimiter }
  /** Errors outside of answers. */
  errors: unknown[]
  /** Creates an owner with organization, project and volume. */
  owner(): Promise<Owner>
  /** Creates a user with this role in the organization. */
  colleague(orgId: string, role: Role): Promise<SessionPrincipal>
  /** Creates a session of the user; returns its hash. */
  session(userId: string): Promise<Buffer>
  /** Creates an agent called Scout in the owner's project, by the owner unless another user is named. */
  agentOf(owner: Owner, by?: SessionPrincipal): ReturnType<typeof createAgent>
  /** Returns the owner of a key; null if unknown. */
  lookUp(apiKey: string): Promise<KeyPrincipal | null>
  sql<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const PASSWORD = 'correct horse battery'

/** Starts all management services on their own, migrated PostgreSQL. */
export const startManagement = async (): Promise<ManagementFixture> => {
  const { url, stop } = await startTestDatabase()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const database = openTestDatabase(url, onError)
  const store = openManagementStore(database, { onError })
  const ports = {
    ...store,
    config: { signup: 'open' as const },
    mailer: null,
    mayMail: async () => true,
    identityProviders: [],
    limiter: createRateLimiter(createMemoryRateCounters(), 'off'),
    tokenKey: randomBytes(32),
    now: () => new Date(),
  }

  const principalOf = async (userId: string): Promise<SessionPrincipal> => {
    const principal = await store.people.principal(userId)
    if (principal === null) throw new Error('the user is gone')
    return principal
  }
  const sql = <Row extends object>(text: string, ...values: unknown[]) => database.query<Row>({ text, values })
  const owner = async () => {
    const email = `${randomUUID()}@example.org`
    const created = await createOwner(ports, { email, password: PASSWORD, name: 'Ada', orgName: null })
    return { ...created, principal: await principalOf(created.userId) }
  }

  return {
    url,
    database,
    ports,
    errors,
    owner,
    async colleague(orgId, role) {
      const { userId } = (await owner()).principal
      await sql('INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3)', orgId, userId, role)
      return principalOf(userId)
    },
    async session(userId) {
      const sessionHash = randomBytes(32)
      await store.sessions.save({ sessionHash, userId, data: {}, expiresAt: new Date(Date.now() + 3_600_000) })
      return sessionHash
    },
    agentOf: ({ principal, orgId, projectId }, by = principal) =>
      createAgent(ports, by, { orgId, projectId, name: 'Scout', description: null, systemPrompt: 'Be brief.' }),
    lookUp: (apiKey) => findKey(ports.keys, apiKey),
    sql,
    async close() {
      await database.close()
      await stop()
    },
  }
}
