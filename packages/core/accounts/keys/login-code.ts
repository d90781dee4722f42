import { createHash, getRandomValues } from 'node:crypto'

/** The page on which a user lets a terminal sign in; `sm login` opens it. */
export const CLI_LOGIN_PATH = '/account/command-line'

/** The page on which a command-line login ends: `outcome` in its query is signed_in, denied or failed. */
export const CLI_LOGIN_END_PATH = '/account/command-line/end'

/** The path on the terminal's own computer to which the page sends the browser with the code. */
export const CLI_CALLBACK_PATH = '/callback'

/** Crockford's Base32 (https://www.crockford.com/base32.html): without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const GROUP = 4

/** Length of a code: three groups, 60 bits in all. Only the holder of the PKCE verifier can try codes, five at most. */
const CODE_CHARS = 12
const CONFIRMATION_CHARS = 8

/** Writes five bits of each byte as a character, in groups such as `7KQF-2M9X`. */
const written = (bytes: Uint8Array): string =>
  [...bytes].map((byte, at) => `${at > 0 && at % GROUP === 0 ? '-' : ''}${ALPHABET.charAt(byte & 31)}`).join('')

/** Makes a one-time code, such as `7KQF-2M9X-0TVB`; `random` is for tests. */
export const newLoginCode = (random: Uint8Array = getRandomValues(new Uint8Array(CODE_CHARS))): string =>
  written(random)

/** Returns the SHA-256 of a code as it was typed. Ignores case and separators, and reads O as 0 and I and L as 1. */
export const loginCodeHash = (typed: string): Buffer => sha256(meant(typed))

/**
 * Returns a code as the page shows it for pasting: with a fourth group, derived from the service's origin (`issuer`). A
 * malicious service can lead its user to the page of another service. The terminal then sees that the code is not for
 * the malicious service and does not send the code there. When the browser passes the code on, the parameter `iss`
 * serves this purpose.
 */
export const pastedCode = (code: string, issuer: string): string => `${code}-${checkOf(meant(code), issuer)}`

/** Returns the pasted code without its fourth group; null if it is mistyped or for another service. */
export const codeForIssuer = (pasted: string, issuer: string): string | null => {
  const plain = meant(pasted)
  const code = plain.slice(0, CODE_CHARS)
  return plain.slice(CODE_CHARS) === checkOf(code, issuer) ? code : null
}

/**
 * Makes the fourth group. 20 bits are enough: a malicious service never sees the code, so it cannot search for an
 * origin with the same group.
 */
const checkOf = (code: string, issuer: string): string => written(sha256(`issuer ${code} ${issuer}`).subarray(0, GROUP))

const meant = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)

/** The PKCE challenge of a verifier (RFC 7636, section 4.2, S256). */
export const challengeOf = (verifier: string): string => sha256(verifier).toString('base64url')

/**
 * Returns the confirmation that both the terminal and the page show, such as `7KQF-2M9X`, so that a user notices a page
 * that was opened for somebody else's terminal.
 */
export const confirmationOf = (challenge: string): string =>
  written(sha256(`confirmation ${challenge}`).subarray(0, CONFIRMATION_CHARS))

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
