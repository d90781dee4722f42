import { Unavailable } from '@agent-memory/core/errors'
import { signIn, signOut } from '@agent-memory/runtime/http/access/session'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp, testUser } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import session, { type SessionData } from 'express-session'
import { z } from 'zod'

/** A store that a test can make fail. */
class BrittleStore extends session.MemoryStore {
  isAway = false

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    if (this.isAway) callback(new Unavailable('postgresql', 'It is down.'))
    else super.get(id, callback)
  }
}

const user = testUser()
const store = new BrittleStore()
const common = {
  answer: 'json',
  method: 'post',
  summary: 's',
  tag: 't',
  operation: 'auth',
  limit: 'default',
  success: { status: 200, body: z.any() },
} as const
const endpoints = [
  endpoint({
    ...common,
    path: '/in',
    accepts: [],
    signsIn: true,
    handle: ({ request }) => signIn(request, user.userId),
  }),
  endpoint({ ...common, path: '/me', accepts: ['session'], handle: async ({ principal }) => principal }),
  endpoint({ ...common, path: '/out', accepts: ['session'], handle: ({ request }) => signOut(request) }),
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(endpoints, { users: { [user.userId]: user }, store })
})
afterAll(() => app.close())

const post = (path: string, Cookie = '') => fetch(app.url + path, { method: 'POST', headers: { Cookie } })
const signedIn = async () => (await post('/in')).headers.get('set-cookie')?.split(';')[0] ?? ''

test('a store that is unavailable for a moment signs nobody out', async () => {
  const cookie = await signedIn()
  store.isAway = true
  expect((await post('/me', cookie)).status).toBe(503)
  store.isAway = false
  expect((await post('/me', cookie)).status).toBe(200)
})

test('signing out ends the session, and clears the cookie', async () => {
  const cookie = await signedIn()
  const left = await post('/out', cookie)
  expect([left.status, left.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('connect.sid=;')])
  expect((await post('/me', cookie)).status).toBe(401)
})
