import { beforeEach, describe, expect, test } from '@jest/globals'
import type { AppError } from '../../errors.js'
import type { FetchedDocument, OAuthClient } from '../../ports/accounts/oauth-clients.js'
import { type DocumentFetch, isDocumentId, keepDocumentCurrent } from './client-documents.js'

const ID = 'https://app.example/client.json'
const DOCUMENT = { client_id: ID, client_name: 'App', redirect_uris: ['https://app.example/callback'] }
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let stored: Pick<OAuthClient, 'clientId' | 'metadata'>[]
let known: OAuthClient | null
let answer: FetchedDocument
let seconds: number
let now: number
const asked: string[] = []
const counted: DocumentFetch[] = []
const noted: [clientId: string, cause: string][] = []

beforeEach(() => {
  stored = []
  known = null
  answer = { outcome: 'fetched', text: JSON.stringify(DOCUMENT), freshSeconds: 600, mayExplain: true }
  seconds = 0
  now = Date.parse('2026-11-26T12:00:00Z')
  asked.length = 0
  counted.length = 0
  noted.length = 0
})

const ports = {
  oauth: {
    findClient: async () => known,
    async saveDocument({
      clientId,
      metadata,
      freshUntil,
    }: Pick<OAuthClient, 'clientId' | 'metadata'> & { freshUntil: Date }) {
      stored.push({ clientId, metadata })
      known = { clientId, metadata, isOfficial: false, origin: 'document', secretHash: null, freshUntil }
    },
  },
  clientDocuments: {
    async fetch(url: string) {
      asked.push(url)
      return answer
    },
  },
  now: () => new Date(now),
  async secondsToWait(fetch: DocumentFetch) {
    counted.push(fetch)
    return seconds
  },
  noteCause: (clientId: string, cause: string) => void noted.push([clientId, cause]),
}
const keep = (clientId = ID) => keepDocumentCurrent(ports, clientId)
const answering = (document: unknown) => {
  answer = {
    outcome: 'fetched',
    text: typeof document === 'string' ? document : JSON.stringify(document),
    freshSeconds: 600,
    mayExplain: true,
  }
}
const refused = (message: string | RegExp) => ({
  code: 'validation_failed',
  details: { client_id: [expect.stringMatching(message)] },
})

test.each([
  [ID, true],
  ['http://app.example/client.json', false],
  ['nobody', false],
])('%s is the address of a document: %s', (id, is) => expect(isDocumentId(id)).toBe(is))

describe('a document', () => {
  test('is fetched once while it is current, and again after that', async () => {
    await keep()
    now += 600_000 - 1
    await keep()
    expect(asked).toEqual([ID])
    now += 1
    answering({ ...DOCUMENT, client_name: 'New name' })
    await keep()
    expect(asked).toEqual([ID, ID])
    expect(stored.at(-1)?.metadata).toEqual({ ...DOCUMENT, client_name: 'New name' })
    const fetch = { clientId: ID, hostname: 'app.example' }
    expect(counted).toEqual([
      { ...fetch, isStored: false },
      { ...fetch, isStored: true },
    ])
  })

  test('is stored without what is not used, least of all a claim to be official', async () => {
    answering({
      ...DOCUMENT,
      is_official: true,
      logo_uri: 'https://app.example/logo',
      scope: 'admin',
      origin: 'provisioned',
    })
    await keep()
    expect(stored).toEqual([{ clientId: ID, metadata: DOCUMENT }])
  })

  test.each<[string, unknown]>([
    ['says that it needs no secret', { ...DOCUMENT, token_endpoint_auth_method: 'none' }],
    [
      'prefers a key, and can do without',
      {
        ...DOCUMENT,
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
      },
    ],
  ])('that %s is accepted', async (_what, document) => {
    answering(document)
    await keep()
    expect(stored).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    ['is no JSON', '<html>', 'not a JSON object'],
    ['is a list', [DOCUMENT], 'not a JSON object'],
    ['is null', null, 'not a JSON object'],
    ['is nested without end', '['.repeat(5_000), 'not a JSON object'],
    ['has no client_id', { ...DOCUMENT, client_id: undefined }, 'exactly this address'],
    [
      'has the client_id of another',
      { ...DOCUMENT, client_id: 'https://other.example/client.json' },
      'exactly this address',
    ],
    ['has a client_id that differs by a slash', { ...DOCUMENT, client_id: `${ID}/` }, 'exactly this address'],
    ['has a secret', { ...DOCUMENT, client_secret: 'x' }, 'client_secret'],
    ['has the end of a secret', { ...DOCUMENT, client_secret_expires_at: 0 }, 'client_secret'],
    ['needs a secret', { ...DOCUMENT, token_endpoint_auth_method: 'client_secret_basic' }, 'must be none'],
    ['needs a key', { ...DOCUMENT, token_endpoint_auth_method: 'private_key_jwt' }, 'must be none'],
    ['has no name', { ...DOCUMENT, client_name: ' ' }, 'client_name'],
    ['has a number as its name', { ...DOCUMENT, client_name: 7 }, 'client_name'],
    ['has a name of 201 characters', { ...DOCUMENT, client_name: 'x'.repeat(201) }, 'client_name'],
    ['has a name with NUL', { ...DOCUMENT, client_name: 'a\u0000' }, 'cannot be stored'],
    ['has no redirect URI', { ...DOCUMENT, redirect_uris: [] }, 'redirect_uris'],
    ['returns over plain http', { ...DOCUMENT, redirect_uris: ['http://app.example/'] }, 'plain http'],
  ])('that %s is refused and not stored', async (_what, document, problem) => {
    answering(document)
    await expect(keep()).rejects.toMatchObject(refused(problem))
    expect(stored).toEqual([])
  })
})

describe('an id', () => {
  test.each([
    'https://app.example',
    'https://app.example/a/../client.json',
    'https://app.example/%2e%2E/client.json',
    'https://app.example\\client.json',
    'https://APP.example/client.json',
    'https://app.example:443/client.json',
    'https://app.example/client .json',
    'https://me:secret@app.example/client.json',
    'https://app.example/client.json#part',
    'https://0x7f.1/client.json',
    'https://',
    `https://app.example/${'x'.repeat(981)}`,
  ])('%s is refused, and nothing is fetched', async (id) => {
    await expect(keep(id)).rejects.toMatchObject(refused('client_id'))
    expect(asked).toEqual([])
  })

  test('of 1,000 characters is accepted', async () => {
    const id = `https://app.example/${'x'.repeat(980)}`
    answering({ ...DOCUMENT, client_id: id })
    await keep(id)
    expect(stored).toHaveLength(1)
  })
})

describe('a document that cannot be fetched', () => {
  const fail = (isTemporary: boolean) => {
    answer = { outcome: 'failed', reason: 'The connection was refused.', isTemporary, mayExplain: true }
  }
  const fails = {
    code: 'validation_failed',
    details: { client_id: [expect.stringContaining('The connection was refused.')] },
  }

  test('says so the first time', async () => {
    for (const isTemporary of [true, false]) {
      fail(isTemporary)
      await expect(keep()).rejects.toMatchObject(fails)
    }
  })

  test('is used for a day after its end while its host is away, and not longer', async () => {
    await keep()
    fail(true)
    now += 600_000 + 24 * HOUR - 1
    await keep()
    now += 1
    await expect(keep()).rejects.toMatchObject(fails)
  })

  test('is not used any more once its host says that it is gone, or answers another one', async () => {
    await keep()
    now += HOUR
    fail(false)
    await expect(keep()).rejects.toMatchObject(fails)
    answering({ ...DOCUMENT, client_id: 'https://other.example/' })
    await expect(keep()).rejects.toMatchObject(refused('exactly this address'))
    expect(stored).toHaveLength(1)
  })

  test('because of too many fetches is a 429 with the time to wait, unless the one before can be used', async () => {
    seconds = 7
    await expect(keep()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 7 })
    expect(asked).toEqual([])
    seconds = 0
    await keep()
    now += HOUR
    seconds = 7
    await keep()
    expect(asked).toEqual([ID])
  })
})

test('whatever an address that is not public answers, strangers read the same, and the operator the cause', async () => {
  const hidden = { mayExplain: false }
  const answers: [FetchedDocument, cause: string][] = [
    [{ outcome: 'failed', reason: 'It was refused.', isTemporary: true, ...hidden }, 'not be fetched: It was refused.'],
    [{ outcome: 'failed', reason: 'The status 404.', isTemporary: false, ...hidden }, 'The status 404.'],
    [{ outcome: 'fetched', text: '<html>', freshSeconds: 60, ...hidden }, 'is not valid: it is not a JSON object.'],
    [{ outcome: 'fetched', text: '{}', freshSeconds: 60, ...hidden }, 'exactly this address'],
  ]
  const read = new Set<string>()
  for (const [given, cause] of answers) {
    answer = given
    await keep().catch((error: AppError) => read.add(JSON.stringify(error.details)))
    expect(noted.splice(0)).toEqual([[ID, expect.stringContaining(cause)]])
  }
  expect([...read]).toEqual([expect.stringContaining('in the log')])
  answer = { outcome: 'fetched', text: JSON.stringify(DOCUMENT), freshSeconds: 60, ...hidden }
  await keep()
  expect(stored).toHaveLength(1)
})
