import { freshSeconds } from '@agent-memory/adapters/client-documents/freshness'
import { expect, test } from '@jest/globals'

const NOW = Date.parse('2026-11-26T12:00:00Z')

test.each<[Record<string, string | string[]>, number]>([
  [{}, 3_600],
  [{ 'cache-control': 'public, max-age=600' }, 600],
  [{ 'cache-control': 'Public,MAX-AGE="600"' }, 600],
  [{ 'cache-control': ['public', 'max-age=600'] }, 600],
  [{ 'cache-control': 'max-age=600', age: '200' }, 400],
  [{ 'cache-control': 'max-age=600', age: 'long' }, 600],
  [{ 'cache-control': 'max-age=1' }, 60],
  [{ 'cache-control': 'max-age=99999999' }, 86_400],
  [{ 'cache-control': 'max-age=-5' }, 60],
  [{ 'cache-control': 'max-age=600, no-cache' }, 60],
  [{ 'cache-control': 'no-store' }, 60],
  [{ 'cache-control': 'x-max-age=9000' }, 3_600],
  [{ expires: 'Thu, 26 Nov 2026 12:10:00 GMT' }, 600],
  [{ expires: 'Thu, 26 Nov 2026 11:00:00 GMT' }, 60],
  [{ expires: '0' }, 60],
  [{ 'cache-control': 'max-age=120', expires: 'Thu, 26 Nov 2026 12:10:00 GMT' }, 120],
])('%j is fresh for %i s', (headers, seconds) => expect(freshSeconds(headers, NOW)).toBe(seconds))
