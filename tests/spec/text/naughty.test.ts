import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { cookieOf, type Json, newEmail, PASSWORD, type Reply } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { signUp } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { perShape } from '../../support/service.js'
import { send } from '../../support/shared.js'

/** The Big List of Naughty Strings; see the licence beside it. */
const NAUGHTY: string[] = JSON.parse(readFileSync(new URL('../../fixtures/blns/blns.json', import.meta.url), 'utf8'))
const oneIn = (count: number) => NAUGHTY.filter((_, at) => at % count === 0)
/**
 * Shape 1 tries all strings, the other shapes only some, because every shape handles text with the same code and keeps
 * management data in PostgreSQL.
 */
const WRITTEN = oneIn(perShape(1, 8))
const MANAGED = oneIn(perShape(1, 16))
/**
 * Only some strings: for fields that share a schema with a field tested with all strings, and for sign-ups, whose
 * password hashes are slow by design.
 */
const ALIKE = oneIn(perShape(6, 32))
/** Strings that equal another one except for case, width and punctuation. */
const SIMILAR = WRITTEN.filter((text) => NAUGHTY.filter((other) => lettersOf(other) === lettersOf(text)).length > 1)
const WIDTH = 6

const { tenant, key } = await newWriter()

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

type Fields = Record<string, unknown>

/**
 * Sends each text in all of these fields, and again without the fields that a 400 names.
 * What is accepted must read back unchanged; a 5xx is an error. Returns what went wrong.
 */
async function survivors(
  fields: (text: string) => Fields,
  ask: (fields: Fields, at: number) => Promise<Reply>,
  readBack: (reply: Reply, fields: Fields, at: number) => Promise<Json>,
  texts = WRITTEN,
): Promise<unknown[]> {
  const outcomes = await concurrently(WIDTH, texts, async (text, at) => {
    let sent = fields(text)
    let reply = await ask(sent, at)
    if (reply.status === 400) {
      const refused = Object.keys(reply.body.details).map((path) => path.split('.')[0])
      sent = Object.fromEntries(Object.entries(sent).filter(([field]) => !refused.includes(field)))
      reply = await ask(sent, at)
    }
    if (reply.status >= 300) return { text, status: reply.status, body: reply.body }
    const read = await readBack(reply, sent, at)
    const changed = Object.keys(sent).filter((field) => !isDeepStrictEqual(read[field], sent[field]))
    return changed.length === 0 ? null : { text, changed: changed.map((field) => [field, read[field]]) }
  })
  return outcomes.filter((outcome) => outcome !== null)
}

describe('naughty strings read back unchanged, or are a 400', () => {
  test(cites('in each text of a write', 'text.unchanged'), async () => {
    const mine = memoriesOf(send, key, await tenant.volume('texts'))
    const withoutContent: unknown[] = []
    const wrong = await survivors(
      (text) => ({ content: text, user_id: text, session_id: text, metadata: { note: text, list: 1 } }),
      ({ content, ...more }, at) => {
        if (content !== undefined) return mine.tryWrite(content, more)
        withoutContent.push(WRITTEN[at])
        return mine.tryWrite(`Sheet ${at} lies in the drawer.`, more)
      },
      ({ body }) => mine.read(body.memory_id),
    )
    expect(wrong).toEqual([])
    expect(withoutContent).toEqual([''])
  })

  test(cites('in statements that may be the same', 'text.unchanged', 'same.keeps-sources'), async () => {
    // The statements above never count as the same, because each has a user of its own.
    const mine = memoriesOf(send, key, tenant.volumeId)
    const lost = await concurrently(WIDTH, SIMILAR, (text) => contentLost(mine, text))
    expect(lost.filter((text) => text !== null)).toEqual([])
  })

  test(cites('in a query', 'text.unchanged'), async () => {
    const paths = { '/agent/memory/query': WRITTEN, '/memory/query': ALIKE }
    for (const [path, texts] of Object.entries(paths)) {
      const wrong = await survivors(
        (text) => ({ query: text }),
        (fields) => send('POST', path, { key, body: { query: 'nothing', ...fields, volume_id: tenant.volumeId } }),
        async ({ body }) => body,
        texts,
      )
      expect(wrong).toEqual([])
    }
  })

  test(cites('in the texts of an agent', 'text.unchanged', 'agents.bounds'), async () => {
    const created: Json[] = []
    const wrong = await survivors(
      (text) => ({ name: text, description: text, system_prompt: text }),
      (fields) =>
        tenant.call('POST', '/agents', { name: 'x', ...fields, org_id: tenant.orgId, project_id: tenant.projectId }),
      async ({ body }, sent) => {
        created.push({ agent_id: body.agent_id, ...sent })
        return body
      },
      MANAGED,
    )
    expect(wrong).toEqual([])
    const stored = new Map<string, Json>()
    for (let after: string | null = ''; after !== null; ) {
      const page: Json = (await tenant.call('GET', `/agents?org_id=${tenant.orgId}&limit=100${after}`)).body.data
      for (const agent of page.agents) stored.set(agent.agent_id, agent)
      after = page.next_cursor && `&cursor=${page.next_cursor}`
    }
    for (const agent of created) expect(stored.get(agent.agent_id)).toMatchObject(agent)
  })

  test(cites('in the names of volumes, projects and keys', 'text.unchanged'), async () => {
    const named = async (path: string, thing: string, more: Json, texts = ALIKE) =>
      survivors(
        (text) => ({ name: text }),
        (fields) => tenant.call('POST', path, { name: 'x', ...fields, ...more }),
        async ({ body }) => body.data[thing],
        texts,
      )
    expect(await named('/volumes', 'volume', { project_id: tenant.projectId }, MANAGED)).toEqual([])
    expect(await named(`/orgs/${tenant.orgId}/projects`, 'project', {})).toEqual([])
    expect(await named('/keys', 'key', { kind: 'org_r' })).toEqual([])
    const { volumes } = (await tenant.call('GET', '/volumes?limit=100')).body.data
    expect(volumes.length).toBeGreaterThan(MANAGED.length / 10)
  })

  test(cites('in a sign-up, its password included', 'text.unchanged', 'signup.password'), async () => {
    const emails = ALIKE.map(newEmail)
    const wrong = await survivors(
      (text) => ({ name: text, org_name: text, password: text }),
      (fields, at) => signUp(send, { password: PASSWORD, ...fields, email: emails[at] }),
      async (reply, fields, at) => {
        const me = (await send('GET', '/auth/me', { cookie: cookieOf(reply) })).body.data
        const password = String(fields.password ?? PASSWORD)
        const login = await send('POST', '/auth/login', { body: { email: emails[at], password } })
        return {
          name: me.user.name,
          org_name: me.organizations[0].name,
          password: login.status === 200 && fields.password,
        }
      },
      ALIKE,
    )
    expect(wrong).toEqual([])
  })

  test(cites('in an address of a user, a path and a parameter', 'text.unchanged', 'errors.no-internals'), async () => {
    const logIns = new Set(ALIKE)
    const statuses = await concurrently(WIDTH, MANAGED, async (text) => {
      const inPath = encodeURIComponent(text)
      const replies = [
        await send('POST', '/auth/signup', { body: { email: text, password: 'short' } }),
        // Reads the address as a sign-up does.
        ...(logIns.has(text) ? [await send('POST', '/auth/login', { body: { email: text, password: text } })] : []),
        await send('GET', `/memory/${inPath}`, { key }),
        await send('GET', `/agents/${inPath}`, { cookie: tenant.cookie }),
        await send('GET', `/volumes?cursor=${inPath}&limit=${inPath}`, { key }),
        await send('GET', `/agents?org_id=${inPath}&project_id=${inPath}`, { cookie: tenant.cookie }),
      ]
      return replies.map(({ status }) => status)
    })
    expect(statuses.flat().filter((status) => status >= 500 || status < 400)).toEqual([])
  })
})

/**
 * Writes a text. Returns null if the text reads back unchanged from the memory or one of its sources, or if it is empty
 * and gets 400. Otherwise returns what went wrong.
 */
async function contentLost(mine: Memories, text: string): Promise<unknown> {
  const reply = await mine.tryWrite(text)
  if (reply.status === 400) return text === '' ? null : { text, body: reply.body }
  if (reply.status !== 200) return { text, status: reply.status, body: reply.body }
  const { content, sources } = await mine.read(reply.body.memory_id)
  const wordings = [content, ...sources.map((source) => source.content)]
  return wordings.includes(text) ? null : { text, wordings }
}
