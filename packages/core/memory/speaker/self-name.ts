import { BEING, NAMING, NOT_OWN, OPENERS } from './name-forms.js'
import { isFamilyName, isNoName, isPersonName, isPlainGivenName, nameWords } from './name-words.js'

/** Maximum characters read: people introduce themselves at the beginning; drafts and quotes come later. */
const SEARCHED = 500
/** Maximum characters read before (BEFORE) and after (BEHIND) an introduction. */
const BEFORE = 80
const BEHIND = 160
/** Maximum introductions tried. */
const MOST_TRIED = 20
/** Maximum length of a name, in characters. */
const LONGEST = 80

const FORM = new RegExp(`(?<![\\p{L}\\p{N}_'’-])(?:(${NAMING.join('|')})|(${BEING.join('|')}))(?=\\s|:)`, 'giu')
/** An introduction in Chinese, which is written without spaces. */
const CHINESE = /(?:我叫|我的名字(?:是|叫))(\p{Script=Han}{2,4})(?=$|[\s，。,.！!、和])/u

/**
 * Finds the name by which a text introduces its speaker ("I am Ada Keller", "Ich heiße …", "The user's name is …").
 * Reads at most 500 characters, in linear time.
 * @returns the name as written, with single spaces, at most 80 characters; a name in lower case gets capitals. Null if
 * there is no name or a doubtful one, because statements must not be indexed under a wrong name
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
 * Whether an introduction is the speaker's own. The words before it in its sentence, if any, must be OPENERS, such as a
 * greeting, or a clause that "and" or a comma joins to "my name is". A label ("Bot: I am …") or a quotation mark makes
 * it somebody else's.
 * @param isWhole whether the text begins with `before`
 * @param isNaming whether the introduction is like "my name is", not like "I am"
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

/** Matches the end of a clause. The words after "I am" count as a name only if a clause ends after them. */
const ENDS =
  /^(?:$|\s*[.,;!:…)\]\n]|\s+[–—(-]|\s+(?:and|but|from|here|by|btw|your|the|a|an|living|working|with|und|aus|von|der|die|dein|ihr|et|de|du|y|e|en|uit|van|di|da|i|z|ze|från|fra|и|из)(?!\p{L}))/iu
const ASKED = /^[^.!\n]{0,60}\?/u
const OWNS = /^['’]s?(?!\p{L}{2})/u
/** Matches "I am" in languages where it is often followed by a capitalized word that is no name, such as German. */
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

/** Returns a name in lower case ("my name is ada keller") with capitals; null if it is not in the lists of names. */
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
