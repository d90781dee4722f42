import { RESOURCE_PATH } from '@agent-memory/core/accounts/oauth/tokens'
import { AppError } from '@agent-memory/core/errors'
import { hostnameOf, isAddress, isLocalName } from '@agent-memory/runtime/http/host'
import type { Request } from 'express'

/** The path of the MCP endpoint, which access tokens are issued for. */
export const MCP_PATH = RESOURCE_PATH
export const METADATA_PATH = '/.well-known/oauth-protected-resource'

/**
 * Protects against DNS rebinding: a website makes its own host name resolve to our address, so that browsers take our
 * responses for its own. The Host header must be the host of the base URL, a name of this machine, or an IP address,
 * which cannot be rebound. Any other name is accepted only if the base URL is not on this machine and the request has
 * no Origin header: then the caller is not a browser, but a program that uses a name from the operator's network. Pages
 * of other sites may call us by our real names, because they need a key, and no browser adds a key by itself.
 * @throws AppError forbidden
 */
export function rejectForeignHost(request: Request, configured: string | undefined): void {
  const own = configured === undefined ? undefined : new URL(configured).hostname
  if (isLocalName(request.host) || isAddress(request.host)) return
  if (own !== undefined && hostnameOf(request.host) === own) return
  if (own !== undefined && !isLocalName(own) && !isAddress(own) && request.headers.origin === undefined) return
  throw new AppError(
    'forbidden',
    'The Host header does not name this service. To serve that name, the operator must use it in BASE_URL.',
  )
}
