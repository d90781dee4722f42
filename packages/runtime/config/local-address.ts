/** Returns the URL of a local server listening on this host and port; a wildcard address becomes loopback. */
export function localAddress(host: string, port: number): string {
  const callable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${callable.includes(':') ? `[${callable}]` : callable}:${port}`
}

/** Whether HOST is an address or name that only this machine can reach. */
export const isLoopback = (host: string): boolean => /^127\.|^\[?::1\]?$|^(?:.*\.)?localhost$/i.test(host)
