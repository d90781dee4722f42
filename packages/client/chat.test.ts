import type { ServerResponse } from 'node:http'
import { createClient } from '@agent-memory/client/client'
import type { ChatEvent } from '@agent-memory/client/types'
import { afterEach, describe, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const BODY = { query: 'What does Ada drink?', volume_id: '11111111-1111-4111-8111-111111111111' }
const SOURCES = 'event: sources\ndata: {"sources":[]}\n\n'
const TOKEN = 'event: token\ndata: {"token":"Tea."}\n\n'
const END = 'event: citations\ndata: {"citations":[],"answered":true}\n\nevent: done\ndata: {}\n\n'

let server: ScriptedServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
const clientFor = async (script: Script[], more: object = {}) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_x', maxRetries: 1, ...more })
}
/** Makes a script that sends these pieces of a stream and then calls `then`, which ends the stream by default. */
const streaming =
  (
    pieces: (string | Uint8Array)[],
    then = (response: ServerResponse): unknown => response.end(),
    headers = {},
  ): Script =>
  async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', ...headers })
    for (const piece of pieces) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    then(response)
  }
const collected = async (events: AsyncIterable<ChatEvent>) => {
  const all: ChatEvent[] = []
  for await (const event of events) all.push(event)
  return all
}
const ALL = [
  { event: 'sources', sources: [] },
  { event: 'token', token: 'Tea.' },
  { event: 'citations', citations: [], answered: true },
]

test('chat returns the whole answer', async () => {
  const answer = { answer: 'Tea [1].', sources: [], citations: [], answered: true }
  const client = await clientFor([{ json: answer }])
  expect(await client.chat(BODY)).toEqual(answer)
  expect(server?.received[0]).toMatchObject({ method: 'POST', path: '/agent/memory/chat', body: BODY })
})

describe('chatStream yields the events', () => {
  test.each<[string, (string | Uint8Array)[]]>([
    ['as they are', [SOURCES, TOKEN, END]],
    ['between comments and unknown events', [': hello\n\n', SOURCES, 'event: new\ndata: 1\n\n', TOKEN, ': x\n\n', END]],
    ['cut anywhere', [...(SOURCES + TOKEN + END)].map(String)],
    ['with other line ends', [(SOURCES + TOKEN + END).replaceAll('\n', '\r\n')]],
    ['with a character cut in two', [SOURCES, ...halves(TOKEN.replace('Tea.', 'Tee ☕.')), END]],
  ])('%s', async (name, pieces) => {
    const client = await clientFor([streaming(pieces)])
    const cup = name.includes('character') ? [{ event: 'token', token: 'Tee ☕.' }] : [ALL[1]]
    expect(await collected(client.chatStream(BODY))).toEqual([ALL[0], ...cup, ALL[2]])
    expect(server?.received[0]?.body).toEqual({ ...BODY, stream: true })
  })

  test('after a retry, like any read', async () => {
    const busy = {
      status: 503,
      json: { error: 'service_unavailable', details: 'Later.' },
      headers: { 'Retry-After': '0' },
    }
    const client = await clientFor([busy, streaming([SOURCES, TOKEN, END])])
    expect(await collected(client.chatStream(BODY))).toHaveLength(3)
  })

  test('and reports fields that the service ignored', async () => {
    const reported: string[][] = []
    const headers = { 'X-Ignored-Fields': 'lim' }
    const onIgnored = (fields: string[]) => void reported.push(fields)
    const client = await clientFor([streaming([SOURCES, TOKEN, END], undefined, headers)], { onIgnored })
    await collected(client.chatStream(BODY))
    expect(reported).toEqual([['lim']])
  })
})

function halves(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  const middle = bytes.indexOf(0xe2) + 1
  return [bytes.slice(0, middle), bytes.slice(middle)]
}

describe('chatStream rejects', () => {
  test('with an error response', async () => {
    const client = await clientFor([
      { status: 403, json: { error: 'agent_not_authorized_for_volume', details: 'No.' } },
    ])
    const error = await failureOf(collected(client.chatStream(BODY)))
    expect(error).toMatchObject({ code: 'agent_not_authorized_for_volume', status: 403 })
  })

  test('with the error that ends the stream', async () => {
    const last = 'event: error\ndata: {"error":"chat_failed","details":"The model stopped."}\n\n'
    const client = await clientFor([streaming([SOURCES, TOKEN, last])])
    const error = await failureOf(collected(client.chatStream(BODY)))
    expect(error).toMatchObject({ code: 'chat_failed', details: 'The model stopped.' })
    expect(error.message).toBe('The model stopped. [chat_failed]')
  })

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['ends early', (response) => response.end()],
    ['breaks off', (response) => response.destroy()],
  ])('when the stream %s', async (_name, then) => {
    const client = await clientFor([streaming([SOURCES, TOKEN], then)])
    const error = await failureOf(collected(client.chatStream(BODY)))
    expect(error).toMatchObject({ code: 'connection_failed' })
    expect(error.message).toMatch(/broke off before its end/)
  })

  test('when the stream falls silent for longer than timeoutMs', async () => {
    const client = await clientFor([streaming([SOURCES], () => {})])
    const error = await failureOf(collected(client.chatStream(BODY, { timeoutMs: 150 })))
    expect(error).toMatchObject({ code: 'timed_out' })
  })

  test('when something else answers', async () => {
    const client = await clientFor([{ json: { answer: 'Tea.' } }])
    const error = await failureOf(collected(client.chatStream(BODY)))
    expect(error).toMatchObject({ code: 'unexpected_answer' })
  })
})

test.each(['leaving the loop', 'an abort'])('%s ends the request', async (way) => {
  let note: (how: string) => void = () => {}
  const closed = new Promise((resolve) => {
    note = resolve
  })
  const noteClose = (response: ServerResponse) =>
    response.closed ? note('closed') : response.once('close', () => note('closed'))
  const client = await clientFor([streaming([SOURCES], noteClose)])
  const controller = new AbortController()
  const reading = (async () => {
    for await (const _event of client.chatStream(BODY, { signal: controller.signal })) {
      if (way === 'leaving the loop') break
      controller.abort(new Error('enough'))
    }
  })()
  if (way === 'an abort') await expect(reading).rejects.toThrow('enough')
  else await reading
  expect(await closed).toBe('closed')
})
