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
 * Makes sure that a client which identifies itself by the address of a document is known, before the library looks for
 * it. Only the first request of the flow does this: the decision and the tokens use what is stored, so that they do
 * not depend on the client's host.
 * @throws AppError validation_failed naming `client_id`, rate_limited, service_unavailable
 */
export async function describeClient(ports: OAuthPorts, request: Request): Promise<void> {
  const [clientId, ...more] = new URL(request.url, 'http://service').searchParams.getAll('client_id')
  // The library refuses a repeated parameter.
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
 * Counts by address first: who is over a limit does not use up what others may fetch. A client that is not stored yet
 * counts like one that registers. A stored one has a window of its own, so that nobody can use it up with addresses on
 * the same host that are no documents.
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
