import { expectStatus, type Json, type Send } from '../client.js'
import { rpcOf } from '../mcp.js'
import { OPERATIONS } from './tenant-operations.js'
import { TOOLS } from './tool-operations.js'
import type { Trial } from './trial.js'

/** What the service advertises. */
export interface Offered {
  /** Such as `get /volumes/{volume_id}`. */
  operations: readonly string[]
  tools: readonly string[]
}

/**
 * Returns the operations in /openapi.json of these processes, and the MCP tools that the first process offers.
 * @param key has every permission
 */
export async function offeredBy(processes: readonly [Send, ...Send[]], key: string): Promise<Offered> {
  const [send] = processes
  const documents = await Promise.all(
    processes.map(async (each) => expectStatus(await each('GET', '/openapi.json'), 200).body as Json),
  )
  const offered = documents.flatMap(({ paths }) =>
    Object.entries<Json>(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)),
  )
  const operations = [...new Set(offered)]
  const { result } = await rpcOf(send, key).message('tools/list')
  return { operations, tools: result.tools.map(({ name }: Json) => name) }
}

/**
 * The trials of everything offered.
 * @throws Error that names offered operations without a trial, and trials of operations that do not exist
 */
export function trialsOf({ operations, tools }: Offered): Trial[] {
  const wrong = [...differences('operation', operations, OPERATIONS), ...differences('tool', tools, TOOLS)]
  if (wrong.length > 0) throw new Error(`tests/support/http/operations/tenant-operations.ts: ${wrong.join('; ')}`)
  return [...Object.values(OPERATIONS), ...Object.values(TOOLS)].flatMap((trials) =>
    typeof trials === 'string' ? [] : trials,
  )
}

const differences = (what: string, offered: readonly string[], known: object): string[] => [
  ...offered.filter((name) => !Object.hasOwn(known, name)).map((name) => `the ${what} ${name} has no trial`),
  ...Object.keys(known)
    .filter((name) => !offered.includes(name))
    .map((name) => `there is no ${what} ${name}`),
]
