import { DEFAULT_SCOPES, isScope, OFFLINE_ACCESS } from '@agent-memory/core/accounts/scopes'
import { invalid } from '@agent-memory/core/errors'

/**
 * Completes the query of an authorization request: the default scope, and the prompt for consent, which every request
 * gets and without which the library drops `offline_access`. Scopes that this service does not have are left out, which
 * RFC 6749, section 3.3, allows. A repeated parameter is left for the library to refuse.
 * @param refreshHosts hosts of redirect URIs whose clients are asked to stay connected even if they do not ask for it
 */
export function completeQuery(query: string, refreshHosts: readonly string[] = []): string {
  const parameters = new URLSearchParams(query)
  if (parameters.getAll('scope').length > 1 || parameters.getAll('prompt').length > 1) return query
  const asked = parameters.get('scope')?.split(' ').filter(Boolean) ?? []
  const known = asked.filter((name) => isScope(name) || name === OFFLINE_ACCESS)
  const scopes = asked.length === 0 ? DEFAULT_SCOPES : known
  // With no known scope, the library is shown what was asked for; the interaction then refuses it.
  const stays = scopes.length > 0 && refreshHosts.includes(hostOf(parameters.get('redirect_uri')))
  const wanted = stays ? new Set([...scopes, OFFLINE_ACCESS]) : scopes.length === 0 ? asked : scopes
  parameters.set('scope', [...wanted].join(' '))
  if (parameters.get('prompt') !== 'none') parameters.set('prompt', 'consent')
  return parameters.toString()
}

const hostOf = (uri: string | null): string => (uri !== null && URL.canParse(uri) ? new URL(uri).hostname : '')

/**
 * Refuses to answer by a form that posts itself: the library would write it, even to say that it is not allowed, and
 * our policy for pages blocks its script.
 * @throws AppError validation_failed naming `response_mode`
 */
export function refuseFormResponse(query: string): void {
  if (new URLSearchParams(query).getAll('response_mode').includes('form_post'))
    throw invalid(
      'response_mode',
      'The application asked for the response mode form_post, which this service does not support.',
    )
}
