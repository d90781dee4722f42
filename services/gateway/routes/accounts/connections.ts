import { type AgentPorts, connectAgent, disconnectAgent } from '@agent-memory/core/accounts/agents'
import {
  accessibleVolumeAnswer,
  connectBody,
  connectedAnswer,
  disconnectedAnswer,
} from '@agent-memory/core/accounts/management-schemas'
import { accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import type { VolumeStore } from '@agent-memory/core/ports/accounts/volumes'
import { presentAccessibleVolume } from '@agent-memory/core/present/accounts'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'

const common = { tag: 'Agents', operation: 'agent' } as const

/** Endpoints for agents' permissions in volumes. */
export const connectionRoutes = (ports: AgentPorts & { volumes: Pick<VolumeStore, 'listAll'> }): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/agent/connect',
    summary: 'Grant an agent access to a volume, or replace the permissions of the agent there',
    answer: 'json',
    accepts: ['key', 'session'],
    limit: 'default',
    errors: ['forbidden', 'volume_not_found', 'agent_not_found'],
    body: connectBody,
    success: { status: 200, body: connectedAnswer },
    async handle({ principal, body: { agent_id, volume_id, permissions } }) {
      await connectAgent(ports, principal, { agentId: agent_id, volumeId: volume_id, permissions })
      return { status: 'connected', agent_id, volume_id }
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/agent/:agent_id/disconnect/:volume_id',
    summary: "Remove an agent's access to a volume",
    answer: 'json',
    accepts: ['key', 'session'],
    limit: 'default',
    errors: ['forbidden', 'volume_not_found', 'agent_not_found', 'connection_not_found'],
    params: z.object({ agent_id: uuid(), volume_id: uuid() }),
    success: { status: 200, body: disconnectedAnswer },
    async handle({ principal, params }) {
      await disconnectAgent(ports, principal, params.agent_id, params.volume_id)
      return { status: 'disconnected' }
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/agent/volumes',
    summary: 'List the volumes the key can access, with its permissions',
    answer: 'json',
    accepts: ['key'],
    limit: 'volume_list',
    success: { status: 200, body: z.array(accessibleVolumeAnswer) },
    handle: async ({ principal }) => (await accessibleVolumes(ports, principal)).map(presentAccessibleVolume),
  }),
]
