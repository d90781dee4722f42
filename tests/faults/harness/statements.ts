import type { Random } from './seeded.js'

const PEOPLE = ['Marta', 'Jonas', 'Amina', 'Piotr', 'Yuki', 'Rafael', 'Ingrid', 'Tomasz'] as const
const ACTIONS = ['repaired', 'sold', 'painted', 'measured', 'photographed', 'moved', 'cleaned', 'inspected'] as const
const THINGS = ['bicycles', 'lanterns', 'ledgers', 'kettles', 'violins', 'maps', 'engines', 'carpets'] as const
const PLACES = ['harbour', 'north archive', 'mill', 'old station', 'museum', 'town hall'] as const

/**
 * Returns a function that makes statements about the world, which do not depend on who says them. Each has a different
 * number, which the guard must not ignore.
 */
export function statementsOf(random: Random): () => string {
  let number = 1_000
  return () => {
    number += random.between(1, 9)
    return `${random.pick(PEOPLE)} ${random.pick(ACTIONS)} ${number} ${random.pick(THINGS)} for the ${random.pick(PLACES)}.`
  }
}
