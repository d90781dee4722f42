import type { PoolClient } from 'pg'

const plan = (client: PoolClient, mode: 'force_custom_plan' | 'auto') =>
  client.query({
    name: 'graph-plans',
    text: `SELECT set_config('plan_cache_mode', $1, true)`,
    values: [mode],
  })

/**
 * Makes the statements in `work` find rows by key. Otherwise a plan that was cached while the tables were small, and
 * not yet invalidated by an ANALYZE, would read a whole volume or node to find a few rows. Later statements of the
 * transaction are planned as usual.
 */
export const byKeys = async <Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> => {
  await plan(client, 'force_custom_plan')
  const result = await work()
  await plan(client, 'auto')
  return result
}
