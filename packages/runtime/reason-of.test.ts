import { JOBS } from '@agent-memory/core/work/catalogue'
import { expect, test } from '@jest/globals'
import { reasonOf } from './reason-of.js'

test('a payload that does not fit is told by its fields, in a sentence', () => {
  const { error } = JOBS['graph.project'].payload.safeParse({ volume_id: 'mine', node_ids: ['x'] })
  expect(reasonOf(error)).toBe(
    "The job's payload is not what it should be (volume_id: Invalid UUID; node_ids.0: Invalid UUID).",
  )
})

test('any other error is told by its message, and what is no error as it is', () => {
  expect(reasonOf(new Error('The bucket is gone.'))).toBe('The bucket is gone.')
  expect(reasonOf('gone')).toBe('gone')
})
