import { JOBS } from '@agent-memory/core/work/catalogue'
import { expect, test } from '@jest/globals'
import { reasonOf } from './workers.js'

test('an invalid payload is described by its fields, in a sentence', () => {
  const { error } = JOBS['graph.project'].payload.safeParse({ volume_id: 'mine', node_ids: ['x'] })
  expect(reasonOf(error)).toBe("The job's payload is invalid (volume_id: Invalid UUID; node_ids.0: Invalid UUID).")
})

test('any other error is described by its message, and a non-error as is', () => {
  expect(reasonOf(new Error('The bucket is gone.'))).toBe('The bucket is gone.')
  expect(reasonOf('gone')).toBe('gone')
})
