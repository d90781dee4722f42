import type { EntityType } from '../../types.js'
import type { Sentence } from '../tokens.js'
import type { Mention } from './mention.js'

/**
 * Gives all mentions of a name the type of the most confident mention. Before that, a part of a person's full name
 * becomes a person, and an uncertain name in a list gets the type of its neighbours.
 */
export const agreeInText = (mentions: readonly Mention[], sentences: readonly Sentence[]): Mention[] =>
  agreed(withFullNames(withLists(withAbbreviations(mentions, sentences), sentences)))

/**
 * Marks initials in parentheses as an abbreviation of the name before them, and gives them the more confident type of
 * the two: "International Business Machines (IBM)".
 */
const withAbbreviations = (mentions: readonly Mention[], sentences: readonly Sentence[]): Mention[] =>
  mentions.map((mention, at) => {
    const before = mentions[at - 1]
    const tokens = sentences[mention.sentence]?.tokens ?? []
    if (before?.sentence !== mention.sentence || before.to !== mention.from - 1) return mention
    if (tokens[before.to]?.text !== '(' || !abbreviates(mention.text, before.text)) return mention
    const { type, confidence } = before.confidence >= mention.confidence ? before : mention
    return { ...mention, type, confidence, abbreviates: at - 1 }
  })

/**
 * Whether a short form consists of the initials of a name's words, with or without small words such as "of"; a plural
 * "s" may follow.
 */
export const abbreviates = (short: string, long: string): boolean => {
  const letters = short.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  if (letters.length < 2 || letters.length > 10 || !/^\p{Lu}/u.test(short) || /\s/.test(short)) return false
  const words = long.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length < 2) return false
  const initials = (kept: string[]) =>
    kept.map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')[0]?.toLowerCase()).join('')
  const great = words.filter((word) => !/^(?:of|for|the|and|in|on|de|la|&|a|to)$/i.test(word))
  return [initials(words), initials(great)].some((given) => given === letters || given === letters.replace(/s$/, ''))
}

/**
 * Gives a name of uncertain type the type of the name next to it in a list: "the albums Kid A, Amnesiac and In
 * Rainbows".
 */
const withLists = (mentions: readonly Mention[], sentences: readonly Sentence[]): Mention[] => {
  const settled = [...mentions]
  const adopt = (from: number, to: number) => {
    const [known, unsure] = [settled[from], settled[to]]
    if (!known || !unsure || unsure.confidence >= TOLD || known.confidence < UNSURE) return
    // A name of several words is probably a person's. That it is listed next to a place does not make it a place.
    if (known.type === 'location' && unsure.text.includes(' ')) return
    const [left, right] = from < to ? [known, unsure] : [unsure, known]
    if (left.sentence !== right.sentence) return
    const between = (sentences[left.sentence]?.tokens ?? []).slice(left.to, right.from).map(({ lower }) => lower)
    if (LIST.test(between.join(' '))) settled[to] = { ...unsure, type: known.type, confidence: UNSURE }
  }
  for (let at = 1; at < settled.length; at += 1) adopt(at - 1, at)
  for (let at = settled.length - 1; at > 0; at -= 1) adopt(at, at - 1)
  return settled
}
const UNSURE = 0.6
/**
 * A type with at least this confidence, such as a type found by the words beside the name, is not replaced by a
 * neighbour's type.
 */
const TOLD = 0.55
/** What separates two list items: a year or short note in parentheses may come before the separator. */
const LIST = /^(?:\( (?:\d{4}|[\p{Ll} ]{1,20}) \) )?(?:,|and|or|&|, and|, or|;|as well as)$/u

/** Makes a name a person if it is the first or last word of a person's full name in the text. */
const withFullNames = (mentions: readonly Mention[]): Mention[] => {
  const parts = new Map<string, EntityType>()
  for (const { text, type, confidence } of mentions) {
    const words = text.split(' ')
    if (type !== 'person' || words.length < 2 || confidence < 0.5) continue
    for (const part of [words[0], words.at(-1)]) if (part && part.length > 2) parts.set(part, type)
  }
  return mentions.map((mention) =>
    parts.has(mention.text) && mention.confidence < 0.9 ? { ...mention, type: 'person', confidence: 0.85 } : mention,
  )
}

const agreed = (mentions: readonly Mention[]): Mention[] => {
  const surest = new Map<string, Mention>()
  for (const mention of mentions) {
    const known = surest.get(mention.text)
    if (!known || mention.confidence > known.confidence) surest.set(mention.text, mention)
  }
  return mentions.map((mention) => {
    const { type, confidence } = surest.get(mention.text) ?? mention
    return { ...mention, type, confidence }
  })
}
