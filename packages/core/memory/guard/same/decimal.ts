/** An exact decimal: `digits × 10^exponent`. Quantities are compared without floating point. */
export interface Decimal {
  digits: bigint
  exponent: number
}

/** A number with more than twice this many characters is an identifier and stays as written. */
const MAX_DIGITS = 30
const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const LEADING_POINT = /^-?\.\d+$/

/** Returns a number without grouping: "1000" for "1,000", "0.5" for ".5"; null for anything else ("1,5", "1.2.3"). */
export function ungrouped(text: string): string | null {
  if (text.length > MAX_DIGITS * 2) return null
  if (LEADING_POINT.test(text)) return text.replace('.', '0.')
  const digits = GROUPED.test(text) ? text.replaceAll(',', '') : text
  return PLAIN.test(digits) ? digits : null
}

/** Reads a number. @param text as `ungrouped` returns it */
export function decimal(text: string): Decimal {
  const [, sign, whole = '0', fraction = ''] = PLAIN.exec(text) ?? []
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, exponent: -fraction.length }
}

export function times(value: Decimal, factor: Decimal): Decimal {
  return { digits: value.digits * factor.digits, exponent: value.exponent + factor.exponent }
}

/** Gives each value one spelling: "1.50" and "1.5" become "1.5". */
export function canonical({ digits, exponent }: Decimal): string {
  if (digits === 0n) return '0'
  const sign = digits < 0n ? '-' : ''
  const all = (digits < 0n ? -digits : digits).toString()
  if (exponent >= 0) return sign + all + '0'.repeat(exponent)
  const padded = all.padStart(1 - exponent, '0')
  const fraction = padded.slice(exponent).replace(/0+$/, '')
  return sign + padded.slice(0, exponent) + (fraction ? `.${fraction}` : '')
}
