import {
  type DocumentFetch,
  isDocumentId,
  keepDocumentCurrent,
} from '@agent-memory/core/accounts/oauth/client-documents'
import { invalid } from '@agent-memory/core/errors'
import type { RateLimitName } from '@agent-memory/core/rate-limits'
import { addressOf } from '@agent-memory/runtime/http/access/rate-limit'
import type { Request } from 'express'
import type { OAuthPorts } from './provider.js'

/**
 * Fetches and stores the document of a client that identifies itself by the document's address, before the library
 * looks for the client. Only the first request of the flow does this. The later requests use what is stored, so that
 * they do not depend on the client's host.
 * @throws AppError validation_failed naming `client_id`, rate_limited, service_unavailable
 */
export async function describeClient(ports: OAuthPorts, request: Request): Promise<void> {
  const [clientId, ...more] = new URL(request.url, 'http://service').searchParams.getAll('client_id')
  // The library will refuse a request that repeats `client_id`.
  if (clientId === undefined || more.length > 0 || !isDocumentId(clientId)) return
  if (!ports.config.oauthClientDocuments)
    throw invalid(
      'client_id',
      'This service does not accept applications that identify themselves by the address of a document: the application has to register.',
    )
  await keepDocumentCurrent(
    {
      ...ports,
      secondsToWait: (fetch) => secondsToWait(ports, request, fetch),
      noteCause: (client_id, cause) =>
        ports.workLog.info({ client_id, cause }, 'the document of an OAuth client cannot be used'),
    },
    clientId,
  )
}

/**
 * Returns how many seconds to wait before the document may be fetched. Counts by the caller's address first, so that a
 * caller over its limit does not use up the limits of others. Then, for a client that is not stored yet, counts a
 * registration by this address and a fetch from the document's host. A stored client has a limit of its own: requests
 * for other documents on the same host do not use it up.
 */
async function secondsToWait({ limiter }: OAuthPorts, request: Request, fetch: DocumentFetch): Promise<number> {
  const address = addressOf(request)
  const rest: [RateLimitName, string][] = fetch.isStored
    ? [['oauth_document_host', fetch.clientId]]
    : [
        ['oauth_register', address],
        ['oauth_document_host', fetch.hostname],
      ]
  for (const [name, who] of [['oauth_document', address] as const, ...rest]) {
    const window = await limiter.count(name, who)
    if (window.exceeded) return window.secondsLeft
  }
  return 0
}
