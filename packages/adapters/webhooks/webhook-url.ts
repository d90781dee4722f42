/**
 * Thrown for a URL that may not be called. The message is a sentence without its subject: "must be an http or https
 * URL"
 */
export class NotCallable extends Error {
  override readonly name = 'NotCallable'
}

/**
 * Ports of services, such as mail servers, that could take an HTTP request for their own commands (Fetch standard,
 * section 2.9, "port blocking"). They stay blocked even in networks that the operator opened.
 */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * Reads a URL as browsers do (WHATWG URL standard), which turns every spelling of an IPv4 address into the usual one:
 * `0x7f.1` and `2130706433` are `127.0.0.1`.
 * @throws NotCallable if the URL may not be called at any address
 */
export const readWebhookUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new NotCallable('must be an http or https URL')
  if (url.username !== '' || url.password !== '') throw new NotCallable('must not have a user name or password')
  // TLS does not allow a final dot in a host name, and two spellings of one host would count as two receivers.
  if (url.hostname.endsWith('.')) throw new NotCallable('must have a host name without a dot at its end')
  if (url.port !== '' && BLOCKED_PORTS.has(Number(url.port)))
    throw new NotCallable(`must use another port: port ${url.port} is blocked, as it is in browsers`)
  return url
}
