import type { Category } from '../../memory/types.js'
import { factsIn } from '../facts.js'
import { resolve, type ToResolve } from '../resolve.js'
import {
  type EntityType,
  type ExtractedEntity,
  type Extraction,
  LONGEST_NAME,
  MOST_ENTITIES,
  MOST_FACTS,
  MOST_RELATIONSHIPS,
  type Speaker,
} from '../types.js'
import { selfNames } from './mentions/informal-names.js'
import type { Mention } from './mentions/mention.js'
import { mentionsOf } from './mentions/mentions.js'
import { type Reference, referencesOf } from './relationships/references.js'
import type { StatedRelationship } from './relationships/relationship-forms.js'
import { relationshipsIn } from './relationships/relationships.js'
import { RULES, RULES_VERSION } from './rules-version.js'
import { type Sentence, sentencesOf } from './tokens.js'
import { isOpening } from './words.js'

export interface ExtractionContext {
  /** Who "I" refers to; null if unknown, as in a document. */
  speaker: Speaker | null
  /** The category of the whole text, used for sentences that no rule categorizes. */
  category?: Category | undefined
}

/** Maximum number of mentions kept per entity. */
const MOST_MENTIONS = 200
const UNSURE = 0.6

/**
 * Extracts entities with their types and mentions, facts, and relationships (employment, place, ownership, family, use,
 * membership) from a memory or document chunk, by rules only. Pure. Takes about 1 ms for 100 characters, and time
 * linear in the text.
 */
export const extract = (text: string, { speaker, category = 'other' }: ExtractionContext): Extraction => {
  const sentences = sentencesOf(text)
  const all = ofFirstNames(mentionsOf(text, sentences))
  const guessed = read(text, sentences, all, speaker)
  const mentions = withoutGuesses(all, sentences, guessed.stated)
  const { references, stated } = mentions.length === all.length ? guessed : read(text, sentences, mentions, speaker)
  const typed = withStatedTypes(mentions, stated)
  const { entities, entityOf } = entitiesOf(typed, references, selfNames(text))
  const facts = factsIn(sentences, references, text, (reference) => entities[entityOf(reference)]?.name ?? '', category)
    .map(({ reference, ...fact }) => ({ entity: entityOf(reference), ...fact }))
    .filter(({ entity }) => entity < MOST_ENTITIES)
  const relationships = stated.map((relationship) => ({
    source: entityOf(relationship.source),
    target: entityOf(relationship.target),
    label: relationship.label,
    description: sentenceText(text, sentences[relationship.sentence]),
    confidence: relationship.confidence,
  }))
  return {
    extractor: RULES,
    version: RULES_VERSION,
    entities: entities.slice(0, MOST_ENTITIES),
    facts: distinct(facts, ({ entity, content }) => `${entity} ${content}`).slice(0, MOST_FACTS),
    relationships: distinct(
      relationships.filter(
        ({ source, target }) => source !== target && source < MOST_ENTITIES && target < MOST_ENTITIES,
      ),
      ({ source, target, label }) => `${source} ${label} ${target}`,
    ).slice(0, MOST_RELATIONSHIPS),
  }
}

/** Drops the mentions after the first MOST_ENTITIES names (the tail of a long list) before names are compared. */
const ofFirstNames = (mentions: readonly Mention[]): readonly Mention[] => {
  const names = new Set<string>()
  const beyond = mentions.findIndex(({ name }) => names.add(name).size > MOST_ENTITIES)
  return beyond < 0 ? mentions : mentions.slice(0, beyond)
}

const read = (text: string, sentences: readonly Sentence[], mentions: readonly Mention[], speaker: Speaker | null) => {
  const references = referencesOf(sentences, mentions, speaker, selfNames(text))
  const typeOf = ({ of }: Reference) =>
    typeof of === 'number' ? typeOfMention(mentions, of) : { type: 'person' as const, confidence: 1 }
  return { references, stated: relationshipsIn(sentences, references, text, typeOf) }
}

/**
 * Drops mentions of a single unknown word that opens a sentence, occurs nowhere else and has no relationship: "Yoga is
 * great".
 */
const withoutGuesses = (
  mentions: readonly Mention[],
  sentences: readonly Sentence[],
  stated: readonly StatedRelationship[],
): Mention[] => {
  const related = new Set(stated.flatMap(({ source, target }) => [source.of, target.of]))
  const times = new Map<string, number>()
  for (const { text } of mentions) times.set(text, (times.get(text) ?? 0) + 1)
  const isKept = mentions.map(({ sentence, from, to, type, confidence, text }, at) => {
    const isOpener = isOpening(sentences[sentence]?.tokens ?? [], from)
    const isGuess = to - from === 1 && type === 'person' && confidence < 0.5 && isOpener
    return !isGuess || related.has(at) || (times.get(text) ?? 0) > 1
  })
  let kept = 0
  const places = isKept.map((isIt) => (isIt ? kept++ : undefined))
  return mentions.flatMap(({ abbreviates, ...mention }, at) => {
    const long = abbreviates === undefined ? undefined : places[abbreviates]
    return isKept[at] ? [{ ...mention, ...(long !== undefined && { abbreviates: long }) }] : []
  })
}

const typeOfMention = (mentions: readonly Mention[], index: number): { type: EntityType; confidence: number } => {
  const { type, confidence } = mentions[index] as Mention
  return { type, confidence }
}

/** Gives a name of uncertain type the type that its relationship implies: in "works at X", X is an organization. */
const withStatedTypes = (mentions: readonly Mention[], stated: readonly StatedRelationship[]): Mention[] => {
  const told = new Map<string, EntityType>()
  const tell = ({ of }: Reference, type: EntityType | null) => {
    const mention = typeof of === 'number' ? mentions[of] : undefined
    if (mention && type !== null && mention.confidence < UNSURE) told.set(mention.text, type)
  }
  for (const { source, target, sourceType, targetType } of stated) {
    tell(source, sourceType)
    tell(target, targetType)
  }
  return mentions.map((mention) => {
    const type = told.get(mention.text)
    return type === undefined ? mention : { ...mention, type, confidence: UNSURE }
  })
}

/**
 * Groups the mentions of the same thing into one entity, with the fullest of their names. `entityOf` returns the index
 * of a reference's entity.
 */
const entitiesOf = (mentions: readonly Mention[], references: readonly Reference[], names: readonly string[]) => {
  const speakers = new Map<string, Speaker>()
  for (const { of } of references) if (typeof of !== 'number') speakers.set(of.key, of)
  const spoken = [...speakers.values()]
  const toResolve: ToResolve[] = [
    ...spoken.map(({ key, name }, at) => ({
      name,
      type: 'person' as const,
      confidence: 1,
      aliases: at === 0 ? names.map(clipped) : [],
      speaker: key,
    })),
    ...mentions.map(({ name, type, confidence, abbreviates }) => {
      const long = abbreviates === undefined ? undefined : mentions[abbreviates]
      return { name: clipped(name), type, confidence, aliases: long ? [clipped(long.name)] : [], speaker: null }
    }),
  ]
  // Identical mentions are the same entity.
  const [alike, distinctOnes] = grouped(toResolve)
  const { nodes, created } = resolve([], distinctOnes)
  const nodeOf = (at: number): number => {
    const node = nodes[alike[at] ?? -1]
    return node && 'created' in node ? node.created : 0
  }
  const entities: ExtractedEntity[] = created.map((first) => ({ ...entityFrom(distinctOnes[first] as ToResolve) }))
  toResolve.forEach(({ name, type, confidence, speaker }, at) => {
    const entity = entities[nodeOf(at)] as ExtractedEntity
    if (speaker === null && name !== entity.name && !entity.aliases.includes(name)) entity.aliases.push(name)
    if (speaker === null && entity.speaker === null && confidence > entity.confidence)
      Object.assign(entity, { type, confidence })
  })
  const entityOf = ({ of }: Reference): number =>
    nodeOf(typeof of === 'number' ? spoken.length + of : spoken.findIndex(({ key }) => key === of.key))
  for (const reference of references) {
    const entity = entities[entityOf(reference)]
    if (entity && reference.end > reference.start && entity.mentions.length < MOST_MENTIONS)
      entity.mentions.push([reference.start, reference.end])
  }
  mentions.forEach(({ text, name }, at) => {
    const entity = entities[nodeOf(spoken.length + at)]
    if (entity && text !== name && text !== entity.name && !entity.aliases.includes(text))
      entity.aliases.push(clipped(text))
  })
  return { entities: entities.map((entity) => ({ ...entity, aliases: entity.aliases.slice(0, 100) })), entityOf }
}

/** Returns the distinct items in order, and for each given item the index of the distinct item that it equals. */
const grouped = (all: readonly ToResolve[]): [alike: number[], distinctOnes: ToResolve[]] => {
  const indexOf = new Map<string, number>()
  const distinctOnes: ToResolve[] = []
  const alike = all.map((one) => {
    const key = JSON.stringify([one.name, one.type, one.confidence, one.aliases, one.speaker])
    const at = indexOf.get(key) ?? distinctOnes.push(one) - 1
    indexOf.set(key, at)
    return at
  })
  return [alike, distinctOnes]
}

const entityFrom = ({ name, type, confidence, aliases, speaker }: ToResolve): ExtractedEntity => ({
  name,
  type,
  aliases: aliases.filter((alias) => alias !== name),
  speaker,
  confidence,
  mentions: [],
})

const clipped = (name: string): string => [...name].slice(0, LONGEST_NAME).join('')

const sentenceText = (text: string, sentence: { start: number; end: number } | undefined): string =>
  [
    ...text
      .slice(sentence?.start ?? 0, sentence?.end ?? 0)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, 1000)
    .join('')

const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map([...items].reverse().map((item) => [keyOf(item), item])).values()].reverse()
