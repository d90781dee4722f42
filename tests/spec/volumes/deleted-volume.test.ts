import { beforeAll, expect, test } from '@jest/globals'
import type pg from 'pg'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { clientOf, expectErased, type Json, type RequestOptions } from '../../support/http/client.js'
import { ACCEPT } from '../../support/http/mcp.js'
import { type Marked, makeMarked, settled } from '../../support/http/operations/marked-tenant.js'
import { offeredBy, trialsOf } from '../../support/http/operations/offered.js'
import { type Asked, changes, reads, type Trial } from '../../support/http/operations/trial.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

let own: Marked
let trials: Trial[]
beforeAll(async () => {
  own = await makeMarked(9_001)
  await settled(own)
  trials = trialsOf(await offeredBy([send, clientOf(shared().realtimeUrl)], own.credentials[1]?.key ?? ''))
})

/** The requests about the volume or its contents, and those for the lists that contained the volume. */
const asked = (): Asked[] => {
  const { tenant, memoryIds, writeIds, forgetId, documentId, webhook } = own
  const ids = [tenant.volumeId, ...memoryIds, ...writeIds, forgetId, documentId, webhook.webhookId]
  const textOf = (body: Json) => JSON.stringify(body instanceof FormData ? [...body.entries()] : (body ?? ''))
  const lists = [reads(() => ['GET', '/volumes']), reads(() => ['GET', '/agent/volumes'])]
  return [...trials, ...lists, changes(() => ['DELETE', `/volumes/${tenant.volumeId}`])]
    .map(({ ask }) => ask(own, 'Who keeps the ledger?', own))
    .filter(([, path, body], at) => at >= trials.length || ids.some((id) => `${path} ${textOf(body)}`.includes(id)))
}

const answerTo = async ([method, path, body]: Asked, credential: RequestOptions): Promise<string> => {
  const content = body instanceof FormData ? { form: body } : body !== undefined && { body }
  const { status, text } = await send(method, path, { ...credential, ...content, headers: ACCEPT })
  return `${method} ${path}: ${status} ${text}`
}

const answers = async (): Promise<string[]> => {
  const all: string[] = []
  for (const credential of own.credentials.slice(0, 3))
    for (const each of asked()) all.push(await answerTo(each, credential))
  return all
}

const TEXTS = ['password hint', 'keep the ledger', 'works at Acme']

test(
  cites('a deleted volume is gone for every operation while its rows are still there', 'volumes.erase', 'errors.alike'),
  async () => {
    const rowsIn = async (client: pg.Client) => {
      const text = 'SELECT count(*)::int AS rows FROM memories WHERE volume_id = $1'
      return (await client.query<{ rows: number }>(text, [own.tenant.volumeId])).rows[0]?.rows
    }
    const meanwhile = await withDatabase(shared().databaseUrl, async (client) => {
      // The erasure of rows waits for this lock, the deletion does not.
      await client.query(`SELECT pg_advisory_lock(hashtextextended('terms of ' || $1::text, 0))`, [own.tenant.volumeId])
      expectErased(await own.tenant.call('DELETE', `/volumes/${own.tenant.volumeId}`))
      const found = await answers()
      expect(await rowsIn(client)).toBeGreaterThanOrEqual(4)
      return found
    })
    expect(meanwhile.length).toBeGreaterThan(100)
    expect(meanwhile.filter((answer) => TEXTS.some((text) => answer.includes(text)))).toEqual([])
    await withDatabase(shared().databaseUrl, (client) => eventually(async () => expect(await rowsIn(client)).toBe(0)))
    expect(meanwhile).toEqual(await answers())
  },
)
