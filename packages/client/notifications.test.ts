import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { transformSync } from '@swc/core'
import { build } from 'esbuild'
import { Webhook } from 'standardwebhooks'
import { freePort } from '../../tests/support/servers/processes.js'
import { pythonWith } from '../../tests/support/servers/python.js'
import { startChromium } from '../../tests/support/servers/web/chromium.js'
import { startSocketServer } from '../../tests/support/servers/web/socket-server.js'

/** The repository. The tests run the examples of docs/notifications.md as they are written there. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const example = (language: string): string => {
  const examples = readFileSync(`${root}docs/notifications.md`, 'utf8')
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(examples) ?? []
  return code
}

const ID = '11111111-1111-4111-8111-111111111111'
const SECRET = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw=='
const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

const REQUIREMENTS = fileURLToPath(
  new URL('../../tests/support/servers/webhook-receiver/requirements.txt', import.meta.url),
)
/** For each language, returns the command that starts its example receiver; null if this machine cannot run it. */
const RECEIVERS: [string, () => Promise<[command: string, args: string[]] | null>][] = [
  [
    'TypeScript',
    async () => {
      const { code } = transformSync(example('ts'), { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } })
      return [process.execPath, ['--input-type=module', '-e', code]]
    },
  ],
  [
    'Python',
    async () => {
      const python = await pythonWith(REQUIREMENTS, 'standardwebhooks')
      if (python === null && process.env.REQUIRE_SERVERS) throw new Error('Python cannot run the example')
      return python === null ? null : [python, ['-B', '-c', example('python')]]
    },
  ],
]

/** Starts a receiver; `next` resolves with the next line that it prints. */
const startReceiver = async ([command, args]: [string, string[]]) => {
  const port = await freePort()
  const env = { ...process.env, NODE_OPTIONS: '', WEBHOOK_SECRET: SECRET, PORT: String(port) }
  const child: ChildProcess = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  ended.push(() => child.kill('SIGKILL') && exited)
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  const next = async () => (await lines.next()).value
  expect(await next()).toBe('listening')
  return { url: `http://127.0.0.1:${port}`, next }
}

/** Posts an event, signed as the service signs. */
const post = async (url: string, { id = ID, content = 'Ada likes tea. ☕', secret = SECRET } = {}): Promise<number> => {
  const at = new Date()
  const event = { event: 'memory.approved', volume_id: ID, data: { memory_id: ID, content }, timestamp: at }
  const body = JSON.stringify(event)
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return (await fetch(url, { method: 'POST', headers, body })).status
}

test.each(RECEIVERS)('the receiver in %s takes what is signed, each event once', async (_language, commandOf) => {
  const command = await commandOf()
  if (command === null) return
  const { url, next } = await startReceiver(command)
  expect(await post(url)).toBe(204)
  expect(await next()).toBe('memory.approved Ada likes tea. ☕')
  expect(await post(url)).toBe(204)
  expect(await post(url, { secret: 'whsec_YW5vdGhlciBzZWNyZXQgYWx0b2dldGhlcg==' })).toBe(400)
  const later = { id: ID.replaceAll('1', '2'), content: 'Ada likes coffee.' }
  expect(await post(url, later)).toBe(204)
  const printed = [await next()]
  // The Python example also prints why it refused a request, so its first line may be that.
  if (!String(printed[0]).startsWith('memory.')) printed.push(await next())
  expect(printed.at(-1)).toBe('memory.approved Ada likes coffee.')
})

let bundle: string
beforeAll(async () => {
  const built = await build({
    entryPoints: [`${root}packages/client/client.ts`],
    ...{ bundle: true, format: 'esm', write: false },
  })
  bundle = built.outputFiles?.[0]?.text ?? ''
})

/** Serves the example page, and the client as the script /memory.js that the page loads. */
const startPage = async (): Promise<string> => {
  const server: Server = createServer(({ url }, response) => {
    const isScript = url === '/memory.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? bundle : example('html'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ended.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('the page shows in Chromium what comes, over connections that break', async () => {
  const browser = await startChromium()
  if (browser === null) return
  ended.push(() => browser.close())
  const at = { volume_id: ID, timestamp: '2026-03-01T12:00:00.000Z' }
  const sockets = await startSocketServer({
    connected({ send, cut, close }, connection) {
      if (connection === 0) {
        send({ id: '1', type: 'greeting', message: '<b>Hello.</b>', ...at })
        close(1012, 'The service restarts: reconnect with last_event_id.')
      } else if (connection === 1) cut()
      else if (connection === 2) close(4410, 'unknown')
      else send({ id: '2', type: 'memory.approved', data: { content: 'Ada likes tea.' }, ...at })
    },
  })
  ended.push(() => sockets.close())
  const page = await browser.newPage()
  await page.goto(await startPage())
  await page.fill('[name=baseUrl]', sockets.url)
  await page.fill('[name=apiKey]', 'sm_org_r_x')
  await page.fill('[name=volume]', ID)
  await page.click('button')
  await page.locator('li').nth(2).waitFor({ timeout: 120_000 })
  expect(await page.locator('li').allTextContents()).toEqual([
    ...['greeting: <b>Hello.</b>', '…', 'memory.approved: Ada likes tea.'],
  ])
  expect(sockets.connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '1', '1', null])
  expect(sockets.connections[0]?.protocols).toEqual(['sm.v1', 'bearer.sm_org_r_x'])
})
