/** In characters. */
const LONGEST = 2_048
/** `/` and printable ASCII without the backslash. Browsers drop tabs and line ends from an address, and read `\` as `/`. */
const PATH = /^\/[!-[\]-~]*$/

/**
 * Returns the path, with its query, if a browser that is sent there stays on this service; else null. A browser takes
 * `//host` for another site (WHATWG URL, section 4.4), so the path must not contain `//` at all.
 */
export function returnPath(given: string): string | null {
  if (given.length > LONGEST || !PATH.test(given)) return null
  const [path = ''] = given.split(/[?#]/, 1)
  return path.includes('//') ? null : given
}
