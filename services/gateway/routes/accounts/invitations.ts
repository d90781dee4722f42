import {
  acceptInvitation,
  type InvitationPorts,
  invite,
  listInvitations,
  withdrawInvitation,
} from '@agent-memory/core/accounts/people/invitations'
import { languageOf } from '@agent-memory/core/accounts/people/language'
import {
  acceptBody,
  invitationAnswer,
  invitationParams,
  inviteBody,
  issuedInvitationAnswer,
} from '@agent-memory/core/accounts/people/people-schemas'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import { presentInvitation, presentIssuedInvitation } from '@agent-memory/core/present/people'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'

export interface InvitationRoutePorts extends InvitationPorts {
  config: { baseUrl?: string | undefined }
}

const common = { tag: 'Organizations', operation: 'invitation', answer: 'json', accepts: ['session'] } as const

const orgParams = z.object({ org_id: uuid() })

/** Endpoints for invitations into an organization. */
export const invitationRoutes = (ports: InvitationRoutePorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/orgs/:org_id/members',
    summary: 'Invite an e-mail address into an organization',
    description:
      'The invitation is mailed. Without a mail server, the answer has a token and a link for you to pass on. An invitation is valid for 7 days; inviting the same address again replaces the earlier invitation.',
    limit: 'invite',
    errors: ['organization_not_found', 'conflict'],
    params: orgParams,
    body: inviteBody,
    success: { status: 201, body: okBody({ invitation: issuedInvitationAnswer }) },
    async handle({ principal, params, body, request }) {
      const language = languageOf(request.get('Accept-Language'))
      const issued = await invite(ports, principal, { orgId: params.org_id, ...body, language })
      return ok({ invitation: presentIssuedInvitation(issued, baseUrlOf(ports.config.baseUrl, request)) })
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/orgs/:org_id/invitations',
    summary: "List an organization's open invitations",
    limit: 'default',
    errors: ['organization_not_found'],
    params: orgParams,
    query: z.object(pageQuery),
    success: { status: 200, body: okListBody('invitations', invitationAnswer) },
    async handle({ principal, params, query }) {
      const page = await listInvitations(ports.invitations, principal, params.org_id, pageOf(query))
      return okList('invitations', page, presentInvitation)
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/orgs/:org_id/invitations/:invitation_id',
    summary: 'Withdraw an invitation',
    limit: 'default',
    errors: ['organization_not_found', 'invitation_not_found'],
    params: invitationParams,
    success: { status: 200, body: okBody({ invitation: invitationAnswer }) },
    async handle({ principal, params }) {
      const invitation = { orgId: params.org_id, invitationId: params.invitation_id }
      return ok({ invitation: presentInvitation(await withdrawInvitation(ports.invitations, principal, invitation)) })
    },
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/invitations/accept',
    summary: 'Accept an invitation for your e-mail address',
    limit: 'default',
    body: acceptBody,
    success: { status: 200, body: okBody({ invitation: invitationAnswer }) },
    async handle({ principal, body }) {
      const accepted = await acceptInvitation(ports.invitations, principal, body.token)
      return ok({ invitation: presentInvitation(accepted) })
    },
  }),
]
