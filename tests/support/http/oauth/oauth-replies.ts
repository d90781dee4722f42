import { expect } from '@jest/globals'
import type { Reply } from '../client.js'

/** Expects an OAuth error, in the form of RFC 6749. */
export const expectRefused = (reply: Reply, status: number, error: string) =>
  expect({ status: reply.status, body: reply.body }).toEqual({
    status,
    body: { error, error_description: expect.stringMatching(/\S/) },
  })

/** Expects a page for the user that cannot be framed, without a redirect to a client. */
export const expectPage = (reply: Reply, status: number) => {
  expect({ status: reply.status, location: reply.headers.get('location') }).toEqual({ status, location: null })
  expect(reply.headers.get('content-type')).toContain('text/html')
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
}
