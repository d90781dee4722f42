import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import type { Io } from '@agent-memory/cli/io'
import { loginInBrowser } from '@agent-memory/cli/login/in-browser'
import { openOutput } from '@agent-memory/cli/output/output'
import { readSettings } from '@agent-memory/cli/settings/settings'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { cites } from '../../support/cites.js'
import { PASSWORD } from '../../support/http/client.js'
import { decideLogin, isKnown } from '../../support/http/oauth/cli-login.js'
import { newTenant } from '../../support/http/tenant.js'
import { startLogin, type WaitingLogin } from '../../support/programs/browser-login.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { startScriptedServer } from '../../support/servers/models/scripted-server.js'
import { freePort } from '../../support/servers/processes.js'
import { startChromium } from '../../support/servers/web/chromium.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let browser: Browser | null
let terminal: Terminal
beforeAll(async () => {
  browser = await startChromium()
})
afterAll(() => browser?.close())
beforeEach(() => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl })
})
afterEach(() => terminal.remove())

const kept = () => JSON.parse(readFileSync(terminal.configFile, 'utf8'))

/** The ids of the user's live keys that are not revoked. */
const liveKeys = async (): Promise<string[]> => {
  const { keys } = (await tenant.call('GET', '/keys?limit=100')).body.data
  return keys.filter(({ kind }: { kind: string }) => kind === 'live').map(({ key_id: id }: { key_id: string }) => id)
}

/** Decides on the page as a browser does, and returns the address to which it would go on. */
const decided = async (login: WaitingLogin, decision = 'allow'): Promise<string> => {
  const headers = { Origin: shared().baseUrl }
  return (await decideLogin(send, tenant, login.page, { decision, headers })).headers.get('location') ?? ''
}
const open = (address: string) => fetch(address, { redirect: 'manual' })

const signIn = async (): Promise<string> => {
  const login = await startLogin(terminal)
  const back = await open(await decided(login))
  expect((await login.ended).code).toBe(0)
  expect(back.headers.get('location')).toBe(`${shared().baseUrl}/account/command-line/end?outcome=signed_in`)
  return kept().api_key
}

test(
  cites('from sm login over a real browser to a query, and sm logout', 'cli.browser', 'cli.login', 'keys.cli'),
  async () => {
    if (browser === null) return
    const login = await startLogin(terminal, 'process')
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(login.address)
    await page.getByLabel('E-mail address').fill(tenant.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Let the Agent Memory command line sign in as you?' }).waitFor()
    const confirmation = await page.locator('.code').textContent()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByRole('heading', { name: 'Signed in' }).waitFor()
    expect(page.url()).toBe(`${shared().baseUrl}/account/command-line/end?outcome=signed_in`)
    await context.close()

    const { code, stdout, stderr } = await login.ended
    expect([code, stdout]).toEqual([0, `Signed in to ${shared().baseUrl} as ${tenant.email}.\n`])
    expect(stderr).toContain(`The page should show the confirmation ${confirmation}.`)
    const { api_key: key } = kept()
    expect(key).toMatch(/^sm_live_/)
    expect(stdout + stderr).not.toContain(key)
    expect(statSync(terminal.configFile).mode & 0o777).toBe(0o600)

    expect((await terminal.run(['write', 'The lamp is lit at dusk.'])).code).toBe(0)
    expect((await terminal.run(['query', 'When is the lamp lit?'])).stdout).toContain('The lamp is lit at dusk.')
    expect((await terminal.run(['whoami', '--json'])).json).toMatchObject({ key: { name: 'CLI', kind: 'live' } })
    expect((await terminal.run(['doctor'])).stdout).toContain('(name: CLI, kind: live)')
    const out = await terminal.run(['logout'])
    expect([out.code, out.stdout]).toEqual([0, 'Signed out: the key is revoked and deleted.\n'])
    expect([existsSync(terminal.configFile), await isKnown(send, key)]).toEqual([false, false])
    expect((await terminal.run(['query', 'lamp'])).code).toBe(3)
  },
)

test(cites('signing in again revokes the key from before', 'cli.login', 'cli.no-trace'), async () => {
  const first = await signIn()
  const second = await signIn()
  expect([await isKnown(send, first), await isKnown(send, second)]).toEqual([false, true])
  const key = await tenant.key('org_rw')
  const ran = await terminal.run(['login'], { input: key })
  expect([ran.code, ran.stderr]).toEqual([0, ''])
  expect([await isKnown(send, second), await isKnown(send, key)]).toEqual([false, true])
  // `sm login` does not revoke a key that a user made.
  await signIn()
  expect(await isKnown(send, key)).toBe(true)
  await terminal.run(['logout'])
})

test(cites('two logins at once do not disturb each other', 'cli.browser'), async () => {
  const other = newTerminal({ SM_BASE_URL: shared().baseUrl })
  try {
    const logins = [await startLogin(terminal), await startLogin(other)] as const
    const [mine, theirs] = [await decided(logins[0]), await decided(logins[1])]
    // Sends the answer to one login to the callback of the other login.
    const misled = mine.replace(logins[0].callback, logins[1].callback)
    expect((await open(misled)).status).toBe(400)
    for (const address of [theirs, mine]) expect((await open(address)).status).toBe(303)
    for (const { ended } of logins) expect((await ended).code).toBe(0)
    for (const each of [terminal, other]) expect((await each.run(['logout'])).code).toBe(0)
  } finally {
    other.remove()
  }
})

describe('a login that does not end well leaves nothing behind', () => {
  afterEach(async () => {
    expect([existsSync(terminal.configFile), await liveKeys()]).toEqual([false, []])
  })

  test(cites('after a wrong state it goes on waiting', 'cli.no-trace'), async () => {
    const login = await startLogin(terminal)
    const address = await decided(login)
    const wrong = new URL(address)
    wrong.searchParams.set('state', 'x'.repeat(43))
    const { origin } = wrong
    for (const path of [String(wrong), `${origin}/callback`, origin, address.replace('/callback', '/other')])
      expect((await open(path)).status).toBe(400)
    expect((await fetch(address, { method: 'POST' })).status).toBe(400)
    expect((await open(address)).status).toBe(303)
    expect((await login.ended).code).toBe(0)
    expect((await terminal.run(['logout'])).code).toBe(0)
  })

  test(cites('when the user denies it', 'cli.no-trace', 'cli.exit-codes', 'cli.sentences'), async () => {
    const login = await startLogin(terminal)
    const back = await open(await decided(login, 'deny'))
    expect(back.headers.get('location')).toMatch(/\/account\/command-line\/end\?outcome=denied$/)
    const { code, stdout, stderr } = await login.ended
    expect([code, stdout]).toEqual([3, ''])
    expect(stderr).toMatch(/\nsm: You did not allow the login in the browser\. Nothing was changed\.\n$/)
  })

  test.each([
    ['a code of another login', { code: '7KQF-2M9X-0TVB' }, 'The code is wrong, expired or already used'],
    ['another service', { iss: 'https://evil.example' }, 'You allowed the login at https://evil.example'],
    ['no service', { iss: '' }, 'You allowed the login at another service'],
  ])(cites('when the browser brings %s', 'cli.no-trace', 'cli.own-code'), async (_what, change, sentence) => {
    const login = await startLogin(terminal)
    const address = new URL(await decided(login))
    for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value)
    const back = await open(String(address))
    expect(back.headers.get('location')).toMatch(/outcome=failed$/)
    const { code, stderr } = await login.ended
    expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)])
  })

  test(cites('somebody else cannot use the code', 'cli.no-trace', 'cli.one-time'), async () => {
    const login = await startLogin(terminal)
    const address = await decided(login)
    const code = new URL(address).searchParams.get('code')
    const body = { code, code_verifier: 'a'.repeat(43) }
    expect((await send('POST', '/auth/cli/key', { body })).status).toBe(400)
    expect((await open(address)).status).toBe(303)
    expect((await login.ended).code).toBe(0)
    await terminal.run(['logout'])
  })

  test(cites('after Ctrl-C', 'cli.no-trace', 'cli.pipe'), async () => {
    const login = await startLogin(terminal, 'process')
    login.interrupt()
    const { code, stdout } = await login.ended
    expect([code, stdout]).toEqual([130, ''])
    await expect(open(login.callback)).rejects.toThrow()
  })

  test(cites('when the key cannot be saved', 'cli.no-trace'), async () => {
    const login = await startLogin(terminal)
    writeFileSync(`${terminal.home}/config`, 'a file where the folder should be')
    await open(await decided(login))
    const { code, stderr } = await login.ended
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written')])
  })

  test(cites('when no service answers, or it has no page', 'cli.no-trace', 'cli.sentences'), async () => {
    const args = ['login', '--browser', '--url']
    const silent = await terminal.run([...args, `http://127.0.0.1:${await freePort()}`])
    expect([silent.code, silent.stderr]).toEqual([7, expect.stringContaining('npm start')])
    const old = await startScriptedServer({ status: 404 })
    const ran = await terminal.run([...args, old.url])
    await old.close()
    expect([ran.code, ran.stderr]).toEqual([3, expect.stringContaining('sm login --key')])
  })

  test(cites('when nobody decides in time', 'cli.no-trace'), async () => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    const io = {
      ...{ env: { BROWSER: 'true', SM_BASE_URL: shared().baseUrl, XDG_CONFIG_HOME: terminal.home }, platform: 'linux' },
      ...{ stdin: nowhere, stdout: nowhere, stderr: nowhere, home: terminal.home, now: Date.now },
      interrupted: new AbortController().signal,
    } as unknown as Io
    const context = { io, settings: await readSettings(io, {}), output: openOutput(io, { json: false, quiet: true }) }
    await expect(loginInBrowser(context, async () => {}, 50)).rejects.toMatchObject({ code: 'login_timeout' })
  })
})

test(cites('sm logout without the service says that the key is still valid', 'cli.logout'), async () => {
  const key = await signIn()
  const url = `http://127.0.0.1:${await freePort()}`
  writeFileSync(terminal.configFile, JSON.stringify({ url, api_key: key }))
  const ran = await terminal.run(['logout'])
  expect([ran.code, ran.stdout]).toEqual([7, 'The saved key is deleted from this computer.\n'])
  expect(ran.stderr).toContain(`The key ${key.slice(0, 14)}… is still valid at ${url}`)
  expect(ran.stderr).not.toContain(key)
  expect([existsSync(terminal.configFile), await isKnown(send, key)]).toEqual([false, true])
  expect((await send('POST', '/auth/logout', { key })).status).toBe(200)
})
