import { candidateKeys, isNameItself, type Named } from './extract/mentions/names.js'
import type { EntityType, ExtractedEntity } from './types.js'

/** An entity in a volume, as needed to resolve names. */
export interface KnownEntity {
  id: string
  name: string
  type: EntityType
  /** Confidence of the type, 0 to 1. */
  confidence: number
  /** Other names of the entity. */
  aliases: readonly string[]
  /** The entity's speaker keys if it is a writer or user. */
  speakers: readonly string[]
}

/** The parts of an extracted entity that resolution needs. */
export type ToResolve = Pick<ExtractedEntity, 'name' | 'type' | 'confidence' | 'aliases' | 'speaker'>

/** A candidate for a name: an entity of the volume, or a new entity from the text. */
export interface Node {
  known: KnownEntity
  /** Index among the new entities; null for an entity of the volume. */
  created: number | null
}

/**
 * Maximum number of entities that may share a key. A key that more entities share, such as a common given name, does
 * not tell them apart, so it is not searched (for an exception, see `near`). This limits the comparisons per mention,
 * so that resolution takes time linear in the number of names in a text or volume.
 */
const MOST_ALIKE = 50
/** Maximum number of entities read per key: one more than MOST_ALIKE, to see whether there are too many. */
export const MOST_READ = MOST_ALIKE + 1
/** A node with this many aliases gets no further aliases during resolution. */
export const MOST_RESOLVED_ALIASES = 100

/** The nodes of a pool that a name may refer to. */
export interface Near {
  nodes: readonly Node[]
  /** Whether too many nodes share one of the name's keys, so that some are missing from `nodes`. */
  isCrowded: boolean
}

/** Finds known and new entities by the keys of their names. */
export class Pool {
  private readonly byKey = new Map<string, Set<Node>>()
  private readonly bySpeaker = new Map<string, Node>()

  add(known: KnownEntity, created: number | null): void {
    const node = { known, created }
    for (const speaker of known.speakers) if (!this.bySpeaker.has(speaker)) this.bySpeaker.set(speaker, node)
    for (const name of [known.name, ...known.aliases]) this.index(node, name)
  }

  /** Adds the names of a mention to a node. */
  call(node: Node, { name, aliases, speaker }: ToResolve): void {
    for (const alias of speaker === null ? [name, ...aliases] : aliases) {
      if (node.known.name === alias || node.known.aliases.includes(alias)) continue
      if (node.known.aliases.length >= MOST_RESOLVED_ALIASES) return
      node.known = { ...node.known, aliases: [...node.known.aliases, alias] }
      this.index(node, alias)
    }
  }

  speaking = (speaker: string): Node | undefined => this.bySpeaker.get(speaker)

  /**
   * Returns the nodes that share one of the name's keys. A key that more than MOST_ALIKE nodes share adds no nodes,
   * except the key of the name itself, which adds the first MOST_ALIKE nodes.
   */
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
