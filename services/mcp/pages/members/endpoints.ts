import {
  type InvitationPorts,
  invite,
  listInvitations,
  withdrawInvitation,
} from '@agent-memory/core/accounts/people/invitations'
import { linkTo } from '@agent-memory/core/accounts/people/link-tokens'
import { changeRole, getMember, listMembers, mayManage, removeMember } from '@agent-memory/core/accounts/people/members'
import {
  changeRoleBody,
  invitationParams,
  inviteBody,
  memberParams,
} from '@agent-memory/core/accounts/people/people-schemas'
import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import { encodeCursor, pageOf, pageQuery } from '@agent-memory/core/paging'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { typedIn } from '@agent-memory/runtime/http/form'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import type { PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import type { Request } from 'express'
import { z } from 'zod'
import { failurePage, problemsOf } from '../failures.js'
import { languageIn } from '../language.js'
import { membersPath, PATHS } from '../paths.js'
import { withReturn } from '../return-to.js'
import { wordsOf } from '../words/words.js'
import { invitedPage, refusedInvitePage } from './invite.js'
import { MEMBER_NOTICES, type MemberView, membersPage } from './list.js'
import { memberPage } from './member.js'

export interface MemberPagePorts extends InvitationPorts, Pick<ManagementPorts, 'members' | 'people'> {
  config: { baseUrl?: string | undefined }
}

const orgParams = z.object({ org_id: uuid() })

/** Reads the organization id from the URL, because after an error the router's parameters are gone. May be invalid. */
const orgIn = ({ originalUrl }: Request): string => /^\/account\/organizations\/([\w-]+)/.exec(originalUrl)?.[1] ?? ''

const failed = (failure: PageFailure): PageAnswer => {
  const { request, code } = failure
  const orgId = orgIn(request)
  if (code === 'unauthorized') return { redirect: withReturn(PATHS.signIn, membersPath(orgId)) }
  const words = wordsOf(languageIn(request)).members
  const own = {
    forbidden: words.refused,
    conflict: words.lastOwner,
    member_not_found: words.gone,
    invitation_not_found: words.gone,
    organization_not_found: words.refused,
  }
  return failurePage(failure, own, { to: membersPath(orgId), text: words.titleOf })
}

const inviteFailed = (failure: PageFailure): PageAnswer => {
  const { request, code, form } = failure
  if (code !== 'validation_failed' && code !== 'conflict' && code !== 'rate_limited') return failed(failure)
  const language = languageIn(request)
  const words = wordsOf(language)
  const own = { conflict: words.members.cannotInvite, rate_limited: words.members.flooded }
  const problems = problemsOf(failure, words, own)
  return refusedInvitePage({ language, orgId: orgIn(request), email: typedIn(form, 'email'), problems })
}

/** Endpoints for the pages of the members of an organization. */
export function memberEndpoints(ports: MemberPagePorts): Endpoint[] {
  const common = {
    answer: 'page',
    tag: 'Pages',
    operation: 'member',
    accepts: ['session'],
    limit: 'default',
    failed,
  } as const
  const change = { ...common, method: 'post', success: { status: 303 } } as const
  const shown = { ...common, method: 'get', success: { status: 200, body: z.string() } } as const
  const errors = ['organization_not_found', 'member_not_found', 'conflict'] as const

  /** @throws AppError organization_not_found */
  const viewOf = async (principal: SessionPrincipal, orgId: string, request: Request): Promise<MemberView> => {
    const organizations = await ports.people.organizationsOf(principal.userId)
    const organization = organizations.find((one) => one.orgId === orgId)
    if (organization === undefined)
      throw new AppError('organization_not_found', 'You have no organization with this id.')
    return { language: languageIn(request), organization, userId: principal.userId }
  }

  return [
    endpoint({
      ...shown,
      path: PATHS.members,
      summary: "Show an organization's members",
      errors: ['organization_not_found'],
      params: orgParams,
      query: z.object({
        cursor: pageQuery.cursor,
        notice: z.enum(MEMBER_NOTICES).optional().catch(undefined),
      }),
      async handle({ principal, params: { org_id: orgId }, query: { cursor, notice }, request }) {
        const view = await viewOf(principal, orgId, request)
        const { items, next } = await listMembers(ports.members, principal, orgId, pageOf({ limit: 50, cursor }))
        const invitations = mayManage(view.organization.role, [])
          ? (await listInvitations(ports.invitations, principal, orgId, { limit: 100, after: null })).items
          : []
        return membersPage({ ...view, members: items, nextCursor: next && encodeCursor(next), invitations, notice })
      },
    }),
    endpoint({
      ...common,
      method: 'post',
      path: PATHS.members,
      summary: 'Invite an e-mail address into an organization',
      limit: 'invite',
      errors: ['organization_not_found', 'conflict'],
      params: orgParams,
      body: inviteBody,
      success: { status: 200, body: z.string() },
      failed: inviteFailed,
      async handle({ principal, params: { org_id: orgId }, body, request }) {
        const language = languageIn(request)
        const { token } = await invite(ports, principal, { orgId, ...body, language })
        if (token === null) return { redirect: `${membersPath(orgId)}?notice=invited` }
        const link = linkTo(baseUrlOf(ports.config.baseUrl, request), 'invitation', token)
        return invitedPage({ language, orgId, link })
      },
    }),
    endpoint({
      ...shown,
      path: PATHS.member,
      summary: 'Show a member of an organization',
      errors: ['organization_not_found', 'member_not_found'],
      params: memberParams,
      async handle({ principal, params: { org_id: orgId, user_id: userId }, request }) {
        const view = await viewOf(principal, orgId, request)
        return memberPage({ ...view, member: await getMember(ports.members, principal, { orgId, userId }) })
      },
    }),
    endpoint({
      ...change,
      path: `${PATHS.member}/role`,
      summary: 'Change the role of a member; the last owner cannot be demoted',
      errors,
      params: memberParams,
      body: changeRoleBody,
      async handle({ principal, params: { org_id: orgId, user_id: userId }, body: { role } }) {
        await changeRole(ports.members, principal, { orgId, userId, role })
        return { redirect: `${membersPath(orgId)}?notice=role_changed` }
      },
    }),
    endpoint({
      ...change,
      path: `${PATHS.member}/remove`,
      summary: 'Remove a member, or leave the organization; the last owner has to stay',
      errors,
      params: memberParams,
      async handle({ principal, params: { org_id: orgId, user_id: userId } }) {
        await removeMember(ports.members, principal, { orgId, userId })
        const left = userId === principal.userId
        return { redirect: left ? `${PATHS.account}?notice=left` : `${membersPath(orgId)}?notice=removed` }
      },
    }),
    endpoint({
      ...change,
      path: `${PATHS.invitationOf}/withdraw`,
      summary: 'Withdraw an invitation',
      errors: ['organization_not_found', 'invitation_not_found'],
      params: invitationParams,
      async handle({ principal, params: { org_id: orgId, invitation_id: invitationId } }) {
        await withdrawInvitation(ports.invitations, principal, { orgId, invitationId })
        return { redirect: `${membersPath(orgId)}?notice=withdrawn` }
      },
    }),
  ]
}
