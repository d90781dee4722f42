import { SCOPES } from '@agent-memory/core/accounts/scopes'
import { type ConsentInput, consentPage, errorPage } from '@agent-memory/service-mcp/pages/consent'
import { LANGUAGES } from '@agent-memory/service-mcp/pages/language'
import { describe, expect, test } from '@jest/globals'

const HOSTILE = `"><script>alert(1)</script><b x='&amp;`

const page = (over: Partial<ConsentInput> = {}) =>
  consentPage({
    client: { name: 'Notes', redirectHost: 'notes.example', isOfficial: false },
    user: { email: 'ada@example.org' },
    scopes: ['memory:read', 'offline_access'],
    volumes: [{ volumeId: 'v1', name: 'Support', orgName: "Ada's organization" }],
    action: '/oauth/interaction/u1',
    language: 'en',
    ...over,
  })

/** Returns all values of an attribute, in the order of the page. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('the consent page', () => {
  test('names the client, where it returns to, the scopes in words and the volumes', () => {
    const html = page()
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<h1>Allow Notes to use your memory?</h1>')
    for (const text of ['notes.example', 'ada@example.org', 'Search and read memories', 'Stay connected', 'Support'])
      expect(html).toContain(text)
    expect(html).toContain('Anyone can register an app under any name.')
    expect(html).not.toContain('Official')
    expect(page({ client: { name: 'Notes', redirectHost: 'notes.example', isOfficial: true } })).toContain('Official')
  })

  test('names the host at which a client describes itself, if it does', () => {
    const client = { name: 'Notes', redirectHost: 'notes.example', isOfficial: false }
    expect(page({ client })).not.toContain('describes itself')
    const html = page({ client: { ...client, describedAt: 'app.notes.example' } })
    expect(html).toContain('This app describes itself at <strong><bdi>app.notes.example</bdi></strong>.')
  })

  test('posts what the consent endpoint reads; the Enter key does not allow', () => {
    const html = page({ action: '/oauth/interaction/u1?confirm=c' })
    expect(html).toContain('href="/account/sign-in?return_to=%2Foauth%2Finteraction%2Fu1"')
    expect(html).toContain('<form method="post" action="/oauth/interaction/u1?confirm=c"')
    expect(valuesOf(html, 'name')).toEqual(
      expect.arrayContaining(['volumes', 'volumes', 'volume_id', 'decision', 'decision']),
    )
    expect(valuesOf(html, 'value')).toEqual(['chosen', 'v1', 'all', 'deny', 'allow'])
  })

  test('selects chosen volumes: the only one, of several none; all volumes only if there are none yet', () => {
    const several = ['v1', 'v2'].map((volumeId) => ({ volumeId, name: volumeId, orgName: 'o' }))
    const checkedIn = (html: string) => [...html.matchAll(/value="(\w+)" checked/g)].map(([, value]) => value)
    expect(checkedIn(page())).toEqual(['chosen', 'v1'])
    expect(checkedIn(page({ volumes: several }))).toEqual(['chosen'])
    expect(checkedIn(page({ volumes: [] }))).toEqual(['all'])
  })

  test('says that a volume is missing where none was chosen', () => {
    const html = page({ problem: 'no_volume_chosen' })
    expect(html).toContain('<title>Error: Allow Notes')
    expect(html).toMatch(/role="alert"><p>Choose at least one volume/)
    expect(html).toMatch(/value="chosen" checked/)
  })

  test('has words for each scope in each language', () => {
    for (const language of LANGUAGES) {
      const html = page({ language, scopes: [...SCOPES, 'offline_access'] })
      expect(html).toContain(`<html lang="${language}">`)
      const words = [...html.matchAll(/<li>([^<]{10,})<\/li>/g)].map(([, text]) => text)
      expect(new Set(words).size).toBe(SCOPES.length + 1)
    }
    expect(page({ language: 'de' })).toContain('Darf Notes auf deine Erinnerungen zugreifen?')
  })

  test('escapes every text that comes from elsewhere', () => {
    const html = page({
      client: { name: HOSTILE, redirectHost: HOSTILE, isOfficial: false },
      user: { email: HOSTILE },
      volumes: [{ volumeId: HOSTILE, name: HOSTILE, orgName: HOSTILE }],
      action: HOSTILE,
    })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<b x')
    expect(html.match(/&amp;amp;/g)?.length).toBeGreaterThan(6)
  })

  test('a name cannot reorder, hide or flood the text around it', () => {
    const named = (name: string) =>
      /<bdi>(.*?)<\/bdi>/s.exec(page({ client: { name, redirectHost: 'h', isOfficial: true } }))?.[1]
    expect(named('Notes\u202e\u2066 lacif\u200bfO\r\n\t(official)\0')).toBe('Notes lacif fO (official)')
    expect(named(`${'👍'.repeat(500)}`)).toBe(`${'👍'.repeat(79)}…`)
    expect([...(named('x'.repeat(5_000_000)) ?? '')]).toHaveLength(80)
  })

  test.each([
    ['localhost:4000', true],
    ['127.0.0.1:33418', true],
    ['[::1]:8080', true],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
  ])('%s is on this computer: %s', (redirectHost, isHere) => {
    const html = page({ client: { name: 'CLI', redirectHost, isOfficial: false } })
    expect(html.includes(`an app on this computer (${redirectHost})`)).toBe(isHere)
  })
})

test('an error page escapes, and has one h1', () => {
  const html = errorPage({ title: HOSTILE, message: HOSTILE, language: 'de' })
  expect(html).toContain('<html lang="de">')
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).not.toContain('<script')
})
