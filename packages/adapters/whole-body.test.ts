import { wholeBody } from '@agent-memory/adapters/whole-body'
import { expect, test } from '@jest/globals'

const MOST = 6

test.each([
  ['no body', null, ''],
  ['an empty body', new Response('').body, ''],
  ['a body of as many bytes as allowed', new Response('añb12').body, 'añb12'],
])('reads %s', async (_, body, text) => {
  expect((await wholeBody(body, MOST))?.toString()).toBe(text)
})

test('puts a character together that is in two chunks', async () => {
  const euro = Buffer.from('€')
  async function* halves() {
    yield euro.subarray(0, 1)
    yield euro.subarray(1)
  }
  expect((await wholeBody(halves(), MOST))?.toString()).toBe('€')
})

test('stops at the first byte too many, and ends the body', async () => {
  const read: number[] = []
  let isEnded = false
  async function* endless() {
    try {
      for (let chunk = 1; ; chunk++) {
        read.push(chunk)
        yield Buffer.alloc(MOST / 2)
      }
    } finally {
      isEnded = true
    }
  }
  expect(await wholeBody(endless(), MOST)).toBeNull()
  expect(read).toEqual([1, 2, 3])
  expect(isEnded).toBe(true)
})
