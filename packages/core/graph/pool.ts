import { candidateKeys, isNameItself, type Named } from './names.js'
import type { EntityType, ExtractedEntity } from './types.js'

/** An entity of a volume, as far as resolution needs it. */
export interface KnownEntity {
  id: string
  name: string
  type: EntityType
  /** Of the type, 0 to 1. */
  confidence: number
  /** Other names that it was called. */
  aliases: readonly string[]
  /** Of a writer or user: who it is. */
  speakers: readonly string[]
}

/** What resolution asks of an extraction's entity. */
export type ToResolve = Pick<ExtractedEntity, 'name' | 'type' | 'confidence' | 'aliases' | 'speaker'>

/** Who a name may be: a known entity, or one that the text brings up, with its index. */
export interface Node {
  known: KnownEntity
  created: number | null
}

/**
 * What more than so many share, as a given name, tells none of them apart: it is not looked through. What a mention is
 * compared with stays bounded so, and a text or a volume takes time in proportion to its names.
 */
const MOST_ALIKE = 50
/** So many of a key are read for a resolution, that it sees whether there are too many. */
export const MOST_READ = MOST_ALIKE + 1
/** Beyond, a node is not called by further names while texts are read. */
export const MOST_ALIASES = 100

/** Those of a pool that may be called by a name. */
export interface Near {
  nodes: readonly Node[]
  /** Whether there are more, which share a part or another spelling of it. */
  isCrowded: boolean
}

/** Known and new entities by the keys of their names. */
export class Pool {
  private readonly byKey = new Map<string, Set<Node>>()
  private readonly bySpeaker = new Map<string, Node>()

  add(known: KnownEntity, created: number | null): void {
    const node = { known, created }
    for (const speaker of known.speakers) if (!this.bySpeaker.has(speaker)) this.bySpeaker.set(speaker, node)
    for (const name of [known.name, ...known.aliases]) this.index(node, name)
  }

  /** Takes the names of a mention for names of a node. */
  call(node: Node, { name, aliases, speaker }: ToResolve): void {
    for (const alias of speaker === null ? [name, ...aliases] : aliases) {
      if (node.known.name === alias || node.known.aliases.includes(alias)) continue
      if (node.known.aliases.length >= MOST_ALIASES) return
      node.known = { ...node.known, aliases: [...node.known.aliases, alias] }
      this.index(node, alias)
    }
  }

  speaking = (speaker: string): Node | undefined => this.bySpeaker.get(speaker)

  /** The first that bear the name itself, and all that share a key of it which is not crowded. */
  near(named: Pick<Named, 'name' | 'type'>): Near {
    const nodes = new Set<Node>()
    let isCrowded = false
    for (const key of candidateKeys(named)) {
      const alike = this.byKey.get(key) ?? new Set()
      if (alike.size > MOST_ALIKE) isCrowded = true
      if (alike.size <= MOST_ALIKE) for (const node of alike) nodes.add(node)
      else if (isNameItself(key)) for (const node of firstOf(alike, MOST_ALIKE)) nodes.add(node)
    }
    return { nodes: [...nodes], isCrowded }
  }

  private index(node: Node, name: string): void {
    for (const key of candidateKeys({ name, type: node.known.type })) {
      const nodes = this.byKey.get(key) ?? new Set()
      this.byKey.set(key, nodes.add(node))
    }
  }
}

export function* firstOf<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0
  for (const item of items) {
    if (taken === most) return
    yield item
    taken += 1
  }
}
