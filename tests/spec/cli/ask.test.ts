import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newWriter } from '../../support/http/writer.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { shared } from '../../support/shared.js'

const { key, mine } = await newWriter('org_rw', { name: 'Laptop' })
let terminal: Terminal
let id: string
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: key })
  id = (await mine.write('Marta Keller chairs the cheese committee.', { event_date: '2025-03-01' })).memory_id
})
afterAll(() => terminal.remove())

const QUESTION = ['ask', 'Who', 'chairs', 'the', 'cheese', 'committee?']

test(cites('prints the answer, then the sources it cites', 'cli.ask', 'cli.plain'), async () => {
  const ran = await terminal.run(QUESTION)
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  const [answer, source, ...rest] = ran.stdout.trimEnd().split('\n')
  expect(answer).toMatch(/Marta Keller.* \[1\]/)
  expect(source?.split('\t')).toEqual([
    ...['1', expect.stringMatching(/^0\.\d{4}$/), id],
    ...['2025-03-01T00:00:00.000Z', 'Laptop', 'Marta Keller chairs the cheese committee.'],
  ])
  expect(rest).toEqual([])
})

test(cites('as JSON has all of it; quietly only the ids', 'cli.ask', 'cli.json', 'cli.quiet'), async () => {
  const { json } = await terminal.run([...QUESTION, '--json'])
  expect(json).toMatchObject({ answered: true, sources: [{ memory_id: id }], citations: [{ status: 'verified' }] })
  expect((await terminal.run([...QUESTION, '-q'])).stdout).toBe(`${id}\n`)
})

test(cites('takes filters, and says when the memories do not answer', 'cli.ask'), async () => {
  expect(await terminal.run([...QUESTION, '--user', 'nobody'])).toMatchObject({
    ...{ code: 0, stdout: "I don't have that in memory\n" },
  })
  const wrong = await terminal.run([...QUESTION, '-n', '51'])
  expect(wrong.code).toBe(2)
})
