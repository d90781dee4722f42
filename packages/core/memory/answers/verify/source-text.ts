import { isOrdinaryWord } from '../../../graph/extract/tokens.js'
import { sentencesOf } from '../../guard/relation/sentences.js'
import { isPlainGivenName } from '../../speaker/name-words.js'
import { comparedName } from '../../speaker/speaker.js'
import { withoutAccents } from '../../write/dates/tokens.js'
import type { AnswerSource } from '../source.js'
import { readStatement, type Unit } from './statement.js'
import { clausesOf, type Subject, subjectsOf } from './subject.js'
import { indexOf } from './word-index.js'
import { type Period, periodsIn, writtenAt } from './words/when.js'

export interface SourceClause {
  /** The sentence's text: equal for clauses of one sentence. */
  sentence: string
  units: readonly Unit[]
  /** Units by the keys under which words of an answer are looked up (word-index.ts). */
  index: ReadonlyMap<string, readonly Unit[]>
  subject: Subject
  /** Who "I" is: the words of the name, without accents, in lower case; empty if unknown. */
  speaker: ReadonlySet<string>
  /** For each outdated statement of the source, the keys of the statement's words. */
  gone: readonly ReadonlySet<string>[]
}

/** A sentence of a source. */
export interface SourceSentence {
  text: string
  /** Who "I" is: the words of the name, without accents, in lower case; empty if unknown. */
  speaker: ReadonlySet<string>
  clauses: readonly SourceClause[]
  /** Keys of the names in the sentence. */
  names: ReadonlySet<string>
  periods: readonly Period[]
}

interface Line {
  text: string
  speaker: ReadonlySet<string>
  /** The first letters of each word (`startsOf`), by which the line is found. */
  starts: ReadonlySet<string>
  read: SourceSentence | null
}

interface KnownSource {
  lines: readonly Line[]
  /** For each outdated statement of the source, the keys of the statement's words. */
  gone: readonly ReadonlySet<string>[]
}

/** Maximum length of a memory's content in the specification, in characters. */
const LONGEST = 50_000
const MOST_LINES = 2_000
/** Maximum characters of a sentence. Text without full stops is cut into parts of at most this length. */
const LONGEST_SENTENCE = 600
/** Maximum sentences and characters of a source that are read word by word for one sentence of an answer. */
const MOST_READ = 16
const MOST_CHARS = 4_000
const START = 4
const LABEL =
  /^[\s>*•-]{0,8}(\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,3})(?: \([^()\n]{1,40}\))?:(?=\s)/u

/** What was read from each source, kept while the source exists: several sentences of an answer may cite one source. */
const known = new WeakMap<AnswerSource, KnownSource>()

/** Returns the first four letters of each word, by which sentences that share words are found. */
export const startsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, START)))

/**
 * Returns the sentences of a source that may support an answer's sentence, in order, as runs of neighbours. Of a short
 * source, these are all sentences. Of a long one, they are those that share the most words with the given sentence: at
 * most 16, with at most 4,000 characters in all. The first call for a source takes time linear in its length.
 * @param name the known name of the source's speaker; null if there is none
 */
export function sentencesFor(sentence: string, source: AnswerSource, name: string | null): SourceSentence[][] {
  const { lines, gone } = known.get(source) ?? readSource(source, name)
  const wanted = startsOf(sentence)
  const runs: SourceSentence[][] = []
  let last = -2
  for (const at of nearest(lines, wanted)) {
    const read = readLine(lines[at] as Line, source, gone)
    if (at === last + 1) runs.at(-1)?.push(read)
    else runs.push([read])
    last = at
  }
  return runs
}

/** Returns the words in lower case, without punctuation or symbols. */
export const bare = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/**
 * Returns the successive sentences of a source that equal a quotation, apart from case, punctuation and symbols; null
 * if none do.
 */
export function linesQuoted(quote: string, source: AnswerSource, name: string | null): SourceSentence[] | null {
  const { lines, gone } = known.get(source) ?? readSource(source, name)
  const wanted = bare(quote)
  const texts = lines.map(({ text }) => bare(text))
  for (const [from, text] of texts.entries()) {
    if (text === '' || !wanted.startsWith(text)) continue
    let said = text
    let to = from + 1
    while (said.length < wanted.length && to < lines.length && to - from < MOST_READ) {
      said += ` ${texts[to]}`
      to += 1
    }
    if (said === wanted) return lines.slice(from, to).map((line) => readLine(line, source, gone))
  }
  return null
}

function readSource(source: AnswerSource, name: string | null): KnownSource {
  let speaker = wordsOfName(name ?? comparedSpeaker(source))
  const lines = sentencesOf(source.content, { chars: LONGEST, most: MOST_LINES }).flatMap((sentence) => {
    const [label = '', who = ''] = LABEL.exec(sentence.slice(0, 200)) ?? []
    const spoken = isSpeaker(who, sentence.slice(label.length))
    if (spoken) speaker = wordsOfName(who)
    const text = spoken ? sentence.slice(label.length).trim() : sentence
    return parted(text).map((part) => ({ text: part, speaker, starts: startsOf(part), read: null }))
  })
  const read: KnownSource = { lines, gone: goneOf(source) }
  known.set(source, read)
  return read
}

const comparedSpeaker = ({ userId, writer, chunk }: AnswerSource): string => {
  const name = chunk ? '' : comparedName([], { userId, agentId: writer.agentId })
  return /^(?:user|agent):/.test(name) ? '' : name
}

const wordsOfName = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .split(/\s+/)
      .map((word) => withoutAccents(word.toLowerCase().replace(/[.']+$/, '')))
      .filter((word) => word !== ''),
  )

const ROLES = new Set(['user', 'assistant', 'agent', 'customer', 'client'])
const FIRST_PERSON = /(?<!\p{L})(?:I|my|ich|mein\p{L}{0,3})(?!\p{L})/u

/** Whether a label before a colon names the speaker ("Caroline:"), instead of what follows ("Deadline:"). */
const isSpeaker = (who: string, said: string): boolean => {
  if (who === '') return false
  const [first = ''] = who.toLowerCase().split(' ')
  if (isPlainGivenName(first) || ROLES.has(first)) return true
  return !isOrdinaryWord(first) && FIRST_PERSON.test(said.slice(0, 500))
}

function parted(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + LONGEST_SENTENCE)
    if (to < text.length) {
      const blank = text.lastIndexOf(' ', to)
      if (blank > from + LONGEST_SENTENCE / 2) to = blank
    }
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/** Returns the positions, in order, of the sentences to read: those sharing the most word beginnings with `wanted`. */
function nearest(lines: readonly Line[], wanted: ReadonlySet<string>): number[] {
  const all = lines.map((_, at) => at)
  let chars = 0
  const shared = lines.map(({ starts }) => {
    let count = 0
    for (const start of starts) if (wanted.has(start)) count += 1
    return count
  })
  return all
    .sort((a, b) => (shared[b] as number) - (shared[a] as number) || a - b)
    .slice(0, MOST_READ)
    .filter((at) => {
      chars += lines[at]?.text.length ?? 0
      return chars <= MOST_CHARS
    })
    .sort((a, b) => a - b)
}

function readLine(line: Line, source: AnswerSource, gone: readonly ReadonlySet<string>[]): SourceSentence {
  line.read ??= read(line, source, gone)
  return line.read
}

function read({ text, speaker }: Line, source: AnswerSource, gone: readonly ReadonlySet<string>[]): SourceSentence {
  const units = readStatement(text)
  const clauses = clausesOf(units)
  const subjects = subjectsOf(clauses)
  return {
    text,
    speaker,
    clauses: clauses.map((own, at) => {
      return {
        sentence: text,
        units: own,
        index: indexOf(own),
        subject: subjects[at] as Subject,
        speaker,
        gone,
      }
    }),
    names: new Set(units.filter(({ kind }) => kind === 'name').map(({ key }) => key)),
    periods: periodsIn(text, writtenAt(source)),
  }
}

/** Maximum outdated statements read from a source. */
const MOST_GONE = 10
const goneOf = ({ outdated }: AnswerSource): ReadonlySet<string>[] =>
  outdated
    .slice(0, MOST_GONE)
    .map((text) => new Set(readStatement(text.slice(0, LONGEST_SENTENCE)).map(({ key }) => key)))
