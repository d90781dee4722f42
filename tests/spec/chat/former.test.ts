import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key, mine } = await newWriter()
const ask = async (query: string, body: Json = {}) =>
  expectStatus(
    await send('POST', '/agent/memory/chat', { key, body: { volume_id: tenant.volumeId, query, ...body } }),
    200,
  ).body

beforeAll(async () => {
  await mine.write('Nadia Weber lives in Lyon.', { event_date: '2024-02-01' })
  await mine.write('Nadia Weber has moved to Oslo.', { event_date: '2025-03-10' })
  for (const name of ['Acme', 'Brightline']) await mine.write(`${name} is a customer of Nadia Weber.`)
})

test(cites('a question for what was so before is answered by what no longer holds', 'chat.answer'), async () => {
  const before = await ask('Where did Nadia Weber live before?')
  expect(before.answer).toMatch(
    /^Formerly, from 1 February 2024, until 10 March 2025 – the notes said: "Nadia Weber lives in Lyon\." \[\d\]$/,
  )
  expect(before.citations).toMatchObject([{ status: 'verified' }])
  const now = await ask('Where does Nadia Weber live?')
  expect(now.answer).toContain('Oslo')
  expect(JSON.stringify(now)).not.toContain('Lyon')
  expect(await rpcOf(send, key).call('ask_memory', { query: 'Where did Nadia Weber use to live?' })).toMatchObject({
    answer: before.answer,
  })
})

test(cites('what is asked of an earlier time is answered as of then', 'chat.answer'), async () => {
  expect((await ask('Where does Nadia Weber live?', { as_of: '2024-06-01' })).answer).toContain('Lyon')
})

test(cites('what each of some notes names is counted, and each is cited', 'chat.answer'), async () => {
  const { answer, citations } = await ask('How many customers does Nadia Weber have?')
  expect(answer).toMatch(
    /^I found two: \w+ is a customer of Nadia Weber \[\d\]\. \w+ is a customer of Nadia Weber \[\d\]\.$/,
  )
  expect(citations.map(({ status }: Json) => status)).toEqual(['verified', 'verified'])
})
