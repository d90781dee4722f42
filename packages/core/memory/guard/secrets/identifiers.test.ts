import { describe, expect, test } from '@jest/globals'
import { holdsCredential } from './identifiers.js'

/** Joins the parts of a made-up credential here, so that no secret scanner takes this file for a leak. */
const made = (...parts: string[]) => parts.join('')
const body = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'

const CREDENTIALS = [
  made('sm_', 'org_rw_', body),
  made('sk-', 'proj-', body),
  made('gh', 'p_', body, 'abcd'),
  made('AKIA', 'Q3EGVLRTS7BX2M4N'),
  made('backup of ', 'xoxb-', '123456789012-', body, '.txt'),
  made('postgres://', 'app:s3cret', '@db/app'),
  made('s\u200bk-', body),
  made('eyJ', 'hbGciOiJIUzI1NiJ9.', 'eyJ', 'zdWIiOiIxMjM0In0.', body),
  '4111 1111 1111 1111',
]
const GOOD = [
  'user-4821',
  'marta@example.org',
  'reset-password-4821',
  'password: hunter2',
  '7b0e5d1c-8c1f-4a55-9d0e-2f6f1c0a9e77',
  'pat_7b0e5d1c-8c1f-4a55-9d0e-2f6f1c0a9e77',
  '4111111111111111',
  'auth0|5f7c8ec7c33c6c004bbafe82',
  'report 2024-03-01 (final).pdf',
  'api_key',
  'sk-...',
  'урок 5.docx',
]

describe('an identifier', () => {
  test.each(CREDENTIALS)('holds a credential: %s', (identifier) => expect(holdsCredential(identifier)).toBe(true))
  test.each(GOOD)('holds none: %s', (identifier) => expect(holdsCredential(identifier)).toBe(false))
})
