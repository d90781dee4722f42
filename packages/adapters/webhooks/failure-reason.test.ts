import { Unavailable } from '@agent-memory/core/errors'
import { expect, test } from '@jest/globals'
import { errors } from 'undici'
import { AttemptFailed, failureReason } from './failure-reason.js'
import { NotCallable } from './webhook-url.js'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['ECONNREFUSED', 'The connection was refused.'],
  ['EAFNOSUPPORT', 'The address could not be reached.'],
  ['EINVAL', 'The address could not be reached.'],
  ['UND_ERR_SOCKET', 'The connection was closed before an answer came.'],
  ...[
    ...['CERT_HAS_EXPIRED', 'CRL_HAS_EXPIRED', 'ERROR_IN_CERT_NOT_AFTER_FIELD', 'ERROR_IN_CRL_LAST_UPDATE_FIELD'],
    ...['INVALID_CA', 'INVALID_PURPOSE', 'PATH_LENGTH_EXCEEDED', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ].map((code) => [code, `The TLS certificate is not valid (${code}).`] as const),
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'The TLS handshake failed (ERR_SSL_WRONG_VERSION_NUMBER).'],
  ['UNSPECIFIED', 'The request failed (UNSPECIFIED).'],
  ['SOMETHING_NEW', 'The request failed (SOMETHING_NEW).'],
])('%s is a failure of the receiver', (code, reason) => {
  expect(failureReason(coded(code))).toBe(reason)
})

test.each(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'UND_ERR_INVALID_ARG', 'ERR_MODULE_NOT_FOUND'])(
  '%s is ours',
  (code) => {
    expect(failureReason(coded(code))).toBeNull()
  },
)

test('a process that stops, and an error without a code, is ours, unless it says why the attempt failed', () => {
  expect(failureReason(new Unavailable('process', 'This process is shutting down.'))).toBeNull()
  expect(failureReason(new TypeError('x'))).toBeNull()
  expect(failureReason(new AttemptFailed('No answer came.'))).toBe('No answer came.')
  expect(failureReason(new NotCallable('must resolve to a public address'))).toBe(
    'The URL must resolve to a public address.',
  )
  expect(failureReason(new errors.HTTPParserError('x'))).toBe('The answer is not valid HTTP.')
})
