import { LIMITS } from '@agent-memory/core/limits'
import { logIn, signUp } from '@agent-memory/core/people'
import type { ManagementPorts } from '@agent-memory/core/ports/management'
import { email, text } from '@agent-memory/core/schemas'
import { type Route, route } from '@agent-memory/runtime/http/route'
import { signIn, signOut } from '@agent-memory/runtime/http/session'
import { z } from 'zod'
import { ok, okBody } from '../envelope.js'
import { organizationBody, presentOrganization, presentUser, userBody } from '../presenters.js'

export type AuthPorts = Pick<ManagementPorts, 'people' | 'passwords' | 'config'>

const common = { tag: 'Sign-in', operation: 'auth' } as const

const password = () => text(LIMITS.password.min, LIMITS.password.max)

/** A user with all that they belong to. */
const meBody = okBody({ user: userBody, organizations: z.array(organizationBody) })

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
    body: z.object({
      email: email(),
      password: password(),
      name: text(LIMITS.name.min, LIMITS.name.max).optional(),
      org_name: text(LIMITS.name.min, LIMITS.name.max).optional(),
    }),
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
    body: z.object({ email: email(), password: text(1, LIMITS.password.max) }),
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
