/** Training data for the comparison of slots: the examples, their features, and the settings of the regression. */

import { readCases } from '../../bench/lib/cases.mjs'
import { readCustomer } from '../../bench/lib/customers.mjs'
import { CUSTOMERS_1 } from '../../bench/texts/customers-1.mjs'
import { CUSTOMERS_2 } from '../../bench/texts/customers-2.mjs'
import { CUSTOMERS_3 } from '../../bench/texts/customers-3.mjs'
import { CUSTOMERS_4 } from '../../bench/texts/customers-4.mjs'
import { pairOf } from '../../packages/core/dist/memory/guard/relation/slot/pair-features.js'
import { slotKeys } from '../../packages/core/dist/memory/guard/relation/slot/slot-keys.js'
import { readStatement } from '../../packages/core/dist/memory/guard/relation/slot/statement.js'
import { OTHERS } from './records/all.mjs'
import { makePairs, seeded } from './slot-pairs.mjs'

export const TRAINING = { seeded, epochs: 10, rate: 0.15, l2: 1e-4, least: 3, seed: 7, drop: 0.1 }
const SEED = 11
const MADE = 2500
/** How much a pair counts. Made pairs count less, because they are many and alike. */
const WEIGHT = { told: 2, made: 0.5 }

const statements = new Map()
const read = (text, speaker) => {
  const key = `${speaker}\n${text}`
  if (!statements.has(key)) {
    statements.set(key, { statement: readStatement(text, speaker), keys: slotKeys(text, speaker) })
  }
  return statements.get(key)
}

/** Makes an example. `frame` is what it was made from, so that features found in only one frame are not learned. */
const exampleOf = (older, newer, { isChange, frame, group, weight, speakers = ['user:1', 'user:1'] }) => {
  const [known, said] = [read(older, speakers[0]), read(newer, speakers[1])]
  const pair = known.statement && said.statement && pairOf(known.statement, said.statement)
  const meets = said.keys.some((key) => known.keys.includes(key))
  const isOneSubject = pair?.isOneSubject === true
  return { older, newer, secret: isChange, frame, group, weight, features: pair?.features ?? null, isOneSubject, meets }
}

const speakerOf = (customer, { isFirstPerson, writer }) =>
  isFirstPerson ? `user:${customer.user ?? customer.name}` : `agent:${writer}`

/**
 * Returns each pair of a customer's statements, in order. A pair is a change if both statements tell one fact with two
 * values. Pairs that tell a fact with the same value are left out.
 */
const customerPairs = (customer) =>
  customer.told.flatMap((said, at) =>
    customer.told.slice(0, at).flatMap((known) => {
      const facts = said.facts.filter((fact) => known.facts.some((other) => other.name === fact.name))
      const isSame = facts.some((fact) =>
        known.facts.some((other) => other.name === fact.name && other.value === fact.value),
      )
      if (isSame) return []
      const speakers = [known, said].map((each) => speakerOf(customer, each))
      const from = { frame: customer.name, group: customer.author ?? customer.name, weight: WEIGHT.told, speakers }
      return [exampleOf(known.text, said.text, { ...from, isChange: facts.length > 0 })]
    }),
  )

export const customers = [...CUSTOMERS_1, ...CUSTOMERS_2, ...CUSTOMERS_3, ...CUSTOMERS_4].map(readCustomer)

/** The examples of one author: from the seen customers, from the tables the rules were developed on, and made from frames. */
export const readExamples = async () => {
  const { DEVELOPMENT } = await readCases('relation/relation.cases.ts')
  const { RECORDS } = await readCases('relation/records.cases.ts')
  const told = [...Object.entries(DEVELOPMENT), ...Object.entries(RECORDS)].flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line, at) => {
        const [older, newer] = line.split(' > ')
        const from = { frame: `${group} ${at}`, group: 'table', weight: WEIGHT.told }
        return exampleOf(older, newer, { ...from, isChange: group !== 'counter' })
      }),
  )
  const made = makePairs(SEED, MADE).map(({ older, newer, isChange, source }) =>
    exampleOf(older, newer, { isChange, frame: source, group: 'made', weight: WEIGHT.made }),
  )
  return [...customers.flatMap(customerPairs), ...told, ...made]
}

/** The examples of the other authors (records/all.mjs), grouped by author. */
export const readOtherExamples = () => OTHERS.flatMap(customerPairs)
