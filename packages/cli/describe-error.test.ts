import { describeError } from '@agent-memory/cli/describe-error'
import { createClient } from '@agent-memory/client/client'
import { afterEach, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  hang,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const ID = '11111111-1111-4111-8111-111111111111'
const WRITE = { content: 'Ada likes tea.', volume_id: ID }
const DOCTOR = '`sm doctor` checks the connection.'
const noAnswer = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

let server: ScriptedServer | undefined
afterEach(() => server?.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x', maxRetries: 1 })
}
const described = async (call: Promise<unknown>) => describeError(await failureOf(call)).details

test('a failed connection is told without what only programmers need', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'sm_org_rw_x', maxRetries: 0, fetch: noAnswer })
  expect(await described(client.read(ID))).toBe(
    `No answer from http://127.0.0.1:1. Start the service with \`npm start\`, or set its address with --url or SM_BASE_URL. ${DOCTOR}`,
  )
})

test('a write that ran out of time is told with its earlier failure, and how to repeat the command', async () => {
  const client = await clientFor(drop, hang)
  const told = await described(client.write(WRITE, { timeoutMs: 2_000, idempotencyKey: 'k' }))
  expect(told).toMatch(
    /^POST \/agent\/memory\/write did not succeed within 2 s \(2 tries\)\. An earlier try failed: The connection to \S+ broke before the response was complete \(\w+\)\. Check that the service is running\. /,
  )
  expect(told).toContain(`${DOCTOR} Repeat the command with --idempotency-key k, so that nothing is written twice.`)
})

test('a request that must not be repeated: check first', async () => {
  const client = await clientFor(hang)
  expect(await described(client.keys.create({ name: 'k', kind: 'org_r' }, { timeoutMs: 100 }))).toBe(
    `POST /keys did not succeed within 0.1 s. The request may have been carried out anyway: check before you run the command again. ${DOCTOR}`,
  )
})

test('an answer of another program', async () => {
  const client = await clientFor({ status: 200, json: { hello: 'world' } })
  expect(await described(client.me())).toBe(
    `GET ${server?.url}/auth/me was answered 200 without data. The answer is not from this service: check the address.`,
  )
})
