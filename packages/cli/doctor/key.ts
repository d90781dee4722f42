import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { AccessibleVolume, OwnKey } from '@agent-memory/client/types'
import type { Context } from '../context.js'
import { describeError } from '../describe-error.js'
import { Failure } from '../exit-codes.js'
import { counted, oneLine } from '../output/text.js'
import { callOptions, clientOf } from '../signed-in.js'
import { type Finding, fail, ok, warn } from './finding.js'

const DAY_MS = 24 * 3_600_000
const SOON_DAYS = 7

/** Input of the checks that need a valid key. */
export interface Signed {
  client: Client
  volumes: AccessibleVolume[]
}

/** Checks whether the key is valid and until when, what it can access, and how many requests it has left. */
export const checkKey = async (context: Context): Promise<{ findings: Finding[]; signed: Signed | null }> => {
  try {
    const client = clientOf(context)
    const answer = await client.raw('GET', '/auth/me', callOptions(context))
    const { key, volumes } = (answer.body as { data: { key: OwnKey; volumes: AccessibleVolume[] } }).data
    const findings = [known(context, key), ...reach(context, volumes), limits(context, answer.headers)]
    return { findings, signed: { client, volumes } }
  } catch (error) {
    if (!(error instanceof Failure || isMemoryServiceError(error))) throw error
    const { message, details } = error instanceof Failure ? error : describeError(error)
    return { findings: [fail('key', typeof details === 'string' ? details : message, ADVICE)], signed: null }
  }
}

const ADVICE =
  'Run `sm login` to sign in with the browser; for a script, an owner or admin of the organization can create a key with `sm keys create`.'

const known = ({ io }: Context, { name, kind, api_key_prefix, expires_at }: OwnKey): Finding => {
  const found = `The key ${api_key_prefix}… (name: ${oneLine(name)}, kind: ${kind})`
  if (expires_at === null) return ok('key', `${found} is valid and does not expire.`)
  const days = (Date.parse(expires_at) - io.now()) / DAY_MS
  if (days > SOON_DAYS) return ok('key', `${found} is valid until ${expires_at}.`)
  return warn('key', `${found} expires at ${expires_at}.`, 'Create a new key now: `sm keys create`.')
}

const reach = ({ settings }: Context, volumes: AccessibleVolume[]): Finding[] => {
  const set = settings.volume
  if (volumes.length === 0) {
    const advice = 'An owner or admin can give an agent access to a volume with `sm agents connect`.'
    return [fail('volumes', 'The key cannot access any volume.', advice)]
  }
  const findings = [ok('volumes', `The key can access ${counted(volumes.length, 'volume')}.`)]
  const used =
    set === null ? onlyOne(volumes) : volumes.find(({ volume_id, name }) => [volume_id, name].includes(set.value))
  if (used !== undefined) {
    const can = `can ${used.permissions.join(' and ') || 'do nothing'} there`
    return [
      ...findings,
      ok('volume', `Commands use the volume ${oneLine(used.name)} (${used.volume_id}); the key ${can}.`),
    ]
  }
  if (set === null) {
    return [
      ...findings,
      warn('volume', 'No default volume is set.', 'Set a default volume with `sm volumes use`, or pass --volume.'),
    ]
  }
  const advice = '`sm volumes` lists the volumes that the key can access; `sm volumes use` sets the default.'
  return [
    ...findings,
    fail('volume', `The volume ${oneLine(set.value)} does not exist, or the key has no access to it.`, advice),
  ]
}

const onlyOne = ([first, ...others]: AccessibleVolume[]) => (others.length === 0 ? first : undefined)

/** At or below this share of the limit, doctor warns. */
const LITTLE_LEFT = 0.1

const limits = ({ io }: Context, headers: Headers): Finding => {
  const [limit, left, resets] = ['Limit', 'Remaining', 'Reset'].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? 'x'),
  )
  if (limit === undefined || left === undefined || resets === undefined || Number.isNaN(limit + left + resets)) {
    return warn('limits', 'The response has no rate limit headers.', 'Check whether a proxy removes X-RateLimit-*.')
  }
  // If rate limits were on, this request itself would have been counted.
  if (left === limit) return ok('limits', 'Rate limits are off.')
  const seconds = Math.max(0, Math.round(resets - io.now() / 1_000))
  const found = `${left} of ${limit} requests are left for the next ${seconds} s; writes, queries and other requests each have their own limit.`
  if (left > limit * LITTLE_LEFT) return ok('limits', found)
  return warn('limits', found, 'Send fewer requests, or ask the operator of the service to raise RATE_LIMITS.')
}
