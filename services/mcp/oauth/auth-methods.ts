/** How a client can authenticate at the token endpoint: with a secret if the operator gave it one, else not at all. */
export const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const
