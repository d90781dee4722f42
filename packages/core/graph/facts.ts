import { categoryByRule } from '../memory/guard/classify/rules.js'
import type { Category } from '../memory/types.js'
import { bySentence, type Reference } from './extract/relationships/references.js'
import type { Sentence } from './extract/tokens.js'
import { LONGEST_FACT } from './types.js'

/** A sentence that states a fact about an entity. */
export interface StatedFact {
  reference: Reference
  content: string
  category: Category
  importance: number
}

/**
 * How much a fact in each category says about its subject, 0 to 1: identity, health and relationships rank first, tasks
 * and one-off events rank low. Our own choice; a language model sets its own values.
 */
const IMPORTANCE: Readonly<Record<Category, number>> = {
  identity: 0.9,
  health: 0.85,
  relationship: 0.8,
  work: 0.75,
  location: 0.7,
  decision: 0.7,
  preference: 0.65,
  finance: 0.65,
  project: 0.65,
  technology: 0.55,
  task: 0.5,
  event: 0.5,
  other: 0.4,
}
/** Factor for the importance of a fact to an entity that is not the first one in the sentence. */
const NAMED_ONLY = 0.6

/**
 * Returns one fact for each entity in each sentence, except in questions.
 * @param nameOf returns the name that replaces a pronoun
 * @param otherwise category of sentences that no rule categorizes
 */
export const factsIn = (
  sentences: readonly Sentence[],
  references: readonly Reference[],
  text: string,
  nameOf: (reference: Reference) => string,
  otherwise: Category,
): StatedFact[] => {
  const spoken = bySentence(references)
  return sentences.flatMap(({ start, end }, at) => {
    const here = spoken.get(at) ?? []
    const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
    if (here.length === 0 || /\?["'”’)]*$/.test(words)) return []
    const category = categoryByRule(words) ?? otherwise
    const [subject] = here
    const sentence = cut(words)
    const told = new Map<number | string, StatedFact>()
    for (const reference of here) {
      if (told.has(key(reference))) continue
      const importance = IMPORTANCE[category] * (key(reference) === key(subject as Reference) ? 1 : NAMED_ONLY)
      const content =
        reference.by === 'pronoun' ? cut(withName(text, start, end, reference, nameOf(reference))) : sentence
      told.set(key(reference), {
        reference,
        content,
        category,
        importance: Math.round(importance * 100) / 100,
      })
    }
    return [...told.values()]
  })
}

const key = ({ of }: Reference): number | string => (typeof of === 'number' ? of : of.key)

/** Replaces a pronoun with the name, because "She leads Search" says nothing on its own. */
const withName = (text: string, start: number, end: number, reference: Reference, name: string): string =>
  `${text.slice(start, reference.start)}${reference.possessive ? `${name}'s` : name}${text.slice(reference.end, end)}`
    .replace(/\s+/g, ' ')
    .trim()

const cut = (words: string): string => {
  const points = [...words]
  return points.length <= LONGEST_FACT ? words : `${points.slice(0, LONGEST_FACT - 1).join('')}…`
}
