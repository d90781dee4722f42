import { readRetryAfter } from '@agent-memory/adapters/webhooks/retry-after'
import { expect, test } from '@jest/globals'

const NOW = Date.UTC(2026, 0, 31, 12)
const DAY_MS = 86_400_000

test.each<[string | undefined, number | null]>([
  ['120', 120_000],
  ['0', 0],
  [' 7 ', 7_000],
  ['86400', DAY_MS],
  ['86401', DAY_MS],
  ['9999999999', DAY_MS],
  ['Sat, 31 Jan 2026 12:01:30 GMT', 90_000],
  ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
  ['Mon, 31 Jan 2028 12:00:00 GMT', DAY_MS],
  [undefined, null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['soon', null],
  ['99999999999999999999', null],
  ['2026-01-31', null],
  ['Sat, 99 Abc 2026 12:00:00 GMT', null],
])('%j', (header, wait) => expect(readRetryAfter(header, NOW)).toBe(wait))
