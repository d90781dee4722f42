import { answered, openQdrant } from '@agent-memory/adapters/qdrant/store'
import { isUnavailable, RefusedError } from '@agent-memory/core/errors'
import { expect, test } from '@jest/globals'
import { type Script, startScriptedServer } from '../../../tests/support/servers/models/scripted-server.js'

/** Returns the outcome of `answered` for a scripted response that no real server gives on demand. */
const outcomeOf = async (script: Script): Promise<unknown> => {
  const server = await startScriptedServer(script)
  try {
    return await answered(openQdrant({ url: server.url }).changing.count('memories')).catch((error: unknown) => error)
  } finally {
    await server.close()
  }
}

const WORDS = 'Wrong input: Vector dimension error: expected dim: 384, got 2'
const json = { status: { error: WORDS }, time: 0 }

test.each([400, 422])('%d is a permanent rejection, with the message of the server', async (status) => {
  const outcome = await outcomeOf({ status, json })
  expect(outcome).toBeInstanceOf(RefusedError)
  expect(outcome).toMatchObject({ message: `Qdrant rejected the request (${status}): ${WORDS}` })
})

test('a page of a proxy is not a message of the server', async () => {
  const script: Script = { status: 400, text: '<h1>Bad Request</h1>', headers: { 'Content-Type': 'text/html' } }
  expect(isUnavailable(await outcomeOf(script))).toBe(true)
})

test.each([401, 403, 404, 408, 413, 429, 500, 503])('%d means that the store is unavailable', async (status) => {
  expect(isUnavailable(await outcomeOf({ status, json }))).toBe(true)
  expect(isUnavailable(await outcomeOf({ status, json, headers: { 'Retry-After': '3' } }))).toBe(true)
})

test('any other client error counts as a failure of the job', async () => {
  expect(await outcomeOf({ status: 409, json })).toMatchObject({ status: 409 })
})
