import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { resolveSchema } from '../../support/http/openapi.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

/** Some of the endpoints that /openapi.json must describe. */
const ENDPOINTS = [
  'post /auth/signup',
  'post /auth/login',
  'post /auth/logout',
  'get /auth/me',
  'get /keys',
  'post /keys',
  'delete /keys/{key_id}',
  'post /keys/{key_id}/rotate',
  'get /agents',
  'post /agents',
  'get /agents/{agent_id}',
  'patch /agents/{agent_id}',
  'delete /agents/{agent_id}',
  'post /agents/{agent_id}/rotate-key',
  'post /agent/connect',
  'delete /agent/{agent_id}/disconnect/{volume_id}',
  'get /agent/volumes',
  'get /volumes',
  'post /volumes',
  'get /volumes/{volume_id}',
  'patch /volumes/{volume_id}',
  'delete /volumes/{volume_id}',
  'get /orgs/{org_id}/projects',
  'post /orgs/{org_id}/projects',
  'post /agent/memory/write',
  'post /agent/memory/query',
  'post /memory/propose',
  'post /memory/query',
  'get /memory/{memory_id}',
  'delete /memory/{memory_id}',
]

describe('the operator sees', () => {
  test(cites('that the service is alive and ready', 'run.healthz', 'run.readyz'), async () => {
    expect((await send('GET', '/healthz')).status).toBe(200)
    await eventually(async () => expect(expectStatus(await send('GET', '/readyz'), 200).body.status).toBe('ready'))
  })

  test(cites('its metrics, in Prometheus format', 'run.metrics'), async () => {
    const { status, headers, text } = await send('GET', '/metrics')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{.*\})? \S+$/)
    expect(text).not.toMatch(/\bsm_\w+_[0-9A-Za-z]{43}/)
  })

  test(cites('documentation pages', 'run.docs'), async () => {
    const { status, headers, text } = await send('GET', '/docs')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)])
    expect(text).toContain('/agent/memory/write')
  })
})

describe('/openapi.json', () => {
  test(cites('describes every endpoint', 'run.openapi', 'run.version'), async () => {
    const { status, body } = await send('GET', '/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toMatch(/^3\.1/)
    expect(body.info.version).toMatch(/^\d+\.\d+\.\d+/)
    const described = Object.entries<Json>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described).toEqual(expect.arrayContaining(ENDPOINTS))
    for (const path of Object.keys(body.paths)) expect(path).not.toMatch(/^\/v\d/)
  })

  test(cites('has the limits that are enforced', 'run.openapi'), async () => {
    const { body } = await send('GET', '/openapi.json')
    const schemaOf = (path: string) => body.paths[path].post.requestBody.content['application/json'].schema
    const resolve = (schema: Json) => resolveSchema(body, schema)
    const write = resolve(schemaOf('/agent/memory/write'))
    expect(write.properties.content).toMatchObject({ type: 'string', minLength: 1, maxLength: 50_000 })
    expect(write.required).toEqual(expect.arrayContaining(['content', 'volume_id']))
    expect(resolve(schemaOf('/agent/memory/query')).properties.limit).toMatchObject({
      minimum: 1,
      maximum: 50,
      default: 10,
    })
  })

  test(
    cites('names only existing endpoints, and the errors they are documented to return', 'run.openapi'),
    async () => {
      const { body } = await send('GET', '/openapi.json')
      const tenant = await newTenant(send)
      for (const [path, methods] of Object.entries<Json>(body.paths)) {
        for (const method of Object.keys(methods)) {
          const at = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
          const { status } = await send(method.toUpperCase(), at, {
            cookie: tenant.cookie,
            raw: method === 'get' ? undefined : '{',
          } as object)
          expect([path, method, status]).not.toEqual([path, method, 405])
          expect(status).toBeLessThan(500)
        }
      }
    },
  )

  test(cites('names the error codes for a key without access', 'run.openapi'), async () => {
    const document = (await send('GET', '/openapi.json')).body
    const { key } = await (await newTenant(send)).agent('Unconnected')
    const id = () => crypto.randomUUID()
    const refused: string[] = []
    for (const [path, methods] of Object.entries<Json>(document.paths)) {
      for (const [method, { security, responses }] of Object.entries<Json>(methods)) {
        // MCP is left out: it has JSON-RPC errors and an endless stream.
        if (security.length === 0 || path === '/mcp') continue
        const body = {
          volume_id: id(),
          agent_id: id(),
          project_id: id(),
          org_id: id(),
          name: 'n',
          content: 'c',
          query: 'q',
        }
        const reply = await send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, id), {
          key,
          ...(method !== 'get' && { body: { ...body, kind: 'org_rw' } }),
        })
        // A page describes the error in words, without a code.
        if (reply.status < 400 || reply.headers.get('content-type')?.startsWith('text/html')) continue
        refused.push(reply.body.error)
        expect([method, path, responses[reply.status]?.description]).toEqual([
          method,
          path,
          expect.stringContaining(`\`${reply.body.error}\``),
        ])
      }
    }
    expect(refused).toEqual(
      expect.arrayContaining(['agent_not_authorized_for_volume', 'memory_not_found', 'volume_not_found', 'forbidden']),
    )
  })
})
