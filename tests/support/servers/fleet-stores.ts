import { randomUUID } from 'node:crypto'
import { SHARED_SERVICE, shared } from '../shared.ts'
import { neo4jSettings, startNeo4j } from './neo4j.ts'
import { startQdrant } from './qdrant.ts'
import { startTestRedis } from './redis.ts'

type Env = Record<string, string>

/** A server of a fleet besides PostgreSQL. */
export interface Store {
  env: Env
  stop(): Promise<void>
}

/** Returns the shared service's store settings whose names begin with `prefix`; empty without a shared service. */
const ofShared = (prefix: string): Env => {
  const given = process.env[SHARED_SERVICE] ? shared().stores : {}
  return Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith(prefix)))
}

/** The servers of shape 3. */
export const STORES: (() => Promise<Store>)[] = [
  async () => {
    const { url, stop } = await startTestRedis()
    return { env: { REDIS_URL: url }, stop }
  },
  async () => {
    // An external server may hold data of other runs, and the shared service's holds its own.
    const own = { QDRANT_PREFIX: `test-${randomUUID()}-` }
    const given = ofShared('QDRANT_')
    if (given.QDRANT_URL !== undefined) return { env: { ...given, ...own }, stop: async () => {} }
    const qdrant = await startQdrant()
    if (qdrant === null) throw new Error('shape 3 needs a Qdrant')
    const { url, apiKey, stop } = qdrant
    return { env: { QDRANT_URL: url, ...own, ...(apiKey && { QDRANT_API_KEY: apiKey }) }, stop }
  },
  async () => {
    // A JVM for each fleet would overload the machine. So all use the shared service's server, each with its own
    // graphs.
    const given = ofShared('NEO4J_')
    if (given.NEO4J_URL !== undefined) return { env: given, stop: async () => {} }
    const neo4j = await startNeo4j()
    if (neo4j === null) throw new Error('shape 3 needs a Neo4j')
    return { env: neo4jSettings(neo4j), stop: neo4j.stop }
  },
]
