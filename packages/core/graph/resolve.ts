import { isPartOfPerson, likeness, mayBeOne, type Named, nameKey, personOf } from './extract/mentions/names.js'
import { type KnownEntity, type Node, Pool, type ToResolve } from './pool.js'

export type { KnownEntity, ToResolve }

export interface Resolution {
  /** For each entity of the extraction, in order: the id of the known entity that it is, or an index into `created`. */
  nodes: readonly ({ known: string } | { created: number })[]
  /** For each new entity: the index, among the entities of the extraction, of the one that it was created from. */
  created: readonly number[]
  /** Pairs of known entities that this extraction shows to be the same: merge `absorb` into `keep`. */
  joins: readonly { keep: string; absorb: string }[]
}

/**
 * Matches each entity of an extraction to a known entity: by speaker, else by the same name or another spelling. A part
 * of a person's name, or initials, also match if they are unambiguous. When in doubt, the entity is new: two nodes can
 * be joined later, but facts about two entities in one node cannot be separated. The result does not depend on the
 * order of `known`.
 * @param known the volume's entities that share a key (`candidateKeys`) or a speaker with the extraction
 */
export const resolve = (known: readonly KnownEntity[], entities: readonly ToResolve[]): Resolution => {
  const pool = new Pool()
  for (const entity of [...known].sort((a, b) => (a.id < b.id ? -1 : 1))) pool.add(entity, null)
  const nodes: ({ known: string } | { created: number })[] = new Array(entities.length)
  const created: number[] = []
  const joins: { keep: string; absorb: string }[] = []
  for (const index of inOrderOfFullness(entities)) {
    const entity = entities[index] as ToResolve
    const found = bySpeaker(pool, entity, joins) ?? byNames(pool, entity, joins)
    if (found) {
      nodes[index] = found.created === null ? { known: found.known.id } : { created: found.created }
      pool.call(found, entity)
    } else {
      nodes[index] = { created: created.length }
      pool.add(newEntity(entity), created.length)
      created.push(index)
    }
  }
  return { nodes, created, joins }
}

/** Returns the entities' indices: speakers first, then fuller names before short forms, else in text order. */
const inOrderOfFullness = (entities: readonly ToResolve[]): number[] => {
  const rank = ({ speaker, name }: ToResolve) => (speaker === null ? 100 - Math.min(99, name.split(/\s+/).length) : 0)
  return entities
    .map((entity, index) => ({ index, rank: rank(entity) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index)
}

const newEntity = ({ name, type, confidence, aliases, speaker }: ToResolve): KnownEntity => ({
  id: '',
  name,
  type,
  confidence,
  aliases,
  speakers: speaker === null ? [] : [speaker],
})

/**
 * Returns the node that already has this speaker. If an alias that the text gives the speaker belongs to another node,
 * joins the two nodes.
 */
const bySpeaker = (pool: Pool, { speaker, aliases }: ToResolve, joins: Joins): Node | undefined => {
  const node = speaker === null ? undefined : pool.speaking(speaker)
  if (!node || node.created !== null) return node
  for (const name of aliases) {
    const told = bestFor(pool, { name, type: 'person', confidence: 1 }, speaker)
    if (told && told.likeness >= 2 && told.node !== node) join(joins, node, told.node)
  }
  return node
}

type Joins = Resolution['joins'][number][]

const join = (joins: Joins, keep: Node, absorb: Node): void => {
  const areKnown = keep.created === null && absorb.created === null
  if (!areKnown || keep === absorb || joins.some((known) => known.absorb === absorb.known.id)) return
  joins.push({ keep: keep.known.id, absorb: absorb.known.id })
}

const byNames = (pool: Pool, entity: ToResolve, joins: Joins): Node | undefined => {
  if (entity.speaker !== null && entity.aliases.length === 0) return undefined
  const { type, confidence } = entity
  const names = (entity.speaker === null ? [entity.name, ...entity.aliases] : entity.aliases).map((name) => ({
    name,
    type,
    confidence,
  }))
  const best = names.map((name) => bestFor(pool, name, entity.speaker)).filter((found) => found !== undefined)
  const [first] = best.sort((a, b) => b.likeness - a.likeness)
  if (!first) return undefined
  for (const other of best) if (other.likeness >= 2 && first.likeness >= 2) join(joins, first.node, other.node)
  if (first.likeness === 3) joinNamesakes(pool, first.node, entity.name, joins)
  return first.node
}

/** Joins nodes with the same full name that were kept apart because their types were guesses. */
const joinNamesakes = (pool: Pool, node: Node, name: string, joins: Joins): void => {
  if (!nameKey(name).includes(' ') || nameKey(node.known.name) !== nameKey(name)) return
  const isSpeaker = ({ known }: Node) => known.speakers.length > 0
  for (const other of pool.near(node.known).nodes) {
    const isNamesake = other !== node && nameKey(other.known.name) === nameKey(name)
    if (isNamesake && !(isSpeaker(node) && isSpeaker(other)) && mayBeOne(node.known, other.known))
      join(joins, node, other)
  }
}

const bestFor = (pool: Pool, named: Named, speaker: string | null): { node: Node; likeness: number } | undefined => {
  const { nodes, isCrowded } = pool.near(named)
  const alike = nodes
    // Two speakers are never the same entity, even if their names are equal.
    .filter(({ known }) => speaker === null || known.speakers.length === 0)
    .map((node) => ({ node, likeness: likenessOf(node.known, named), byName: isNamed(node.known, named.name) }))
    .filter((found) => found.likeness > 0)
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Number(b.byName) - Number(a.byName) ||
        Number(b.node.known.type === named.type) - Number(a.node.known.type === named.type),
    )
  const [best] = alike
  if (!best) return undefined
  const isOnlyOne = !isCrowded && alike.length === 1
  if (isPartOfPerson(named)) return best.byName || isOnlyOne ? best : undefined
  if (best.likeness > 1) return best
  return isOnlyOne && !isSharedPart(pool, best.node) ? best : undefined
}

const isNamed = (known: KnownEntity, name: string): boolean =>
  nameKey(known.name) === nameKey(name) && !isNameless(known)

/**
 * Whether an entity's `name` is a user's id or "user", which does not count as a name: a person called that in a text
 * may be somebody else.
 */
const isNameless = ({ name, speakers }: KnownEntity): boolean =>
  speakers.some((speaker) => speaker === `user:${name}` || speaker.startsWith('user-of:'))

const likenessOf = (known: KnownEntity, named: Named): number => {
  const names = isNameless(known) ? known.aliases : [known.name, ...known.aliases]
  const scores = names.map((name) => likeness({ ...known, name }, named))
  if (named.type === 'person' && known.type === 'person' && isFull(named.name)) {
    // "Marta Schmidt" is not the "Marta" who is also called "Marta Kowalska".
    const full = names.map((name, at) => ({ name, score: scores[at] ?? 0 })).filter(({ name }) => isFull(name))
    if (full.length > 0 && full.every(({ score }) => score === 0)) return 0
  }
  return Math.max(0, ...scores)
}

const isFull = (name: string): boolean => {
  const { given, family } = personOf(name)
  return given !== null && family !== null && given !== family
}

/**
 * Whether a node has only a part of a person's name, such as "Marta", that the name of another node also contains. The
 * part may then mean either node.
 */
const isSharedPart = (pool: Pool, { known }: Node): boolean => {
  if (!isPartOfPerson(known) || !known.aliases.every((alias) => isPartOfPerson({ ...known, name: alias }))) return false
  const { nodes, isCrowded } = pool.near(known)
  const isAnother = (other: KnownEntity) => other !== known && other.type === 'person' && likeness(other, known) === 1
  return isCrowded || nodes.some((node) => isAnother(node.known))
}
