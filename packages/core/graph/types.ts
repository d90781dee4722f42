import { z } from 'zod'
import { CATEGORIES } from '../memory/types.js'

export const ENTITY_TYPES = [
  'person',
  'organization',
  'team',
  'technology',
  'location',
  'product',
  'project',
  'event',
  'concept',
  'other',
] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

/** Directions of a relationship as seen from one end: `outgoing` from its source, `incoming` from its target. */
export const DIRECTIONS = ['outgoing', 'incoming'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Maximum length of a name, in code points: the specification's limit for `entity_name`. */
export const LONGEST_NAME = 500
/** Maximum length of a fact or description (a sentence), in code points; longer ones are cut. */
export const LONGEST_FACT = 1_000

const LABEL = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/
/** Maximum number of entities in one extraction: a text that names more is a list, and the rest is dropped. */
export const MOST_ENTITIES = 500
export const MOST_FACTS = 1_000
export const MOST_RELATIONSHIPS = 1_000

const name = z.string().trim().min(1).max(LONGEST_NAME)
const sentence = z.string().trim().min(1).max(LONGEST_FACT)
const share = z.number().min(0).max(1)
const index = z.int().min(0)

/** A thing that a text names. */
export const extractedEntitySchema = z.object({
  name,
  type: z.enum(ENTITY_TYPES),
  /** Other spellings in the same text: "IBM" for "International Business Machines (IBM)". */
  aliases: z.array(name).max(100),
  /** Key of the `Speaker` if this entity is the writer, or the user that the writer speaks about; else null. */
  speaker: z.string().max(600).nullable(),
  /** How sure the extractor is that this is an entity of this type. */
  confidence: share,
  /** Positions in the text: UTF-16 offsets [start, end). Empty when the extractor gives none. */
  mentions: z.array(z.tuple([index, index])).max(10_000),
})
export type ExtractedEntity = z.output<typeof extractedEntitySchema>

/** A sentence about an entity; `entity` is the entity's index in `entities`. */
export const extractedFactSchema = z.object({
  entity: index,
  content: sentence,
  category: z.enum(CATEGORIES),
  importance: share,
})
export type ExtractedFact = z.output<typeof extractedFactSchema>

/** A relationship from `source` to `target`, both indices into `entities`. */
export const extractedRelationshipSchema = z.object({
  source: index,
  target: index,
  label: z.string().max(60).regex(LABEL, 'upper snake case'),
  description: sentence,
  confidence: share,
})
export type ExtractedRelationship = z.output<typeof extractedRelationshipSchema>

/**
 * The extraction from one memory or document chunk, as every extractor returns it and as it is stored. It refers to
 * entities by index, never by free text; an invalid index is rejected.
 */
export const extractionSchema = z
  .object({
    /** Which extractor made the extraction: `rules`, or a model's name. */
    extractor: z.string().min(1).max(100),
    /** Version of the extractor. If the extractor now has a later version, the source is worth extracting again. */
    version: z.int().min(1),
    entities: z.array(extractedEntitySchema).max(MOST_ENTITIES),
    facts: z.array(extractedFactSchema).max(MOST_FACTS),
    relationships: z.array(extractedRelationshipSchema).max(MOST_RELATIONSHIPS),
  })
  .superRefine(({ entities, facts, relationships }, context) => {
    const refuse = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: `there are ${entities.length} entities` })
    facts.forEach(({ entity }, at) => {
      if (entity >= entities.length) refuse(['facts', at, 'entity'])
    })
    relationships.forEach(({ source, target }, at) => {
      if (source >= entities.length) refuse(['relationships', at, 'source'])
      if (target >= entities.length) refuse(['relationships', at, 'target'])
    })
  })
export type Extraction = z.output<typeof extractionSchema>

/** Who "I" refers to in a text. */
export interface Speaker {
  /** `user:<id>` if the write request names a user, else `agent:<id>`; the guard uses the same key. */
  key: string
  /** The user's id, or the agent's name; it names the speaker in the graph until a text states a name. */
  name: string
}
