import { foreignName } from './foreign-text.js'

/**
 * Browsers in search order. The order matters because most browsers also name others: Edge sends "Chrome/" and
 * "Safari/", too.
 */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Returns a short name for a User-Agent header, such as `Firefox, Linux`, or the header itself for other programs. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1]
  return browser !== undefined && system !== undefined ? `${browser}, ${system}` : foreignName(userAgent)
}
