import { type Part, readStatement, type Statement } from './statement.js'

const MOST_SUBJECTS = 2
const MOST_KEYS = 8

/**
 * Returns keys that two statements share if they have a subject and also a property, name or word in common. A key
 * joins one of the first two subjects with another part: properties first, then names, then words.
 * @returns at most 8 keys, without repeats; none for a text that `readStatement` rejects
 */
export function slotKeys(text: string, speaker: string): string[] {
  const statement = readStatement(text, speaker)
  return statement === null ? [] : keysOfStatement(statement)
}

/** Like `slotKeys`, for a statement that was already read. */
export const keysOfStatement = (statement: Statement): string[] =>
  [...new Set(subjectsOf(statement).flatMap((subject) => keysUnder(subject, statement)))].slice(0, MOST_KEYS)

/** Returns the first two subjects. A text without subjects may be about a thing, so its first part counts as one. */
const subjectsOf = ({ subjects, parts }: Statement): string[] => {
  const named = subjects.slice(0, MOST_SUBJECTS)
  return named.length > 0 ? named : parts.slice(0, 1).map(({ form }) => form)
}

const RANK: Readonly<Record<string, number>> = { noun: 0, name: 1, plain: 2 }

const keysUnder = (subject: string, { parts }: Statement): string[] =>
  parts
    .filter(({ form, kind }) => form !== subject && Object.hasOwn(RANK, kind))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((part) => `on|${[subject, keyForm(part)].sort().join('|')}`)

/** Returns the form of a part in a key: "Fibre 100" and "Fibre 500" share the key of "fibre". */
const keyForm = ({ form, kind }: Part): string => (kind === 'name' && form.replace(/ \S*\d\S*$/, '')) || form

const rankOf = ({ kind }: Part): number => RANK[kind] ?? 3
