/**
 * Made-up records whose facts change, by fifteen authors who saw neither the rules nor each other's texts. `author` allows
 * one author to be left out of a training.
 */
import { readCustomer } from '../../../bench/lib/customers.mjs'

/** In the order in which they wrote. */
// biome-ignore format: one list
const AUTHORS = [
  'desks', 'lives', 'work', 'shops', 'clubs', 'farms', 'care', 'firms', 'trips', 'users', 'grants',
  'parents', 'sales', 'sites', 'circles',
]
const PARTS = [1, 2, 3, 4, 5]

const recordsOf = async (author) => {
  const parts = await Promise.all(PARTS.map((part) => import(`./${author}-${part}.mjs`)))
  return parts.flatMap((module) => Object.values(module)[0].map((record) => ({ author, ...readCustomer(record) })))
}

export const OTHERS = (await Promise.all(AUTHORS.map(recordsOf))).flat()

/** Returns the records of the first `count` authors, for weights that were trained before the others wrote. */
export const recordsOfFirst = (count) => OTHERS.filter(({ author }) => AUTHORS.indexOf(author) < count)
