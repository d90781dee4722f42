import { isPlainGivenName } from '../../speaker/name-words.js'
import type { Passage } from './passages.js'
import type { Kind } from './question.js'

const NUMBER =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|once|twice|both|couple|several|eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|einmal|zweimal|dreimal)(?!\p{L})/iu
const SPAN =
  /(?<!\p{L})(?:years?|months?|weeks?|days?|hours?|minutes?|since|decades?|jahren?|monate?n?|wochen?|tage?n?|stunden?|minuten?|seit)(?!\p{L})/iu
const TIME =
  /(?<!\p{L})(?:yesterday|today|tonight|tomorrow|last|next|ago|since|recently|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|weekend|week|month|year|summer|winter|spring|fall|morning|evening|night|gestern|heute|morgen|letzte[rnms]?|nächste[rnms]?|vor|seit|januar|februar|märz|mai|juni|juli|oktober|dezember|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|woche|monat|jahr)(?!\p{L})|\b(?:19|20)\d\d\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm|uhr)\b/iu
/** "At 9", "after 16" and "by noon": a time of day without minutes. */
const CLOCK =
  /(?<!\p{L})(?:at|by|until|till|before|after|from|around|since|um|ab|bis|gegen|vor|nach) (?:noon|midnight|mittag|mitternacht|\d{1,2}(?!\d|[.,]\d| ?[%€$£]))/iu
export const namesClock = (text: string): boolean => CLOCK.test(text)
const PLACE = /(?<!\p{L})(?:in|at|to|from|near|on|inside|outside|nach|aus|bei|am|im|auf|from|visited|around)(?!\p{L})/iu
const PLACE_NAME = /(?<!\p{L})(?:in|at|to|from|near|visited|toured|nach|aus|bei|around) (?:the |der |dem )?\p{Lu}/u
const REASON =
  /(?<!\p{L})(?:because|since|so that|'cause|cause|cuz|as|to|for|due|reason|inspired|motivated|why|want(?:ed)?|helps?|weil|da|denn|damit|um|wegen|grund)(?!\p{L})/iu
const MONEY = /[$€£%]|\d|(?<!\p{L})(?:dollars?|euros?|percent|prozent)(?!\p{L})/iu
const RELATIVE =
  /(?<!\p{L})(?:mother|father|mom|dad|mum|sister|brother|friends?|family|wife|husband|son|daughter|kids?|children|aunt|uncle|grandmother|grandma|grandpa|colleagues?|coworkers?|team|mutter|vater|schwester|bruder|freund(?:e|in)?|frau|mann|sohn|tochter|kinder)(?!\p{L})/iu

/** Returns 1 if a passage has what this kind of question asks for (`when`: a time), 0.5 if it may have it, else 0. */
export function typeFit(kind: Kind, passage: Passage): number {
  const { text } = passage
  switch (kind) {
    case 'when':
      return TIME.test(text) || namesClock(text) ? 1 : 0
    case 'duration':
      return SPAN.test(text) ? 1 : /\b(?:19|20)\d\d\b/.test(text) ? 0.5 : 0
    case 'count':
      return NUMBER.test(text) ? 1 : 0
    case 'amount':
      return MONEY.test(text) ? 1 : 0
    case 'where':
      return PLACE_NAME.test(text) ? 1 : PLACE.test(text) ? 0.5 : 0
    case 'who':
      return namesPerson(passage) || RELATIVE.test(text) ? 1 : 0
    case 'why':
      return REASON.test(text) ? 1 : 0
    default:
      return 0.5
  }
}

const namesPerson = ({ words }: Passage): boolean =>
  words.some(({ text, lower }, at) => /^\p{Lu}/u.test(text) && (at > 0 || isPlainGivenName(lower)) && lower !== 'i')
