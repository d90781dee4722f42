import { sentencesOf } from '@agent-memory/service-mcp/oauth/errors'
import { expect, test } from '@jest/globals'

test.each([
  [{ volume_id: ['is required: choose one'] }, 'volume_id is required: choose one.'],
  [{ client_id: ['client_id must not have a fragment.'] }, 'client_id must not have a fragment.'],
  [{ client_id: ['The application is unknown.'] }, 'The application is unknown.'],
  [{ a: ['is required', 'must be text'], b: ['is wrong.'] }, 'a is required; must be text. b is wrong.'],
  ['The database is unavailable.', 'The database is unavailable.'],
])('%j is said in whole sentences, each with one full stop', (details, said) => {
  expect(sentencesOf(details)).toBe(said)
})
