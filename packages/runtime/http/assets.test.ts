import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { assets } from '@agent-memory/runtime/http/assets'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { rawRequest } from '../../../tests/support/http/raw-request.js'

let outer: string
let app: TestApp
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'assets-'))
  const folder = join(outer, 'pages')
  await mkdir(join(folder, 'styles'), { recursive: true })
  await writeFile(join(outer, 'secret.txt'), 'secret')
  await writeFile(join(folder, '.hidden'), 'hidden')
  await writeFile(join(folder, 'index.html'), '<h1>Welcome</h1>')
  await writeFile(join(folder, 'styles', 'a b%.css'), 'body {}')
  const pages = assets({ path: '/pages', folder, cacheControl: 'no-cache', limit: 'default' })
  const fonts = assets({
    path: '/fonts',
    folder,
    cacheControl: 'public, max-age=31536000, immutable',
    limit: 'memory_search',
  })
  app = await startTestApp([...pages, ...fonts], { limits: withOverrides({ memory_search: { max: 1 } }) })
})
afterAll(async () => {
  await app.close()
  await rm(outer, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })

test('a file is served with type, ETag, caching and the common headers', async () => {
  const page = await get('/pages?from=elsewhere')
  expect([page.status, await page.text()]).toEqual([200, '<h1>Welcome</h1>'])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('x-ratelimit-limit')).toBe('300')
  expect(page.headers.get('set-cookie')).toBeNull()
  const style = await get('/pages/styles/a%20b%25.css')
  expect([style.headers.get('content-type'), await style.text()]).toEqual(['text/css; charset=utf-8', 'body {}'])
})

test('a conditional request for a cached file gets 304', async () => {
  const etag = (await get('/pages/index.html')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/".+"$/)
  expect(await rawRequest(`${app.url}/pages`, 'GET', { 'If-None-Match': etag })).toMatchObject({
    status: 304,
    json: {},
  })
  const head = await fetch(`${app.url}/pages`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '16'])
})

test('serves nothing hidden or outside of the folder, and no folders', async () => {
  for (const path of ['/pages/nothing', '/pages/.hidden', '/pages/styles', '/pages/..%2Fsecret.txt', '/pages/%00']) {
    const { status, json } = await rawRequest(app.url + path, 'GET', {})
    expect([path, status, json.error]).toEqual([path, 404, 'not_found'])
  }
  expect((await rawRequest(`${app.url}/pages/../secret.txt`, 'GET', {})).status).toBe(404)
  expect((await fetch(`${app.url}/pages`, { method: 'POST' })).status).toBe(405)
  expect((await get('/pages', { 'If-Match': '"other"' })).status).toBe(400)
})

test('files are counted like any request', async () => {
  expect((await get('/fonts/index.html')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/fonts/index.html')).status).toBe(429)
})
