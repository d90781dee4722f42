import { type IssuedKey, issueKey, listKeys, revokeKey, rotateKey } from '@agent-memory/core/accounts/keys/keys'
import {
  createKeyBody,
  issuedKeyAnswer,
  keyAnswer,
  keyParams,
  rotateBody,
} from '@agent-memory/core/accounts/management-schemas'
import { pageOf, pageQuery } from '@agent-memory/core/paging'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentKey } from '@agent-memory/core/present/accounts'
import { LATEST, parseIsoDate, uuid } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../../envelope.js'

export type KeyRoutePorts = Pick<ManagementPorts, 'keys' | 'projects' | 'now'>

const common = { tag: 'Keys', operation: 'key', answer: 'json', accepts: ['session'], limit: 'default' } as const

const DAY_MS = 24 * 3_600_000

/** Returns when a key expires: at the given time, or at the end of the day (UTC) if only a date is given. */
const endOf = (given: string): Date => {
  const { at, dateOnly } = parseIsoDate(given)
  return dateOnly ? new Date(Math.min(at.getTime() + DAY_MS, LATEST)) : at
}

/** Body of the responses to creating and rotating a key, which contain its secret. */
const issuedBody = okBody({ key: issuedKeyAnswer })
const issued = ({ key, apiKey }: IssuedKey) => ok({ key: { ...presentKey(key), api_key: apiKey } })

/** Endpoints with which signed-in users create, list, revoke and rotate an organization's keys. */
export const keyRoutes = (ports: KeyRoutePorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'get',
    path: '/keys',
    summary: "List an organization's keys",
    description:
      'org_id is needed only by members of several organizations. Developers see only the project keys that they ' +
      'created.',
    errors: ['organization_not_found'],
    query: z.object({ org_id: uuid().optional(), ...pageQuery }),
    success: { status: 200, body: okListBody('keys', keyAnswer) },
    handle: async ({ principal, query }) =>
      okList('keys', await listKeys(ports.keys, principal, query.org_id, pageOf(query)), presentKey),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/keys',
    summary: 'Create a key; its secret is shown only once',
    errors: ['organization_not_found', 'project_not_found'],
    body: createKeyBody,
    success: { status: 201, body: issuedBody },
    async handle({ principal, body }) {
      const { name, kind: keyKind, org_id: orgId, project_id: projectId } = body
      const expiresAt = body.expires_at ? endOf(body.expires_at) : null
      return issued(await issueKey(ports, principal, { name, keyKind, orgId, projectId, expiresAt }, ports.now()))
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/keys/:key_id',
    summary: 'Revoke a key',
    errors: ['key_not_found'],
    params: keyParams,
    success: { status: 200, body: okBody({ key: keyAnswer }) },
    handle: async ({ principal, params }) =>
      ok({ key: presentKey(await revokeKey(ports.keys, principal, params.key_id)) }),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/keys/:key_id/rotate',
    summary: 'Replace the secret of a key; the old one stops working at once, or after grace_seconds',
    errors: ['key_not_found', 'conflict'],
    params: keyParams,
    body: rotateBody,
    success: { status: 200, body: issuedBody },
    handle: async ({ principal, params, body }) =>
      issued(await rotateKey(ports.keys, principal, params.key_id, body.grace_seconds, ports.now())),
  }),
]
