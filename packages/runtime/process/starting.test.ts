import { Unavailable } from '@agent-memory/core/errors'
import { atStart } from '@agent-memory/runtime/process/starting'
import { expect, test } from '@jest/globals'

test('retries while the database is unavailable, but not on other errors', async () => {
  let asked = 0
  const late = async () => {
    if (++asked < 3) throw new Unavailable('postgresql', 'The database is not available right now.')
    return 'known'
  }
  expect(await atStart(late)).toBe('known')
  expect(asked).toBe(3)
  const wrong = new Error('the vectors are of another model')
  const ask = () => {
    asked++
    return Promise.reject(wrong)
  }
  await expect(atStart(ask)).rejects.toBe(wrong)
  expect(asked).toBe(4)
})
