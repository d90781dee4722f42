import { createHash, getRandomValues } from 'node:crypto'
import type { KeyKind, KeyPrincipal } from './access.js'
import type { KeyStore } from './ports/keys.js'

/** How a secret of each kind begins. */
export const KEY_PREFIXES: Readonly<Record<KeyKind, string>> = {
  org_rw: 'sm_org_rw_',
  org_r: 'sm_org_r_',
  proj_rw: 'sm_proj_rw_',
  proj_r: 'sm_proj_r_',
  agent: 'sm_agent_',
  live: 'sm_live_',
}

const RANDOM_BYTES = 32
/** Digits of 256 bits in base 62, rounded up: 256 / log2(62) = 42.99… */
const RANDOM_CHARS = 43
const SHOWN_CHARS = 6
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The bytes as one big-endian number in base 62, left-padded to a fixed length. At most 32 bytes. */
const toBase62 = (bytes: Uint8Array): string => {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let digits = ''
  while (digits.length < RANDOM_CHARS) {
    digits = BASE62.charAt(Number(rest % 62n)) + digits
    rest /= 62n
  }
  return digits
}

/** A new secret: shown to its owner once, kept only as its hash. */
export interface MintedSecret {
  apiKey: string
  /** The kind's prefix and six more characters, to tell keys apart. */
  apiKeyPrefix: string
  /** SHA-256 of the whole secret. */
  hash: Buffer
}

/** Makes a secret of 256 random bits; `random` is for tests. */
export const mintSecret = (
  kind: KeyKind,
  random: Uint8Array = getRandomValues(new Uint8Array(RANDOM_BYTES)),
): MintedSecret => {
  const apiKey = KEY_PREFIXES[kind] + toBase62(random)
  return { apiKey, apiKeyPrefix: apiKey.slice(0, KEY_PREFIXES[kind].length + SHOWN_CHARS), hash: hashSecret(apiKey) }
}

/** SHA-256: a secret of 256 random bits needs no slow hash. */
export const hashSecret = (apiKey: string): Buffer => createHash('sha256').update(apiKey).digest()

const SECRET = new RegExp(`^(${Object.values(KEY_PREFIXES).join('|')})[0-9A-Za-z]{${RANDOM_CHARS}}$`)

/** The kind that a well-formed secret says it is of, or null. Whether it is known is for the store to say. */
export const parseSecret = (text: string): KeyKind | null => {
  const prefix = SECRET.exec(text)?.[1]
  const kinds = Object.keys(KEY_PREFIXES) as KeyKind[]
  return kinds.find((kind) => KEY_PREFIXES[kind] === prefix) ?? null
}

/** Who calls with this secret, or null if it is malformed, unknown, expired, revoked, or of an inactive agent. */
export const findKey = async (keys: Pick<KeyStore, 'principal'>, secret: string): Promise<KeyPrincipal | null> =>
  parseSecret(secret) === null ? null : keys.principal(hashSecret(secret))
