import { type ErasurePorts, eraseOrganization, eraseUser } from '@agent-memory/core/accounts/people/erase-accounts'
import { requirePassword } from '@agent-memory/core/accounts/people/passwords'
import {
  eraseUserBody,
  organizationReceiptAnswer,
  userReceiptAnswer,
} from '@agent-memory/core/accounts/people/people-schemas'
import { presentOrganizationReceipt, presentUserReceipt } from '@agent-memory/core/present/people'
import { uuid } from '@agent-memory/core/schemas'
import { countingGuesses, type LogInPorts } from '@agent-memory/runtime/http/access/log-in'
import { signOut } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody } from '../../envelope.js'

const common = { method: 'delete', answer: 'json', accepts: ['session'] } as const

/** Endpoints that erase the signed-in user, or an organization. */
export const erasureRoutes = (
  ports: ErasurePorts & Pick<LogInPorts, 'limiter' | 'passwordStore' | 'passwords'>,
): Endpoint[] => [
  endpoint({
    ...common,
    tag: 'Organizations',
    operation: 'organization',
    path: '/orgs/:org_id',
    summary: 'Erase an organization with everything in it',
    description: 'For owners only. The organization is gone at once for everybody; background jobs erase its volumes.',
    limit: 'default',
    errors: ['organization_not_found'],
    params: z.object({ org_id: uuid() }),
    success: { status: 200, body: okBody({ receipt: organizationReceiptAnswer }) },
    async handle({ principal, params }) {
      return ok({ receipt: presentOrganizationReceipt(await eraseOrganization(ports, principal, params.org_id)) })
    },
  }),

  endpoint({
    ...common,
    tag: 'Sign-in',
    operation: 'auth',
    path: '/auth/me',
    summary: 'Erase your account, with the organizations that have no other member',
    description:
      'The last owner of an organization with other members must first make another member an owner, or erase the ' +
      'organization.',
    limit: 'auth',
    errors: ['invalid_credentials', 'conflict'],
    body: eraseUserBody,
    success: { status: 200, body: okBody({ receipt: userReceiptAnswer }) },
    async handle({ principal, body, request }) {
      await countingGuesses(ports.limiter, request, principal.email, () =>
        requirePassword(ports, principal.userId, body.password),
      )
      const receipt = await eraseUser(ports, principal)
      await signOut(request)
      return ok({ receipt: presentUserReceipt(receipt) })
    },
  }),
]
