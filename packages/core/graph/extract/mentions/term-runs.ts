import type { EntityType } from '../../types.js'
import { isCommonWord, type Token } from '../tokens.js'
import { TERM_HEADS } from './mention-words.js'
import type { Range } from './name-runs.js'

/**
 * A name recognized by something other than capital letters: an election, a method, an identifier in code, a title in
 * quotation marks.
 */
export interface TermRange extends Range {
  type: EntityType
  confidence: number
  name: string
}

export const termRanges = (tokens: readonly Token[], runs: readonly Range[]): TermRange[] => {
  const found: TermRange[] = []
  const add = (from: number, to: number, type: EntityType, confidence: number) =>
    found.push({ from, to, type, confidence, name: nameOf(tokens, from, to) })
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (/^(?:elections?|referendums?|primaries|caucuses)$/.test(token.lower)) vote(tokens, runs, at, add)
    else if (TERM_HEADS.has(token.lower)) method(tokens, at, add)
    else if (token.text === '(' && YEAR.test(tokens[at + 1]?.text ?? '') && /^[),]$/.test(tokens[at + 2]?.text ?? ''))
      datedTitle(tokens, at, add)
    else if (ENZYME.test(token.lower)) substance(tokens, at, add)
    else if (/^["“]$/.test(token.text)) title(tokens, at, add)
    else if (IDENTIFIER.test(token.text) && !token.text.includes('@')) add(at, at + 1, 'technology', 0.6)
  }
  return found
}

type Add = (from: number, to: number, type: EntityType, confidence: number) => void

const IDENTIFIER = /^(?!_+$)[a-zA-Z][a-zA-Z0-9]*(?:_[a-zA-Z0-9]+)+$|^[a-z]+[a-z0-9]*[A-Z][a-zA-Z0-9]*$/
const VOTE_WORDS =
  /^(?:general|presidential|parliamentary|federal|local|legislative|provincial|state|municipal|mayoral|gubernatorial|senate|house|european|assembly|leadership|special|snap|by|primary|midterm|constitutional|independence|membership|-)$/

/** Finds an election with its year, place and kind: "the 2010 United Kingdom general election". */
const vote = (tokens: readonly Token[], runs: readonly Range[], at: number, add: Add): void => {
  let from = at
  while (VOTE_WORDS.test(tokens[from - 1]?.lower ?? '')) from -= 1
  const run = runs.find(({ from: start, to }) => start < from && to >= from) ?? runs.find(({ to }) => to === from)
  if (run) from = run.from
  if (/^(?:1[89]|20)\d{2}$/.test(tokens[from - 1]?.text ?? '')) from -= 1
  const isNamed = at - from >= 2 || (at - from === 1 && run !== undefined)
  const place = run && tokens[at + 1]?.lower === 'in' ? runs.find(({ from: start }) => start === at + 2) : undefined
  if (isNamed) add(from, place ? place.to : at + 1, 'event', 0.8)
}

/**
 * Finds the name of a method: a head noun and up to three nouns or adjectives before it, such as "handwriting
 * recognition" or "graph clustering algorithm".
 */
const method = (tokens: readonly Token[], at: number, add: Add): void => {
  if (tokens[at]?.tags.has('Verb') && !tokens[at]?.tags.has('Gerund')) return
  let from = at
  while (at - from < 3 && isModifier(tokens[from - 1])) from -= 1
  if (from < at && !tokens[at + 1]?.tags.has('Noun')) add(from, at + 1, 'concept', 0.5)
}

const isModifier = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.shape === 'lower' &&
  token.text.length > 3 &&
  (token.tags.has('Noun') || token.tags.has('Adjective')) &&
  !token.tags.has('Pronoun') &&
  !token.tags.has('Possessive') &&
  !GENERAL.test(token.lower)
const GENERAL =
  /^(?:other|many|several|various|different|popular|common|modern|such|same|similar|these|those|first|second|last|more|most|better|best|good|great|early|later|recent|new|old|large|small|simple|complex|based|using|important|possible|useful|traditional|certain|specific|particular|whole|main|major|little|long|short|high|many|some|further|general|international|important|approaches|example|techniques|methods|task|tasks|problem|problems|application|applications|their|social|local|company|office|home)$/

const YEAR = /^(?:1[5-9]|20)\d{2}$/
const TITLE_WORD = /^(?:of|the|an?|in|on|for|to|and|with|from|at|by|under|['’]s|is|it|my|your|or|&)$/

/** Finds the title of a work before a year in parentheses, with its small words: "Tea for the Tillerman (1970)". */
const datedTitle = (tokens: readonly Token[], at: number, add: Add): void => {
  let from = at
  let first = at
  while (at - from < LONGEST_TITLE) {
    const token = tokens[from - 1]
    if (!token || from - 1 === 0) break
    const isCapital = token.kind === 'word' && token.shape !== 'lower'
    if (!isCapital && !TITLE_WORD.test(token.lower)) break
    if (token.tags.has('FirstName') && first < at && !/^['’]s$/.test(tokens[from]?.text ?? '')) break
    from -= 1
    if (isCapital) first = from
  }
  const isPhrase = tokens.slice(first, at).some(({ shape, lower }) => shape === 'lower' && TITLE_WORD.test(lower))
  if (isPhrase) add(first, at, 'product', 0.7)
}

const ENZYME =
  /^(?!.*(?:base|case|phase|phrase|crease|lease|chase|disease|please|tease|grease|erase|vase)s?$)\p{L}{4,}ases?$/u

/** Finds an enzyme with its substrate: "ribulose carboxylase", "RNA polymerase". */
const substance = (tokens: readonly Token[], at: number, add: Add): void => {
  const before = tokens[at - 1]
  const isOf =
    before?.kind === 'word' &&
    (before.shape === 'upper' || (before.shape === 'lower' && before.tags.has('Noun') && !isCommonWord(before.lower)))
  add(isOf ? at - 1 : at, at + 1, 'concept', 0.7)
}

const LONGEST_TITLE = 10

/** Finds a title: a text in quotation marks whose words are capitalised. */
const title = (tokens: readonly Token[], at: number, add: Add): void => {
  const close = tokens.findIndex((token, index) => index > at && /^["”]$/.test(token.text))
  if (close === -1 || close - at < 2 || close - at > LONGEST_TITLE) return
  const words = tokens.slice(at + 1, close).filter(({ kind }) => kind === 'word')
  const isTitle = words.every(({ shape, text }) => shape !== 'lower' || text.length <= 4) && words[0]?.shape !== 'lower'
  const end = tokens[close - 1]?.kind === 'sign' ? close - 1 : close
  if (isTitle && words.length > 0) add(at + 1, end, 'product', 0.6)
}

const nameOf = (tokens: readonly Token[], from: number, to: number): string => {
  const first = tokens[from] as Token
  let name = first.text
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at] as Token
    name += (token.start > (tokens[at - 1] as Token).end ? ' ' : '') + token.text
  }
  return name
}
