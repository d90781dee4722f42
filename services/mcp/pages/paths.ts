import { CLI_LOGIN_END_PATH, CLI_LOGIN_PATH } from '@agent-memory/core/accounts/keys/login-code'

/** Paths of the pages. Mailed links lead to the pages that take a token (core/accounts/people/link-tokens.ts). */
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
  grants: '/account/grants',
  liveKeys: '/account/keys',
  sessions: '/account/sessions',
  otherSessions: '/account/sessions/others',
  members: '/account/organizations/:org_id/members',
  member: '/account/organizations/:org_id/members/:user_id',
  invitationOf: '/account/organizations/:org_id/invitations/:invitation_id',
} as const

/** Returns the path of the page of an organization's members, or of one member. */
export const membersPath = (orgId: string, userId?: string): string =>
  `/account/organizations/${encodeURIComponent(orgId)}/members${userId === undefined ? '' : `/${encodeURIComponent(userId)}`}`

export const invitationPath = (orgId: string, invitationId: string): string =>
  `/account/organizations/${encodeURIComponent(orgId)}/invitations/${encodeURIComponent(invitationId)}`
