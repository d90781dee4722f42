import { existsSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { decideLogin } from '../../support/http/oauth/cli-login.js'
import { newTenant } from '../../support/http/tenant.js'
import { startLogin } from '../../support/programs/browser-login.js'
import { newTerminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

/** The status of each exchange that reached the service. */
const exchanges: (number | undefined)[] = []
let proxy: Server
let url: string
beforeAll(async () => {
  // Passes everything on, except that it cuts the connection instead of sending the answer with the first key.
  proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    const onward = forward(new URL(incoming.url ?? '', shared().baseUrl), { method, headers }, (answer) => {
      if (incoming.url === '/auth/cli/key' && exchanges.push(answer.statusCode) === 1) {
        answer.resume().on('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(() => {
  proxy.close()
  proxy.closeAllConnections()
})

test(cites('a key whose answer is lost is revoked', 'cli.no-trace', 'cli.one-time'), async () => {
  const tenant = await newTenant(send)
  const terminal = newTerminal({ SM_BASE_URL: url })
  try {
    const login = await startLogin(terminal)
    const decided = await decideLogin(send, tenant, login.page)
    const back = new URL(decided.headers.get('location') ?? '')
    back.searchParams.set('iss', url)
    await fetch(back, { redirect: 'manual' })
    expect((await login.ended).code).toBe(7)
    expect(exchanges).toEqual([201, 400])
    expect((await tenant.call('GET', '/auth/keys')).body.data.keys).toEqual([])
    expect(existsSync(terminal.configFile)).toBe(false)
  } finally {
    terminal.remove()
  }
})
