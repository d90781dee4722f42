import { namesClock } from '../answer-type.js'
import type { Passage } from '../passages.js'
import type { AskedQuestion, Kind } from '../question.js'
import { isStop, type Word } from '../words.js'

/**
 * Facts about the values in a sentence of a plain note: whether the sentence has a value of the kind asked for, and
 * which kinds of values it has at all. Each is 0 to 1.
 */
export const PLAIN_VALUES = [
  ...['plainNew', 'plainNewMissing', 'plainMoney', 'plainMoneyMissing', 'plainAge', 'plainAgeMissing'],
  ...['plainReason', 'plainReasonMissing', 'plainName', 'plainNameMissing'],
  ...['plainHasMoney', 'plainHasReason', 'plainHasTime', 'plainHasNumber', 'plainHasName', 'plainHasPlace'],
  ...['plainHasNo', 'plainNovel', 'plainLong'],
]

const MONEY =
  /[$€£¥]|(?<!\p{L})(?:dollars?|euros?|eur|usd|pounds?|zloty|francs?|kronor|cents?|percent|prozent)(?!\p{L})|%/iu
const AGE =
  /(?<!\p{L})(?:years? old|year-old|turn(?:s|ed|ing)?|aged?|born|birthday|jahre alt|geboren|geburtstag)(?!\p{L})|(?<!\p{L})is \d{1,3}(?!\S)/iu
const REASON =
  /(?<!\p{L})(?:because|since|so|due to|owing to|thanks to|caused|reason|so that|in order to|on \w+$|weil|da|wegen|denn|damit|grund|deshalb|porque|por|parce que)(?!\p{L})/iu
const CALENDAR =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|noon|midnight|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|januar|februar|märz|mai|juni|juli|oktober|dezember|every|daily|morning|evening|night|today|tomorrow|yesterday|weekday|week|year|month|täglich|morgens|abends|tag|woche|jahr)s?(?!\p{L})|^(?:\d{1,2}[:.]\d{2}|(?:19|20)\d\d|\d{1,2}h\d{0,2})$/iu
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|once|twice|hundred|thousand|no|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|keine?)$/u

const PLACE_WORD = /^(?:at|in|near|behind|under|inside|next|above|below|beside|between|opposite|outside)$/
/** "On the fridge" and "on top of" may be a place, "on Tuesdays" is not. */
const PLACE_AFTER_ON = /^(?:the|a|an|my|our|your|his|her|its|their|top)$/
const isPlaceWord = ({ lower }: Word, at: number, words: readonly Word[]): boolean =>
  PLACE_WORD.test(lower) || (lower === 'on' && PLACE_AFTER_ON.test(words[at + 1]?.lower ?? ''))
const NEGATED =
  /(?<!\p{L})(?:no|not|never|none|nothing|cannot|without|\p{L}{2,6}n['’]t|nicht|nie|niemals|ohne|keine?[nmrs]?)(?!\p{L})/iu

/** `plainNovel` reaches 1 at MANY_NEW new content words in a sentence, `plainLong` at LONG words. */
const MANY_NEW = 8
const LONG = 20

/**
 * Returns the facts (PLAIN_VALUES) about a sentence.
 * @param isListed whether a sentence of another source begins like this one ("Tom has read Dune.", "Tom has read
 * Emma."), so that both can answer "how many" although they contain no number
 */
export function valuesIn(passage: Passage, question: AskedQuestion, isListed: boolean): Record<string, number> {
  const { text, words } = passage
  const { kind, asks } = question
  const isNew = kind === 'count' && isListed ? null : hasNew(kind, passage, question)
  const isMoney = MONEY.test(text)
  const isAge = AGE.test(text)
  const isReason = REASON.test(text)
  const fresh = words.filter((word) => !question.roots.has(word.root) && !isStop(word))
  const isName = words.some((word, place) => place > 0 && isCapital(word) && !question.roots.has(word.root))
  return {
    plainNew: isNew === true ? 1 : 0,
    plainNewMissing: isNew === false ? 1 : 0,
    plainMoney: asks.money && isMoney ? 1 : 0,
    plainMoneyMissing: asks.money && !isMoney ? 1 : 0,
    plainAge: asks.age && isAge ? 1 : 0,
    plainAgeMissing: asks.age && !isAge ? 1 : 0,
    plainReason: kind === 'why' && isReason ? 1 : 0,
    plainReasonMissing: kind === 'why' && !isReason ? 1 : 0,
    plainName: asks.name && isName ? 1 : 0,
    plainNameMissing: asks.name && !isName ? 1 : 0,
    plainHasMoney: isMoney ? 1 : 0,
    plainHasReason: isReason ? 1 : 0,
    plainHasTime: haveTime(words, text) ? 1 : 0,
    plainHasNumber: words.some(isNumber) ? 1 : 0,
    plainHasName: isName ? 1 : 0,
    plainHasPlace: words.some(isPlaceWord) ? 1 : 0,
    plainHasNo: NEGATED.test(text) ? 1 : 0,
    plainNovel: Math.min(fresh.length, MANY_NEW) / MANY_NEW,
    plainLong: Math.min(words.length, LONG) / LONG,
  }
}

export const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text) && text !== 'I'
const isCalendar = ({ lower }: Word): boolean => CALENDAR.test(lower)
/** Whether one of the words names a time, or the text names a time of day. */
const haveTime = (words: readonly Word[], text: string): boolean => words.some(isCalendar) || namesClock(text)
const isNumber = ({ lower }: Word): boolean => /\d/.test(lower) || NUMBER_WORD.test(lower)

/**
 * Whether a passage has a value of the kind asked for (a name for `who`) that is not in the question; null if the words
 * do not show it.
 */
function hasNew(kind: Kind, { text, words }: Passage, { roots, language }: AskedQuestion): boolean | null {
  const fresh = words.filter(({ root }) => !roots.has(root))
  /** Whether a word may name somebody or a place; "December" names neither. */
  const isNaming = (word: Word) => isCapital(word) && !isCalendar(word)
  switch (kind) {
    case 'who':
      return language === 'german' ? null : fresh.some(isNaming)
    case 'where':
      if (language === 'german') return null
      // "At the museum" may be the place asked for, although it has no capital.
      return fresh.some((word) => isNaming(word) && word !== words[0]) || (words.some(isPlaceWord) ? null : false)
    case 'when':
      return haveTime(fresh, text)
    case 'count':
    case 'amount':
      return fresh.some(isNumber)
    case 'duration':
      return fresh.some((word) => isNumber(word) || isCalendar(word))
    default:
      return null
  }
}
