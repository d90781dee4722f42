import { logInBody, organizationAnswer, signUpBody, userAnswer } from '@agent-memory/core/management-schemas'
import { logIn, signUp } from '@agent-memory/core/people'
import type { ManagementPorts } from '@agent-memory/core/ports/management'
import { type Route, route } from '@agent-memory/runtime/http/route'
import { signIn, signOut } from '@agent-memory/runtime/http/session'
import { z } from 'zod'
import { ok, okBody } from '../envelope.js'
import { presentOrganization, presentUser } from '../presenters.js'

export type AuthPorts = Pick<ManagementPorts, 'people' | 'passwords' | 'config'>

const common = { tag: 'Sign-in', operation: 'auth' } as const

/** A user with all that they belong to. */
const meBody = okBody({ user: userAnswer, organizations: z.array(organizationAnswer) })

const me = async ({ people }: AuthPorts, userId: string) => {
  const [user, organizations] = await Promise.all([people.principal(userId), people.organizationsOf(userId)])
  if (user === null) throw new Error('the user was deleted meanwhile')
  return ok({ user: presentUser(user), organizations: organizations.map(presentOrganization) })
}

/** Signing up, in and out. */
export const authRoutes = (ports: AuthPorts): Route[] => [
  route({
    ...common,
    method: 'post',
    path: '/auth/signup',
    summary: 'Make an account with an organization, a project and a volume, and sign in',
    auth: 'none',
    limit: 'auth',
    errors: ['forbidden', 'conflict'],
    body: signUpBody,
    success: { status: 201, body: meBody },
    async handle({ body, request }) {
      const orgName = body.org_name ?? null
      const { userId } = await signUp(ports, { ...body, name: body.name ?? null, orgName })
      await signIn(request, userId)
      return me(ports, userId)
    },
  }),

  route({
    ...common,
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in; the session id changes',
    auth: 'none',
    limit: 'auth',
    errors: ['invalid_credentials'],
    body: logInBody,
    success: { status: 200, body: meBody },
    async handle({ body, request }) {
      const userId = await logIn(ports, body)
      await signIn(request, userId)
      return me(ports, userId)
    },
  }),

  route({
    ...common,
    method: 'post',
    path: '/auth/logout',
    summary: 'Sign out: the session ends',
    auth: 'session',
    limit: 'default',
    success: { status: 200, body: okBody({}) },
    async handle({ request }) {
      await signOut(request)
      return ok({})
    },
  }),

  route({
    ...common,
    method: 'get',
    path: '/auth/me',
    summary: 'The signed-in user, with organizations, projects and volumes',
    auth: 'session',
    limit: 'default',
    success: { status: 200, body: meBody },
    handle: ({ principal }) => me(ports, principal.userId),
  }),
]
