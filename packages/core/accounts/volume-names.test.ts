import { describe, expect, test } from '@jest/globals'
import { nearestByName, volumesNamed } from './volume-names.js'

const named = (...names: string[]) =>
  names.map((name, at) => ({ volumeId: `0000000a-0000-4000-8000-00000000000${at}`, name }))
const names = (volumes: readonly { name: string }[]) => volumes.map(({ name }) => name)

describe('a volume is found by its name', () => {
  const volumes = named('Support', 'Support EU', 'support', 'Straße', 'Café')
  test.each([
    ['in any case', 'SUPPORT', ['Support', 'support']],
    ['with other white space', ' support \n  eu ', ['Support EU']],
    ['in full width', 'Ｓｕｐｐｏｒｔ　ＥＵ', ['Support EU']],
    ['decomposed', 'cafe\u0301', ['Café']],
    ['never by a part of it', 'Supp', []],
    ['never by nothing', ' ', []],
    ['by its id', '0000000a-0000-4000-8000-000000000001', ['Support EU']],
    ['by its id in upper case', '0000000A-0000-4000-8000-000000000003', ['Straße']],
  ])('%s', async (_how, given, found) => {
    expect(names(await volumesNamed(volumes, given))).toEqual(found)
  })

  test('which may look like the id of another', async () => {
    const id = '0000000a-0000-4000-8000-000000000000'
    expect(names(await volumesNamed(named('Support', id), id))).toEqual(['Support', id])
  })

  test('among thousands', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => ({ volumeId: `${at}`, name: `Customer ${at}` }))
    expect(names(await volumesNamed(many, 'customer 2499'))).toEqual(['Customer 2499'])
  })
})

describe('the nearest names', () => {
  test.each([
    ['Suport', 'Support'],
    ['support team', 'Team Support'],
    ['Reserch', 'Research notes'],
    ['sales', 'Sales 2026'],
    ['kundn', 'Kunden'],
  ])('to %p begin with %p', (given, nearest) => {
    const volumes = named('Default', 'Kunden', 'Support', 'Research notes', 'Team Support', 'Sales 2026')
    expect(nearestByName(volumes, given, 3)[0]?.name).toBe(nearest)
    expect(nearestByName(volumes, given, 3)).toHaveLength(3)
  })

  test('keep their order if no name is similar, or too short to compare', () => {
    expect(names(nearestByName(named('One', 'Two', 'A'), 'x', 2))).toEqual(['One', 'Two'])
  })
})
