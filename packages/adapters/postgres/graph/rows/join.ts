import type { Evidence } from '@agent-memory/core/graph/evidence'
import type { PoolClient } from 'pg'
import { sourcesOf } from './sources.js'

/** A source whose nodes change. */
export interface MovedSource {
  before: Evidence
  after: Evidence
}

/**
 * A node with more sources than this is not merged into another, since that would read and rewrite all its sources in
 * one transaction.
 */
export const MOST_MOVED = 2_000

/** Counts the sources that name each of the nodes to be joined. */
export const tellersOf = async (
  client: PoolClient,
  volumeId: string,
  joined: ReadonlyMap<string, string>,
): Promise<Map<string, number>> => {
  if (joined.size === 0) return new Map()
  const { rows } = await client.query<{ node_id: string; tellers: number }>(
    `SELECT node_id, sum(tellers)::int AS tellers FROM graph_votes
     WHERE volume_id = $1 AND node_id = ANY($2::uuid[]) AND about = 'type' GROUP BY node_id`,
    [volumeId, [...new Set([...joined].flat())]],
  )
  return new Map(rows.map((row) => [row.node_id, row.tellers]))
}

/**
 * Chooses which node of each joined group stays: the one that the most sources name, so that the fewest sources are
 * rewritten.
 * @param joined maps each joined node to the node it is joined into
 * @returns the same groups, each removed node mapped to the node that stays
 */
export const smallerFirst = (
  joined: ReadonlyMap<string, string>,
  tellers: ReadonlyMap<string, number>,
): Map<string, string> => {
  const groups = new Map<string, string[]>()
  for (const [from, into] of joined) groups.set(into, [...(groups.get(into) ?? [into]), from])
  const stays = (nodes: readonly string[]) =>
    nodes.reduce((most, node) => ((tellers.get(node) ?? 0) > (tellers.get(most) ?? 0) ? node : most))
  return new Map(
    [...groups.values()].flatMap((nodes) => {
      const one = stays(nodes)
      return nodes.filter((node) => node !== one).map((node) => [node, one] as const)
    }),
  )
}

/** Returns the sources of the removed nodes, rewritten to name the nodes that stay. */
export const toOneNode = async (
  client: PoolClient,
  volumeId: string,
  joined: ReadonlyMap<string, string>,
): Promise<MovedSource[]> => {
  if (joined.size === 0) return []
  const evidence = await sourcesOf(client, volumeId, [...joined.keys()])
  return evidence.map((before) => ({
    before,
    after: { ...before, nodes: before.nodes.map((node) => joined.get(node) ?? node) },
  }))
}
