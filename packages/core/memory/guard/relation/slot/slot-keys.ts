import { type Part, readStatement, type Statement } from './statement.js'

const MOST_SUBJECTS = 2
const MOST_KEYS = 8

/**
 * Returns keys under which statements meet that say something about a common subject with a common word, name or
 * property: each of the first two subjects with each of the words that tell most.
 * @returns at most 8, without repeats; none for a text that is not compared slot by slot
 */
export function slotKeys(text: string, speaker: string): string[] {
  const statement = readStatement(text, speaker)
  return statement === null ? [] : keysOfStatement(statement)
}

/** The same for a statement that was read. */
export const keysOfStatement = (statement: Statement): string[] =>
  [...new Set(subjectsOf(statement).flatMap((subject) => keysUnder(subject, statement)))].slice(0, MOST_KEYS)

/** A text without a name may be about a thing: then its first word counts as one. */
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

/** "Fibre 100" and "Fibre 500" meet under "fibre". */
const keyForm = ({ form, kind }: Part): string => (kind === 'name' && form.replace(/ \S*\d\S*$/, '')) || form

const rankOf = ({ kind }: Part): number => RANK[kind] ?? 3
