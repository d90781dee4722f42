import type { Json } from '../client.js'
import type { Marked } from './marked-tenant.js'

export type Asked = [method: string, path: string, body?: Json]

/** A request that a caller can try on a target; one that `changes` something is tried only on other tenants. */
export interface Trial {
  changes?: true
  /**
   * @param text the query, where there is one
   * @param own the caller, for trials that ask about the target in the caller's own volume
   */
  ask: (target: Marked, text: string, own: Marked) => Asked
}

export const reads = (ask: Trial['ask']): Trial => ({ ask })
export const changes = (ask: Trial['ask']): Trial => ({ changes: true, ask })

export const INTRUDER = 'An intruder was here.'

/** A request to /mcp. A tool that denies access answers 200 with `isError`. */
export const mcp = (method: string, params: Json): Asked => ['POST', '/mcp', { jsonrpc: '2.0', id: 1, method, params }]
