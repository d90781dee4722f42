import { mkdirSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { cites } from '../support/cites.js'
import { askedAgain, clientOf, expectStatus, type Json, type Send } from '../support/http/client.js'
import { putOffBy } from '../support/http/mcp.js'
import { register, revoke } from '../support/http/oauth/oauth.js'
import { newTenant } from '../support/http/tenant.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { freePort } from '../support/servers/processes.js'
import { type Person, startPerson } from '../support/servers/web/person.js'
import { type AloneService, startAlone } from '../support/service.js'
import { type BrowserShim, browserShim } from './browser-shim.js'
import { type RunningProgram, startProgram } from './program.js'
import { REVISIONS } from './scenarios.js'
import { authorizationChecks, newestSuite } from './suite.js'

const require = createRequire(import.meta.url)
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`))
/** Seconds: enough for a program to start and its user to decide, even on a busy machine. */
const PATIENCE_S = 300

let service: AloneService
let send: Send
let person: Person | null
let home: string
let shim: BrowserShim
beforeAll(async () => {
  // Third-party programs keep files in the home folder.
  home = await temporaryFolder('home')
  mkdirSync(join(home, 'bin'))
  shim = browserShim(join(home, 'bin'))
  service = await startAlone({ env: { RATE_LIMITS: 'off', OAUTH_CLIENT_DOCUMENTS: 'on' } })
  send = clientOf(service.baseUrl)
  person = await startPerson(service.baseUrl, await newTenant(send))
})
afterAll(async () => {
  await person?.close()
  await service?.stop()
  rmSync(home, { recursive: true, force: true })
})

/**
 * Waits for the URL that a program opens after `count` others, and lets the user allow the request. Returns the scopes
 * in the URL.
 * @throws Error with the program's output if the program ends before it opens a URL
 */
const allowed = async (count: number, program?: RunningProgram): Promise<string[]> => {
  const early = program?.ended.then((how) => Promise.reject(new Error(`the program ended: ${JSON.stringify(how)}`)))
  const address = await Promise.race([shim.openedAfter(count), ...(early ? [early] : [])])
  await person?.allow(address)
  return (new URL(address).searchParams.get('scope') ?? '').split(' ')
}
const openedSoFar = async () => (await shim.opened()).length
const readJson = async (file: string): Promise<Json> => JSON.parse(await readFile(file, 'utf8'))

test(
  cites(
    'mcp-remote signs its user in, gets one more scope, refreshes, and asks again after a revocation',
    'conformance.sign-in',
  ),
  async () => {
    if (person === null) return
    const connect = () => {
      const patience = ['--auth-timeout', String(PATIENCE_S)]
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [
          join(packageFolder('mcp-remote'), 'dist/proxy.js'),
          `${service.baseUrl}/mcp`,
          '--allow-http',
          ...patience,
        ],
        env: { HOME: home, ...shim.env },
        stderr: 'ignore',
      })
      const client = new Client({ name: 'stdio-client', version: '1.0.0' })
      const limit = { timeout: PATIENCE_S * 1_000 }
      const callOnce = (name: string, args: Json): Promise<Json> => client.callTool({ name, arguments: args }, limit)
      const call = (name: string, args: Json = {}): Promise<Json> =>
        askedAgain(
          name,
          () => callOnce(name, args),
          (result) => putOffBy({ result }),
        )
      return { client, call, connected: client.connect(transport, limit) }
    }
    const stored = join(home, '.mcp-auth', 'mcp-remote-v1')
    const fileOf = async (what: string) =>
      join(stored, (await readdir(stored)).find((name) => name.endsWith(`_${what}.json`)) ?? what)

    const first = connect()
    expect(await allowed(0)).not.toContain('memory:delete')
    await first.connected
    const { memory_id } = (await first.call('add_memory', { content: 'Jonas repairs clocks.' })).structuredContent
    const deleting = first.call('delete_memory', { memory_id })
    expect(await allowed(1)).toContain('memory:delete')
    expect((await deleting).structuredContent).toMatchObject({ deleted: true })
    await first.client.close()

    const tokensFile = await fileOf('tokens')
    const expired = { ...(await readJson(tokensFile)), expires_at: Date.now() - 1 }
    await writeFile(tokensFile, JSON.stringify(expired))
    const second = connect()
    await second.connected
    expect((await second.call('list_volumes')).structuredContent.volumes).toHaveLength(1)
    const renewed = await readJson(tokensFile)
    expect(renewed.refresh_token).not.toBe(expired.refresh_token)
    expect(await openedSoFar()).toBe(2)

    await second.client.close()

    // The token is revoked only now, after mcp-remote has ended. A running mcp-remote would begin to authorize twice,
    // for the call and for its interrupted stream, and would fail.
    const { client_id } = await readJson(await fileOf('client_info'))
    expectStatus(await revoke(send, client_id, renewed.access_token), 200)
    const third = connect()
    await allowed(2)
    await third.connected
    expect((await third.call('list_volumes')).structuredContent.volumes).toHaveLength(1)
    await third.client.close()
  },
)

test(
  cites(
    "the Inspector's command line signs its user in, gets one more scope, refreshes, and asks again after a revocation",
    'conformance.sign-in',
  ),
  async () => {
    if (person === null) return
    const entry = join(packageFolder('@modelcontextprotocol/inspector'), 'clients/launcher/build/index.js')
    const config = join(home, 'servers.json')
    const oauth = { scopes: 'memory:write offline_access' }
    const memory = { type: 'streamable-http', url: `${service.baseUrl}/mcp`, oauth }
    await writeFile(config, JSON.stringify({ mcpServers: { memory } }))
    const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
    const env = { HOME: home, MCP_AUTO_OPEN_ENABLED: 'true', MCP_INSPECTOR_SECRET_STORE: 'file', ...shim.env }
    const start = (input: string, method: string, ...more: string[]) => {
      const target = ['--cli', '--config', config, '--server', 'memory', '--callback-url', callback]
      return startProgram(process.execPath, [entry, ...target, '--method', method, ...more], { cwd: home, env, input })
    }
    const answerOf = async ({ ended }: ReturnType<typeof start>): Promise<Json> => {
      const { code, stdout, stderr } = await ended
      if (code !== 0) throw new Error(`the Inspector ended with ${code}: ${stdout}\n${stderr}`)
      return JSON.parse(stdout)
    }
    const tokens = async (): Promise<Json> => {
      const { secrets } = await readJson(join(home, '.mcp-inspector', 'secrets.json'))
      return JSON.parse(Object.values<string>(secrets)[0] ?? '{}')
    }
    const begun = await openedSoFar()

    const adding = ['--tool-name', 'add_memory', '--tool-arg', 'content=Ines plays the bassoon.']
    const first = start('', 'tools/call', ...adding)
    expect(await allowed(begun, first)).toEqual(['memory:write', 'offline_access'])
    expect((await answerOf(first)).structuredContent).toMatchObject({ status: 'approved' })

    // Asks for one more scope by reading a resource, because the Inspector calls only tools that it was offered.
    const reading = start('y\n', 'resources/read', '--uri', 'memory://volumes')
    expect(await allowed(begun + 1, reading)).toEqual(expect.arrayContaining(['memory:read', 'memory:write']))
    expect((await answerOf(reading)).contents).toHaveLength(1)

    const before = await tokens()
    const file = join(home, '.mcp-inspector', 'secrets.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(before.access_token, 'a'.repeat(43)))
    expect((await answerOf(start('', 'tools/list'))).tools.length).toBeGreaterThan(0)
    const renewed = await tokens()
    expect(renewed.refresh_token).not.toBe(before.refresh_token)
    expect(await openedSoFar()).toBe(begun + 2)

    const state = await readJson(join(home, '.mcp-inspector', 'storage', 'oauth.json'))
    const { clientInformation } = state.servers[`${service.baseUrl}/mcp`].byIssuer[service.baseUrl]
    expectStatus(await revoke(send, clientInformation.client_id, renewed.refresh_token), 200)
    const again = start('', 'tools/list')
    await allowed(begun + 2, again)
    expect((await answerOf(again)).tools.length).toBeGreaterThan(0)
  },
)

test.each(REVISIONS)(
  cites("the conformance suite's authorization-server scenarios pass on %s", 'conformance.authorization'),
  async (revision) => {
    const suite = newestSuite()
    if (suite === null || person === null) return
    const port = await freePort()
    const { client_id } = await register(send, { redirect_uris: [`http://127.0.0.1:${port}/callback`] })
    const resource = `${service.baseUrl}/mcp`
    const options = [
      '--client-id',
      client_id,
      '--port',
      String(port),
      '--resource',
      resource,
      '--spec-version',
      revision,
    ]
    const results = await authorizationChecks(suite, service.baseUrl, options, (address) => person?.allow(address))
    expect([...results.keys()].sort()).toEqual(['authorization-code-grant', 'authorization-server-metadata-endpoint'])
    const checks = [...results.values()].flat()
    const unmet = checks.filter(({ status }) => status !== 'SUCCESS').map(({ id, status }) => `${id} ${status}`)
    expect(unmet).toEqual([])
  },
)
