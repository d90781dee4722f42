import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })

/** Creates a volume for one test, with a user and a keyword search. */
const newScene = async (user_id = 'u-7') => {
  const volume_id = await tenant.volume('scene')
  const { write } = memoriesOf(send, key, volume_id)
  const byWords = async (query: string, more: Json = {}): Promise<string[]> => {
    const body = { volume_id, query, mode: 'keyword', ...more }
    return expectStatus(await send('POST', '/memory/search', { key, body }), 200).body.data.memories.map(
      ({ content }: Json) => content,
    )
  }
  return {
    volume_id,
    byWords,
    say: (content: string, more: Json = {}) => write(content, { user_id, ...more }),
    post: async (path: string, body: Json) => expectStatus(await send('POST', path, { key, body }), 200).body.data,
    /** Waits until a search finds these contents, because a job re-indexes memories a little later. */
    untilFound: (query: string, contents: readonly string[]) =>
      eventually(async () => {
        expect((await byWords(query)).toSorted()).toEqual([...contents].toSorted())
      }),
  }
}

const BERLIN = 'I live in Berlin.'
const ADA = 'I am Ada Keller.'

describe('a first-person statement', () => {
  test(cites('is found by the name of its user, told before it or after', 'guard.known-name'), async () => {
    const { say, byWords, untilFound } = await newScene()
    await say(BERLIN)
    expect(await byWords('Keller')).toEqual([])
    await say(ADA)
    await say('My favourite tea is Assam.')
    expect(await byWords('Keller')).toContain('My favourite tea is Assam.')
    await untilFound('Ada Keller', [BERLIN, ADA, 'My favourite tea is Assam.'])
  })

  test(cites('answers a question about that name, as it was written', 'guard.known-name'), async () => {
    const { say, post, volume_id } = await newScene()
    await say('My name is Ada Keller.')
    await say(BERLIN)
    await say('Tom Meyer lives in Graz.')
    const body = { volume_id, query: 'Where does Ada Keller live?' }
    const { memories } = expectStatus(await send('POST', '/agent/memory/query', { key, body }), 200).body
    const found = memories.map(({ content }: Json) => content)
    expect(found.slice(0, 2).toSorted()).toEqual([BERLIN, 'My name is Ada Keller.'])
    const listed = await post('/memory/search', { volume_id })
    expect(listed.memories.map(({ content }: Json) => content)).toContain(BERLIN)
  })

  test(cites('is found by the id of its user, else by the name of its agent', 'guard.known-name'), async () => {
    const { volume_id, say, byWords } = await newScene('ada.keller')
    await say(BERLIN)
    await memoriesOf(send, key, volume_id).write('I prefer short answers.')
    expect(await byWords('ada')).toEqual([BERLIN])
    expect(await byWords('support')).toEqual(['I prefer short answers.'])
  })

  test(cites('is compared with what is said of that name', 'guard.known-name'), async () => {
    const { say } = await newScene()
    const old = await say(BERLIN)
    await say(ADA)
    const told = await eventually(async () => {
      const { write_id, supersedes } = await say('Ada Keller moved to Hamburg.')
      if (supersedes.length > 0) return supersedes
      await send('POST', '/memory/undo', { key, body: { write_id } })
      throw new Error('the memory has not been compared under the name yet')
    })
    expect(told).toEqual([old.memory_id])
    expect(await say('I now live in Graz.')).toMatchObject({ status: 'approved', supersedes: [expect.any(String)] })
  })

  test(cites('meets another of its speaker that was stored under another name', 'guard.known-name'), async () => {
    const { say } = await newScene()
    const old = await say(BERLIN)
    await say(ADA)
    expect(await say('I moved to Hamburg.')).toMatchObject({ supersedes: [old.memory_id] })
  })
})

describe('a name', () => {
  test(cites('that changes is followed', 'guard.known-name'), async () => {
    const { say, byWords, untilFound } = await newScene()
    await say(BERLIN)
    await say(ADA)
    await untilFound('Keller', [BERLIN, ADA])
    await say('My name is now Ada Braun.')
    await eventually(async () => {
      expect(await byWords('Braun')).toContain(BERLIN)
    })
    expect(await byWords('Keller')).not.toContain(BERLIN)
  })

  test(cites('whose telling is undone or erased is forgotten', 'guard.known-name'), async () => {
    const { say, post, byWords, untilFound } = await newScene()
    await say(BERLIN)
    const { write_id } = await say(ADA)
    await untilFound('Keller', [BERLIN, ADA])
    await post('/memory/undo', { write_id })
    await untilFound('Keller', [])
    const again = await say('My name is Ada Keller.')
    await untilFound('Keller', [BERLIN, 'My name is Ada Keller.'])
    expectStatus(await send('DELETE', `/memory/${again.memory_id}`, { key }), 200)
    await untilFound('Keller', [])
    expect(await byWords('Berlin')).toEqual([BERLIN])
  })

  test(cites('of one user is not that of another, nor of one in another volume', 'guard.known-name'), async () => {
    const { say, untilFound, volume_id } = await newScene()
    const { write } = memoriesOf(send, key, volume_id)
    await write('I live in Porto.', { user_id: 'u-8' })
    await say(BERLIN)
    await say(ADA)
    await untilFound('Keller', [BERLIN, ADA])
    // A user with the same name is still a different user.
    await write(ADA, { user_id: 'u-8' })
    expect(await write('I moved to Lisbon.', { user_id: 'u-8' })).toMatchObject({ supersedes: [expect.any(String)] })
    await untilFound('Berlin', [BERLIN])
    const other = await newScene()
    await other.say(BERLIN)
    expect(await other.byWords('Keller')).toEqual([])
  })
})
