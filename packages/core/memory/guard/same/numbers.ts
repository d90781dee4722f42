import type { Match } from './dates.js'
import { canonical, type Decimal, decimal, times, ungrouped } from './decimal.js'
import type { Token } from './tokens.js'
import { LEADING_SIGNS, unitOf } from './units.js'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9, trillion: 12 }
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
/** After one of these words, "one" is a pronoun. */
const ONE_AFTER = new Set('no any every some each which the this that another'.split(' '))
/** Before one of these words, the "m" of "5 m" means million, not metre. */
const MONEY = /^(?:usd|eur|gbp|chf|jpy|cad|aud|dollars?|euros?|pounds?|people|users|customers|views|downloads)$/
const ATTACHED = /^([$€£]?)([+-]?[\d.,]*\d)([^\d.,+-]{0,12})$/u
const ORDINAL = /^(\d+)(st|nd|rd|th)$/i

interface Value {
  /** The number as written, without grouping; null if a word is part of it ("twelve", "1.5 million"). */
  written: string | null
  value: Decimal
  length: number
}

/**
 * Matches a number or a quantity: "12", "twelve", "1,000", "1.5 kg", "1500 g", "50 percent", "$1.5 million", "third".
 * A number with a known unit is converted to the smallest unit of its kind; a number without a unit keeps its zeros
 * ("3.10" and "3.1" are two versions).
 */
export function matchQuantity(tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at]
  if (!first || first.verbatim) return null
  return attached(tokens, at) ?? spaced(tokens, at) ?? ordinal(first)
}

/** Matches a number with its unit attached: "1.5kg", "$5", "5€", "50%". */
function attached(tokens: readonly Token[], at: number): Match | null {
  const [, sign = '', digits = '', symbol = ''] = ATTACHED.exec(tokens[at]?.text ?? '') ?? []
  if ((sign === '') === (symbol === '')) return null
  const number = ungrouped(digits)
  const unit = unitOf(sign || symbol)
  if (number === null || unit === undefined) return null
  const scaled = withScale({ written: number, value: decimal(number), length: 1 }, tokens, at)
  if (symbol !== '' && scaled.length > 1) return null
  return { text: `${canonical(times(scaled.value, unit.factor))} ${unit.base}`, length: scaled.length }
}

function spaced(tokens: readonly Token[], at: number): Match | null {
  const number = digitsAt(tokens, at) ?? wordsAt(tokens, at)
  if (number === null) return null
  const last = tokens[at + number.length - 1]
  const next = tokens[at + number.length]
  const unit =
    last?.pauseAfter || !next || next.verbatim || LEADING_SIGNS.has(next.text) ? undefined : unitOf(next.text)
  if (unit && !(next?.text === 'm' && MONEY.test(word(tokens, at + number.length + 1)))) {
    return { text: `${canonical(times(number.value, unit.factor))} ${unit.base}`, length: number.length + 1 }
  }
  const degrees = last?.pauseAfter ? undefined : degreesAt(tokens, at + number.length)
  if (degrees) return { text: `${canonical(number.value)} ${degrees}`, length: number.length + 2 }
  return { text: number.written ?? canonical(number.value), length: number.length }
}

/** Returns the unit °C for "degrees Celsius" and °F for "degrees Fahrenheit"; undefined for anything else. */
function degreesAt(tokens: readonly Token[], at: number): string | undefined {
  if (!/^degrees?$/.test(word(tokens, at))) return undefined
  const scale = word(tokens, at + 1)
  if (scale === 'celsius') return '°C'
  return scale === 'fahrenheit' ? '°F' : undefined
}

function digitsAt(tokens: readonly Token[], at: number): Value | null {
  const token = tokens[at]
  const number = token?.verbatim ? null : ungrouped(token?.text ?? '')
  return number === null ? null : withScale({ written: number, value: decimal(number), length: 1 }, tokens, at)
}

/** Multiplies a number by the word for a power of ten after it: "1.5 million", "5 hundred". */
function withScale(number: Value, tokens: readonly Token[], at: number): Value {
  if (tokens[at + number.length - 1]?.pauseAfter) return number
  const scale = scaleOf(word(tokens, at + number.length))
  if (scale === undefined) return number
  return { written: null, value: times(number.value, { digits: 1n, exponent: scale }), length: number.length + 1 }
}

function scaleOf(text: string): number | undefined {
  if (text === 'hundred') return 2
  return Object.hasOwn(SCALES, text) ? SCALES[text] : undefined
}

/** Matches a spelled-out number: "twelve", "twenty-five", "one hundred and five", "two thousand", "one point five". */
function wordsAt(tokens: readonly Token[], at: number): Value | null {
  const hundreds = belowThousand(tokens, at)
  if (hundreds === null || isPronoun(tokens, at)) return null
  let { value: total, length } = hundreds
  let limit = Number.POSITIVE_INFINITY
  let part = hundreds.value
  let sum = 0
  for (;;) {
    const exponent = tokens[at + length - 1]?.pauseAfter ? undefined : SCALES[word(tokens, at + length)]
    if (exponent === undefined || exponent >= limit) break
    sum += part * 10 ** exponent
    total = sum
    length += 1
    limit = exponent
    const more = tokens[at + length - 1]?.pauseAfter ? null : belowThousand(tokens, at + length)
    if (more === null) break
    part = more.value
    total = sum + part
    length += more.length
  }
  const point = word(tokens, at + length) === 'point' ? SMALL.indexOf(word(tokens, at + length + 1)) : -1
  if (point >= 0 && point < 10) {
    return { written: null, value: { digits: BigInt(total) * 10n + BigInt(point), exponent: -1 }, length: length + 2 }
  }
  return { written: null, value: { digits: BigInt(total), exponent: 0 }, length }
}

/** Matches 0 to 999 in words, with "and" only after "hundred". */
function belowThousand(tokens: readonly Token[], at: number): { value: number; length: number } | null {
  const first = belowHundred(tokens, at)
  if (first === null) return null
  if (first.value === 0 || first.value > 9 || tokens[at]?.pauseAfter || word(tokens, at + 1) !== 'hundred') return first
  if (tokens[at + 1]?.pauseAfter) return { value: first.value * 100, length: 2 }
  const and = word(tokens, at + 2) === 'and' ? 1 : 0
  const rest = belowHundred(tokens, at + 2 + and)
  if (rest === null || rest.value === 0) return { value: first.value * 100, length: 2 }
  return { value: first.value * 100 + rest.value, length: 2 + and + rest.length }
}

function belowHundred(tokens: readonly Token[], at: number): { value: number; length: number } | null {
  if (tokens[at]?.verbatim) return null
  const [head = '', tail] = word(tokens, at).split('-')
  const small = SMALL.indexOf(head)
  if (small >= 0) return tail === undefined ? { value: small, length: 1 } : null
  const tens = (TENS.indexOf(head) + 2) * 10
  if (tens < 20) return null
  const joined = SMALL.indexOf(tail ?? '')
  if (tail !== undefined) return joined > 0 && joined < 10 ? { value: tens + joined, length: 1 } : null
  const ones = tokens[at]?.pauseAfter ? -1 : SMALL.indexOf(word(tokens, at + 1))
  return ones > 0 && ones < 10 ? { value: tens + ones, length: 2 } : { value: tens, length: 1 }
}

function isPronoun(tokens: readonly Token[], at: number): boolean {
  return word(tokens, at) === 'one' && (ONE_AFTER.has(word(tokens, at - 1)) || word(tokens, at + 1) === 'another')
}

/** Matches "third" and "3rd". The "third" of a fraction ("a third of") gets the same form. */
function ordinal(token: Token): Match | null {
  const spoken = ORDINALS.get(token.text.toLowerCase())
  if (spoken !== undefined) return { text: `${spoken} th`, length: 1 }
  const [, digits] = ORDINAL.exec(token.text) ?? []
  return digits === undefined ? null : { text: `${digits} th`, length: 1 }
}

const word = (tokens: readonly Token[], at: number) => tokens[at]?.text.toLowerCase() ?? ''
