import { DEFAULT_SCOPES, isScope, OFFLINE_ACCESS } from '@agent-memory/core/accounts/scopes'
import { invalid } from '@agent-memory/core/errors'

/**
 * Completes the query of an authorization request. A query without a scope gets the default scopes. Scopes that this
 * service does not have are left out, as RFC 6749, section 3.3, allows. Every query except one with `prompt=none` gets
 * `prompt=consent`, because the library drops `offline_access` without it. A query that repeats `scope` or `prompt` is
 * returned unchanged, and the library refuses it.
 * @param refreshHosts hosts of redirect URIs whose clients get `offline_access` even if they do not request it
 */
export function completeQuery(query: string, refreshHosts: readonly string[] = []): string {
  const parameters = new URLSearchParams(query)
  if (parameters.getAll('scope').length > 1 || parameters.getAll('prompt').length > 1) return query
  const asked = parameters.get('scope')?.split(' ').filter(Boolean) ?? []
  const known = asked.filter((name) => isScope(name) || name === OFFLINE_ACCESS)
  const scopes = asked.length === 0 ? DEFAULT_SCOPES : known
  // If no requested scope is known, the requested scopes are passed on unchanged, and the interaction refuses them
  // later.
  const stays = scopes.length > 0 && refreshHosts.includes(hostOf(parameters.get('redirect_uri')))
  const wanted = stays ? new Set([...scopes, OFFLINE_ACCESS]) : scopes.length === 0 ? asked : scopes
  parameters.set('scope', [...wanted].join(' '))
  if (parameters.get('prompt') !== 'none') parameters.set('prompt', 'consent')
  return parameters.toString()
}

const hostOf = (uri: string | null): string => (uri !== null && URL.canParse(uri) ? new URL(uri).hostname : '')

/**
 * Refuses the response mode `form_post`, in which a script on a page posts a form to the client. The library would send
 * such a page even to report that the mode is not allowed, and our content security policy blocks its script.
 * @throws AppError validation_failed naming `response_mode`
 */
export function refuseFormResponse(query: string): void {
  if (new URLSearchParams(query).getAll('response_mode').includes('form_post'))
    throw invalid(
      'response_mode',
      'The application asked for the response mode form_post, which this service does not support.',
    )
}
