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

/** A search: `vector` is null for words only, `terms` empty for the vector only. */
export interface Asked {
  vector: Float32Array | null
  terms: readonly string[]
  /** The traits wanted; none by default. */
  wanted?: Traits
}

interface Known extends Statement {
  length: number
  traits: Traits
  /** Its first term. */
  lead: string | undefined
  frequencies: ReadonlyMap<string, number>
  /** Positions of its context in the conversation, one, two and three steps away, and how much each counts. */
  around: { place: number; counts: number }[][]
}

/** The signals of each memory of a volume, computed by definition over all of it, without an index. */
export class Definitions {
  readonly #all: Known[]

  constructor(statements: readonly Statement[]) {
    this.#all = statements.map((statement) => {
      const found = terms(statement.content)
      const frequencies = new Map<string, number>()
      for (const term of found) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
      return {
        ...statement,
        length: found.length,
        traits: traitsOf(statement.content),
        lead: found[0],
        frequencies,
        around: [],
      }
    })
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

  /** By memory id. */
  signals(asked: Asked): Map<string, MatchSignals & { ownMatch: number }> {
    const having = (term: string) => this.#all.filter(({ frequencies }) => frequencies.has(term)).length
    const weights = rarestTerms(asked.terms, having).map(
      (term) => [term, inverseDocumentFrequency(this.#all.length, having(term))] as const,
    )
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
    const cosines = this.#all.map((one) => cosineOf(one, asked.vector))
    const matches = weights.map(([term]) => this.#all.map((one) => matchOf(one, term)))
    return new Map(
      this.#all.map(({ memoryId, around, length, traits, lead }, place) => {
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
        const lexical = total === 0 ? 0 : matched / total
        const context = share * sumOf(cosines, around[0] ?? [])
        const leads = weights.some(([term]) => term === lead)
        const fit = fitOf({ wanted: asked.wanted ?? 0, traits, cosine, leads })
        return [memoryId, { cosine, lexical, context, length, fit, ownMatch }]
      }),
    )
  }
}

const sumOf = (values: readonly number[], around: Known['around'][number]): number =>
  around.reduce((sum, { place, counts }) => sum + counts * (values[place] as number), 0)

/** Whether it exists, with no gap of more than an hour on the way. */
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
