import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { decideLogin, pastedFrom } from '../../support/http/oauth/cli-login.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { startScriptedServer } from '../../support/servers/models/scripted-server.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeEach(() => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl })
})
afterEach(() => terminal.remove())

describe('without a browser', () => {
  /** Allows the login whose address the terminal shows, and returns the code on the page. */
  const codeFor = async (shown: string): Promise<string> => {
    const [, page = ''] = /^\s+http:\/\/[^/]+(\/account\/command-line\?\S+)/m.exec(shown) ?? []
    return pastedFrom(await decideLogin(send, tenant, page))
  }

  test(cites('sm login asks for the code on the page', 'cli.login', 'cli.one-time'), async () => {
    const after = 'Code: '
    const then = [{ after, input: async (shown: string) => `${(await codeFor(shown)).toLowerCase()}\r` }]
    const args = ['login', '--no-browser']
    const seen = await onTty(terminal, args, { input: 'not the code\r', after, then, env: { NO_COLOR: '1' } })
    expect(seen).toContain('The code is wrong:')
    expect(seen).toContain(`Signed in to ${shared().baseUrl} as ${tenant.email}.`)
    const { api_key: key } = JSON.parse(readFileSync(terminal.configFile, 'utf8'))
    expect([seen.includes(key), (await send('GET', '/auth/me', { key })).status]).toEqual([false, 200])
    expect((await terminal.run(['logout'])).code).toBe(0)
  })

  test(cites('three wrong codes end it', 'cli.one-time', 'cli.no-trace'), async () => {
    const again = { after: 'Code: ', input: '0000-0000-0000\r' }
    const then = [again, again]
    const seen = await onTty(terminal, ['login', '--no-browser'], { ...again, then })
    expect(seen).toContain('run `sm login` again')
    expect(existsSync(terminal.configFile)).toBe(false)
  })

  test(cites('the code of another service is sent nowhere', 'cli.own-code', 'cli.no-trace'), async () => {
    // A malicious service can lead its user to the login page of the real service, for the same terminal. The terminal
    // must not send it the code from that page.
    const malicious = await startScriptedServer({})
    const { url, received } = malicious
    try {
      const paste = { after: 'Code: ', input: async (shown: string) => `${await codeFor(shown)}\r` }
      const then = [paste, paste, paste]
      const seen = await onTty(terminal, ['login', '--no-browser', '--url', url], { input: '', then })
      expect(seen).toContain(`not from ${url}`)
      expect(received.map(({ method, path }) => [method, path])).toEqual([['HEAD', '/account/command-line/end']])
    } finally {
      await malicious.close()
    }
    expect(existsSync(terminal.configFile)).toBe(false)
  })

  test(cites('and without a terminal it says what to do', 'cli.sentences'), async () => {
    const ran = await terminal.run(['login', '--no-browser'])
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining('--key')])
  })
})
