import { endGrant } from '@agent-memory/core/accounts/oauth/grants'
import { grantAnswer, grantParams } from '@agent-memory/core/accounts/people/people-schemas'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentGrant } from '@agent-memory/core/present/people'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody } from '../../envelope.js'

const common = { tag: 'Sign-in', operation: 'auth', answer: 'json', accepts: ['session'], limit: 'default' } as const

/** Endpoints for the consents that the signed-in user has given to applications. */
export const grantRoutes = ({ oauth }: Pick<ManagementPorts, 'oauth'>): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/auth/grants',
    summary: 'List the applications that you have allowed: your latest 100 consents, newest first',
    success: { status: 200, body: okBody({ grants: z.array(grantAnswer) }) },
    handle: async ({ principal }) => ok({ grants: (await oauth.listGrants(principal.userId)).map(presentGrant) }),
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/auth/grants/:grant_id',
    summary: 'Withdraw one of your consents; its tokens and open streams end at once',
    errors: ['grant_not_found'],
    params: grantParams,
    success: { status: 200, body: okBody({ grant_id: z.uuid() }) },
    async handle({ principal, params: { grant_id } }) {
      await endGrant(oauth, principal, grant_id)
      return ok({ grant_id })
    },
  }),
]
