import { CLI_LOGIN_END_PATH, CLI_LOGIN_PATH } from '@agent-memory/core/accounts/login-code'

/** Paths of the pages. Those with a token are the targets of links: core/accounts/link-tokens.ts. */
export const PATHS = {
  account: '/account',
  signIn: '/account/sign-in',
  signUp: '/account/sign-up',
  signOut: '/account/sign-out',
  verify: '/account/verify',
  forgot: '/account/forgot',
  reset: '/account/reset',
  invitation: '/account/invitation',
  password: '/account/password',
  commandLine: CLI_LOGIN_PATH,
  commandLineEnd: CLI_LOGIN_END_PATH,
  link: '/account/link',
  provider: '/auth/oauth',
} as const
