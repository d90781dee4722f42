import { chmodSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import type { Json } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, type Ran, type Terminal } from '../../support/programs/command-line.js'
import { freePort } from '../../support/servers/processes.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }) })
})
afterAll(() => terminal.remove())

const doctor = (env: Record<string, string> = {}, ...more: string[]): Promise<Ran> =>
  terminal.run(['doctor', '--json', ...more], { env })
/** Returns the level of each part; the last finding of a part wins. */
const levels = ({ json }: Ran): Record<string, string> =>
  Object.fromEntries(json.findings.map(({ part, level }: Json) => [part, level]))
const foundOf = ({ json }: Ran, part: string): string =>
  json.findings.find((finding: Json) => finding.part === part)?.found
const adviceOn = ({ json }: Ran, part: string): string =>
  json.findings.filter((finding: Json) => finding.part === part).at(-1)?.advice

type Answers = Record<string, [status: number, body: object]>

/** Runs `sm doctor` on a service with these answers. */
const doctorOf = async (answers: Answers, headers: Record<string, string>): Promise<Ran> => {
  const peer = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, { error: 'not_found', details: 'Nothing here.' }]
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  const address = peer.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const ran = await doctor({ SM_BASE_URL: url })
  peer.close()
  return ran
}

describe('sm doctor', () => {
  test(
    cites('passes what works, and writes and reads with --deep', 'cli.doctor', 'cli.doctor-deep', 'cli.key-hidden'),
    async () => {
      // Tries again, because on a busy machine a store may not answer within a second or two.
      const ran = await eventually(async () => {
        const tried = await doctor({}, '--deep')
        expect(tried).toMatchObject({ code: 0, stderr: '' })
        expect(Object.values(levels(tried))).not.toContain('warn')
        return tried
      })
      expect(ran.json).toMatchObject({ healthy: true, url: shared().baseUrl })
      // The stores that this service has depend on its shape.
      const { checks } = (await send('GET', '/readyz')).body
      const parts = 'configuration service clock version key volumes volume limits write query delete'.split(' ')
      expect(levels(ran)).toEqual(Object.fromEntries([...parts, ...Object.keys(checks)].map((part) => [part, 'ok'])))
      // Rate limits are off in these services.
      expect(foundOf(ran, 'limits')).toBe('Rate limits are off.')
      expect(ran.stdout).not.toContain(terminal.env.SM_API_KEY)
      expect((await terminal.run(['list', '-q'])).stdout).toBe('')
      await eventually(async () => expect(await terminal.run(['doctor', '-q'])).toMatchObject({ code: 0, stdout: '' }))
    },
  )

  test(cites('says how to start a service that is down', 'cli.doctor'), async () => {
    const ran = await doctor({ SM_BASE_URL: `http://127.0.0.1:${await freePort()}` })
    expect([ran.code, ran.json.healthy, ran.stderr]).toEqual([1, false, ''])
    expect(levels(ran)).toMatchObject({ service: 'fail' })
    expect(adviceOn(ran, 'service')).toContain('npm start')
  })

  test(cites('reports an unknown and a missing key', 'cli.doctor'), async () => {
    for (const key of [`sm_org_rw_${'a'.repeat(43)}`, '', 'secret']) {
      const ran = await doctor({ SM_API_KEY: key })
      expect([ran.code, levels(ran).key]).toEqual([1, 'fail'])
      expect(adviceOn(ran, 'key')).toContain('sm login')
      if (key !== '') expect(ran.stdout).not.toContain(key)
    }
  })

  test(cites('warns of a key that expires soon, and of an ambiguous volume', 'cli.doctor'), async () => {
    await tenant.volume('Second')
    const key = await tenant.key('org_r', { expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    const ran = await doctor({ SM_API_KEY: key }, '--deep')
    expect(levels(ran)).toMatchObject({ key: 'warn', volume: 'warn', probe: 'fail' })
    await eventually(async () => {
      const read = await doctor({ SM_API_KEY: key, SM_VOLUME_ID: tenant.volumeId }, '--deep')
      expect([read.code, levels(read).write]).toEqual([0, 'warn'])
    })
  })

  test(cites('fails for a volume out of reach', 'cli.doctor'), async () => {
    const ran = await doctor({ SM_VOLUME_ID: (await newTenant(send)).volumeId })
    expect([ran.code, levels(ran).volume]).toEqual([1, 'fail'])
    expect(adviceOn(ran, 'volume')).toContain('sm volumes')
  })

  test(cites('detects a key that others can read', 'cli.doctor'), async () => {
    const { SM_API_KEY: input = '', ...env } = terminal.env
    const own = newTerminal({ ...env, HOME: terminal.home, XDG_CONFIG_HOME: `${terminal.home}/open` })
    try {
      const { file } = (await own.run(['login', '--json'], { input })).json
      chmodSync(file, 0o644)
      const ran = await eventually(async () => {
        const tried = await own.run(['doctor', '--json'])
        expect([tried.code, levels(tried).configuration]).toEqual([0, 'warn'])
        return tried
      })
      expect(adviceOn(ran, 'configuration')).toBe(`chmod 600 '${file}'`)
    } finally {
      own.remove()
    }
  })

  test(cites('reports the remaining limits, where requests are counted', 'cli.doctor'), async () => {
    const { body } = await send('GET', '/auth/me', { key: terminal.env.SM_API_KEY ?? '' })
    for (const [left, level] of [[299, 'ok'] as const, [20, 'warn'] as const]) {
      const reset = String(Math.ceil(Date.now() / 1_000) + 30)
      const limits = { 'X-RateLimit-Limit': '300', 'X-RateLimit-Remaining': `${left}`, 'X-RateLimit-Reset': reset }
      const ran = await doctorOf({ '/healthz': [200, {}], '/auth/me': [200, body] }, limits)
      expect([levels(ran).limits, foundOf(ran, 'limits')]).toEqual([level, expect.stringContaining(`${left} of 300`)])
    }
  })

  test(cites('detects a wrong clock, another version and a failing part', 'cli.doctor'), async () => {
    const answers: Answers = {
      '/healthz': [200, { status: 'ok' }],
      '/readyz': [
        503,
        {
          status: 'not_ready',
          draining: true,
          checks: { postgresql: { ok: false, required: true }, queue: { ok: false, required: false } },
        },
      ],
      '/openapi.json': [200, { info: { version: '7.0.0' } }],
      '/auth/me': [401, { error: 'invalid_api_key', details: 'Unknown.' }],
    }
    const ran = await doctorOf(answers, { Date: new Date(Date.now() - 600_000).toUTCString() })
    expect(ran.code).toBe(1)
    expect(levels(ran)).toMatchObject({
      clock: 'warn',
      version: 'warn',
      readiness: 'warn',
      postgresql: 'fail',
      queue: 'warn',
    })
    expect(foundOf(ran, 'clock')).toMatch(/(5[5-9]\d|6\d\d) s behind/)
  })
})
