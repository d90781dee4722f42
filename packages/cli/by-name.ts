import type { Client } from '@agent-memory/client/client'
import type { Agent, Key } from '@agent-memory/client/types'
import type { Context } from './context.js'
import { EXIT, Failure, wrongUsage } from './exit-codes.js'
import { allPages } from './paging.js'
import { callOptions, isId } from './signed-in.js'

/** Lists all agents of an organization. */
export const agentsOf = (context: Context, client: Client, org_id: string): Promise<Agent[]> =>
  allPages(async (cursor) => {
    const query = { org_id, limit: 100, ...(cursor !== undefined && { cursor }) }
    const page = await client.agents.list(query, callOptions(context))
    return { items: page.agents, next_cursor: page.next_cursor }
  })

/** Lists all keys of an organization that are not revoked. */
export const keysOf = (context: Context, client: Client, org_id: string): Promise<Key[]> =>
  allPages(async (cursor) => {
    const query = { org_id, limit: 100, ...(cursor !== undefined && { cursor }) }
    const page = await client.keys.list(query, callOptions(context))
    return { items: page.keys, next_cursor: page.next_cursor }
  })

interface Organizations {
  client: Client
  organizations: readonly { org_id: string }[]
}

/**
 * Returns `wanted` if it is an id, else the id of the only active agent with this name.
 * @throws Failure if no agent or several agents have this name
 */
export const agentIdOf = async (context: Context, within: Organizations, wanted: string): Promise<string> => {
  if (isId(wanted)) return wanted
  const agents = await inAll(within, (orgId) => agentsOf(context, within.client, orgId))
  const named = agents.filter(({ name, is_active }) => name === wanted && is_active)
  return only(
    'agent',
    wanted,
    named.map(({ agent_id }) => agent_id),
  )
}

/**
 * Returns `wanted` if it is an id, else the id of the only key with this name.
 * @throws Failure if no key or several keys have this name
 */
export const keyIdOf = async (context: Context, within: Organizations, wanted: string): Promise<string> => {
  if (isId(wanted)) return wanted
  const keys = await inAll(within, (orgId) => keysOf(context, within.client, orgId))
  const named = keys.filter(({ name }) => name === wanted)
  return only(
    'key',
    wanted,
    named.map(({ key_id }) => key_id),
  )
}

const inAll = async <Item>(
  { organizations }: Organizations,
  list: (orgId: string) => Promise<Item[]>,
): Promise<Item[]> => (await Promise.all(organizations.map(({ org_id }) => list(org_id)))).flat()

const only = (kind: 'agent' | 'key', wanted: string, ids: string[]): string => {
  const [first, ...others] = ids
  if (first === undefined) {
    const sentence = `No ${kind === 'agent' ? 'active agent' : kind} is named "${wanted}": run \`sm ${kind}s\` to list all ${kind}s.`
    throw new Failure(`${kind}_not_found`, sentence, EXIT.notFound)
  }
  if (others.length === 0) return first
  throw wrongUsage(
    `${ids.length} ${kind}s are named "${wanted}". Give the id of the ${kind} instead: ${ids.join(', ')}.`,
  )
}
