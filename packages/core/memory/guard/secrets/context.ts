import type { Candidate } from './candidates.js'
import type { WordClass } from './lexicon.js'
import type { Token } from './tokens.js'
import { is, NAME } from './words.js'

/** Maximum tokens that are read on each side of a candidate. */
const AROUND = 9
const ORDER: readonly WordClass[] = ['H', 'P', 'N', 'C', 'K', 'D', 'A', 'V', 'L', 'G', 'Q', 'U', 'R', 'F', 'S']

/** Returns the letter of a word's first class in ORDER; empty if the word has no class. */
export const letterOf = (classes: number): string => (classes === 0 ? '' : (ORDER.find((of) => is(classes, of)) ?? ''))
/** Word classes with two features each: the distances to the nearest word of the class before and after a candidate. */
const NEAR: readonly WordClass[] = ['D', 'A', 'V', 'R', 'H', 'U']
const NAMES: readonly WordClass[] = ['P', 'N', 'C', 'K']
/** Returns the class of a name; `r` if, alone or with the word before it, it names a harmless number ("zip code"). */
const nameOf = (tokens: readonly Token[], at: number): string => {
  const { classes, sentence, before } = tokens[at] as Token
  const previous = tokens[at - 1]
  const isOther = previous?.sentence === sentence && is(previous.classes, 'R') && /^ ?$/.test(before)
  if (!is(classes, 'P') && (is(classes, 'R') || isOther)) return 'r'
  return NAMES.find((of) => is(classes, of)) ?? '-'
}

/**
 * Describes the words beside the name of a secret, such as "for the gate" after "code": returns the class of the word
 * before the name, then that of the first word after it that is not a function word; `-` if there is no name.
 */
export const qualifier = ({ from, nameBefore, nameAfter }: Candidate, tokens: readonly Token[]): string => {
  const at = nameBefore !== -1 ? nameBefore : nameAfter
  if (at === -1) return '-'
  const { sentence } = tokens[at] as Token
  const classOf = (index: number): string => {
    const token = tokens[index]
    if (token === undefined || index === from || token.sentence !== sentence) return '.'
    return is(token.classes, 'R') ? 'R' : letterOf(token.classes) || 'w'
  }
  const before = classOf(at - 1)
  for (let index = at + 1; index <= at + 4; index += 1) {
    const after = classOf(index)
    if (after === 'F') continue
    return `${before}${after}`
  }
  return `${before}F`
}

const far = (distance: number): string =>
  distance > 8 ? '9' : distance > 5 ? '6' : distance > 3 ? '4' : String(distance)

/**
 * Returns facts about the words around a candidate: the name of a secret before it, or else after it; the other word
 * classes near it, with their distances; and whether a name of a harmless number ("order", "room") is beside it.
 */
export const contextOf = ({ from, to, nameBefore, nameAfter }: Candidate, tokens: readonly Token[]) => {
  const at = nameBefore !== -1 ? nameBefore : nameAfter
  const side = at === -1 ? '' : at < from ? '<' : '>'
  const distance = at === -1 ? 0 : at < from ? from - at : at - to + 1
  const { sentence } = tokens[from] as Token
  const named = at === -1 ? undefined : (tokens[at] as Token)
  const places = new Map<string, string>()
  let door = false
  let account = false
  let enters = false
  let talk = 0
  let changed = false
  let asked = false
  const start = Math.max(0, from - AROUND)
  const end = Math.min(tokens.length, to + AROUND)
  for (let index = start; index < end; index += 1) {
    if (index >= from && index < to) continue
    const { classes, sentence: other, after } = tokens[index] as Token
    if (Math.abs(other - sentence) > 1) continue
    if (is(classes, 'D')) door = true
    if (is(classes, 'A')) account = true
    if (is(classes, 'V')) enters = true
    if (other !== sentence) continue
    if (is(classes, 'Q')) talk += 1
    if (is(classes, 'G')) changed = true
    if (after.includes('?')) asked = true
    const way = index < from ? '<' : '>'
    const away = far(index < from ? from - index : index - to + 1)
    for (const kind of NEAR)
      if (is(classes, kind) && !(way === '>' && places.has(`${kind}${way}`))) places.set(`${kind}${way}`, away)
  }
  if (nameBefore !== -1 && nameAfter !== -1) places.set('n>', far(nameAfter - to + 1))
  asked ||= (tokens[to - 1] as Token).after.includes('?')
  let content = 0
  let linked = false
  let clauses = 0
  let taken = false
  if (side === '<') {
    for (let index = at + 1; index < from; index += 1) {
      const { classes, before, text } = tokens[index] as Token
      if (/[,;]/.test(before)) clauses = 1
      if (/\d/.test(text)) taken = true
      if (is(classes, 'L') || /[:=]/.test(before)) linked = true
      else if (classes === 0) content += 1
    }
    if (/[:=]/.test((tokens[from] as Token).before)) linked = true
  }
  let beside = ''
  for (let back = 1; back <= 3 && from - back >= 0; back += 1) {
    const token = tokens[from - back] as Token
    if (token.sentence !== sentence) break
    if (is(token.classes, 'R') && (token.classes & NAME) === 0) {
      beside = String(back)
      break
    }
  }
  return {
    named,
    name: named ? `${nameOf(tokens, at)}${side}` : '-',
    near: `${door ? 'D' : ''}${account ? 'A' : ''}${enters ? 'V' : ''}`,
    places: [...places].map(([of, away]) => `${of}${away}`),
    distance: far(distance),
    between: side === '<' ? `${linked ? 'L' : ''}${content > 2 ? 3 : content}${clauses ? ',' : ''}` : side,
    talk: Math.min(talk, 2),
    changed,
    asked,
    crossed: named !== undefined && named.sentence !== sentence,
    taken,
    beside,
  }
}
