import { BEING, NAMING, NOT_OWN, OPENERS } from './name-forms.js'
import { isFamilyName, isNoName, isPersonName, isPlainGivenName, nameWords } from './name-words.js'

/** Only this many characters are read: people introduce themselves at the beginning; drafts and quotes come later. */
const SEARCHED = 500
/** Before an introduction and behind it, this much is read. */
const BEFORE = 80
const BEHIND = 160
/** More places than this are not looked at. */
const MOST_TRIED = 20
/** Longest name, in characters. */
const LONGEST = 80

const FORM = new RegExp(`(?<![\\p{L}\\p{N}_'’-])(?:(${NAMING.join('|')})|(${BEING.join('|')}))(?=\\s|:)`, 'giu')
/** Of a script without spaces. */
const CHINESE = /(?:我叫|我的名字(?:是|叫))(\p{Script=Han}{2,4})(?=$|[\s，。,.！!、和])/u

/**
 * The name that a text tells for its speaker ("I am Ada Keller", "Ich heiße …", "The user's name is …"); null if it
 * tells none. In doubt null: a wrong name would index statements under it. Reads at most 500 characters, in linear
 * time.
 * @returns at most 80 characters, as written, single spaces
 */
export function selfName(text: string): string | null {
  const begin = text.slice(0, SEARCHED)
  let tried = 0
  for (const match of begin.matchAll(FORM)) {
    tried += 1
    if (tried > MOST_TRIED) break
    const [form, naming, being = ''] = match
    const end = match.index + form.length
    const before = begin.slice(Math.max(0, match.index - BEFORE), match.index)
    if (!isOwn(before, match.index <= BEFORE, naming !== undefined)) continue
    const behind = begin.slice(end, end + BEHIND).replace(/^:?\s{0,5}/, '')
    const name = naming === undefined ? nameAfterBeing(behind, being) : nameAfterNaming(behind)
    if (name !== null) return name.length <= LONGEST ? name : null
  }
  return CHINESE.exec(begin)?.[1] ?? null
}

/**
 * Whether the words before an introduction leave it to the speaker: a greeting, or "…, and my name is". A label names
 * another speaker ("Bot: I am …"), a quotation mark quotes one.
 * @param isWhole the text begins with these words
 */
function isOwn(before: string, isWhole: boolean, isNaming: boolean): boolean {
  const parts = before.split(/[.!?…。！？](?:\s|$)|\n/u)
  const clause = (parts.at(-1) ?? '').trim()
  if (/["“”„«»‹›]$/u.test(clause) || NOT_OWN.test(clause)) return false
  if (parts.length === 1 && !isWhole) return isNaming && /(?:,|\p{L}) ?$/u.test(clause) && AND.test(clause)
  const words = clause.match(/[\p{L}\p{M}'’]+/gu) ?? []
  if (words.every((word) => OPENERS.has(word.toLowerCase()))) return !/["“„«]/u.test(clause)
  return isNaming && !clause.includes(':') && !/["“„«]/u.test(clause) && AND.test(clause)
}

const AND = /(?:,|(?<!\p{L})(?:and|und|et|y|e|en|i|и))$/iu

/** What may follow a name that nothing else announces: the end of its clause. */
const ENDS =
  /^(?:$|\s*[.,;!:…)\]\n]|\s+[–—(-]|\s+(?:and|but|from|here|by|btw|your|the|a|an|living|working|with|und|aus|von|der|die|dein|ihr|et|de|du|y|e|en|uit|van|di|da|i|z|ze|från|fra|и|из)(?!\p{L}))/iu
const ASKED = /^[^.!\n]{0,60}\?/u
const OWNS = /^['’]s?(?!\p{L}{2})/u
/** In these languages nouns have capitals too, or the next word of English capitals may be one. */
const STRICT = /^(?:ich|jestem|sono|soy|sou|je|ik|jag|jeg|yo|eu|io|moi)/iu

function nameAfterBeing(behind: string, being: string): string | null {
  const { words, rest } = nameWords(behind)
  if (words.length === 0 || OWNS.test(rest) || !ENDS.test(rest) || ASKED.test(rest)) return null
  return isPersonName(words, STRICT.test(being)) ? words.join(' ') : null
}

function nameAfterNaming(behind: string): string | null {
  const { words, rest } = nameWords(behind)
  const [first] = words
  if (first === undefined) return lowerCaseName(behind)
  if (OWNS.test(rest) || ASKED.test(rest) || /^[\p{N}_@/\\]/u.test(rest)) return null
  const isFull = words.every((word) => !isNoName(word))
  if (!isFull && (isNoName(first) || !ENDS.test(rest))) return null
  return words.join(' ')
}

/** "my name is ada keller": known names only. */
function lowerCaseName(behind: string): string | null {
  const found = /^(\p{Ll}{3,20})(?: (\p{Ll}{2,20}))?/u.exec(behind)
  const [, first = '', second = ''] = found ?? []
  if (!isPlainGivenName(first)) return null
  const behindBoth = behind.slice(found?.[0].length)
  const isSecond = second !== '' && isFamilyName(second) && ENDS.test(behindBoth)
  if (!isSecond && !ENDS.test(behind.slice(first.length))) return null
  if (ASKED.test(behind)) return null
  return (isSecond ? [first, second] : [first]).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
