import { sessionAnswer, sessionParams } from '@agent-memory/core/accounts/people/people-schemas'
import { endSession } from '@agent-memory/core/accounts/people/sessions'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentSession } from '@agent-memory/core/present/people'
import { sessionHashOf } from '@agent-memory/runtime/http/access/session-store'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody } from '../../envelope.js'

const common = { tag: 'Sign-in', operation: 'auth', answer: 'json', accepts: ['session'], limit: 'default' } as const

/** Endpoints for the sessions of the signed-in user. */
export const sessionRoutes = ({ sessions }: Pick<ManagementPorts, 'sessions'>): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/auth/sessions',
    summary: 'List your latest 100 sessions, newest first',
    success: { status: 200, body: okBody({ sessions: z.array(sessionAnswer) }) },
    async handle({ principal, request }) {
      const list = await sessions.list(principal.userId, sessionHashOf(request.sessionID))
      return ok({ sessions: list.map(presentSession) })
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/auth/sessions',
    summary: 'End your sessions except this one',
    success: { status: 200, body: okBody({ ended: z.int() }) },
    handle: async ({ principal, request }) =>
      ok({ ended: await sessions.endOthers(principal.userId, sessionHashOf(request.sessionID)) }),
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/auth/sessions/:session_id',
    summary: 'End one of your sessions',
    errors: ['session_not_found'],
    params: sessionParams,
    success: { status: 200, body: okBody({ session_id: z.uuid() }) },
    async handle({ principal, params: { session_id } }) {
      await endSession(sessions, principal, session_id)
      return ok({ session_id })
    },
  }),
]
