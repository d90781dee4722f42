import { MOVES, PROPERTY_WORDS, propertyOf, STATES } from '../lexicon/families.js'
import { ARTICLES, AUXILIARIES, FIRST_PERSON, INDEFINITE, PREPOSITIONS, PRONOUNS } from '../lexicon/function-words.js'
import { phraseAt, wordSet } from '../lexicon/phrases.js'
import { SIGNALS, type Signal } from '../lexicon/signals.js'
import { sentencesOf } from '../sentences.js'
import { stem } from '../stem.js'
import { speakerWords, TWO_WORDS } from '../subject.js'
import { type Word, wordsOf } from '../words.js'

/** One word that carries meaning, or a run of words that is one name. */
export interface Part {
  /** What is compared: the stem of a word, the words of a name, or the noun of a property in families.ts ("=home"). */
  form: string
  /** `plain`, `noun` (the noun of a family or property), `name`, or the kind of a measured word (words.ts). */
  kind: string
  /** As written. */
  text: string
  /** The word right before it, in lower case; empty at the start. */
  before: string
}

/** A short statement, prepared to be compared part by part: who or what it is about, and everything it says. */
export interface Statement {
  /** The possible subjects: the names in the statement and, if it is in the first person, its speaker. */
  subjects: readonly string[]
  parts: readonly Part[]
  /** The signals about the statement's status ("now", "ended"), each with the words that give the signal. */
  signals: ReadonlyMap<Signal, string>
  /** Whether its first word is an article. */
  isDefinite: boolean
}

/** Maximum words and sentences of a statement: a longer text has several facts, and more than one value may differ. */
const MOST_WORDS = 40
const MOST_SENTENCES = 3

/**
 * Reads a short statement. Takes time linear in the length of the text, of which it reads at most 2,000 characters.
 * @returns null for a text that is too short (fewer than 3 words) or too long, and for one that asks, guesses or plans
 */
export function readStatement(text: string, speaker: string): Statement | null {
  const sentences = sentencesOf(text)
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES || text.includes('?')) return null
  const all = sentences.map(wordsOf)
  const count = all.reduce((sum, words) => sum + words.length, 0)
  if (count < 3 || count > MOST_WORDS) return null
  const first = all[0]?.[0]?.lower ?? ''
  const reader = new Reader(speakerWords(speaker).join(' '), ARTICLES.has(first))
  for (const words of all) reader.read(words)
  // "Will start at 9 from now on" is certain.
  return reader.isOpen && !reader.signals.has('now') ? null : reader
}

/**
 * Words with the signal `open` that only join two sentences, or are German for "as". Any other word with this signal
 * makes a statement a guess, a plan or a condition.
 */
const JOINS = wordSet('so then therefore thus hence als')

class Reader implements Statement {
  readonly subjects: string[] = []
  readonly parts: Part[] = []
  readonly signals = new Map<Signal, string>()

  /** Whether a word makes the statement a guess, a plan or a condition. */
  isOpen = false

  constructor(
    private readonly speaker: string,
    readonly isDefinite: boolean,
  ) {}

  read(words: readonly Word[]): void {
    const lowers = words.map(({ lower }) => lower)
    const stems = words.map(({ stem }) => stem)
    for (let at = 0; at < words.length; ) at += this.#readAt(words, lowers, stems, at)
  }

  /** Reads what starts at a word, and returns its number of words. */
  #readAt(words: readonly Word[], lowers: readonly string[], stems: readonly string[], at: number): number {
    const word = words[at] as Word
    const before = lowers[at - 1] ?? ''
    const compound = TWO_WORDS.get(`${word.lower} ${lowers[at + 1]}`)
    if (compound !== undefined) {
      this.#add(`=${compound}`, 'noun', textOf(words, at, 2), before)
      return 2
    }
    const relation = phraseAt(STATES, stems, at) ?? phraseAt(MOVES, lowers, at)
    if (relation && !(relation.length === 1 && ARTICLES.has(before))) {
      const text = textOf(words, at, relation.length)
      if (relation.value.noun !== '') this.#add(`=${relation.value.noun}`, 'noun', text, before)
      if (relation.value.says !== 'state') this.signals.set(relation.value.says === 'end' ? 'ended' : 'now', text)
      return relation.length
    }
    if (word.kind === '') {
      const signal = phraseAt(SIGNALS, lowers, at)
      if (signal) {
        this.signals.set(signal.value, textOf(words, at, signal.length))
        if (signal.value === 'open' && !JOINS.has(word.lower)) this.isOpen = true
        return signal.length
      }
    }
    if (FIRST_PERSON.has(word.lower)) {
      this.#addSubject(this.speaker)
      return 1
    }
    const name = nameLength(words, at)
    if (name > 0) {
      const form = lowers.slice(at, at + name).join(' ')
      this.#addSubject(form)
      this.#add(form, 'name', textOf(words, at, name), before)
      return name
    }
    if (word.kind !== '') this.#add(word.lower, word.kind, word.text, before)
    else if (!isFunctionWord(word)) this.#addWord(word, before)
    return 1
  }

  #addWord(word: Word, before: string): void {
    const noun = propertyOf(word.lower) ?? PROPERTY_ROOTS.get(rootOf(word.stem))
    this.#add(
      noun === undefined ? rootOf(word.stem) : `=${noun}`,
      noun === undefined ? 'plain' : 'noun',
      word.text,
      before,
    )
  }

  #add(form: string, kind: string, text: string, before: string): void {
    this.parts.push({ form, kind, text, before })
  }

  #addSubject(form: string): void {
    if (!this.subjects.includes(form)) this.subjects.push(form)
  }
}

const ENDING = /(?:ement|ment|ation|al|er|ed|y|ung|erin)$/
const LEAST_ROOT = 4

/**
 * Reduces a stem to a root, the same for "deliveries" and "delivers", "insurer" and "insured", "renewal" and "renews".
 */
function rootOf(stemmed: string): string {
  let root = stemmed
  for (let times = 0; times < 2; times += 1) {
    const shorter = root.replace(ENDING, '')
    if (shorter.length >= LEAST_ROOT) root = shorter
  }
  return root.endsWith('e') && root.length > LEAST_ROOT ? root.slice(0, -1) : root
}

/** The property of each root, so that "insured" counts as "insurer". Excludes short roots, which other words share. */
const PROPERTY_ROOTS: ReadonlyMap<string, string> = new Map(
  [...PROPERTY_WORDS]
    .map(([word, noun]) => [rootOf(stem(word)), noun] as const)
    .filter(([root]) => root.length > LEAST_ROOT),
)

const isFunctionWord = ({ lower }: Word): boolean =>
  lower === "'s" ||
  [ARTICLES, AUXILIARIES, PREPOSITIONS, PRONOUNS, INDEFINITE].some((list) => list.has(lower)) ||
  /^(?:and|und|or|oder|but|aber)$/.test(lower)

/** A code or number right after a name belongs to the name: "Ticket 8812", "Nova R5". */
const FOLLOWS_NAME = /^(?:code|number|ratio)$/

/** Returns the number of words of the name that starts here; 0 if none does. */
function nameLength(words: readonly Word[], at: number): number {
  if (!isCapital(words[at])) return 0
  let end = at + 1
  while (
    end < words.length &&
    !words[end - 1]?.pause &&
    (isCapital(words[end]) || FOLLOWS_NAME.test(words[end]?.kind ?? ''))
  )
    end += 1
  // The first word of a sentence is always capitalized, so alone it is not taken for a name.
  return at === 0 && end === 1 ? 0 : end - at
}

/** Whether a word is written like a name: "Ada", "iPhone", "#general". */
const isCapital = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.capital || /\p{Ll}\p{Lu}|^[#@]\p{L}/u.test(word.text)) &&
  word.kind === '' &&
  !isFunctionWord(word) &&
  !FIRST_PERSON.has(word.lower)

const textOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
