/** Puts one error into a true sentence. Each function returns the wrong sentence, or null if its error does not fit. */

const swapWord = (text, from, to) => text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'u'), to)

export const number = (text) => {
  const digits = /(?<![\p{L}\p{N}.,:/-])(\d{1,6})(?![\p{L}\p{N}:/]|[.,-]\d)/u.exec(text)
  if (digits)
    return (
      text.slice(0, digits.index) +
      (Number(digits[1]) + (Number(digits[1]) > 20 ? 10 : 1)) +
      text.slice(digits.index + digits[1].length)
    )
  const spoken = /\b(two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(text)
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
  return spoken && swapWord(text, spoken[1], words[words.indexOf(spoken[1].toLowerCase()) + 1])
}

const UNITS = [
  ['kg', 'g'],
  ['km', 'miles'],
  ['miles', 'km'],
  ['minutes', 'hours'],
  ['hours', 'minutes'],
  ['days', 'weeks'],
  ['weeks', 'months'],
  ['months', 'years'],
  ['years', 'months'],
  ['euros', 'dollars'],
  ['%', ' euros'],
  ['MB', 'GB'],
  ['GB', 'MB'],
  ['ms', 's'],
  ['seconds', 'minutes'],
  ['pounds', 'ounces'],
  ['calories', 'grams'],
]
export const unit = (text) => {
  for (const [from, to] of UNITS) {
    const found = new RegExp(
      `(\\d(?:[\\d.,]*\\d)?[ -]?|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) )${from}(?![\\p{L}])`,
      'u',
    ).exec(text)
    if (found) return text.slice(0, found.index) + found[1] + to + text.slice(found.index + found[0].length)
  }
  return null
}

const AUXILIARY = /\b(is|are|was|were|can|will|should|has been|have been|has|have|had)\b(?! (?:not|to|a lot)\b)(?!n't)/
export const negation = (text) => {
  const denied = /\b(do|does|did|is|are|was|were|has|have|had|can|could|would|should)(?:n't| not)\b/.exec(text)
  if (denied) return text.replace(denied[0], denied[1])
  if (/\b(?:never|no|not|without|nobody|nothing)\b|n't\b/.test(text)) return null
  const aux = AUXILIARY.exec(text)
  return (
    aux &&
    `${text.slice(0, aux.index)}${aux[1].replace(' been', '')} not${aux[1].endsWith(' been') ? ' been' : ''}${text.slice(aux.index + aux[1].length)}`
  )
}

/** Drops the words that mark something as uncertain or only wished for. */
export const hedge = (text) => {
  const might = /\b(?:might|may|could) (?=(?:be|have|go|get|take|make|need|try|help|use|start|do|want|\w+) )/.exec(text)
  const wish =
    /\b(?:am |is |are |'m |'s |was )?(?:planning|hoping|trying|going|wants?|plans?|hopes?|wanted|would like|would love|'d like|'d love|thinking) (?:to|about|of) (?=\w)/.exec(
      text,
    )
  const maybe = /\b(?:maybe|perhaps|probably|possibly),? /i.exec(text)
  const found =
    maybe ?? might ?? (wish && !/ to (?:the|a|an|my|our|his|her|\w+ing)\b/.test(text.slice(wish.index)) ? wish : null)
  if (!found) return null
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export const person = (text, people) => {
  const found = people.find((name) => new RegExp(`\\b${name}\\b`).test(text))
  const other = people.find((name) => name !== found)
  return found && other && !new RegExp(`\\b${other}\\b`).test(text) ? swapWord(text, found, other) : null
}

export const roles = (text, people) => {
  const [one, other] = people
  const both = people.every((name) => new RegExp(`\\b${name}\\b`).test(text))
  if (!both || /\b(?:and|with|both|together|each other)\b/.test(text)) return null
  return text.replace(new RegExp(`\\b(?:${one}|${other})\\b`, 'g'), (name) => (name === one ? other : one))
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const date = (text) => {
  const day =
    /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b/.exec(text)
  if (day) return text.replace(day[0], `${day[1] === '1' ? 2 : Number(day[1]) - 1} ${day[2]}`)
  const month = /\b(January|February|March|April|June|July|August|September|October|November|December)\b/.exec(text)
  if (month) return text.replace(month[0], MONTHS[(MONTHS.indexOf(month[0]) + 1) % 12])
  const year = /\b(19|20)(\d\d)\b/.exec(text)
  return year && text.replace(year[0], String(Number(year[0]) - 1))
}

const ADJECTIVES = ['defective', 'stolen', 'expensive', 'illegal', 'wooden', 'forgotten', 'temporary']
const ADVERBS = ['secretly', 'officially', 'accidentally', 'reluctantly', 'illegally']
const OBJECTS = ['and a bicycle', 'with a lawyer', 'and the invoices', 'for a bribe', 'at the casino', 'and a parrot']
/** Inserts an adjective, an adverb or an object. The length of the text decides which. */
export const inserted = (text) => {
  const pick = (list) => list[text.length % list.length]
  const nouns = /\b(?:the|my|her|his|their|our|this|these|[A-Z]\w+'s) (?=[a-z])/.exec(text)
  const adjective = nouns && insertedAt(text, nouns.index + nouns[0].length, `${pick(ADJECTIVES)} `)
  const verb = /\b(?:is|are|was|were|has|have|had|will|can) (?=[a-z])/.exec(text)
  const adverb = verb && insertedAt(text, verb.index + verb[0].length, `${pick(ADVERBS)} `)
  const end = /[.!]+$/.exec(text)
  const object = end && insertedAt(text, end.index, ` ${pick(OBJECTS)}`)
  const all = [adjective, adverb, object].filter((each) => each)
  return all[text.length % all.length] ?? null
}
const insertedAt = (text, at, words) => text.slice(0, at) + words + text.slice(at)
