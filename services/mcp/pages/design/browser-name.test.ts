import { browserName } from '@agent-memory/service-mcp/pages/design/browser-name'
import { expect, test } from '@jest/globals'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/138.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} OPR/90.0`, 'Opera, Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Safari/604.1`, 'Safari, iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari, macOS'],
  ['agent-memory-cli/0.1.0', 'agent-memory-cli/0.1.0'],
  ['curl/8.5\u202e.0', 'curl/8.5 .0'],
])('%s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))

test('a long one is cut', () => expect([...browserName('x'.repeat(100_000))]).toHaveLength(80))
