import { isIP } from 'node:net'
import { RATE_LIMITS, type RateLimitOverrides, type RateLimits, withOverrides } from '@agent-memory/core/rate-limits'
import { z } from 'zod'

/**
 * Returns the schema of a setting. `read` parses its text, and returns undefined for an invalid text. The message is
 * then "PORT must be <mustBe>."; it never repeats the text, which may be a secret.
 */
export const setting = <T>(mustBe: string, read: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = read(text.trim())
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `must be ${mustBe}` })
    return z.NEVER
  })

export const wholeNumber = (min: number, max: number) =>
  setting(`a whole number from ${min} to ${max}`, (text) => {
    const value = Number(text)
    return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined
  })

export const oneOf = <const T extends string>(...choices: readonly T[]) =>
  setting(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text))

export const plainText = (minLength: number) =>
  setting(`text of at least ${minLength} characters`, (text) => (text.length >= minLength ? text : undefined))

const parseUrl = (text: string, protocols: readonly string[]): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined
}

/** Stored without a trailing slash. */
export const httpUrl = setting('an http or https URL', (text) =>
  parseUrl(text, ['http:', 'https:']) ? text.replace(/\/+$/, '') : undefined,
)

export const postgresUrl = setting('a URL like postgresql://user:password@host:5432/database', (text) =>
  parseUrl(text, ['postgres:', 'postgresql:']) ? text : undefined,
)

export const redisUrl = setting('a URL like redis://user:password@host:6379/0 (rediss for TLS)', (text) =>
  parseUrl(text, ['redis:', 'rediss:']) ? text : undefined,
)

export const boltUrl = setting(
  'a URL like bolt://host:7687 or neo4j://host:7687 (bolt+s and neo4j+s for TLS)',
  (text) => (parseUrl(text, ['bolt:', 'bolt+s:', 'bolt+ssc:', 'neo4j:', 'neo4j+s:', 'neo4j+ssc:']) ? text : undefined),
)

export const smtpUrl = setting(
  'a URL like smtp://user:password@host:587 (smtps for TLS from the first byte)',
  (text) => (parseUrl(text, ['smtp:', 'smtps:']) ? text : undefined),
)

/** Rejects quotes, commas and line breaks, so that every mail server reads the text as one address. */
export const mailSender = setting(
  'an e-mail address, or a name and an address like Memory <memory@example.com>',
  (text) => {
    const [, address = text] = /^[^<>",;:\p{C}]{1,100}<([^<>]*)>$/u.exec(text) ?? []
    return z.email().safeParse(address).success ? text : undefined
  },
)

/** A bucket of an S3-compatible store, with its credentials. */
export interface S3Bucket {
  /** A URL whose path is the bucket and the prefix, without credentials. */
  endpoint: URL
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export const s3Url = setting('a URL like https://KEY:SECRET@host/bucket/prefix?region=eu-west-1', (text) => {
  const url = parseUrl(text, ['http:', 'https:'])
  const [bucket] = url?.pathname.split('/').filter(Boolean) ?? []
  if (!url || bucket === undefined || url.username === '' || url.password === '') return undefined
  return {
    endpoint: new URL(url.pathname, url.origin),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  } satisfies S3Bucket
})

const listOf = <T>(text: string, read: (item: string) => T | undefined): T[] | undefined => {
  const items = text === '' ? [] : text.split(',').map((item) => read(item.trim()))
  return items.includes(undefined) ? undefined : (items as T[])
}

/** `*` is rejected because pages of these origins may use sessions. */
export const origins = setting('a comma-separated list of origins like https://app.example.com', (text) =>
  listOf(text, (item) => (parseUrl(item, ['http:', 'https:'])?.origin === item ? item : undefined)),
)

/** Host names without a port. */
export const hosts = setting('a comma-separated list of hosts like claude.ai', (text) =>
  listOf(text, (item) => (/^[a-z\d]+(?:[.-]+[a-z\d]+)*$/.test(item) ? item : undefined)),
)

export const services = <const T extends string>(known: readonly T[]) =>
  setting(`a comma-separated list of services, out of ${known.join(', ')}`, (text) => {
    const chosen = listOf(text, (item) => known.find((name) => name === item))
    return chosen?.length ? known.filter((name) => chosen.includes(name)) : undefined
  })

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Parsed to what express's `trust proxy` accepts. `true` is rejected: it would let every client claim any address. */
export const trustProxy = setting(
  'the number of proxies in front, or a comma-separated list of their addresses (loopback, linklocal, uniquelocal, IP or CIDR)',
  (text): false | number | string[] | undefined => {
    if (/^(false|0)$/.test(text)) return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const networks = listOf(text, (item) => (NAMED_NETWORKS.includes(item) || isNetwork(item) ? item : undefined))
    return networks?.length ? networks : undefined
  },
)

/** Zones as in `fe80::1%eth0` are rejected, because they have a meaning only on this machine. */
export const networks = setting('a comma-separated list of CIDR blocks like 10.0.0.0/8,fd00::/8', (text) =>
  listOf(text, (item) => (isNetwork(item) && !item.includes('%') ? item : undefined)),
)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
}

const positive = z.int().min(1).max(1_000_000_000)
const override = z.union([
  positive.transform((max) => ({ max })),
  z.strictObject({ max: positive.optional(), seconds: z.int().min(1).max(86_400).optional() }),
])
const overrides = z.partialRecord(z.enum(Object.keys(RATE_LIMITS) as (keyof typeof RATE_LIMITS)[]), override)

export const rateLimits = setting(
  `"off", or a JSON object like {"write": 100, "query": {"max": 10, "seconds": 60}} with names out of ${Object.keys(RATE_LIMITS).join(', ')}`,
  (text): RateLimits | 'off' | undefined => {
    if (text === 'off') return 'off'
    try {
      return withOverrides(overrides.parse(JSON.parse(text)) as RateLimitOverrides)
    } catch {
      return undefined
    }
  },
)
