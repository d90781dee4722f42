import { lookupKey } from '../../text/lookup-key.js'
import type { ExtractedEntity, Extraction, Speaker } from '../types.js'
import type { ExtractionContext } from './extract.js'
import { EXTRACT_PROMPT_VERSION, type ExtractAnswer } from './prompt.js'
import { userOf } from './relationships/references.js'

/** Maximum number of mentions kept per entity. */
const MOST_MENTIONS = 200

/**
 * Converts a language model's answer about a text to an extraction. Drops every entity that the text does not name,
 * with everything said about the entity. Keeps the writer and the user even without a name. Computes the offsets of
 * mentions.
 * @param model the model's id, used as the extractor's name
 */
export const extractionFrom = (
  answer: ExtractAnswer,
  { text, speaker, model }: Pick<ExtractionContext, 'speaker'> & { text: string; model: string },
): Extraction => {
  const entities: ExtractedEntity[] = []
  const indexes = answer.entities.map((given): number | null => {
    const who = speaker && given.who !== 'other' ? (given.who === 'user' ? userOf(speaker) : speaker) : null
    const entity = who ? speaking(given, who, text) : named(given, text)
    if (entity === null) return null
    const known = entities.findIndex((other) => isSame(other, entity))
    if (known === -1) return entities.push(entity) - 1
    for (const alias of entity.aliases)
      if (!entities[known]?.aliases.includes(alias)) entities[known]?.aliases.push(alias)
    return known
  })
  const at = (index: number): number | null => indexes[index] ?? null
  return {
    extractor: model,
    version: EXTRACT_PROMPT_VERSION,
    entities,
    facts: answer.facts.flatMap(({ entity, ...fact }) => {
      const known = at(entity)
      return known === null ? [] : [{ entity: known, ...fact }]
    }),
    relationships: answer.relationships.flatMap(({ source, target, ...relationship }) => {
      const [from, to] = [at(source), at(target)]
      return from === null || to === null || from === to ? [] : [{ source: from, target: to, ...relationship }]
    }),
  }
}

type Given = ExtractAnswer['entities'][number]

const isSame = (a: ExtractedEntity, b: ExtractedEntity): boolean =>
  a.speaker === null
    ? b.speaker === null && a.type === b.type && lookupKey(a.name) === lookupKey(b.name)
    : a.speaker === b.speaker

const named = ({ name, type, aliases, confidence }: Given, text: string): ExtractedEntity | null => {
  const names = [name, ...aliases].filter((each) => placesOf(each, text).length > 0)
  const [first, ...others] = [...new Set(names)]
  if (first === undefined) return null
  return { name: first, type, aliases: others, speaker: null, confidence, mentions: mentionsOf(names, text) }
}

/** Builds the entity of a speaker, which the model calls the writer or the user; names in the text become aliases. */
const speaking = ({ name, aliases }: Given, { key, name: id }: Speaker, text: string): ExtractedEntity => {
  const told = [...new Set([name, ...aliases])].filter(
    (each) => !PRONOUN.test(each) && each !== id && placesOf(each, text).length > 0,
  )
  return { name: id, type: 'person', aliases: told, speaker: key, confidence: 1, mentions: mentionsOf(told, text) }
}

const PRONOUN =
  /^(?:i|me|my|mine|myself|we|us|our|ours|you|your|he|she|they|(?:the |this |our )?(?:user|customer|writer|agent|author|assistant))$/i

/** Returns where the names occur in the text, in order. Where two names overlap, the longer one counts. */
const mentionsOf = (names: readonly string[], text: string): [number, number][] => {
  const found: [number, number][] = []
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    for (const [start, end] of placesOf(name, text))
      if (!found.some(([from, to]) => start < to && from < end)) found.push([start, end])
    if (found.length >= MOST_MENTIONS) break
  }
  return found.sort(([a], [b]) => a - b).slice(0, MOST_MENTIONS)
}

/** Matches a letter or digit of a script with spaces between words. A name beside such a letter is a part of a word. */
const LETTER = '(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}])[\\p{L}\\p{N}])'
const IS_LETTER = new RegExp(LETTER, 'u')

/**
 * Returns where a name occurs as whole words, at most MOST_MENTIONS times; case and the kind of spaces and apostrophes
 * do not matter.
 */
const placesOf = (name: string, text: string): [number, number][] => {
  const words = name
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')
  const before = IS_LETTER.test([...name.trim()][0] ?? '') ? `(?<!${LETTER})` : ''
  const after = IS_LETTER.test([...name.trim()].at(-1) ?? '') ? `(?!${LETTER})` : ''
  const pattern = new RegExp(`${before}${words}${after}`, 'giu')
  const places: [number, number][] = []
  for (const match of text.matchAll(pattern)) {
    places.push([match.index, match.index + match[0].length])
    if (places.length >= MOST_MENTIONS) break
  }
  return places
}
