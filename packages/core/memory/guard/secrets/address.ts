import type { Candidate } from './candidates.js'
import type { Token } from './tokens.js'
import { fold, NAME } from './words.js'

/** Maximum tokens from a street to a number that may belong to it. */
const REACH = 6
/** A house number: "4", "12b", "301". */
const HOUSE = /^\d{1,4}\p{L}?$/u
/** Words for a street in the languages of the lexicon: whole words, and ends of a name ("Lindenstraße"). */
const STREET = new Set(
  `street st road rd avenue ave lane ln drive dr boulevard blvd court ct square sq terrace crescent parkway pkwy highway hwy
  way row strasse str gasse weg platz allee rue quai chemin impasse place cours calle avenida av plaza paseo via viale piazza
  corso largo vicolo rua travessa praca alameda ulica ul aleja al plac pl straat laan plein gracht kade gade vej gate gatan
  vagen ulice trida namesti utca sokak sokagi cadde caddesi улица улице улицы ул проспект проспекте переулок вулиця вулиці`.split(
    /\s+/,
  ),
)
const STREET_END =
  /..(?:strasse|str|gasse|weg|platz|allee|ufer|damm|straat|laan|plein|gracht|kade|gatan|vagen|gade|vej|gata|katu)$/
/** The abbreviation of a state: "IL" in "IL 62704". */
const STATE = /^[A-Z]{2,3}$/
const NAMED = /^\p{Lu}[\p{L}'’.-]+$/u
/** Signs that separate an address from what is said about it: "Keypad at Oak Lane 4: 5580". */
const APART = /[:=;\n]|[—–]/u

const isStreet = ({ text }: Token): boolean => {
  const word = fold(text)
  return STREET.has(word) || (/^\p{Lu}/u.test(text) && STREET_END.test(word))
}

/**
 * Returns a letter for each part of a postal address beside a candidate; empty if there is none. A name of a secret, or
 * a colon, ends the address.
 * - `h`: a house number and a comma right before the candidate
 * - `s`: a street shortly before the candidate
 * - `n`: a street right beside the candidate
 * - `z`: the abbreviation of a state right before the candidate
 * - `t`: another name right before the candidate
 * - `T`: a name right after the candidate, such as a town's
 */
export const addressOf = ({ from, to }: Candidate, tokens: readonly Token[]): string => {
  const first = tokens[from] as Token
  let found = ''
  if (!APART.test(first.before)) {
    const previous = tokens[from - 1]
    if (previous && HOUSE.test(previous.text) && first.before.includes(',')) found += 'h'
    for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
      const token = tokens[at] as Token
      if ((token.classes & NAME) !== 0) break
      if (isStreet(token)) {
        found += from - at <= 2 ? 'n' : 's'
        break
      }
      if (APART.test(token.before)) break
    }
    if (previous && (previous.classes & NAME) === 0 && /^,? $/.test(first.before))
      found += STATE.test(previous.text) ? 'z' : NAMED.test(previous.text) ? 't' : ''
  }
  const next = tokens[to]
  if (next?.before === ' ' && NAMED.test(next.text)) {
    found += 'T'
    if ([next, tokens[to + 1], tokens[to + 2]].some((token) => token && isStreet(token))) found += 'n'
  }
  return found
}
