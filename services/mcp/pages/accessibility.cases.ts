import { ROLES, type Role } from '@agent-memory/core/accounts/principal'
import { SCOPES } from '@agent-memory/core/accounts/scopes'
import type { LiveKeyRecord } from '@agent-memory/core/ports/accounts/keys'
import type { GrantRecord } from '@agent-memory/core/ports/accounts/oauth'
import type { Page } from '@agent-memory/runtime/http/page'
import { testUser } from '@agent-memory/runtime/testing/start-app'
import { accountPage } from '@agent-memory/service-mcp/pages/account/account'
import { passwordPage } from '@agent-memory/service-mcp/pages/account/password'
import { sessionsPage } from '@agent-memory/service-mcp/pages/account/sessions'
import { commandLinePage, loginCodePage } from '@agent-memory/service-mcp/pages/command-line'
import { consentPage, errorPage } from '@agent-memory/service-mcp/pages/consent'
import { forgotPage } from '@agent-memory/service-mcp/pages/forgot'
import { continuePage } from '@agent-memory/service-mcp/pages/identity'
import { invitationPage, refusedInvitationPage } from '@agent-memory/service-mcp/pages/invitation'
import type { Language } from '@agent-memory/service-mcp/pages/language'
import { linkPage } from '@agent-memory/service-mcp/pages/link'
import { invitedPage, refusedInvitePage } from '@agent-memory/service-mcp/pages/members/invite'
import { membersPage } from '@agent-memory/service-mcp/pages/members/list'
import { memberPage } from '@agent-memory/service-mcp/pages/members/member'
import { resetPage } from '@agent-memory/service-mcp/pages/reset'
import { signInPage } from '@agent-memory/service-mcp/pages/sign-in'
import { signUpPage } from '@agent-memory/service-mcp/pages/sign-up'
import { verifyPage } from '@agent-memory/service-mcp/pages/verify'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'
const volumes = Array.from({ length: 12 }, (_, at) => ({
  volumeId: `v${at}`,
  name: at === 0 ? LONG : `Volume ${at}`,
  orgName: "Ada's organization",
}))
const consent = (language: Language, over: Partial<Parameters<typeof consentPage>[0]> = {}) =>
  consentPage({
    client: { name: LONG, describedAt: 'app.client.example', redirectHost: 'client.example', isOfficial: false },
    user: { email: 'ada@example.org' },
    scopes: [...SCOPES, 'offline_access'],
    volumes,
    action: '/oauth/interaction/u1',
    language,
    ...over,
  })
const providers = [
  { id: 'one', name: 'Example Identity' },
  { id: 'two', name: 'Donaudampfschifffahrtsgesellschaftskapit' },
]
const problems = [{ field: 'email', message: 'Enter an e-mail address.' }, { message: 'Something else.' }]

const terminal = { user: testUser(), challenge: 'c'.repeat(43), address: '/account/command-line?port=4000' }

const invitation = { orgName: LONG, email: 'ada@example.org', role: 'developer' } as const

const at = new Date('2026-03-01T12:30:00Z')
const grants: GrantRecord[] = [
  {
    grantId: 'g1',
    client: { clientId: 'c', name: LONG, isOfficial: true },
    redirectHost: 'client.example',
    scopes: [...SCOPES, 'offline_access'],
    volumes: volumes.slice(0, 3),
    createdAt: at,
    lastUsedAt: at,
  },
  {
    grantId: 'g2',
    client: { clientId: 'd', name: null, isOfficial: false },
    redirectHost: '127.0.0.1:4000',
    scopes: ['memory:read'],
    volumes: null,
    createdAt: at,
    lastUsedAt: null,
  },
]
const sessions = ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', LONG, null].map(
  (userAgent, index) => ({
    sessionId: `s${index}`,
    userAgent,
    createdAt: at,
    expiresAt: at,
    isCurrent: index === 0,
  }),
)
const liveKeys: LiveKeyRecord[] = [at, null].map((lastUsedAt, index) => ({
  ...{ keyId: `k${index}`, orgId: 'o', orgName: LONG, keyKind: 'live', name: 'CLI', projectId: null, userId: 'u' },
  ...{ apiKeyPrefix: 'sm_live_4fT9aQ', createdAt: at, expiresAt: null, lastUsedAt },
}))
const memberOf = (role: Role, name: string | null) => ({
  userId: role,
  orgId: 'o',
  email: `${role}@example.org`,
  name,
  role,
  joinedAt: at,
})
const members = [memberOf('owner', LONG), memberOf('member', null)]
const invitations = [
  { invitationId: 'i', orgId: 'o', email: 'ada@example.org', role: 'admin' as const, createdAt: at, expiresAt: at },
]
const view = (language: Language, role: Role) => ({
  language,
  organization: { orgId: 'o', name: LONG, role },
  userId: role,
})

/** Each page in each of its states. */
export const PAGES: Readonly<Record<string, (language: Language) => Page>> = {
  'sign-in': (language) => signInPage({ language, returnPath: '/account', signup: 'open', providers }),
  'sign-in-problems': (language) =>
    signInPage({ language, returnPath: '/oauth/x', signup: 'open', providers, email: 'ada', problems }),
  'sign-in-again': (language) =>
    signInPage({ language, returnPath: '/account', signup: 'closed', providers, signedInAs: 'ada@example.org' }),
  'sign-in-notice': (language) =>
    signInPage({ language, returnPath: '/account', signup: 'open', providers, notice: 'sign_up_mailed' }),
  'sign-up': (language) => signUpPage({ language, returnPath: '/account', signup: 'open', providers }),
  'sign-up-problems': (language) =>
    signUpPage({
      language,
      returnPath: '/',
      signup: 'open',
      providers,
      problems: [...problems, { field: 'name', message: LONG }],
    }),
  'sign-up-closed': (language) => signUpPage({ language, returnPath: '/account', signup: 'closed', providers }),
  'identity-continue': (language) =>
    continuePage({
      language,
      provider: { id: 'example', name: 'Example' },
      query: { invitation_token: 't' },
      orgName: LONG,
    }),
  link: (language) =>
    linkPage({
      language,
      link: { provider: 'Example', email: `${LONG}@example.org`, obstacle: 'unproven', returnPath: '/account' },
    }),
  'link-problems': (language) =>
    linkPage({
      language,
      link: { provider: 'Example', email: 'ada@example.org', obstacle: 'unverified_here', returnPath: '/oauth/x' },
      problems: [{ field: 'password', message: 'Enter your password.' }],
    }),
  verify: (language) => verifyPage({ language, token: 't', isOwnBrowser: true, returnPath: '/account' }),
  'verify-elsewhere': (language) =>
    verifyPage({ language, token: 't', isOwnBrowser: false, returnPath: '/account', problems }),
  forgot: (language) => forgotPage({ language, canMail: true }),
  'forgot-no-mail': (language) => forgotPage({ language, canMail: false }),
  reset: (language) => resetPage({ language, token: 't', problems }),
  password: (language) => passwordPage({ language, email: 'ada@example.org' }),
  invitation: (language) => invitationPage({ language, token: 't', invitation, signedInAs: null, providers }),
  'invitation-joining': (language) =>
    invitationPage({ language, token: 't', invitation, signedInAs: invitation.email, providers }),
  'invitation-other': (language) =>
    invitationPage({ language, token: 't', invitation, signedInAs: 'bob@example.org', providers }),
  'invitation-refused': (language) => refusedInvitationPage({ language, token: 't', form: {}, problems }),
  account: (language) =>
    accountPage({
      language,
      user: testUser(),
      organizations: [{ orgId: 'o', name: LONG, role: 'owner' }],
      grants,
      notice: 'password_changed',
    }),
  'command-line': (language) =>
    commandLinePage({
      language,
      ...terminal,
      organizations: ROLES.map((role) => ({ orgId: role, name: `${role} ${LONG}`, role })),
    }),
  'command-line-code': (language) => loginCodePage({ language, code: '7KQF-2M9X-0TVB' }),
  'account-empty': (language) => accountPage({ language, user: testUser(), organizations: [], grants: [] }),
  'password-none': (language) => passwordPage({ language, email: 'ada@example.org', hasPassword: false }),
  sessions: (language) => sessionsPage({ language, sessions, keys: liveKeys, notice: 'ended' }),
  'sessions-one': (language) => sessionsPage({ language, sessions: sessions.slice(0, 1), keys: [] }),
  members: (language) =>
    membersPage({ ...view(language, 'owner'), members, nextCursor: 'next', invitations, notice: 'invited' }),
  'members-seen': (language) =>
    membersPage({ ...view(language, 'member'), members, nextCursor: null, invitations: [] }),
  member: (language) => memberPage({ ...view(language, 'owner'), member: memberOf('developer', null) }),
  'member-own': (language) => memberPage({ ...view(language, 'member'), member: memberOf('member', 'Ada') }),
  invited: (language) => invitedPage({ language, orgId: 'o', link: `https://memory.example/invitation?token=${LONG}` }),
  'invite-refused': (language) => refusedInvitePage({ language, orgId: 'o', email: 'ada', problems }),
  'error-with-link': (language) => ({
    html: errorPage({ title: 'Error', message: LONG, language, back: { to: '/account', text: LONG } }),
  }),
  consent: (language) => ({ html: consent(language) }),
  'consent-problem': (language) => ({ html: consent(language, { problem: 'no_volume_chosen' }) }),
  'consent-official': (language) => ({
    html: consent(language, { client: { name: 'CLI', redirectHost: '127.0.0.1:4000', isOfficial: true }, volumes: [] }),
  }),
  error: (language) => ({ html: errorPage({ title: 'Error', message: LONG, language }) }),
}
