import { candidateKeys } from './extract/mentions/names.js'
import { firstOf, MOST_READ, MOST_RESOLVED_ALIASES } from './pool.js'
import { type KnownEntity, resolve } from './resolve.js'
import type { EntityType, Extraction } from './types.js'

/** Returns the keys and speakers by which to look up the entities that an extraction may refer to. */
export const lookedUp = ({ entities }: Pick<Extraction, 'entities'>): { keys: string[]; speakers: string[] } => ({
  keys: [
    ...new Set(
      entities.flatMap(({ name, aliases, type }) =>
        [name, ...aliases].flatMap((given) => candidateKeys({ name: given, type })),
      ),
    ),
  ],
  speakers: [...new Set(entities.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])))],
})

export interface Assigned {
  /** The node of each entity of the extraction, in the same order. */
  nodes: string[]
  /** Maps each absorbed node to the node that replaces it, which is not itself absorbed. */
  joined: ReadonlyMap<string, string>
}

/**
 * Assigns nodes to extractions, in order; an extraction may refer to entities that an earlier one named. An extraction
 * can show that two nodes are the same entity. They must be joined before further extractions are assigned, so the
 * function stops before such an extraction, or after it if it is the first.
 * @param known the entities that share a key or a speaker with the extractions
 * @param newId returns the UUID for a new entity
 * @param heavy nodes with very many sources. A join rewrites the sources of one of its nodes, so two heavy nodes are
 * never joined
 * @returns one result for each extraction until the stop: at least one, if any extraction is given
 */
export const assignAll = (
  known: readonly KnownEntity[],
  extractions: readonly Extraction[],
  newId: () => string,
  heavy: ReadonlySet<string> = new Set(),
): Assigned[] => {
  const directory = new Directory(known)
  const all: Assigned[] = []
  for (const extraction of extractions) {
    const assigned = assign(directory.near(extraction), extraction, newId, heavy)
    if (assigned.joined.size > 0 && all.length > 0) return all
    all.push(assigned)
    if (assigned.joined.size > 0) return all
    directory.note(extraction, assigned.nodes)
  }
  return all
}

const assign = (
  known: readonly KnownEntity[],
  extraction: Extraction,
  newId: () => string,
  heavy: ReadonlySet<string>,
): Assigned => {
  const { nodes, created, joins } = resolve(known, extraction.entities)
  const ids = created.map(() => newId())
  const joined = new Map<string, string>()
  const withHeavy = new Set(heavy)
  const last = (node: string): string => {
    const next = joined.get(node)
    return next === undefined ? node : last(next)
  }
  for (const { keep, absorb } of joins) {
    const [into, from] = [last(keep), last(absorb)]
    if (into === from || (withHeavy.has(into) && withHeavy.has(from))) continue
    joined.set(from, into)
    if (withHeavy.has(from)) withHeavy.add(into)
  }
  for (const from of joined.keys()) joined.set(from, last(from))
  return {
    nodes: nodes.map((node) => ('known' in node ? last(node.known) : (ids[node.created] as string))),
    joined,
  }
}

/** Finds entities by their keys and speakers. */
class Directory {
  private readonly entities = new Map<string, KnownEntity>()
  private readonly byKey = new Map<string, Set<string>>()

  constructor(known: readonly KnownEntity[]) {
    for (const entity of known) this.add(entity)
  }

  /** Returns the entities that an extraction may refer to: at most MOST_READ for each of its keys and speakers. */
  near(extraction: Extraction): KnownEntity[] {
    const { keys, speakers } = lookedUp(extraction)
    const ids = new Set(
      [...keys, ...speakers.map(speakerKey)].flatMap((key) => [...firstOf(this.byKey.get(key) ?? [], MOST_READ)]),
    )
    return [...ids].map((id) => this.entities.get(id) as KnownEntity)
  }

  /** Adds the names and speakers in an extraction to the nodes assigned to its entities; creates the new nodes. */
  note({ entities }: Extraction, nodes: readonly string[]): void {
    for (const [at, { name, type, confidence, aliases, speaker }] of entities.entries()) {
      const id = nodes[at] as string
      const known = this.entities.get(id) ?? { id, name, type, confidence, aliases: [], speakers: [] }
      const names = speaker === null ? [name, ...aliases] : aliases
      const isNew = (called: string) => called !== known.name && !known.aliases.includes(called)
      const added = [...new Set(names.filter(isNew))].slice(
        0,
        Math.max(0, MOST_RESOLVED_ALIASES - known.aliases.length),
      )
      const speakers = speaker === null ? known.speakers : [...new Set([...known.speakers, speaker])]
      const isKnown = this.entities.has(id)
      this.entities.set(id, { ...known, aliases: [...known.aliases, ...added], speakers })
      this.index(id, isKnown ? added : [known.name, ...added], known.type, speakers)
    }
  }

  private add(entity: KnownEntity): void {
    this.entities.set(entity.id, entity)
    this.index(entity.id, [entity.name, ...entity.aliases], entity.type, entity.speakers)
  }

  private index(id: string, names: readonly string[], type: EntityType, speakers: readonly string[]): void {
    const keys = names.flatMap((called) => candidateKeys({ name: called, type }))
    for (const key of [...keys, ...speakers.map(speakerKey)]) {
      const ids = this.byKey.get(key) ?? new Set()
      this.byKey.set(key, ids.add(id))
    }
  }
}

const speakerKey = (speaker: string): string => `speaker ${speaker}`
