import { describe, expect, test } from '@jest/globals'
import { LIMITS } from '../../limits.js'
import { MAX_REPORTED_FIELDS } from '../../schemas.js'
import { proposeBody } from './propose-schemas.js'

const VOLUME_ID = '00000000-0000-4000-8000-000000000001'
const proposal = (more: object = {}) => ({ content: 'Marta likes tea.', volume_id: VOLUME_ID, ...more })
const mistakesOf = (body: unknown) =>
  proposeBody.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

test('a proposal and a batch become items', () => {
  expect(proposeBody.parse(proposal())).toEqual({ items: [proposal()] })
  expect(proposeBody.parse({ items: [proposal(), proposal({ metadata: { page: 3 } })] }).items).toHaveLength(2)
})

test('mistakes name their item', () => {
  expect(mistakesOf({ items: [proposal(), proposal({ content: '' })] })).toEqual(['items.1.content must not be empty'])
  expect(mistakesOf({ items: {} })).toEqual(['items must be a list'])
  expect(mistakesOf({ items: [] })).toEqual(['items must have at least 1 item'])
  expect(mistakesOf({ items: Array.from({ length: LIMITS.proposals + 1 }, () => proposal()) })).toHaveLength(1)
  expect(mistakesOf('text')).toEqual([' must be a JSON object'])
})

describe('a body full of mistakes is not searched for all of them', () => {
  const metadata = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`key${at}`, []]))
  test.each([
    ['sources', { origin: { sources: Array.from({ length: LIMITS.originSources }, () => ({})) } }],
    ['metadata', { metadata }],
  ])('%s', (_name, wrong) => {
    let looked = 0
    const items = Array.from({ length: LIMITS.proposals }, () => {
      const item = proposal(wrong)
      return Object.defineProperty(item, 'category', { enumerable: true, get: () => void looked++ })
    })
    expect(mistakesOf({ items })).toHaveLength(MAX_REPORTED_FIELDS)
    expect(looked).toBeLessThan(10)
  })
})
