import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { EntityType } from '../../types.js'
import { candidateKeys, likeness, type Named } from './names.js'

/** A type and two spellings of the same thing. */
const SAME: readonly [EntityType, string, string][] = [
  ['organization', 'Acme', 'ACME'],
  ['organization', 'Acme', "Acme's"],
  ['organization', 'The Beatles', 'Beatles'],
  ['organization', 'Acme', 'Acme Inc.'],
  ['organization', 'Acme Corporation', 'Acme GmbH'],
  ['organization', 'IBM', 'International Business Machines'],
  ['organization', 'NTG', 'Northwind Trading Group'],
  ['organization', 'Johnson & Johnson', 'Johnson and Johnson'],
  ['organization', 'Labour Party', 'Labor Party'],
  ['location', 'Zürich', 'Zurich'],
  ['location', 'UK', 'United Kingdom'],
  ['location', 'U.S.', 'USA'],
  ['location', 'New York City', 'NYC'],
  ['technology', 'Postgres', 'PostgreSQL'],
  ['technology', 'k8s', 'Kubernetes'],
  ['technology', 'node', 'Node.js'],
  ['technology', 'JS', 'JavaScript'],
  ['product', 'Coca Cola', 'Coca-Cola'],
  ['person', 'Marta Kowalska', 'MARTA KOWALSKA'],
  ['person', 'Marta Kowalska', 'Dr. Marta Kowalska'],
  ['person', 'Marta Kowalska', 'M. Kowalska'],
  ['person', 'Marta Kowalska', 'Marta J. Kowalska'],
  ['person', 'Marta Kowalska', 'Marta'],
  ['person', 'Marta Kowalska', 'Ms Kowalska'],
  ['person', 'Robert Stone', 'Bob Stone'],
  ['person', 'José Pérez', 'Jose Perez'],
  ['person', 'Ludwig van Beethoven', 'Beethoven'],
]
const DIFFERENT: readonly [EntityType, string, string][] = [
  ['person', 'Marta Kowalska', 'Marta Schmidt'],
  ['person', 'Marta Kowalska', 'Maria Kowalska'],
  ['person', 'Jan Kowalski', 'Janina Kowalska'],
  ['person', 'Marta J. Kowalska', 'Marta K. Kowalska'],
  ['person', 'Marta', 'Martha'],
  ['person', 'M. Kowalska', 'J. Kowalska'],
  ['person', 'Tom Stone', 'Stone Tom'],
  ['organization', 'Acme', 'Acme Bank'],
  ['organization', 'University of Miami', 'Miami University'],
  ['organization', 'ABC', 'ABD'],
  ['organization', 'ITT', 'International Business Machines'],
  ['technology', 'Java', 'JavaScript'],
  ['technology', 'C', 'C++'],
  ['technology', 'C#', 'C'],
  ['technology', 'GPT-3', 'GPT-4'],
  ['technology', 'MySQL', 'SQL'],
  ['product', 'SR-052', 'SR-053'],
  ['product', 'Model S', 'Model 3'],
  ['location', 'York', 'New York'],
  ['event', 'KubeCon 2023', 'KubeCon 2024'],
]
const named = (name: string, type: EntityType, confidence = 0.9): Named => ({ name, type, confidence })

describe('likeness', () => {
  test.each(SAME)('one %s: %s, %s', (type, a, b) => {
    expect(likeness(named(a, type), named(b, type))).toBeGreaterThan(0)
    expect(likeness(named(b, type), named(a, type))).toBeGreaterThan(0)
  })

  test.each(DIFFERENT)('two of type %s: %s, %s', (type, a, b) => {
    expect(likeness(named(a, type), named(b, type))).toBe(0)
    expect(likeness(named(b, type), named(a, type))).toBe(0)
  })

  test('one name with two types is two things, unless one type is a guess', () => {
    expect(likeness(named('Paris', 'person'), named('Paris', 'location'))).toBe(0)
    expect(likeness(named('Northwind', 'person', 0.4), named('Northwind', 'organization'))).toBe(3)
    expect(likeness(named('Atlas', 'project'), named('Atlas', 'product'))).toBe(3)
  })

  test('is symmetric, and similar names share a candidate key', () => {
    const names = [...SAME, ...DIFFERENT].flatMap(([type, a, b]) => [named(a, type), named(b, type)])
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (a, b) => {
        expect(likeness(a, b)).toBe(likeness(b, a))
        if (likeness(a, b) > 0) expect(candidateKeys(a).filter((key) => candidateKeys(b).includes(key))).not.toEqual([])
      }),
    )
  })
})
