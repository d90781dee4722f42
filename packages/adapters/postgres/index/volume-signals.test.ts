import {
  CONTEXT_STEPS,
  CONVERSATION_GAP_MS,
  contextShare,
  fitOf,
  inverseDocumentFrequency,
  questionBefore,
  termMatch,
  windowsCosine,
} from '@agent-memory/core/memory/find/rank-signals'
import { traitsOf } from '@agent-memory/core/memory/find/traits'
import { namedTerms, terms } from '@agent-memory/core/text/terms'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  changeOf,
  type Event,
  events,
  held,
  QUERY_TERMS,
  type Signals,
  scanned,
  search,
  type Told,
  vectorsOf,
  WANTED,
} from '../../../../tests/support/stores/volume-index.js'

/** Returns the memories that exist after all events, in order of writing. */
const survivors = (list: readonly Event[]): Told[] => {
  const left = new Map<string, Told>()
  for (const event of list)
    if (event.kind === 'told') left.set(event.told.memoryId, event.told)
    else left.delete(event.memoryId)
  return [...left.values()].sort((one, other) => one.position - other.position)
}

/** The signals of one memory, computed from their definitions without an index. */
const reference = (all: readonly Told[], memory: Told): Signals => {
  const cosine = cosineOf(memory)
  const conversation = all.filter((one) => one.conversation === memory.conversation)
  const around = CONTEXT_STEPS.map((_, step) =>
    [-1, 1].map((side) => neighbour(conversation, memory, side * (step + 1))),
  )
  const weights = QUERY_TERMS.map((term) =>
    inverseDocumentFrequency(all.length, all.filter((one) => matchOf(one, term) > 0).length),
  )
  const matched = QUERY_TERMS.reduce((sum, term, at) => {
    const context = around.reduce(
      (total, pair, step) =>
        total +
        (CONTEXT_STEPS[step] as number) *
          pair.reduce((of, one, side) => of + counts(one, side) * matchOf(one, term), 0),
      0,
    )
    return sum + (weights[at] as number) * Math.min(1, matchOf(memory, term) + contextShare(cosine) * context)
  }, 0)
  const lexical = matched / weights.reduce((sum, weight) => sum + weight, 0)
  const context =
    contextShare(cosine) *
    (around[0] as (Told | undefined)[]).reduce((sum, one, side) => sum + counts(one, side) * cosineOf(one), 0)
  const [traits, leads] = [traitsOf(memory.content), QUERY_TERMS.includes(terms(memory.content)[0] as string)]
  const fit = fitOf({ wanted: WANTED, traits, cosine, leads })
  return [cosine, lexical, context, terms(memory.content).length, fit, 0]
}

/** The factor by which a neighbour counts. `side` is 0 for the memory before and 1 for the memory after. */
const counts = (one: Told | undefined, side: number): number =>
  side === 0 && one !== undefined ? questionBefore(traitsOf(one.content)) : 1

/**
 * Returns the memory `distance` steps away; undefined if two memories on the way are more than CONVERSATION_GAP_MS
 * apart.
 */
const neighbour = (conversation: readonly Told[], memory: Told, distance: number): Told | undefined => {
  const at = conversation.indexOf(memory)
  for (let step = Math.sign(distance), from = at; from !== at + distance; from += step) {
    const [one, next] = [conversation[from], conversation[from + step]]
    if (!one || !next || Math.abs(one.writtenAt - next.writtenAt) > CONVERSATION_GAP_MS) return undefined
  }
  return conversation[at + distance]
}

const cosineOf = (memory: Told | undefined): number => {
  const products = (memory?.windows ?? []).map(([first]) => first as number)
  return products.length === 0 ? 0 : windowsCosine(products[0] as number, Math.max(...products))
}

const matchOf = (memory: Told | undefined, term: string): number => {
  const found = terms(memory?.content ?? '')
  const named = namedTerms(memory?.speaker ?? '', found)
  return termMatch([...found, ...named].filter((one) => one === term).length, found.length)
}

const expectClose = (found: Signals | undefined, expected: Signals) => {
  expected.forEach((value, at) => {
    expect(found?.[at]).toBeCloseTo(value, 5)
  })
}

describe.each([
  ['held', held],
  ['scanned', scanned],
])('a volume that is %s', (_, make) => {
  test('gives each memory the signals as defined, after any writes, rewrites and removals', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 10 }), (list, page) => {
        const index = make()
        for (let at = 0; at < list.length; at += page) {
          const part = list.slice(at, at + page)
          index.apply(part.map(changeOf), vectorsOf(part))
        }
        const all = survivors(list)
        const found = search(index)
        expect([...found.keys()].sort()).toEqual(all.map((one) => one.memoryId).sort())
        for (const memory of all) expectClose(found.get(memory.memoryId), reference(all, memory))
        expect(index.memories).toBe(all.length)
      }),
    )
  })
})
