import { readStatement } from '../relation/slot/statement.js'

/**
 * Whether two statements are about two numbered things of one kind ("room 4", "room 5"), so that neither updates the
 * other. The update reader takes some such pairs for updates, because most of their words are the same. Linear in the
 * length of the texts.
 */
export const areSiblings = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((text) => readStatement(text, '')?.subjects ?? [])
  if (!first || !second || first.some((subject) => second.includes(subject))) return false
  const kinds = new Set(first.flatMap(kindOf))
  return second.flatMap(kindOf).some((kind) => kinds.has(kind))
}

/** Returns the kind of a numbered thing: "room" of "room 4"; nothing for any other subject. */
const kindOf = (subject: string): string[] => (/\d/.test(subject) ? subject.split(' ').slice(0, 1) : [])
