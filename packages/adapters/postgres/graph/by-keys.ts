import type { PoolClient } from 'pg'

const plan = (client: PoolClient, mode: 'force_custom_plan' | 'auto') =>
  client.query({
    name: 'graph-plans',
    text: `SELECT set_config('plan_cache_mode', $1, true)`,
    values: [mode],
  })

/**
 * Has rows looked up by their keys: a plan that a connection made and kept while the tables were small, and that no
 * ANALYZE has outdated, reads all of a volume or of a node to find a few rows. What the transaction does afterwards is
 * planned as usual.
 */
export const byKeys = async <Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> => {
  await plan(client, 'force_custom_plan')
  const result = await work()
  await plan(client, 'auto')
  return result
}
