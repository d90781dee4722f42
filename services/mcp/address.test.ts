import { baseUrlOf } from '@agent-memory/runtime/http/host'
import { rejectForeignHost } from '@agent-memory/service-mcp/address'
import { describe, expect, test } from '@jest/globals'

type Request = Parameters<typeof rejectForeignHost>[0]
/** Returns a request with only the fields that `rejectForeignHost` reads. */
const from = (host: string, origin?: string) =>
  ({ host, protocol: 'http', headers: { ...(origin !== undefined && { origin }) } }) as Request

const isLetIn = (request: Request, baseUrl: string | undefined) => {
  try {
    rejectForeignHost(request, baseUrl)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' })
    return false
  }
}

const PUBLIC = 'https://memory.example.com'
const LOCAL = 'http://127.0.0.1:8080'

describe('a Host', () => {
  test.each([
    ['memory.example.com', PUBLIC],
    ['MEMORY.example.com:8443', PUBLIC],
    ['localhost:8080', PUBLIC],
    ['10.1.2.3:8080', PUBLIC],
    ['[2001:db8::7]:8080', PUBLIC],
    ['127.0.0.1:8080', LOCAL],
    ['localhost', undefined],
  ])('%s is ours if the base URL is %s, whatever the origin', (host, baseUrl) => {
    for (const origin of [undefined, `http://${host}`, 'https://elsewhere.example', 'null']) {
      expect([origin, isLetIn(from(host, origin), baseUrl)]).toEqual([origin, true])
    }
  })

  test.each(['evil.example', 'memory.example.com.evil.example', '127.0.0.1.evil.example', 'x y', ''])(
    '%p is not ours: no browser may be led to it',
    (host) => {
      for (const baseUrl of [PUBLIC, LOCAL, undefined])
        expect(isLetIn(from(host, `http://${host}`), baseUrl)).toBe(false)
      for (const baseUrl of [LOCAL, undefined]) expect(isLetIn(from(host), baseUrl)).toBe(false)
    },
  )

  test('of the operator’s network is accepted without an Origin', () => {
    expect(isLetIn(from('agent-memory.internal:8080'), PUBLIC)).toBe(true)
    expect(isLetIn(from('agent-memory.internal:8080', 'http://agent-memory.internal:8080'), PUBLIC)).toBe(false)
  })
})

test('the base URL is the address of the request, unless configured', () => {
  expect(baseUrlOf(PUBLIC, from('localhost:9'))).toBe(PUBLIC)
  expect(baseUrlOf(undefined, from('localhost:9'))).toBe('http://localhost:9')
})
