import { SOCKETS } from '@agent-memory/core/limits'
import { openSockets } from '@agent-memory/service-realtime/sockets/sockets'
import { beforeEach, expect, test } from '@jest/globals'
import { code } from '../../../tests/support/http/errors.js'

let sockets: ReturnType<typeof openSockets>
beforeEach(() => {
  sockets = openSockets({ opened() {}, closed() {} })
})

/** Reserves as many places as possible, with a new key whenever one is full. */
const fill = (orgId: string) => {
  const releases: (() => void)[] = []
  const reserve = () => sockets.reserve({ orgId, keyId: `${orgId} ${Math.floor(releases.length / SOCKETS.perKey)}` })
  for (;;) {
    try {
      releases.push(reserve())
    } catch (error) {
      return { releases, error }
    }
  }
}

test('an organization leaves room for others, however many keys it has, and gets places back', () => {
  const { releases, error } = fill('one')
  expect(releases).toHaveLength(SOCKETS.perOrganization)
  expect(error).toEqual(code('rate_limited'))
  expect(String(error)).toMatch(/organization.*close one/)
  sockets.reserve({ orgId: 'two', keyId: 'two' })
  releases.pop()?.()
  sockets.reserve({ orgId: 'one', keyId: 'another' })
  expect(() => sockets.reserve({ orgId: 'one', keyId: 'another' })).toThrow(/organization/)
})

test('a process has a bounded number of places', () => {
  const filled = ['one', 'two', 'three'].map(fill)
  expect(filled.flatMap(({ releases }) => releases)).toHaveLength(SOCKETS.perProcess)
  expect(filled.at(-1)?.error).toEqual(code('service_unavailable'))
})
