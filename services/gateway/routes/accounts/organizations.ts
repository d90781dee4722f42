import { createProjectBody, projectAnswer } from '@agent-memory/core/accounts/management-schemas'
import { createProject, listProjects } from '@agent-memory/core/accounts/people/people'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentProject } from '@agent-memory/core/present/accounts'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'

export type OrganizationRoutePorts = Pick<ManagementPorts, 'projects'>

const common = { tag: 'Organizations', operation: 'project', limit: 'default' } as const

const orgParams = z.object({ org_id: uuid() })

/** Endpoints for the projects of an organization. */
export const organizationRoutes = ({ projects }: OrganizationRoutePorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/orgs/:org_id/projects',
    summary: "List an organization's projects",
    answer: 'json',
    accepts: ['key', 'session'],
    errors: ['forbidden', 'organization_not_found'],
    params: orgParams,
    query: z.object(pageQuery),
    success: { status: 200, body: okListBody('projects', projectAnswer) },
    handle: async ({ principal, params, query }) =>
      okList('projects', await listProjects(projects, principal, params.org_id, pageOf(query)), presentProject),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/orgs/:org_id/projects',
    summary: 'Create a project',
    answer: 'json',
    accepts: ['session'],
    errors: ['organization_not_found'],
    params: orgParams,
    body: createProjectBody,
    success: { status: 201, body: okBody({ project: projectAnswer }) },
    async handle({ principal, params, body }) {
      const project = await createProject(projects, principal, { orgId: params.org_id, name: body.name })
      return ok({ project: presentProject(project) })
    },
  }),
]
