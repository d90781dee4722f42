import { describe, expect, test } from '@jest/globals'
import { redirectUrisProblem, withoutLoopbackPort } from './redirect-uris.js'

describe('redirect URIs', () => {
  test.each([
    [['https://app.example/callback?x=1', 'com.example.app:/callback', 'http://127.0.0.1:4000/', 'http://[::1]/a']],
    [['http://localhost/callback']],
    [Array.from({ length: 20 }, (_, at) => `https://app.example/${at}`)],
    [[`https://app.example/${'x'.repeat(2_028)}`]],
  ])('%j are fine', (uris) => expect(redirectUrisProblem(uris)).toBeNull())

  test.each<[unknown, string]>([
    [undefined, 'at least one'],
    ['https://app.example/', 'at least one'],
    [[], 'at least one'],
    [Array.from({ length: 21 }, (_, at) => `https://app.example/${at}`), 'at most 20'],
    [[`https://app.example/${'x'.repeat(2_029)}`], 'at most 2048'],
    [[7], 'absolute'],
    [['/callback'], 'absolute'],
    [['https://app.example/#part'], 'fragment'],
    [['https://app.example/#'], 'fragment'],
    [['http://app.example/'], 'plain http'],
    [['http://localhost.app.example/'], 'plain http'],
    [['http://127.0.0.1@app.example/'], 'plain http'],
    [['https://localhost/'], 'must be http instead of https'],
    [['javascript:alert(1)'], 'javascript'],
    [['JavaScript:alert(1)'], 'javascript'],
    [['data:text/html,x'], 'data'],
    [['https://app.example/', 'file:///etc/passwd'], 'file'],
  ])('%j are refused', (uris, problem) => expect(redirectUrisProblem(uris)).toContain(problem))
})

test.each([
  ['http://localhost:4000/callback', 'http://localhost/callback'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1/'],
  ['http://[::1]:65535?x', 'http://[::1]?x'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1'],
  ['http://localhost:400000/', 'http://localhost:400000/'],
  ['http://localhost:4000@evil.example/', 'http://localhost:4000@evil.example/'],
  ['http://localhost:4000#x', 'http://localhost:4000#x'],
  ['http://localhost.evil.example:80/', 'http://localhost.evil.example:80/'],
  ['https://app.example:4000/', 'https://app.example:4000/'],
  ['http://LOCALHOST:4000/', 'http://LOCALHOST:4000/'],
])('%s without the port of this machine is %s', (uri, rest) => expect(withoutLoopbackPort(uri)).toBe(rest))
