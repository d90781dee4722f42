import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, expectStatus, type Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { type Rpc, rpcOf } from '../../support/http/mcp.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId, mine } = await newWriter('org_rw')
let rpc: Rpc
let written: Json
beforeAll(async () => {
  rpc = rpcOf(send, key)
  written = await mine.write('Ilse Brandt repairs clocks in Bamberg.')
})

const list = (query: string, secret = key) => send('GET', `/memory/feedback?${query}`, { key: secret })
const pageOf = async (query: string): Promise<Json> => expectStatus(await list(query), 200).body.data
const listed = async (volume = volumeId): Promise<Json[]> => (await pageOf(`volume_id=${volume}&limit=100`)).feedback

describe('feedback', () => {
  test(cites('on a memory is stored and listed', 'mcp.feedback', 'memory.feedback'), async () => {
    const comment = 'She moved to Erlangen.'
    const said = await rpc.call('submit_feedback', { kind: 'wrong', memory_id: written.memory_id, comment })
    expect(said).toEqual({
      feedback_id: expect.any(String),
      volume_id: volumeId,
      kind: 'wrong',
      memory_ids: [written.memory_id],
      query: null,
      comment,
      agent: 'org_rw key',
      agent_id: expect.any(String),
      created_at: expect.any(String),
    })
    expect(await listed()).toEqual([said])
  })

  test(
    cites('on an answer names its question and the memories it cites', 'mcp.feedback', 'memory.feedback'),
    async () => {
      const query = 'Where does Ilse Brandt repair clocks?'
      const { sources } = await rpc.call('ask_memory', { query })
      const cited_memory_ids = sources.map(({ memory_id }: Json) => memory_id)
      const said = await rpc.call('submit_feedback', { kind: 'useful', query, cited_memory_ids })
      expect(said).toMatchObject({ kind: 'useful', query, memory_ids: [written.memory_id], comment: null })
      const unanswered = await rpc.call('submit_feedback', { kind: 'wrong', query: 'Who is her apprentice?' })
      expect(unanswered).toMatchObject({ volume_id: volumeId, memory_ids: [] })
      expect(await listed()).toEqual(expect.arrayContaining([said, unanswered]))
    },
  )

  test(cites('that is repeated is stored once; of another author it is another', 'mcp.feedback'), async () => {
    const { memory_id } = await mine.write('Ilse Brandt has a cat named Pendel.')
    const give = (secret: string, more: Json = {}) =>
      rpcOf(send, secret).call('submit_feedback', { kind: 'useful', memory_id, ...more })
    const first = await give(key)
    expect(await give(key, { volume_id: volumeId })).toEqual(first)
    const agent = await tenant.agent('Reader', { volumeId, permissions: ['read'] })
    const ids = [first, await give(agent.key), await give(key, { kind: 'wrong' })].map(({ feedback_id }) => feedback_id)
    expect(new Set(ids).size).toBe(3)
    const about = (await listed()).filter(({ memory_ids }) => memory_ids.includes(memory_id))
    expect(about.map(({ feedback_id }) => feedback_id).sort()).toEqual(ids.sort())
    expect(about.map(({ agent }) => agent).sort()).toEqual(['Reader', 'org_rw key', 'org_rw key'])
  })

  test(cites('is listed page by page, newest first', 'memory.feedback'), async () => {
    const volume = await tenant.volume('Pages')
    for (let at = 0; at < 5; at++) {
      await rpc.call('submit_feedback', { kind: 'comment', query: 'How many?', comment: `${at}`, volume_id: volume })
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Json = await pageOf(`volume_id=${volume}&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.feedback.map(({ comment }: Json) => comment))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(['4', '3', '2', '1', '0'])
    expectInvalid(await list(`volume_id=${volume}&cursor=x`), 'cursor')
    expectInvalid(await list(`volume_id=${volume}&limit=101`), 'limit')
    expectInvalid(await list('limit=2'), 'volume_id')
  })

  test(
    cites('stores no credential, and no personal identifier where the volume redacts them', 'mcp.feedback'),
    async () => {
      const volume = await tenant.volume('Private')
      expectStatus(await send('PATCH', `/volumes/${volume}`, { key, body: { pii: 'redact' } }), 200)
      const comment = 'Use the key AKIAIOSFODNN7EXAMPLE and write to ilse@example.com.'
      const said = await rpc.call('submit_feedback', { kind: 'comment', query: comment, comment, volume: 'Private' })
      for (const text of [said.comment, said.query, JSON.stringify(await listed(volume))]) {
        expect(text).not.toMatch(/AKIA|ilse@/)
        expect(text).toContain('[redacted:')
      }
    },
  )
})

describe('feedback is erased', () => {
  test(cites('with a memory that it is about or that its answer cites', 'memory.feedback'), async () => {
    const [one, two] = [await mine.write('The lathe is green.'), await mine.write('Rolf Maier sings in a choir.')]
    const give = (more: Json) => rpc.call('submit_feedback', { kind: 'wrong', ...more })
    await give({ memory_id: one.memory_id, comment: 'The lathe is blue.' })
    const cited_memory_ids = [one.memory_id, two.memory_id]
    await give({ query: 'Which colour?', cited_memory_ids, volume_id: volumeId })
    const kept = await give({ memory_id: two.memory_id })
    await rpc.call('delete_memory', { memory_id: one.memory_id })
    const ofBoth = (await listed()).filter(({ memory_ids }) => memory_ids.includes(two.memory_id))
    expect(ofBoth).toEqual([kept])
    expect(JSON.stringify(await listed())).not.toContain('lathe')
    expect(await rpc.failure('submit_feedback', { kind: 'wrong', memory_id: one.memory_id })).toMatchObject({
      error: 'memory_not_found',
    })
  })

  test(cites('with a forgotten user', 'memory.feedback'), async () => {
    const { memory_id } = await mine.write('I am allergic to nuts.', { user_id: 'anton' })
    await rpc.call('submit_feedback', { kind: 'useful', memory_id })
    const body = { volume_id: volumeId, user_id: 'anton' }
    const { forget_id } = expectStatus(await send('POST', '/memory/forget', { key, body }), 202).body.data.forget
    await eventually(async () => {
      const { forget } = expectStatus(await send('GET', `/memory/forget/${forget_id}`, { key }), 200).body.data
      if (forget.state !== 'completed') throw new Error('the request to forget is not completed yet')
    })
    expect((await listed()).filter(({ memory_ids }) => memory_ids.includes(memory_id))).toEqual([])
  })

  test(cites('with the chunks of a document', 'memory.feedback'), async () => {
    const documents = documentsOf(shared().baseUrl, key, volumeId)
    const { document_id } = await documents.ended((await documents.upload('Clocks need oil.', 'oil.txt')).document_id)
    const { chunks } = await rpc.call('get_document', { document_id })
    const said = await rpc.call('submit_feedback', { kind: 'useful', memory_id: chunks[0].memory_id })
    expect(await listed()).toContainEqual(said)
    expectErased(await send('DELETE', `/agent/documents/${volumeId}/${document_id}`, { key }))
    expect(await listed()).not.toContainEqual(said)
  })
})

describe('feedback is refused', () => {
  test.each<[string, Json, string]>([
    ['about nothing', { kind: 'useful' }, 'memory_id'],
    ['about a memory and an answer', { kind: 'useful', memory_id: crypto.randomUUID(), query: 'Who?' }, 'memory_id'],
    ['of an unknown kind', { kind: 'great', query: 'Who?' }, 'kind'],
    ['as a comment that says nothing', { kind: 'comment', query: 'Who?' }, 'comment'],
    ['with a comment too long', { kind: 'wrong', query: 'Who?', comment: 'x'.repeat(2_001) }, 'comment'],
    ['with NUL in its comment', { kind: 'wrong', query: 'Who?', comment: 'a\0b' }, 'comment'],
    [
      'that cites for a memory',
      { kind: 'wrong', memory_id: crypto.randomUUID(), cited_memory_ids: [] },
      'cited_memory_ids',
    ],
  ])(cites('%s', 'mcp.feedback', 'mcp.tool-errors'), async (_what, args, field) => {
    const { error, details } = await rpc.failure('submit_feedback', args)
    expect([error, Object.keys(details)]).toEqual(['validation_failed', [field]])
  })

  test(
    cites('about a memory of another volume, a stranger or nobody, alike', 'mcp.feedback', 'errors.alike'),
    async () => {
      const stranger = await newTenant(send)
      const theirs = await rpcOf(send, await stranger.key('org_rw')).call('add_memory', {
        content: 'Ours is the mill.',
      })
      const other = await tenant.volume('Elsewhere')
      const failures = []
      for (const memory_id of [theirs.memory_id, crypto.randomUUID()]) {
        failures.push(await rpc.failure('submit_feedback', { kind: 'wrong', memory_id }))
        failures.push(
          await rpc.failure('submit_feedback', {
            kind: 'wrong',
            query: 'x',
            cited_memory_ids: [memory_id],
            volume_id: other,
          }),
        )
      }
      failures.push(
        await rpc.failure('submit_feedback', { kind: 'wrong', memory_id: written.memory_id, volume_id: other }),
      )
      for (const failure of failures) expect(failure).toMatchObject({ error: 'memory_not_found' })
      expect(failures[0]).toEqual(failures[2])
      expect(failures[1]).toEqual(failures[3])
      expect(await listed(other)).toEqual([])
      expectError(await list(`volume_id=${stranger.volumeId}`), 403, 'agent_not_authorized_for_volume')
    },
  )

  test(
    cites('to those who cannot read the volume, and so is the list', 'mcp.feedback', 'memory.feedback'),
    async () => {
      const agent = await tenant.agent('Only writes', { volumeId, permissions: ['write'] })
      const { memory_id } = written
      for (const args of [{ memory_id }, { query: 'Who?', volume_id: volumeId }]) {
        expect(await rpcOf(send, agent.key).failure('submit_feedback', { kind: 'useful', ...args })).toMatchObject({
          error: 'agent_not_authorized_for_volume',
        })
      }
      expectError(await list(`volume_id=${volumeId}`, agent.key), 403, 'agent_not_authorized_for_volume')
      expect((await list(`volume_id=${volumeId}`, await tenant.key('org_r'))).status).toBe(200)
    },
  )
})

test(cites('feedback changes no ranking', 'memory.feedback'), async () => {
  const query = 'Who repairs clocks?'
  const scores = async () =>
    (await rpc.call('search_memories', { query, volume_id: volumeId })).memories.map(({ score }: Json) => score)
  const before = await scores()
  await rpc.call('submit_feedback', { kind: 'wrong', memory_id: written.memory_id, comment: 'Nobody repairs clocks.' })
  expect(await scores()).toEqual(before)
})
