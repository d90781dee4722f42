/** Paths of the authorization server. */
export const PATHS = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
  interaction: '/oauth/interaction',
} as const
