import { AppError } from '@agent-memory/core/errors'
import { hostnameOf, isAddress, isLocalName } from '@agent-memory/runtime/http/host'
import type { Request } from 'express'

export const MCP_PATH = '/mcp'
export const METADATA_PATH = '/.well-known/oauth-protected-resource'

/** Without a slash at its end. Where configuration leaves the port to the system: where this request came to. */
export const baseUrlOf = (configured: string | undefined, request: Request): string =>
  configured ?? `${request.protocol}://${request.host}`

/**
 * Keeps a page that had its own name resolved to our address (DNS rebinding) from passing for one of ours. Host must be
 * the base address, a name of this machine or an IP address, which cannot be rebound. Where the base address is not of
 * this machine, a caller without Origin is let in by any name: it is no browser, and came by a name of the operator's
 * network. Pages of other origins are let in by our own names: what they do takes a key, which no browser adds by itself.
 * @throws AppError forbidden
 */
export function refuseForeignHost(request: Request, configured: string | undefined): void {
  const own = configured === undefined ? undefined : new URL(configured).hostname
  if (isLocalName(request.host) || isAddress(request.host)) return
  if (own !== undefined && hostnameOf(request.host) === own) return
  if (own !== undefined && !isLocalName(own) && !isAddress(own) && request.headers.origin === undefined) return
  throw new AppError(
    'forbidden',
    'This service is not known by the name in the Host header; BASE_URL says its address.',
  )
}
