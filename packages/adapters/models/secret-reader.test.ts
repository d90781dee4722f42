import { setMaxListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSecretReader } from '@agent-memory/adapters/models/guard-model'
import { attempt, withReadings } from '@agent-memory/core/memory/guard/secrets/read-first'
import { MOST_WINDOWS } from '@agent-memory/core/memory/guard/secrets/reading'
import { type Redacted, redact } from '@agent-memory/core/memory/guard/secrets/secrets'
import type { SecretReader } from '@agent-memory/core/ports/memory/guard-model'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PROCEDURES } from '../../core/memory/guard/reject/procedures.cases.js'
import { SECRETS } from '../../core/memory/guard/secrets/secrets.cases.js'
import { TALK } from '../../core/memory/guard/secrets/secrets-talk.cases.js'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const turn = { tenant: 'org', signal: new AbortController().signal }
// More requests wait on this signal at the same time than Node's default limit of listeners allows.
setMaxListeners(0, turn.signal)

let reader: SecretReader
beforeAll(() => {
  reader = openSecretReader({
    name: 'The reader',
    modelDir: place('../../../models/all-MiniLM-L6-v2'),
    weights: place('../../../models/guard/secrets-reader.safetensors'),
    log: { warn() {} },
  })
})
afterAll(() => reader.close())

const redacted = (text: string): Promise<Redacted> =>
  withReadings(
    (known) => attempt(known, MOST_WINDOWS, (reading) => redact(text, reading)),
    (windows) => Promise.all(windows.map((window) => reader.read(window, 'write', turn))),
  )

test('scores words as the training did, which did not round', async () => {
  const checks = JSON.parse(readFileSync(place('./fixtures/secrets-reader-checks.json'), 'utf8')) as {
    text: string
    score: number
  }[]
  expect(checks.length).toBeGreaterThanOrEqual(40)
  const read = await Promise.all(checks.map(({ text }) => reader.read(text, 'bulk', turn)))
  const errors = checks
    .map((check, at) => Math.abs(check.score - Math.max(...(read[at] ?? []).map(({ score }) => score))))
    .sort((a, b) => a - b)
  expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.5)
  expect(errors.at(-1)).toBeLessThan(2.5)
})

test('words have their places, and a text of any length is read by its beginning', async () => {
  const words = await reader.read('Tür: 48-21 öffnet 🚪, sagt Zoë.', 'write', turn)
  expect(words.map(({ start, end }) => 'Tür: 48-21 öffnet 🚪, sagt Zoë.'.slice(start, end))).toEqual(
    'Tür : 48 - 21 öffnet 🚪 , sagt Zoë .'.split(' '),
  )
  const start = 'tomato '.repeat(100)
  expect(await reader.read(`${start}the gate takes 4821`, 'write', turn)).toEqual(
    await reader.read(start, 'write', turn),
  )
  expect(await reader.read('', 'write', turn)).toEqual([])
  expect(await reader.read('x'.repeat(14_000), 'write', turn)).not.toContainEqual({ score: Number.NaN })
})

describe('credentials with their value', () => {
  test.each(SECRETS)('%s: %s', async (kind, text, secret) => {
    const once = await redacted(text)
    expect(once.text).not.toContain(secret)
    expect(once).toEqual({ text: expect.stringContaining(`[redacted:${kind}]`), found: [kind] })
    expect(await redacted(once.text)).toEqual({ text: once.text, found: [] })
  })
  test.each([
    ['The shed takes **4821** now', 'The shed takes **[redacted:pin]** now'],
    ['The gate takes *4821#, the shed 3307*', 'The gate takes [redacted:pin], the shed [redacted:pin]'],
    [
      'Grandpa unlocks his laptop with tugboat, always did',
      'Grandpa unlocks his laptop with [redacted:password], always did',
    ],
    [
      'the guard at the depot waves you in if you say three green apples',
      'the guard at the depot waves you in if you say [redacted:password]',
    ],
    ['I told the plumber our side gate is 7731', 'I told the plumber our side gate is [redacted:pin]'],
  ])('also words that no rule takes for a value: %s', async (text, expected) => {
    expect((await redacted(text)).text).toBe(expected)
  })
})

test.each([
  'das Passwort ist Sonnenblume',
  'le mot de passe est tournesol',
  'la contraseña del wifi es girasol',
  'la password è girasole',
  'het wachtwoord is zonnebloem',
  'Hasło to słonecznik',
  'пароль: подсолнух',
  'Der Code fürs Tor ist 4821',
  'le code de la porte est 8832',
  'El portón se abre con 8832',
  'codice del portone 8832',
  'Kod do drzwi to 8832',
  'Kapı şifresi 8832',
  'код от двери 8832',
  '暗証番号は8832です',
  '门的密码是8832',
])('plain sentences in many languages: %s', async (text) => expect((await redacted(text)).found).toHaveLength(1))

test.each([
  'My dog is called Pelican and he opens doors',
  'We meet at gate 4821 at noon',
  'Room 4471, second door, ask for Marta',
  'Order 88231 is at the front door',
  'Locker 214 at the gym is mine until May',
  'Flight LH1470 leaves from gate B12',
  'The conference Wi-Fi is called GuestNet',
  'Our API returns error 4031 when the key is missing',
  'Call the alarm company at 555 0199, customer number 88213',
])('what only stands beside a lock or an account stays: %s', async (text) =>
  expect(await redacted(text)).toEqual({ text, found: [] }),
)

describe('placeholders, talk about credentials, procedures', () => {
  test.each([...TALK, ...PROCEDURES])('%s', async (text) => expect(await redacted(text)).toEqual({ text, found: [] }))
})
