import { isDocumentId, keepDocumentCurrent } from '@agent-memory/core/accounts/oauth/client-documents'
import { invalid } from '@agent-memory/core/errors'
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
    throw invalid('client_id', 'Applications cannot identify themselves by an address here: they have to register.')
  await keepDocumentCurrent({ ...ports, secondsToWait: (host) => secondsToWait(ports, request, host) }, clientId)
}

/** Counts by address first: who is over that limit does not use up what others may fetch from this host. */
async function secondsToWait({ limiter }: OAuthPorts, request: Request, host: string): Promise<number> {
  const own = await limiter.count('oauth_document', addressOf(request))
  const window = own.exceeded ? own : await limiter.count('oauth_document_host', host)
  return window.exceeded ? window.secondsLeft : 0
}
