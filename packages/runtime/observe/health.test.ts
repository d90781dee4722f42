import { createHealth, WrongSetting } from '@agent-memory/runtime/observe/health'
import { startTestApp } from '@agent-memory/runtime/testing/start-app'
import { expect, test } from '@jest/globals'

const works = { name: 'database', required: true, check: async () => {} }
const optional = { name: 'index', required: false, check: () => Promise.reject(new Error('down')) }
const hangs = { name: 'migrations', required: true, check: () => new Promise(() => {}) }
const throws = {
  name: 'listening',
  required: true,
  check: () => {
    throw new Error('x')
  },
}

test('ready while everything required works; the rest is reported', async () => {
  const { ready, checks } = await createHealth([works, optional]).readiness()
  expect(ready).toBe(true)
  expect(checks).toMatchObject({ database: { ok: true, required: true }, index: { ok: false, required: false } })
})

test('a wrong setting makes the process not ready, even if the check is optional', async () => {
  const refuses = { ...optional, check: () => Promise.reject(new WrongSetting('does SECRET_KEY differ?')) }
  const { ready, checks } = await createHealth([works, refuses]).readiness()
  expect(ready).toBe(false)
  expect(checks).toMatchObject({ index: { ok: false, required: true } })
})

test('a check that hangs or throws has failed, and delays no other', async () => {
  const { ready, checks } = await createHealth([works, hangs, throws], 20).readiness()
  expect(ready).toBe(false)
  expect(Object.values(checks).map(({ ok }) => ok)).toEqual([true, false, false])
})

test('/readyz turns 503 while draining, /healthz does not', async () => {
  const app = await startTestApp([], { checks: [works] })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  app.health.drain()
  const response = await fetch(`${app.url}/readyz`)
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close'])
  expect(await response.json()).toMatchObject({
    status: 'not_ready',
    draining: true,
    checks: { database: { ok: true } },
  })
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  await app.close()
})
