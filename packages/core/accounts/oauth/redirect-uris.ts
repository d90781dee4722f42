const LONGEST = 2_048
const MOST = 20
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that run scripts or read files in a browser. */
const FORBIDDEN: ReadonlySet<string> = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:', 'about:'])

/**
 * Says what is wrong with the redirect URIs of a client; null if they are fine. Plain http is allowed only for the
 * user's own machine (RFC 8252, section 7.3), and https is not allowed there.
 */
export function redirectUrisProblem(uris: unknown): string | null {
  if (!Array.isArray(uris) || uris.length === 0) return 'redirect_uris must be a list with at least one member'
  if (uris.length > MOST) return `redirect_uris can have at most ${MOST} members`
  return uris.map(problemOf).find((problem) => problem !== null) ?? null
}

function problemOf(uri: unknown): string | null {
  if (typeof uri !== 'string' || !URL.canParse(uri)) return 'redirect_uris must be absolute URIs'
  if (uri.length > LONGEST) return `redirect_uris can have at most ${LONGEST} characters each`
  const { protocol, hostname } = new URL(uri)
  if (uri.includes('#')) return 'redirect_uris must not have a fragment'
  if (FORBIDDEN.has(protocol)) return `redirect_uris must not have the scheme ${protocol.slice(0, -1)}`
  if (protocol === 'http:' && !LOOPBACK.has(hostname))
    return 'redirect_uris must be https: plain http is only for localhost, 127.0.0.1 and [::1]'
  if (protocol === 'https:' && LOOPBACK.has(hostname))
    return 'redirect_uris to localhost, 127.0.0.1 or [::1] must be http instead of https'
  return null
}

/**
 * Removes the port of a redirect URI to the user's own machine; returns other URIs as they are. RFC 8252, section 7.3:
 * a program on the user's machine listens on a port that it learns only when it starts, so its metadata document, which
 * is the same for every user, cannot name the port.
 */
export const withoutLoopbackPort = (uri: string): string =>
  uri.replace(/^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d{1,5}(?=[/?]|$)/, '$1')
