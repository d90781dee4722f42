import { expect, test } from '@jest/globals'
import { assignAll } from './assign.js'
import type { KnownEntity } from './resolve.js'
import type { Extraction } from './types.js'

const project = (name: string): KnownEntity => ({
  ...{ id: name, name, type: 'project', confidence: 1, aliases: [], speakers: [] },
})
/** Makes the extraction of a text that uses all of these names for one thing. */
const calling = (name: string, ...aliases: string[]): Extraction => ({
  ...{ extractor: 'rules', version: 1, facts: [], relationships: [] },
  entities: [{ name, type: 'project', confidence: 1, aliases, speaker: null, mentions: [] }],
})

const KNOWN = ['Quick Build System', 'QB', 'Quickbuild'].map(project)
const ALL = calling('Quick Build System', 'QB', 'Quickbuild')
let made = 0
const joinedOf = (heavy: string[], extractions = [ALL]) =>
  assignAll(KNOWN, extractions, () => `new ${made++}`, new Set(heavy)).map(({ joined }) => joined.size)

test('a text that uses both names joins their nodes', () => {
  expect(joinedOf([])).toEqual([2])
  expect(joinedOf(['QB'])).toEqual([2])
})

test('two heavy nodes stay apart, even if a third matches both', () => {
  expect(joinedOf(['Quick Build System', 'QB'])).toEqual([1])
  expect(joinedOf(['QB', 'Quickbuild'])).toEqual([1])
  expect(joinedOf(['Quick Build System', 'QB', 'Quickbuild'])).toEqual([0])
})

test('a text without joins does not delay the ones after it', () => {
  const other = calling('Harbour Map')
  expect(joinedOf([], [ALL, other])).toHaveLength(1)
  expect(joinedOf(['Quick Build System', 'QB', 'Quickbuild'], [ALL, other, ALL])).toHaveLength(3)
})
