import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type BuildResult, build } from 'esbuild'
import { Webhook } from 'standardwebhooks'
import { WebSocket } from 'ws'
import { drop, type ScriptedServer, startScriptedServer } from '../../tests/support/servers/models/scripted-server.js'
import { startSocketServer } from '../../tests/support/servers/web/socket-server.js'

/** The globals that the client may use, all available in browsers; the bundle below runs with nothing else. */
const WEB = {
  AbortController,
  Headers,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  WebSocket,
  atob,
  clearTimeout,
  crypto,
  fetch,
  performance,
  setTimeout,
}
const USER = `
  export { createClient } from '@agent-memory/client/client'
  export { isMemoryServiceError } from '@agent-memory/client/errors'
  export { verifyWebhook } from '@agent-memory/client/verify-webhook'`
const folder = fileURLToPath(new URL('.', import.meta.url))

let bundle: BuildResult<{ metafile: true; write: false }>
let code: string
let server: ScriptedServer

beforeAll(async () => {
  bundle = await build({
    stdin: { contents: USER, resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'memory',
    metafile: true,
    write: false,
  })
  code = bundle.outputFiles[0]?.text ?? ''
})
afterAll(() => server.close())

test('has no dependency', () => {
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(`${folder}package.json`, 'utf8'),
  )
  expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined])
})

test('is bundled for browsers from its own files only', () => {
  const inputs = Object.keys(bundle.metafile.inputs).filter((input) => input !== '<stdin>')
  expect(inputs.filter((input) => !input.startsWith('packages/client/dist/'))).toEqual([])
  expect(inputs).toContain('packages/client/dist/transport/request.js')
  expect(Object.values(bundle.metafile.outputs).flatMap((output) => output.imports)).toEqual([])
  expect(code).not.toMatch(/node:|\brequire\(|\bimport\(|\bprocess\b|\bBuffer\b/)
})

test('runs with web APIs only', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  server = await startScriptedServer(
    drop,
    { json: { memory_id: id } },
    { status: 401, json: { error: 'unauthorized' } },
  )
  const context = createContext({ ...WEB, baseUrl: server.url })
  const use = `${code};
    (async () => {
      const client = memory.createClient({ baseUrl, apiKey: 'sm_org_rw_x' })
      const written = await client.write({ content: 'Ada likes tea.', volume_id: '${id}' })
      const error = await client.volumes().catch((error) => error)
      return JSON.stringify([written, memory.isMemoryServiceError(error, 'unauthorized')])
    })()`
  expect(await runInContext(use, context)).toBe(JSON.stringify([{ memory_id: id }, true]))
  expect(server.received).toHaveLength(3)
})

test('subscribes and verifies webhooks with web APIs only', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const body = JSON.stringify({ event: 'memory.approved', volume_id: id, data: {}, timestamp: 't' })
  const secret = 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw=='
  const at = new Date()
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  const sockets = await startSocketServer({
    connected: ({ send }) => send({ id, type: 'greeting', message: 'Hello.' }),
  })
  const context = createContext({ ...WEB, baseUrl: sockets.url, headers, body, secret })
  const use = `${code};
    (async () => {
      const client = memory.createClient({ baseUrl, apiKey: 'sm_org_rw_x' })
      const { event } = await memory.verifyWebhook(headers, body, secret)
      for await (const { message } of client.subscribe({ volumes: ['${id}'] })) return event + ' ' + message
    })()`
  expect(await runInContext(use, context)).toBe('memory.approved Hello.')
  await sockets.close()
})
