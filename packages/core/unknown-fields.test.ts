import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { queryBody, writeBody } from './memory/schemas.js'
import { proposeBody } from './memory/write/propose-schemas.js'
import { unknownFields } from './unknown-fields.js'

describe('unknown fields', () => {
  test.each<[string, z.ZodType, unknown, string[]]>([
    ['of a write', writeBody, { content: 'x', user: 'u', metadata: { any: 1 } }, ['user']],
    ['in the order sent', queryBody, { z: 1, query: 'x', a: { b: 1 }, memory_type: 'event' }, ['z', 'a']],
    [
      'of a single proposal',
      proposeBody,
      { content: 'x', item: 1, origin: { agent: 'A', via: 2 } },
      ['item', 'origin.via'],
    ],
    ['of a batch', proposeBody, { items: [{ content: 'x' }, { x: 1 }], y: 1 }, ['items.1.x', 'y']],
    [
      'of sources',
      proposeBody,
      { items: [{ origin: { sources: [{}, { by: 'A' }] } }] },
      ['items.0.origin.sources.1.by'],
    ],
    [
      'named as what every object has',
      writeBody,
      JSON.parse('{"__proto__": 1, "constructor": 2}'),
      ['__proto__', 'constructor'],
    ],
    ['behind what may be left out', z.object({ a: z.object({}).nullable().optional() }), { a: { b: 1 } }, ['a.b']],
    ['where there are none', writeBody, { content: 'x' }, []],
    ['of null', writeBody, null, []],
  ])('%s', (_name, schema, value, expected) => {
    expect(unknownFields(schema, value)).toEqual(expected)
  })

  test('are at most 20, cut to 100 characters', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}${'🦊'.repeat(200)}`, 1]))
    const names = unknownFields(writeBody, many)
    expect(names).toHaveLength(20)
    expect(names[11]).toBe(`11${'🦊'.repeat(98)}`)
  })
})
