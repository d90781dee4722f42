import { createVolumeBody, updateVolumeBody, volumeAnswer } from '@agent-memory/core/accounts/management-schemas'
import {
  createVolume,
  deleteVolume,
  getVolume,
  listVolumes,
  updateVolume,
  type VolumePorts,
} from '@agent-memory/core/accounts/volumes'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import { presentVolume } from '@agent-memory/core/present/accounts'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'

const common = {
  tag: 'Volumes',
  operation: 'volume',
  answer: 'json',
  accepts: ['key', 'session'],
  limit: 'default',
} as const

const volumeParams = z.object({ volume_id: uuid() })
const oneVolume = { status: 200, body: okBody({ volume: volumeAnswer }) } as const

/** Endpoints for volumes, which hold memories. */
export const volumeRoutes = (ports: VolumePorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/volumes',
    summary: 'List the accessible volumes, or those of one organization or project',
    limit: 'volume_list',
    errors: ['forbidden', 'organization_not_found', 'project_not_found'],
    query: z.object({ org_id: uuid().optional(), project_id: uuid().optional(), ...pageQuery }),
    success: { status: 200, body: okListBody('volumes', volumeAnswer) },
    async handle({ principal, query }) {
      const filter = { orgId: query.org_id, projectId: query.project_id }
      return okList('volumes', await listVolumes(ports, principal, filter, pageOf(query)), presentVolume)
    },
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/volumes',
    summary: 'Create a volume in a project',
    errors: ['forbidden', 'project_not_found'],
    body: createVolumeBody,
    success: { status: 201, body: oneVolume.body },
    async handle({ principal, body: { name, project_id: projectId, type } }) {
      return ok({ volume: presentVolume(await createVolume(ports, principal, { name, projectId, type })) })
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/volumes/:volume_id',
    summary: 'Read a volume',
    errors: ['volume_not_found'],
    params: volumeParams,
    success: oneVolume,
    handle: async ({ principal, params }) =>
      ok({ volume: presentVolume(await getVolume(ports, principal, params.volume_id)) }),
  }),

  endpoint({
    ...common,
    method: 'patch',
    path: '/volumes/:volume_id',
    summary: 'Change a volume',
    errors: ['forbidden', 'volume_not_found'],
    params: volumeParams,
    body: updateVolumeBody,
    success: oneVolume,
    handle: async ({ principal, params, body }) =>
      ok({ volume: presentVolume(await updateVolume(ports, principal, params.volume_id, body)) }),
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/volumes/:volume_id',
    summary: 'Erase a volume with everything in it',
    description: 'The volume is gone at once for everybody; a background job erases its contents.',
    errors: ['forbidden', 'volume_not_found'],
    params: volumeParams,
    success: oneVolume,
    handle: async ({ principal, params }) =>
      ok({ volume: presentVolume(await deleteVolume(ports, principal, params.volume_id)) }),
  }),
]
