import type { Identity } from './identities.js'

/** What must be remembered between the redirect to a provider and the return from it, by the same browser. */
export interface SignInAttempt {
  state: string
  nonce: string
  /** The code verifier of PKCE (RFC 7636). */
  codeVerifier: string
}

/** Who signed in at a provider, as the provider says. */
export interface ProvenIdentity {
  identity: Identity
  /** In lower case; null if the provider names no address, or an address that no account can have. */
  email: string | null
  /** Whether the provider says that the address belongs to this person. */
  emailVerified: boolean
  name: string | null
}

/** An OpenID Connect provider at which people can sign in. */
export interface IdentityProvider {
  /** Name of the provider in paths: lower-case letters, digits and hyphens. */
  id: string
  /** Name of the provider on buttons. */
  name: string
  /**
   * Begins a sign-in: the browser goes to the returned address.
   * @throws AppError service_unavailable
   */
  begin(redirectUri: string): Promise<{ url: string; attempt: SignInAttempt }>
  /**
   * Finishes a sign-in. Null if the provider or the person there refused it.
   * @param returned `query`: the query of the request with which the browser returned, without `?`
   * @throws AppError invalid_credentials for an answer that is forged, replayed, expired or for another attempt;
   * service_unavailable
   */
  complete(returned: { redirectUri: string; query: string }, attempt: SignInAttempt): Promise<ProvenIdentity | null>
}
