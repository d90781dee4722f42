import { connectSocket } from '@agent-memory/client/socket'
import { afterEach, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { type SocketServer, startSocketServer } from '../../tests/support/servers/web/socket-server.js'

let server: SocketServer
afterEach(() => server.close())

test('a connection over which no ping comes ends, with what was received before', async () => {
  server = await startSocketServer({ connected: ({ send }) => send('last words') })
  const socket = connectSocket(() => new WebSocket(`${server.url}/ws`, ['sm.v1']), 300)
  expect(await socket.opened).toBe(true)
  const texts: string[] = []
  for await (const text of socket.texts()) texts.push(text)
  expect(texts).toEqual(['last words'])
})

test('what a constructor throws is the end of a connection that did not open', async () => {
  server = await startSocketServer()
  const error = new Error('mixed content')
  const socket = connectSocket(() => {
    throw error
  })
  expect(await socket.opened).toBe(false)
  expect(await socket.texts().next()).toEqual({ done: true, value: undefined })
  expect(socket.end()).toEqual({ code: 1006, error })
})
