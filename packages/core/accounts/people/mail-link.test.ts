import { describe, expect, test } from '@jest/globals'
import type { OpenInvitation } from '../../ports/accounts/members.js'
import type { Mail } from '../../ports/mail.js'
import { LANGUAGES, type Language } from './language.js'
import { type LinkPurpose, linkToken } from './link-tokens.js'
import { type LinkMailPorts, mailLink } from './mail-link.js'

const ID = '11111111-1111-4111-8111-111111111111'
const KEY = Buffer.alloc(32, 1)
const invitation = (orgName: string): OpenInvitation => ({
  invitationId: ID,
  orgId: ID,
  orgName,
  email: 'grace@example.org',
  role: 'admin',
  createdAt: new Date(0),
  expiresAt: new Date(1),
})

/** Returns the mails that are sent when these records are found. */
const mailsOf = async (purpose: LinkPurpose, found: Found = {}, language?: Language): Promise<Mail[]> => {
  const mails: Mail[] = []
  const ports: LinkMailPorts = {
    invitations: { find: async () => found.invitation ?? null },
    signUps: { find: async () => found.signUp ?? null },
    passwordStore: { findReset: async () => found.reset ?? null },
    mailer: { send: async (mail) => void mails.push(mail) },
    tokenKey: KEY,
    baseUrl: 'https://memory.example',
  }
  await mailLink(ports, { purpose, id: ID, language })
  return mails
}
interface Found {
  invitation?: OpenInvitation
  signUp?: { email: string; isKnown: boolean }
  reset?: string
}

test.each(['invitation', 'sign_up', 'password_reset'] as const)(
  'of a %s that is over nothing is mailed',
  async (purpose) => {
    expect(await mailsOf(purpose)).toEqual([])
  },
)

const MAILS: [LinkPurpose, string, Found][] = [
  ['invitation', '/account/invitation', { invitation: invitation('Acme') }],
  ['sign_up', '/account/verify', { signUp: { email: 'grace@example.org', isKnown: false } }],
  ['password_reset', '/account/reset', { reset: 'grace@example.org' }],
]

test.each(MAILS.flatMap((mail) => LANGUAGES.map((language) => [...mail, language] as const)))(
  'the mail of a %s leads to %s',
  async (purpose, page, found, language) => {
    const [mail] = await mailsOf(purpose, found, language)
    expect(mail?.to).toBe('grace@example.org')
    const { token } = linkToken(KEY, purpose, ID)
    expect(mail?.text.split(/\s+/)).toContain(`https://memory.example${page}?token=${token}`)
    expect(mail?.text.includes('ignoriere diese E-Mail')).toBe(language === 'de')
  },
)

test('a job of an earlier version, without a language, mails in English', async () => {
  const [mail] = await mailsOf('password_reset', { reset: 'grace@example.org' })
  expect(mail?.subject).toBe('Choose a new password')
})

test('a known address gets no token', async () => {
  const [mail] = await mailsOf('sign_up', { signUp: { email: 'grace@example.org', isKnown: true } })
  expect(mail?.text).not.toContain('token')
})

describe('the name of an organization', () => {
  test('stays as it is where it makes no link', async () => {
    const [mail] = await mailsOf('invitation', { invitation: invitation('Müller & Söhne, Inc.') })
    expect(mail?.subject).toBe('Invitation to Müller & Söhne, Inc.')
    expect(mail?.text).toContain('join “Müller & Söhne, Inc.” as an admin')
  })

  test.each([
    'Log in at https://evil.example/now',
    'evil.example',
    'www.evil.example',
    'write to pay@evil.example',
    'Acme\r\nBcc: victim@example.org',
    'Acme\u2028https://evil.example',
  ])('neither makes a link nor breaks a line: %j', async (name) => {
    const [mail] = await mailsOf('invitation', { invitation: invitation(name) })
    const [first = ''] = mail?.text.split('\n\n') ?? []
    for (const line of [mail?.subject ?? '', first]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(line).not.toMatch(/[a-z][.@][a-z]|:\/\//i)
    }
  })
})
