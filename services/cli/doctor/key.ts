import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { AccessibleVolume, OwnKey } from '@agent-memory/client/types'
import type { Context } from '../context.js'
import { describeError } from '../describe-error.js'
import { Failure } from '../failures.js'
import { oneLine } from '../output/text.js'
import { callOptions, clientOf } from '../signed-in.js'
import { type Finding, fail, ok, warn } from './finding.js'

const DAY_MS = 24 * 3_600_000
const SOON_DAYS = 7

/** What can be looked at only with a key that is known. */
export interface Signed {
  client: Client
  volumes: AccessibleVolume[]
}

/** Whether the key is known and until when, what it reaches, and how many requests it has left. */
export const lookAtKey = async (context: Context): Promise<{ findings: Finding[]; signed: Signed | null }> => {
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

const ADVICE = 'An owner of the organization makes keys: `sm keys create`; `sm login` keeps one.'

const known = ({ io }: Context, { name, kind, api_key_prefix, expires_at }: OwnKey): Finding => {
  const found = `${api_key_prefix}… is known as ${oneLine(name)} (${kind})`
  if (expires_at === null) return ok('key', `${found}; it does not expire.`)
  const days = (Date.parse(expires_at) - io.now()) / DAY_MS
  if (days > SOON_DAYS) return ok('key', `${found}, until ${expires_at}.`)
  return warn('key', `${found}, and expires at ${expires_at}.`, 'Make its successor now: `sm keys create`.')
}

const reach = ({ settings }: Context, volumes: AccessibleVolume[]): Finding[] => {
  const set = settings.volume
  if (volumes.length === 0) {
    const advice = 'An owner connects an agent to a volume: `sm agents connect`.'
    return [fail('volumes', 'The key reaches no volume.', advice)]
  }
  const count = volumes.length === 1 ? '1 volume' : `${volumes.length} volumes`
  const findings = [ok('volumes', `The key reaches ${count}.`)]
  const used =
    set === null ? onlyOne(volumes) : volumes.find(({ volume_id, name }) => [volume_id, name].includes(set.value))
  if (used !== undefined) {
    const may = `may ${used.permissions.join(' and ') || 'do nothing'} there`
    return [...findings, ok('volume', `${oneLine(used.name)} (${used.volume_id}) is used; the key ${may}.`)]
  }
  if (set === null) {
    return [
      ...findings,
      warn('volume', 'None of them is used by itself.', 'Keep one with `sm volumes use`, or give --volume.'),
    ]
  }
  const advice = '`sm volumes` lists those it reaches; `sm volumes use` keeps one of them.'
  return [...findings, fail('volume', `The key does not reach ${oneLine(set.value)}, or it does not exist.`, advice)]
}

const onlyOne = ([first, ...others]: AccessibleVolume[]) => (others.length === 0 ? first : undefined)

/** A warning from here on. */
const LITTLE_LEFT = 0.1

const limits = ({ io }: Context, headers: Headers): Finding => {
  const [limit, left, resets] = ['Limit', 'Remaining', 'Reset'].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? 'x'),
  )
  if (limit === undefined || left === undefined || resets === undefined || Number.isNaN(limit + left + resets)) {
    return warn('limits', 'The answer bears no limits.', 'See whether a proxy takes the headers X-RateLimit-* away.')
  }
  // This request counts, unless none does.
  if (left === limit) return ok('limits', 'They are off: no request is counted.')
  const seconds = Math.max(0, Math.round(resets - io.now() / 1_000))
  const found = `${left} of ${limit} requests of this kind are left for the next ${seconds} s.`
  if (left > limit * LITTLE_LEFT) return ok('limits', found)
  return warn('limits', found, 'Call less often, or let the operator raise RATE_LIMITS.')
}
