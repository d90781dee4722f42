import { languageOf } from '@agent-memory/core/accounts/people/language'
import { type ForgotPorts, forgotPassword, resetPassword } from '@agent-memory/core/accounts/people/passwords'
import {
  changePasswordBody,
  forgotPasswordBody,
  resetPasswordBody,
} from '@agent-memory/core/accounts/people/people-schemas'
import { type ChangePasswordPorts, changePasswordFrom } from '@agent-memory/runtime/http/access/log-in'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { ok, okBody } from '../../envelope.js'

const common = { tag: 'Sign-in', operation: 'auth', answer: 'json', method: 'post', limit: 'auth' } as const

const done = { status: 200, body: okBody({}) } as const

/** Endpoints for changing a password, and for setting a new one by a mailed link. */
export const passwordRoutes = (ports: ForgotPorts & ChangePasswordPorts): Endpoint[] => [
  endpoint({
    ...common,
    path: '/auth/password',
    summary: 'Change your password; your other sessions end',
    description: 'Your own session gets a new id: the response sets its cookie, and the old id stops working.',
    accepts: ['session'],
    errors: ['invalid_credentials'],
    body: changePasswordBody,
    success: done,
    async handle({ principal, body, request }) {
      const { current_password: current, password: next } = body
      await changePasswordFrom(ports, request, principal, { current, next })
      return ok({})
    },
  }),

  endpoint({
    ...common,
    path: '/auth/password/forgot',
    summary: 'Email a password reset link, if the address has an account',
    description: 'The response is the same for an address without an account. The link works once, within an hour.',
    accepts: [],
    errors: ['forbidden'],
    body: forgotPasswordBody,
    success: { status: 202, body: okBody({}) },
    async handle({ body: { email }, request }) {
      await forgotPassword(ports, { email, language: languageOf(request.get('Accept-Language')) })
      return ok({})
    },
  }),

  endpoint({
    ...common,
    path: '/auth/password/reset',
    summary: 'Set a new password with the token from a mailed link; all sessions of the user end',
    accepts: [],
    body: resetPasswordBody,
    success: done,
    async handle({ body }) {
      await resetPassword(ports, body)
      return ok({})
    },
  }),
]
