import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@agent-memory/runtime/config/config'
import { expect, test } from '@jest/globals'

const SMTP_URL = 'smtp://memory:hidden-value@mail.example:587'
const MAIL_FROM = 'Agent Memory <memory@example.com>'
const BASE_URL = 'https://memory.example/'
const MAIL = { smtpUrl: SMTP_URL, from: MAIL_FROM, baseUrl: 'https://memory.example' }

test('mails are sent with a server, a sender and an address for links', () => {
  expect(loadConfig({ SMTP_URL, MAIL_FROM, BASE_URL }).mail).toEqual(MAIL)
  expect(loadConfig({}).mail).toBeUndefined()
})

test('the server with its password can come from a file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'smtp-url-')), 'secret')
  await writeFile(file, `${SMTP_URL}\n`)
  expect(loadConfig({ MAIL_FROM, BASE_URL, SMTP_URL_FILE: file }).mail).toEqual(MAIL)
})

test.each([
  [{ SMTP_URL }, /^SMTP_URL needs MAIL_FROM, .*\.$/],
  [{ SMTP_URL, MAIL_FROM }, /^SMTP_URL needs BASE_URL, .*\.$/],
  [{ MAIL_FROM }, /^MAIL_FROM needs SMTP_URL, .*\.$/],
])('%j is rejected in one sentence', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(sentence)
})
