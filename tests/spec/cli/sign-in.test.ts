import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { UUID } from '../../support/expectations.js'
import { newWriter } from '../../support/http/writer.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { freePort } from '../../support/servers/processes.js'
import { shared } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Laptop' })
let terminal: Terminal
beforeEach(() => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl })
})
afterEach(() => terminal.remove())

const modeOf = (path: string) => statSync(path).mode & 0o777
const kept = () => JSON.parse(readFileSync(terminal.configFile, 'utf8'))

describe('sm login', () => {
  test(cites('saves a working key, for its owner only', 'cli.login', 'cli.key-hidden'), async () => {
    const ran = await terminal.run(['login'], { input: `${key}\n` })
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toBe(`Signed in to ${shared().baseUrl} as Laptop (org_rw).\n`)
    expect(modeOf(terminal.configFile)).toBe(0o600)
    expect(modeOf(dirname(terminal.configFile))).toBe(0o700)
    expect(kept()).toEqual({ url: shared().baseUrl, api_key: key })
    const whoami = await terminal.run(['whoami', '--json'])
    expect(whoami.json).toMatchObject({ key: { name: 'Laptop', kind: 'org_rw' }, key_from: 'stored' })
    for (const { stdout, stderr } of [ran, whoami]) expect(stdout + stderr).not.toContain(key)
  })

  test(
    cites('accepts the key as a flag too, and tightens open permissions', 'cli.login', 'cli.key-hidden'),
    async () => {
      mkdirSync(dirname(terminal.configFile), { recursive: true, mode: 0o755 })
      writeFileSync(terminal.configFile, '{"url":"http://127.0.0.1:1","api_key":"sm_old"}')
      chmodSync(terminal.configFile, 0o644)
      const ran = await terminal.run(['login', '--key', key, '--json'])
      expect(ran.code).toBe(0)
      expect(ran.json).toMatchObject({ url: shared().baseUrl, key: { key_id: UUID }, file: terminal.configFile })
      expect(ran.stdout).not.toContain(key)
      expect([modeOf(dirname(terminal.configFile)), modeOf(terminal.configFile)]).toEqual([0o700, 0o600])
    },
  )

  test.each([
    ['a malformed key', 'a password', 3, 'invalid_api_key'],
    ['an unknown key', `sm_org_rw_${'a'.repeat(43)}`, 3, 'invalid_api_key'],
    ['nothing', '', 3, 'invalid_api_key'],
  ])(
    cites('saves nothing of %s, and does not echo it', 'cli.login', 'cli.key-hidden', 'cli.exit-codes'),
    async (_name, input, code, error) => {
      const ran = await terminal.run(['login', '--json'], { input })
      expect([ran.code, ran.stdout]).toEqual([code, ''])
      expect(JSON.parse(ran.stderr)).toEqual({ error, details: expect.stringContaining('sm') })
      if (input !== '') expect(ran.stderr).not.toContain(input)
      expect(existsSync(terminal.configFile)).toBe(false)
    },
  )

  test(cites('saves nothing if no service answers', 'cli.login', 'cli.sentences', 'cli.exit-codes'), async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    const ran = await terminal.run(['login', '--url', url], { input: key })
    expect([ran.code, ran.stdout]).toEqual([7, ''])
    expect(ran.stderr).toMatch(/^sm: .*npm start.*\n$/)
    expect(existsSync(terminal.configFile)).toBe(false)
  })
})

describe('the saved configuration', () => {
  const login = () => terminal.run(['login'], { input: key })

  test(cites('is removed by sm logout', 'cli.logout', 'cli.exit-codes'), async () => {
    await login()
    expect((await terminal.run(['logout'])).code).toBe(0)
    expect(existsSync(terminal.configFile)).toBe(false)
    const ran = await terminal.run(['whoami'])
    expect([ran.code, ran.stdout]).toEqual([3, ''])
    expect(ran.stderr).toBe('sm: You are not signed in: run `sm login`, or set SM_API_KEY.\n')
    expect((await terminal.run(['logout', '--json'])).json).toMatchObject({ removed: false })
  })

  test(cites('is used only for the address it was saved for', 'cli.key-bound'), async () => {
    await login()
    const { createServer } = await import('node:http')
    const heard: (string | undefined)[] = []
    const other = createServer((request, response) => {
      heard.push(request.headers.authorization)
      response.end('{}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const ran = await terminal.run(['whoami', '--url', `http://127.0.0.1:${port}`])
    other.close()
    expect([ran.code, heard]).toEqual([3, []])
    expect(ran.stderr).toContain(`is for ${shared().baseUrl}`)
  })

  test(cites('is overridden by the environment, and that by flags', 'cli.precedence'), async () => {
    await login()
    const reader = await tenant.key('org_r', { name: 'Reader' })
    const env = { SM_API_KEY: reader, SM_BASE_URL: 'http://127.0.0.1:1' }
    const ran = await terminal.run(['whoami', '--url', shared().baseUrl, '--json'], { env })
    expect(ran.json).toMatchObject({ url: shared().baseUrl, key: { name: 'Reader' }, key_from: 'environment' })
    expect((await terminal.run(['whoami'], { env })).code).toBe(7)
    expect((await terminal.run(['whoami', '-q'])).stdout).toMatch(/^[0-9a-f-]{36}\n$/)
  })

  test(cites('is reported when it is broken, and sm logout still works', 'cli.sentences'), async () => {
    mkdirSync(dirname(terminal.configFile), { recursive: true })
    writeFileSync(terminal.configFile, '{"url":')
    const ran = await terminal.run(['whoami'])
    expect(ran.code).toBe(1)
    expect(ran.stderr).toBe(
      `sm: The configuration file ${terminal.configFile} is not a valid configuration of sm: fix or remove the file, then run \`sm login\`.\n`,
    )
    expect((await terminal.run(['logout'])).code).toBe(0)
  })
})

describe('sm whoami', () => {
  test(cites('prints the key and its volumes', 'cli.whoami', 'cli.plain'), async () => {
    const agent = await tenant.agent('Scribe', { volumeId: tenant.volumeId, permissions: ['read'] })
    const ran = await terminal.run(['whoami'], { env: { SM_API_KEY: agent.key } })
    expect(ran.stdout.split('\n')).toEqual([
      `url\t${shared().baseUrl}`,
      expect.stringMatching(/^key\t[0-9a-f-]{36}\tagent\tScribe\tnever$/),
      expect.stringMatching(new RegExp(`^volume\t${tenant.volumeId}\tread\t`)),
      '',
    ])
  })

  test(cites('says what to do about a revoked key', 'cli.sentences', 'cli.exit-codes'), async () => {
    const { key: made } = (await tenant.call('POST', '/keys', { name: 'short', kind: 'org_rw' })).body.data
    const env = { SM_API_KEY: made.api_key }
    expect((await terminal.run(['whoami'], { env })).code).toBe(0)
    await tenant.call('DELETE', `/keys/${made.key_id}`)
    const ran = await terminal.run(['whoami'], { env })
    expect(ran.code).toBe(3)
    expect(ran.stderr).toMatch(/^sm: The service rejected the key.*sm login.*\n$/)
    expect(ran.stderr).not.toContain(made.api_key)
  })
})
