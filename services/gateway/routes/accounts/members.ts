import { changeRole, listMembers, removeMember } from '@agent-memory/core/accounts/people/members'
import { changeRoleBody, memberAnswer, memberParams } from '@agent-memory/core/accounts/people/people-schemas'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentMember } from '@agent-memory/core/present/people'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'

const common = {
  tag: 'Organizations',
  operation: 'member',
  answer: 'json',
  accepts: ['session'],
  limit: 'default',
} as const

const oneMember = { status: 200, body: okBody({ member: memberAnswer }) } as const

/** Endpoints for the members of an organization. */
export const memberRoutes = ({ members }: Pick<ManagementPorts, 'members'>): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/orgs/:org_id/members',
    summary: "List an organization's members",
    errors: ['organization_not_found'],
    params: z.object({ org_id: uuid() }),
    query: z.object(pageQuery),
    success: { status: 200, body: okListBody('members', memberAnswer) },
    handle: async ({ principal, params, query }) =>
      okList('members', await listMembers(members, principal, params.org_id, pageOf(query)), presentMember),
  }),

  endpoint({
    ...common,
    method: 'patch',
    path: '/orgs/:org_id/members/:user_id',
    summary: 'Change the role of a member; the last owner cannot be demoted',
    errors: ['organization_not_found', 'member_not_found', 'conflict'],
    params: memberParams,
    body: changeRoleBody,
    success: oneMember,
    async handle({ principal, params, body }) {
      const change = { orgId: params.org_id, userId: params.user_id, role: body.role }
      return ok({ member: presentMember(await changeRole(members, principal, change)) })
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/orgs/:org_id/members/:user_id',
    summary: 'Remove a member, or leave the organization; the last owner has to stay',
    errors: ['organization_not_found', 'member_not_found', 'conflict'],
    params: memberParams,
    success: oneMember,
    async handle({ principal, params }) {
      const member = { orgId: params.org_id, userId: params.user_id }
      return ok({ member: presentMember(await removeMember(members, principal, member)) })
    },
  }),
]
