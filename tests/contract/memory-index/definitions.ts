import { fused } from '@agent-memory/core/memory/find/rank'
import { rarestTerms } from '@agent-memory/core/memory/find/rank-candidates'
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
import { type Traits, traitsOf } from '@agent-memory/core/memory/find/traits'
import type { MatchSignals } from '@agent-memory/core/ports/memory/memory-index'
import { terms } from '@agent-memory/core/text/terms'
import type { Statement } from './statements.js'

/** A search: `vector` is null if it is by words only, `terms` is empty if it is by vector only. */
export interface Asked {
  vector: Float32Array | null
  terms: readonly string[]
  /** Traits of statements that the search asks for; none by default. */
  wanted?: Traits
}

interface Known extends Statement {
  length: number
  traits: Traits
  /** First term of the statement. */
  lead: string | undefined
  /** Statements that this one superseded, directly or through others. */
  formers: Known[]
  frequencies: ReadonlyMap<string, number>
  /** For one, two and three steps: the places of the neighbors that far away in the conversation, and their weights. */
  around: { place: number; counts: number }[][]
}

/** Computes the signals of each memory of a volume by their definitions, from all memories and without an index. */
export class Definitions {
  readonly #all: Known[]

  /** @param formersOf returns the statements that a current statement superseded, directly or through others */
  constructor(statements: readonly Statement[], formersOf: (statement: Statement) => readonly Statement[] = () => []) {
    this.#all = statements.map((one) => ({ ...knownOf(one), formers: formersOf(one).map(knownOf) }))
    const inOrder = this.#all
      .map((_, place) => place)
      .sort((one, other) => this.#at(one).position - this.#at(other).position)
    for (const session of new Set(this.#all.map((one) => one.session))) {
      const places = inOrder.filter((place) => this.#at(place).session === session)
      const conversation = places.map((place) => this.#at(place))
      conversation.forEach((one, at) => {
        one.around = CONTEXT_STEPS.map((_, step) =>
          [-1, 1].flatMap((side) => {
            const other = at + side * (step + 1)
            if (!isReached(conversation, at, other)) return []
            const counts = side < 0 ? questionBefore((conversation[other] as Known).traits) : 1
            return [{ place: places[other] as number, counts }]
          }),
        )
      })
    }
  }

  #at(place: number): Known {
    return this.#all[place] as Known
  }

  /** Returns the signals of all memories, by memory id. */
  signals(asked: Asked): Map<string, MatchSignals & { ownMatch: number }> {
    const having = (term: string) => this.#all.filter(({ frequencies }) => frequencies.has(term)).length
    const weights = rarestTerms(asked.terms, having).map(
      (term) => [term, inverseDocumentFrequency(this.#all.length, having(term))] as const,
    )
    const readings = [false, true].map((isLifted) => {
      const wordings = this.#all.map((one) => [one, ...(isLifted ? one.formers : [])])
      return {
        cosines: wordings.map((of) => best(of, (one) => cosineOf(one, asked.vector))),
        matches: weights.map(([term]) => wordings.map((of) => best(of, (one) => matchOf(one, term)))),
        leads: wordings.map((of) => of.some(({ lead }) => weights.some(([term]) => term === lead))),
      }
    })
    const [own, lifted] = readings.map((reading) =>
      this.#all.map((_, place) => this.#signal(place, reading, asked, weights)),
    )
    return new Map(
      this.#all.map(({ memoryId, formers }, place) => {
        const signals = own?.[place] as MatchSignals & { ownMatch: number }
        const gained = fused(lifted?.[place] as MatchSignals) - fused(signals)
        const former = asked.vector === null || formers.length === 0 ? 0 : Math.max(0, gained)
        return [memoryId, { ...signals, former }]
      }),
    )
  }

  #signal(place: number, { cosines, matches, leads }: Reading, asked: Asked, weights: Weights) {
    const { around, length, traits } = this.#at(place)
    const cosine = cosines[place] as number
    const share = contextShare(cosine)
    let matched = 0
    let ownMatch = 0
    weights.forEach(([, weight], at) => {
      const match = matches[at] as number[]
      const context = around.reduce(
        (sum, places, step) => sum + (CONTEXT_STEPS[step] as number) * sumOf(match, places),
        0,
      )
      ownMatch += weight * (match[place] as number)
      matched += weight * Math.min(1, (match[place] as number) + share * context)
    })
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
    const lexical = total === 0 ? 0 : matched / total
    const context = share * sumOf(cosines, around[0] ?? [])
    const fit = fitOf({ wanted: asked.wanted ?? 0, traits, cosine, leads: leads[place] as boolean })
    return { cosine, lexical, context, length, fit, former: 0, ownMatch }
  }
}

/** Each memory's cosine and matches, from its own wording only or also from the wordings that it superseded. */
interface Reading {
  cosines: number[]
  /** By term, then by memory. */
  matches: number[][]
  leads: boolean[]
}
type Weights = readonly (readonly [term: string, weight: number])[]

const best = (wordings: readonly Known[], of: (one: Known) => number): number => Math.max(...wordings.map(of))

const knownOf = (statement: Statement): Known => {
  const found = terms(statement.content)
  const frequencies = new Map<string, number>()
  for (const term of found) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  return {
    ...statement,
    length: found.length,
    traits: traitsOf(statement.content),
    lead: found[0],
    formers: [],
    frequencies,
    around: [],
  }
}

const sumOf = (values: readonly number[], around: Known['around'][number]): number =>
  around.reduce((sum, { place, counts }) => sum + counts * (values[place] as number), 0)

/** Whether the statement at `to` exists, and no gap between neighbors from `from` to `to` is longer than an hour. */
const isReached = (conversation: readonly Known[], from: number, to: number): boolean => {
  for (let at = from; at !== to; at += Math.sign(to - from)) {
    const [one, next] = [conversation[at], conversation[at + Math.sign(to - from)]]
    if (!one || !next || Math.abs(one.writtenAt - next.writtenAt) > CONVERSATION_GAP_MS) return false
  }
  return true
}

const cosineOf = ({ windows }: Known, vector: Float32Array | null): number => {
  if (vector === null || windows.length === 0) return 0
  const products = windows.map((window) => window.reduce((sum, value, at) => sum + value * (vector[at] as number), 0))
  return windowsCosine(products[0] as number, Math.max(...products))
}

const matchOf = ({ frequencies, length }: Known, term: string): number => termMatch(frequencies.get(term) ?? 0, length)
