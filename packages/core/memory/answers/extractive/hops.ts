import type { SourceFact } from '../source.js'
import type { Passage } from './passages.js'

/** The person or thing that a tie such as "Ada's manager" stands for. */
export interface Bridge {
  name: string
  /** The question with the name in place of the tie. */
  query: string
  /** The sentence that says what the tie stands for. */
  passage: Passage
}

/**
 * At which end of a fact "Ada's manager" is named: `from`, as its source ("Ben MANAGES Ada"); `to`, as its target ("Ada
 * REPORTS_TO Ben"); `either`, at the end that is not Ada.
 */
type End = 'from' | 'to' | 'either'

const TIES: readonly (readonly [string, readonly (readonly [string, End])[]])[] = [
  [
    'manager|boss|supervisor|lead|chef|chefin|vorgesetzter?|leiterin?',
    [
      ['MANAGES', 'from'],
      ['REPORTS_TO', 'to'],
    ],
  ],
  [
    'wife|husband|spouse|partner|fiancée?|girlfriend|boyfriend|ehe(?:frau|mann)|frau|mann|partnerin|freundin|freund',
    [
      ['SPOUSE_OF', 'either'],
      ['PARTNER_OF', 'either'],
      ['ENGAGED_TO', 'either'],
      ['FRIEND_OF', 'either'],
    ],
  ],
  [
    'mother|father|mom|dad|mum|parent|mutter|vater',
    [
      ['PARENT_OF', 'from'],
      ['CHILD_OF', 'to'],
    ],
  ],
  [
    'son|daughter|child|sohn|tochter|kind',
    [
      ['CHILD_OF', 'from'],
      ['PARENT_OF', 'to'],
    ],
  ],
  ['brother|sister|sibling|bruder|schwester', [['SIBLING_OF', 'either']]],
  ['friend|best friend', [['FRIEND_OF', 'either']]],
  ['mentor|mentorin', [['MENTORS', 'from']]],
  ['colleague|coworker|kollegin|kollege', [['WORKS_WITH', 'either']]],
  [
    'employer|company|firm|arbeitgeber|firma',
    [
      ['WORKS_AT', 'to'],
      ['OWNS', 'to'],
      ['FOUNDED', 'to'],
    ],
  ],
]
/** The words of all ties, each also with a capital, as German nouns have. */
const WORDS_OF_TIES = TIES.flatMap(([words]) => words.split('|'))
  .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`])
  .join('|')
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}-]{0,30}`
const NAME = `${NAME_WORD}(?: ${NAME_WORD}){0,2}`
/** OWNED matches "Ada's manager" and "Adas Chefin"; OF matches "the manager of Ada" and "der Chef von Ada". */
const OWNED = new RegExp(`(${NAME_WORD}?(?: ${NAME_WORD}?)?)(?:['’]s?|s) (${WORDS_OF_TIES})(?!\\p{L})`, 'u')
const OF = new RegExp(`(?<!\\p{L})(?:the|der|die|das) (${WORDS_OF_TIES}) (?:of|von) (${NAME})`, 'u')
/** Opening words that do not belong to a name, such as "Does" in "Does Ada's manager …". */
const OPENING = /^(?:Is|Are|Was|Were|Does|Do|Did|Has|Have|Had|Can|Could|Will|Would|Should|And|Ist|War|Hat|Kann|Wird) /u
const MOST_CHARS = 1_000

/**
 * Finds what a tie in a question stands for, from the graph's facts or from a sentence that says so; null if the
 * question has no tie, or nothing says what it stands for.
 */
export function bridgeOf(query: string, facts: readonly SourceFact[], passages: readonly Passage[]): Bridge | null {
  const asked = tieIn(query.slice(0, MOST_CHARS))
  if (asked === null) return null
  const found = inFacts(asked, facts, passages) ?? inPassages(asked, passages)
  return found && { ...found, query: query.replace(asked.words, () => found.name) }
}

interface Tie {
  words: string
  owner: string
  tie: string
}

function tieIn(query: string): Tie | null {
  const owned = OWNED.exec(query)
  if (owned) {
    const words = owned[0].replace(OPENING, '')
    return { words, owner: (owned[1] ?? '').replace(OPENING, ''), tie: (owned[2] ?? '').toLowerCase() }
  }
  const of = OF.exec(query)
  return of && { words: of[0], owner: of[2] ?? '', tie: (of[1] ?? '').toLowerCase() }
}

const isOf = (name: string, owner: string): boolean =>
  name.toLowerCase() === owner.toLowerCase() || name.toLowerCase().startsWith(`${owner.toLowerCase()} `)

type Named = Pick<Bridge, 'name' | 'passage'>

function inFacts({ owner, tie }: Tie, facts: readonly SourceFact[], passages: readonly Passage[]): Named | null {
  const labels = TIES.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(tie))?.[1] ?? []
  for (const [label, end] of labels)
    for (const fact of facts) {
      if (fact.label !== label) continue
      const [name, other] =
        end !== 'to' && isOf(fact.target, owner) ? [fact.source, fact.target] : [fact.target, fact.source]
      if (!isOf(other, owner) || (end === 'from' && name === fact.target)) continue
      const passage = saying(passages, fact.supportedBy, name)
      if (passage) return { name, passage }
    }
  return null
}

/** Returns the source's first sentence that contains the name. */
const saying = (passages: readonly Passage[], source: number, name: string): Passage | undefined =>
  passages.find((passage) => passage.source === source && passage.text.toLowerCase().includes(name.toLowerCase()))

function inPassages({ owner, tie }: Tie, passages: readonly Passage[]): Named | null {
  const forms = [
    `${escaped(owner)}(?:['’]s?|s) ${tieOf(tie)}(?: is| was| ist| heißt|,)? (${NAME})`,
    `(${NAME}) (?:is|ist) (?:${escaped(owner)}(?:['’]s?|s) ${tieOf(tie)}|(?:the|der|die) ${tieOf(tie)} (?:of|von) ${escaped(owner)})(?!\\p{L})`,
  ].map((form) => new RegExp(form, 'u'))
  for (const passage of passages)
    for (const form of forms) {
      const name = form.exec(passage.text.slice(0, MOST_CHARS))?.[1]
      if (name !== undefined) return { name, passage }
    }
  return null
}

const tieOf = (tie: string): string => `(?:${escaped(tie)}|${escaped(`${tie.charAt(0).toUpperCase()}${tie.slice(1)}`)})`

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
