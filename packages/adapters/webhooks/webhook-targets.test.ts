import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import { promisify } from 'node:util'
import type { Resolve } from '@agent-memory/adapters/webhooks/resolver'
import { openWebhookSender } from '@agent-memory/adapters/webhooks/webhook-sender'
import type { WebhookAttempt, WebhookRequest, WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import { afterEach, describe, expect, test } from '@jest/globals'
import { startScriptedServer } from '../../../tests/support/servers/models/scripted-server.js'
import { HOSTS } from './address-rules.cases.js'

const PUBLIC = '93.184.216.34'
const REFUSED =
  'must resolve to a public address, or to one in a network that the operator allowed with WEBHOOK_ALLOWED_NETWORKS'
const FIXTURES = path.resolve('tests/support/certificates')
const PINNED = path.join(FIXTURES, 'post-pinned.mjs')

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})
const closing = <T extends { close(): Promise<unknown> }>(each: T): T => {
  opened.push(each)
  return each
}

/**
 * Returns a resolver, and the names that it was asked to resolve. The resolver gives these lists of addresses in turn,
 * then repeats the last one.
 */
const inTurn = (...lists: string[][]) => {
  const names: string[] = []
  const resolve: Resolve = async (name) => {
    names.push(name)
    return lists[Math.min(names.length, lists.length) - 1] ?? []
  }
  return { names, resolve }
}

const open = (resolve: Resolve, allowedNetworks: string[] = []) =>
  closing(openWebhookSender({ allowedNetworks, resolve, limits: { postMs: 60_000 } }))

const post = (sender: WebhookSender, url: string, reach: WebhookRequest['reach'] = () => null) =>
  sender.post({ url, headers: {}, body: '{}', reach })
const reasonOf = (attempt: WebhookAttempt) => (attempt.outcome === 'failed' ? attempt.reason : attempt)

const startServer = async () => {
  const server = closing(await startScriptedServer({ text: '' }, { text: '' }, { text: '' }))
  return { server, named: server.url.replace('127.0.0.1', 'receiver.test') }
}

describe('a subscription', () => {
  test.each(HOSTS)('to %s (%s) is %s', async (host, meant, reach) => {
    const checks = [
      open(inTurn([]).resolve).check(`https://${host}/hook`),
      open(inTurn([meant]).resolve).check('https://receiver.test/hook'),
    ]
    for (const check of checks)
      if (reach === 'public') await check
      else await expect(check).rejects.toMatchObject({ code: 'validation_failed', details: { url: [REFUSED] } })
  })

  test('to a name that does not resolve, cannot be resolved or takes too long is accepted', async () => {
    await open(inTurn([]).resolve).check('https://receiver.test')
    await open(() => Promise.reject(new Error())).check('https://receiver.test')
    const hangs: Resolve = (_, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    await openWebhookSender({ allowedNetworks: [], resolve: hangs, limits: { checkMs: 100 } }).check(
      'https://slow.test',
    )
  })

  test('to a URL of another kind is refused before the name is resolved', async () => {
    const { names, resolve } = inTurn([PUBLIC])
    await expect(open(resolve).check('https://me@receiver.test')).rejects.toMatchObject({
      details: { url: ['must not have a user name or password'] },
    })
    expect(names).toEqual([])
  })

  test('to localhost is refused, and accepted if the operator opened loopback', async () => {
    const asks = { limits: { checkMs: 60_000 } }
    const check = (allowedNetworks: string[]) =>
      closing(openWebhookSender({ allowedNetworks, ...asks })).check('http://localhost:3000/hook')
    await expect(check([])).rejects.toMatchObject({ details: { url: [REFUSED] } })
    await check(['127.0.0.0/8'])
  })

  test('by default public names and addresses are accepted', async () => {
    await closing(openWebhookSender({ allowedNetworks: [] })).check(`https://${PUBLIC}/`)
  })
})

describe('an attempt', () => {
  test('does not reach an address that a name has got since it was checked', async () => {
    const { server, named } = await startServer()
    const { resolve } = inTurn([PUBLIC], ['127.0.0.1'])
    const sender = open(resolve)
    await sender.check(named)
    expect(reasonOf(await post(sender, named))).toBe(`The URL ${REFUSED}.`)
    expect(server.received).toEqual([])
  })

  test('resolves the name once, and connects to what was checked', async () => {
    const { server, named } = await startServer()
    const { names, resolve } = inTurn(['127.0.0.1'], ['10.255.255.1'])
    expect(await post(open(resolve, ['127.0.0.0/8']), named)).toMatchObject({ outcome: 'answered', status: 200 })
    expect(names).toEqual(['receiver.test'])
    expect(server.received).toMatchObject([{ headers: { host: new URL(named).host } }])
  })

  test('checks each time, and reuses no connection', async () => {
    const { server, named } = await startServer()
    const sender = open(inTurn(['127.0.0.1'], ['10.0.0.1']).resolve, ['127.0.0.0/8'])
    expect(await post(sender, named)).toMatchObject({ outcome: 'answered' })
    expect(reasonOf(await post(sender, named))).toBe(`The URL ${REFUSED}.`)
    expect(server.received).toHaveLength(1)
  })

  test('checks an address in the URL too', async () => {
    const { server } = await startServer()
    const { names, resolve } = inTurn([PUBLIC])
    const { port } = new URL(server.url)
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '0', '[::ffff:127.0.0.1]', '[::1]'])
      expect(reasonOf(await post(open(resolve), `http://${host}:${port}/`))).toBe(`The URL ${REFUSED}.`)
    expect([server.received, names]).toEqual([[], []])
  })

  test('of several addresses calls only those that may be called', async () => {
    const { server, named } = await startServer()
    const { resolve } = inTurn(['10.255.255.1', '127.0.0.1', '169.254.169.254'])
    expect(await post(open(resolve, ['127.0.0.0/8']), named)).toMatchObject({ outcome: 'answered' })
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['127.0.0.1', [], ['127.0.0.1']],
    ['[::ffff:127.0.0.1]', [], ['127.0.0.1']],
    ['receiver.test', ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'], ['127.0.0.1', '::/64', '10.0.0.1']],
    ['receiver.test', ['64:ff9b::a00:1', '2606:4700::1'], ['10.0.0.1', '2606:4700::/64']],
  ])('to %s (%j) asks whether it may reach %j, and sends nothing if not', async (host, addresses, machines) => {
    const { server } = await startServer()
    const sender = open(inTurn(addresses).resolve, ['127.0.0.0/8', '::1', '10.0.0.0/8'])
    const asked: string[] = []
    const attempt = await post(sender, server.url.replace('127.0.0.1', host), (machine) => {
      asked.push(machine)
      return { afterMs: 1_000 }
    })
    expect([attempt, asked, server.received]).toEqual([{ outcome: 'held', afterMs: 1_000 }, machines, []])
  })

  test('goes on to an address that it may reach now, and does not fail if that one is dead', async () => {
    const { server, named } = await startServer()
    const sender = open(inTurn(['10.0.0.1', '127.0.0.1']).resolve, ['10.0.0.0/8', '127.0.0.0/8'])
    const hold = (machine: string) => (machine === '10.0.0.1' ? { afterMs: 1_000 } : null)
    expect(await post(sender, named, hold)).toMatchObject({ outcome: 'answered' })
    await server.close()
    expect(await post(sender, named, hold)).toEqual({ outcome: 'held', afterMs: 1_000 })
  })

  test('goes on to the next address when one is dead', async () => {
    const { named } = await startServer()
    const { resolve } = inTurn(['::1', '127.0.0.1'])
    expect(await post(open(resolve, ['127.0.0.0/8', '::1']), named)).toMatchObject({ outcome: 'answered' })
  })

  test('says why when all are dead', async () => {
    const { server, named } = await startServer()
    await server.close()
    const { resolve } = inTurn(['127.0.0.1', '127.0.0.1'])
    expect(reasonOf(await post(open(resolve, ['127.0.0.0/8']), named))).toBe('The connection was refused.')
  })
})

describe('TLS', () => {
  const pem = (name: string) => readFileSync(path.join(FIXTURES, name))

  /**
   * Starts a server with a certificate for receiver.test, issued by an authority that clients do not know by default.
   */
  const startTls = async () => {
    const names: string[] = []
    const identity = { key: pem('receiver-key.pem'), cert: pem('receiver.pem') }
    const server = createServer(
      {
        ...identity,
        SNICallback: (name, answer) => {
          names.push(name)
          answer(null, createSecureContext(identity))
        },
      },
      (request, response) => response.end(request.headers.host),
    ).on('tlsClientError', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing({ close: () => new Promise((resolve) => void server.close(resolve)) })
    return { names, port: (server.address() as AddressInfo).port }
  }

  test('a certificate of an unknown authority is refused', async () => {
    const { port, names } = await startTls()
    const sender = open(inTurn(['127.0.0.1']).resolve, ['127.0.0.0/8'])
    expect(reasonOf(await post(sender, `https://receiver.test:${port}`))).toMatch(
      /^The TLS certificate is not valid \([A-Z_]+\)\.$/,
    )
    expect(names).toEqual(['receiver.test'])
  })

  // Uses a process of its own, because Node reads additional authorities only at startup.
  test.each([
    ['receiver.test', { outcome: 'answered', status: 200 }],
    ['other.test', { outcome: 'failed', reason: 'The TLS certificate is not valid (ERR_TLS_CERT_ALTNAME_INVALID).' }],
    ['127.0.0.1', { outcome: 'failed', reason: 'The TLS certificate is not valid (ERR_TLS_CERT_ALTNAME_INVALID).' }],
  ])('the certificate must be for the name in the URL: %s', async (host, outcome) => {
    const { port } = await startTls()
    const env = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: path.join(FIXTURES, 'ca.pem'),
      NODE_OPTIONS: '',
    }
    const { stdout } = await promisify(execFile)(process.execPath, [PINNED, `https://${host}:${port}`], { env })
    expect(JSON.parse(stdout)).toMatchObject(outcome)
  })
})
