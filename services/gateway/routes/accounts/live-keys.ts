import { endLiveKey } from '@agent-memory/core/accounts/keys/cli-login'
import { keyParams, liveKeyAnswer } from '@agent-memory/core/accounts/management-schemas'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentLiveKey } from '@agent-memory/core/present/accounts'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody } from '../../envelope.js'

const common = { tag: 'Sign-in', operation: 'auth', answer: 'json', accepts: ['session'], limit: 'default' } as const

/** Endpoints for the user's command-line keys, which `sm login` creates. */
export const liveKeyRoutes = ({ keys }: Pick<ManagementPorts, 'keys'>): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/auth/keys',
    summary: 'List your command-line keys in all organizations, newest first',
    success: { status: 200, body: okBody({ keys: z.array(liveKeyAnswer) }) },
    handle: async ({ principal }) => ok({ keys: (await keys.listLive(principal.userId)).map(presentLiveKey) }),
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/auth/keys/:key_id',
    summary: 'Revoke one of your command-line keys; its open streams end at once',
    errors: ['key_not_found'],
    params: keyParams,
    success: { status: 200, body: okBody({ key_id: z.uuid() }) },
    async handle({ principal, params: { key_id } }) {
      await endLiveKey(keys, principal, key_id)
      return ok({ key_id })
    },
  }),
]
