import { endOwnKey } from '@agent-memory/core/accounts/keys/keys'
import {
  accessibleVolumeAnswer,
  logInBody,
  organizationAnswer,
  ownKeyAnswer,
  signUpBody,
  userAnswer,
} from '@agent-memory/core/accounts/management-schemas'
import { languageOf } from '@agent-memory/core/accounts/people/language'
import { verifyEmailBody } from '@agent-memory/core/accounts/people/people-schemas'
import { type SignUpPorts, signUp, verifyEmail } from '@agent-memory/core/accounts/people/sign-up'
import { type WhoAmIPorts, whoAmI } from '@agent-memory/core/accounts/people/whoami'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import {
  presentAccessibleVolume,
  presentOrganization,
  presentOwnKey,
  presentUser,
} from '@agent-memory/core/present/accounts'
import { type LogInPorts, logInFrom } from '@agent-memory/runtime/http/access/log-in'
import { notedSignUp, noteSignUp, signIn, signOut } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody } from '../../envelope.js'

export type AuthPorts = Pick<ManagementPorts, 'people' | 'keys'> & LogInPorts & SignUpPorts & WhoAmIPorts

const common = { tag: 'Sign-in', operation: 'auth' } as const

/** A user with their organizations. */
const meBody = okBody({ user: userAnswer, organizations: z.array(organizationAnswer) })

const me = async ({ people }: Pick<AuthPorts, 'people'>, userId: string) => {
  const [user, organizations] = await Promise.all([people.principal(userId), people.organizationsOf(userId)])
  if (user === null) throw new Error('the user was deleted in the meantime')
  return ok({ user: presentUser(user), organizations: organizations.map(presentOrganization) })
}

/** A key, and the volumes it can access. */
const ownKeyBody = okBody({ key: ownKeyAnswer, volumes: z.array(accessibleVolumeAnswer) })

const ownKey = async (ports: WhoAmIPorts, principal: KeyPrincipal) => {
  const own = await whoAmI(ports, principal)
  return ok({ key: presentOwnKey(own), volumes: own.volumes.map(presentAccessibleVolume) })
}

/** Endpoints for signing up, signing in, signing out, and describing the caller. */
export const authRoutes = (ports: AuthPorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/auth/signup',
    summary: 'Create an account with an organization, a project and a volume, and sign in',
    description:
      'With a mail server, the response is 202, even for an address that already has an account. A new user then opens ' +
      'the mailed link, confirms on its page, and is signed in. With invitation_token, no mail is sent: the account ' +
      'joins the inviting organization at once.',
    answer: 'json',
    accepts: [],
    signsIn: true,
    limit: 'auth',
    errors: ['conflict'],
    body: signUpBody,
    success: { status: 201, body: z.union([meBody, okBody({})]) },
    otherSuccess: { status: 202, when: (body) => ports.mailer !== null && body.invitation_token === undefined },
    async handle({ body, request }) {
      const { invitation_token: invitationToken, org_name: orgName = null, name = null } = body
      const language = languageOf(request.get('Accept-Language'))
      const signedUp = await signUp(ports, { ...body, name, orgName, invitationToken, language })
      if ('signUpId' in signedUp) {
        await noteSignUp(request, signedUp.signUpId)
        return ok({})
      }
      await signIn(request, signedUp.userId)
      return me(ports, signedUp.userId)
    },
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/auth/email/verify',
    summary: 'Finish a sign-up with the token from the mailed link, and sign in',
    answer: 'json',
    accepts: [],
    signsIn: true,
    limit: 'auth',
    errors: ['invalid_credentials', 'conflict'],
    body: verifyEmailBody,
    success: { status: 200, body: meBody },
    async handle({ body, request }) {
      const userId = await verifyEmail(ports, { ...body, ownSignUpId: notedSignUp(request) })
      await signIn(request, userId)
      return me(ports, userId)
    },
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in; the session id changes',
    answer: 'json',
    accepts: [],
    signsIn: true,
    limit: 'auth',
    errors: ['invalid_credentials'],
    body: logInBody,
    success: { status: 200, body: meBody },
    async handle({ body, request }) {
      return me(ports, (await logInFrom(ports, request, body)).userId)
    },
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/auth/logout',
    summary: 'Sign out: end the session, or revoke the key that `sm login` got in the browser',
    answer: 'json',
    accepts: ['key', 'session'],
    limit: 'default',
    errors: ['key_not_found'],
    success: { status: 200, body: okBody({}) },
    async handle({ principal, request }) {
      if (principal.kind === 'key') await endOwnKey(ports.keys, principal)
      else await signOut(request)
      return ok({})
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/auth/me',
    summary: 'Show the caller: a signed-in user with organizations, projects and volumes, or a key with its volumes',
    answer: 'json',
    accepts: ['key', 'session'],
    limit: 'default',
    success: { status: 200, body: z.union([meBody, ownKeyBody]) },
    handle: ({ principal }) => (principal.kind === 'session' ? me(ports, principal.userId) : ownKey(ports, principal)),
  }),
]
