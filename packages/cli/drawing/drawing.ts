import type { Entity, Graph } from '@agent-memory/client/types'
import { oneLine } from '../output/text.js'

type EntityType = Entity['type']

/** What is drawn: entities, and relationships between them by index into `entities`. */
export interface Drawing {
  entities: readonly DrawnEntity[]
  relationships: readonly DrawnRelationship[]
}

export interface DrawnEntity {
  name: string
  type: EntityType
}

export interface DrawnRelationship {
  source: number
  target: number
  label: string
  description: string
  /** 0 to 1 */
  strength: number
}

/**
 * Turns an overview into a drawing. An overview refers to the ends of a relationship by name. If several entities share
 * the name, the line of the relationship ends at the first of them, which has the most facts.
 */
export const drawingOf = ({ entities, relationships }: Graph): Drawing => {
  const places = new Map<string, number>()
  for (const [at, { name }] of entities.entries()) if (!places.has(name)) places.set(name, at)
  return {
    entities: entities.map(({ name, type }) => ({ name, type })),
    relationships: relationships.flatMap(({ source: from, target: to, type: label, description, strength }) => {
      const [source, target] = [places.get(from), places.get(to)]
      return source === undefined || target === undefined ? [] : [{ source, target, label, description, strength }]
    }),
  }
}

/**
 * Draws an entity with its neighbours, the most strongly related first.
 * @param most at most this many entities, including `middle`
 * @param neighbours details of some neighbours, to draw their relationships with other drawn entities too
 */
export const surroundingsOf = (middle: Entity, most: number, neighbours: readonly Entity[] = []): Drawing => {
  const places = new Map([[keyOf(middle), 0]])
  for (const one of middle.relationships) {
    if (places.size < most && !places.has(keyOf(one))) places.set(keyOf(one), places.size)
  }
  const drawn = new Map<string, DrawnRelationship>()
  // Neighbours were read by name, so an entity may only share its name with a neighbour: keep those that are related to
  // `middle`.
  const related = neighbours.filter(({ relationships }) => relationships.some((one) => keyOf(one) === keyOf(middle)))
  for (const entity of [middle, ...related]) {
    for (const one of entity.relationships) {
      const [here, there] = [places.get(keyOf(entity)), places.get(keyOf(one))]
      if (here === undefined || there === undefined) continue
      const [source, target] = one.direction === 'outgoing' ? [here, there] : [there, here]
      const { rel_type: label, description, strength } = one
      // Both ends list the relationship, but it is drawn once.
      drawn.set(`${source} ${label} ${target}`, { source, target, label, description, strength })
    }
  }
  return {
    entities: [middle, ...middle.relationships]
      .filter((one, at, all) => places.has(keyOf(one)) && all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
      .map(({ name, type }) => ({ name, type })),
    relationships: [...drawn.values()],
  }
}

const keyOf = ({ name, type }: DrawnEntity): string => JSON.stringify([type, name])

/** Maximum graphemes of a label, and of its tooltip. */
const LONGEST_LABEL = 60
const LONGEST_HINT = 200

const graphemes = new Intl.Segmenter()

/** Makes untrusted text harmless, puts it on one line, and shortens it for a drawing. */
export const labelOf = (text: string): string => cut(text, LONGEST_LABEL)
export const hintOf = (text: string): string => cut(text, LONGEST_HINT)

const cut = (text: string, longest: number): string => {
  const all = Array.from(graphemes.segment(oneLine(text).trim()), ({ segment }) => segment)
  return all.length <= longest ? all.join('') : `${all.slice(0, longest - 1).join('')}…`
}

/** Lists the types that occur, in order of their first entity, for the legend. */
export const typesIn = ({ entities }: Drawing): EntityType[] => [...new Set(entities.map(({ type }) => type))]

/** Pale colours, on which dark text is readable, with darker borders of the same hue. */
export const COLOURS: Readonly<Record<EntityType, { fill: string; border: string }>> = {
  person: { fill: '#dbeafe', border: '#1d4ed8' },
  organization: { fill: '#fef3c7', border: '#b45309' },
  team: { fill: '#fde68a', border: '#92400e' },
  technology: { fill: '#dcfce7', border: '#15803d' },
  location: { fill: '#fee2e2', border: '#b91c1c' },
  product: { fill: '#f3e8ff', border: '#7e22ce' },
  project: { fill: '#e0e7ff', border: '#4338ca' },
  event: { fill: '#ffedd5', border: '#c2410c' },
  concept: { fill: '#ccfbf1', border: '#0f766e' },
  other: { fill: '#f3f4f6', border: '#4b5563' },
}
export const TEXT_COLOUR = '#111827'
