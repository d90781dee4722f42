import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { PASSWORD } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { dumpTables } from '../../support/servers/database.js'
import { dumpRedis } from '../../support/servers/redis.js'
import { send, shared } from '../../support/shared.js'

/** Random parts of the credentials, which are assembled here so that no scanner takes this file for a leak. */
const hex = (length: number) => crypto.randomUUID().replaceAll('-', '').repeat(4).slice(0, length)
const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join('')
const CREDENTIALS: [sentence: string, secret: string][] = [
  ...[`AKIA${hex(16).toUpperCase()}`].map((id): [string, string] => [`The AWS key is ${id}.`, id]),
  ...[`ghp_${hex(36)}`].map((token): [string, string] => [`Use ${token} for GitHub.`, token]),
  ...[`sk-ant-api03-${hex(80)}`].map((key): [string, string] => [`ANTHROPIC_API_KEY=${key}`, key]),
  ...[`sm_org_rw_${hex(43)}`].map((key): [string, string] => [`My memory key is ${key}.`, key]),
  ...[`Hunter-${hex(8)}!`].map((word): [string, string] => [`The database password is ${word}`, word]),
  ...[digits(8)].map((pin): [string, string] => [`The PIN of the alarm is ${pin}.`, pin]),
  ...[hex(20)].map((word): [string, string] => [`Connect to postgres://admin:${word}@db.internal/app.`, word]),
  ...[`${hex(20)}.${hex(30)}`].map((part): [string, string] => [
    `Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.${part}`,
    part,
  ]),
]
/**
 * Whether a text contains the secret. Digits must stand alone, because ids and times of other tests contain them by
 * chance.
 */
const holds = (secret: string): ((text: string) => boolean) => {
  const alone = /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`) : null
  return (text) => (alone ? alone.test(text) : text.includes(secret))
}
const CARD = '4111 1111 1111 1111'

const { tenant, key } = await newWriter()

const logs = () =>
  shared()
    .logFiles.map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const everythingKept = async () => {
  const { databaseUrl, stores } = shared()
  const redisUrl = stores.REDIS_URL
  const inRedis = redisUrl ? await dumpRedis(redisUrl) : []
  // Shows that the dump has what is stored.
  if (redisUrl) expect(inRedis.join()).toContain('bullmq:')
  return [...(await dumpTables(databaseUrl)), ...inRedis, ...logs().split('\n')]
}

describe('a credential that is written', () => {
  test(
    cites(
      'is rejected, and appears in no table and no log',
      'guard.credentials',
      'guard.secret-redacted',
      'write.status-rejected',
    ),
    async () => {
      const mine = memoriesOf(send, key, tenant.volumeId)
      for (const [sentence, secret] of CREDENTIALS) {
        const written = await mine.tryWrite(sentence, {}, { 'Idempotency-Key': crypto.randomUUID() })
        expect([sentence, written.body.status]).toEqual([sentence, 'rejected'])
        expect(written.text).not.toContain(secret)
        await send('POST', '/memory/propose', {
          key,
          body: { content: `Remember: ${sentence}`, volume_id: tenant.volumeId },
        })
        expect((await mine.find(sentence.replace(secret, ''))).join()).not.toContain(secret)
      }
      expect((await mine.write(`Pay with card ${CARD}.`)).status).toBe('rejected')
      const kept = await everythingKept()
      for (const secret of [...CREDENTIALS.map(([, value]) => value), CARD]) {
        expect(kept.filter(holds(secret))).toEqual([])
      }
    },
  )
})

describe('a secret that was issued', () => {
  test(cites('is kept only as its hash', 'keys.hashed', 'guard.secret-redacted'), async () => {
    const agent = await tenant.agent('Holder', { volumeId: tenant.volumeId })
    await memoriesOf(send, agent.key, tenant.volumeId).write('The holder keeps the keys.')
    const kept = await everythingKept()
    // No secret issued to any test of this run is stored in full anywhere.
    expect(kept.filter((text) => /sm_(org_rw|org_r|proj_rw|proj_r|agent|live)_[0-9A-Za-z]{43}/.test(text))).toEqual([])
    const session =
      decodeURIComponent(tenant.cookie.split('=')[1] ?? '')
        .replace(/^s:/, '')
        .split('.')[0] ?? ''
    expect(session.length).toBeGreaterThan(15)
    for (const secret of [session, PASSWORD]) expect(kept.filter((text) => text.includes(secret))).toEqual([])
    // Shows that the dump has what is stored.
    expect(kept.some((text) => text.includes('The holder keeps the keys.'))).toBe(true)
  })
})
