import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { linkTo, linkToken } from './link-tokens.js'

const KEY = Buffer.alloc(32, 1)
const ID = '11111111-1111-4111-8111-111111111111'

test('a token is the same for the same purpose, id and key, and differs if one of them differs', () => {
  const tokens = [
    linkToken(KEY, 'invitation', ID),
    linkToken(KEY, 'password_reset', ID),
    linkToken(KEY, 'invitation', ID.replace('1', '2')),
    linkToken(Buffer.alloc(32, 2), 'invitation', ID),
  ].map(({ token }) => token)
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(linkToken(KEY, 'invitation', ID).token).toBe(tokens[0])
})

test('only its SHA-256 is stored, and its link leads to the page of its purpose', () => {
  const { token, hash } = linkToken(KEY, 'password_reset', ID)
  expect(hash).toEqual(createHash('sha256').update(token).digest())
  expect(linkTo('https://memory.example', 'password_reset', token)).toBe(
    `https://memory.example/account/reset?token=${token}`,
  )
})
