import type { Principal } from '@agent-memory/core/accounts/principal'
import { expect, test } from '@jest/globals'
import { createIdleStreams } from './idle-stream.js'

const MAXIMUM = 100

test('a stream counts until its signal aborts, also if that was before it opened', () => {
  const open = createIdleStreams()
  const openWith = (signal: AbortSignal) =>
    open({
      principal: { kind: 'key', keyId: 'k' } as unknown as Principal,
      request: { headers: { accept: 'text/event-stream' }, method: 'GET' },
      response: {},
      signal,
    } as unknown as Parameters<typeof open>[0])
  for (let count = 0; count < 2 * MAXIMUM; count++) openWith(AbortSignal.abort())
  const controllers = Array.from({ length: MAXIMUM }, () => new AbortController())
  for (const { signal } of controllers) openWith(signal)
  const another = () => openWith(new AbortController().signal)
  expect(another).toThrow(/100 streams open/)
  controllers[0]?.abort()
  expect(another).not.toThrow()
})
