import {
  type AgentPorts,
  createAgent,
  deactivateAgent,
  getAgent,
  listAgents,
  rotateAgentKey,
  updateAgent,
} from '@agent-memory/core/accounts/agents'
import {
  agentAnswer,
  agentDetailAnswer,
  createAgentBody,
  createdAgentAnswer,
  rotateBody,
  rotatedAgentAnswer,
  updateAgentBody,
} from '@agent-memory/core/accounts/management-schemas'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import type { VolumeStore } from '@agent-memory/core/ports/accounts/volumes'
import { presentAccessibleVolume, presentAgent } from '@agent-memory/core/present/accounts'
import { uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'
import { connectionRoutes } from './connections.js'

const common = { tag: 'Agents', operation: 'agent', limit: 'default' } as const

const SHOWN_ONCE = 'Keep this API key now: it is stored as a hash only and cannot be shown again.'

const agentParams = z.object({ agent_id: uuid() })

/** Endpoints for agents and their permissions. */
export const agentRoutes = (ports: AgentPorts & { volumes: Pick<VolumeStore, 'listAll'> }): Endpoint[] => [
  ...profileRoutes(ports),
  ...connectionRoutes(ports),
]

/** Endpoints for agents and for the key that each agent has. */
const profileRoutes = (ports: AgentPorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/agents',
    summary: 'Create an agent and its API key, which is shown only once',
    answer: 'json',
    accepts: ['session'],
    errors: ['organization_not_found', 'project_not_found'],
    body: createAgentBody,
    success: { status: 201, body: createdAgentAnswer },
    async handle({ principal, body }) {
      const { agent, apiKey } = await createAgent(ports, principal, {
        orgId: body.org_id,
        projectId: body.project_id,
        name: body.name,
        description: body.description,
        systemPrompt: body.system_prompt,
      })
      return {
        agent_id: agent.agentId,
        name: agent.name,
        description: agent.description,
        system_prompt: agent.systemPrompt,
        project_id: agent.projectId,
        api_key: apiKey,
        api_key_prefix: agent.apiKeyPrefix,
        message: SHOWN_ONCE,
      }
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/agents',
    summary: 'List the agents of an organization, or of one of its projects',
    answer: 'json',
    accepts: ['key', 'session'],
    errors: ['forbidden', 'organization_not_found', 'project_not_found'],
    query: z.object({ org_id: uuid(), project_id: uuid().optional(), ...pageQuery }),
    success: { status: 200, body: okListBody('agents', agentAnswer) },
    async handle({ principal, query }) {
      const filter = { orgId: query.org_id, projectId: query.project_id }
      return okList('agents', await listAgents(ports, principal, filter, pageOf(query)), presentAgent)
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/agents/:agent_id',
    summary: 'Read an agent, with the volumes it is connected to',
    answer: 'json',
    accepts: ['key', 'session'],
    errors: ['agent_not_found'],
    params: agentParams,
    success: { status: 200, body: okBody({ agent: agentDetailAnswer }) },
    async handle({ principal, params }) {
      const { agent, volumes } = await getAgent(ports, principal, params.agent_id)
      return ok({ agent: { ...presentAgent(agent), volumes: volumes.map(presentAccessibleVolume) } })
    },
  }),

  endpoint({
    ...common,
    method: 'patch',
    path: '/agents/:agent_id',
    summary: 'Change an agent',
    description:
      'An inactive agent has no access. Making it active again reactivates its key, unless the key was revoked.',
    answer: 'json',
    accepts: ['session'],
    errors: ['agent_not_found'],
    params: agentParams,
    body: updateAgentBody,
    success: { status: 200, body: okBody({ agent: agentAnswer }) },
    async handle({ principal, params, body }) {
      const { system_prompt: systemPrompt, is_active: isActive, ...changes } = body
      const agent = await updateAgent(ports, principal, params.agent_id, { ...changes, systemPrompt, isActive })
      return ok({ agent: presentAgent(agent) })
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/agents/:agent_id',
    summary: 'Deactivate an agent and revoke its key',
    answer: 'json',
    accepts: ['session'],
    errors: ['agent_not_found'],
    params: agentParams,
    success: { status: 200, body: okBody({ agent: agentAnswer }) },
    handle: async ({ principal, params }) =>
      ok({ agent: presentAgent(await deactivateAgent(ports, principal, params.agent_id)) }),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/agents/:agent_id/rotate-key',
    summary: "Replace the secret of an agent's key; the old one stops working at once, or after grace_seconds",
    answer: 'json',
    accepts: ['session'],
    errors: ['agent_not_found', 'conflict'],
    params: agentParams,
    body: rotateBody,
    success: { status: 200, body: okBody({ agent: rotatedAgentAnswer, message: z.string() }) },
    async handle({ principal, params, body }) {
      const { agent, apiKey } = await rotateAgentKey(ports, principal, params.agent_id, body.grace_seconds)
      return ok({ agent: { ...presentAgent(agent), api_key: apiKey }, message: SHOWN_ONCE })
    },
  }),
]
