import type { Json } from '../client.js'
import { EVERYBODY_KNOWS, type Marked } from './marked-tenant.js'
import { PEOPLE_OPERATIONS } from './people-operations.js'
import { changes, INTRUDER, mcp, reads, type Trial } from './trial.js'
import { WEBHOOK_OPERATIONS } from './webhook-operations.js'

const onVolume = (path: string, body: (target: Marked, text: string) => Json): Trial =>
  reads((target, text) => ['POST', path, { volume_id: target.tenant.volumeId, ...body(target, text) }])

const intrudingForm = (volumeId: string): FormData => {
  const form = new FormData()
  form.append('volume_id', volumeId)
  form.append('file', new Blob([INTRUDER]), 'intruder.txt')
  return form
}

const CLI_LOGIN = `code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`

/** Why an operation cannot target another tenant. */
type NoTarget = string

/** The trials of each operation, by method and path as in /openapi.json. */
export const OPERATIONS: Readonly<Record<string, readonly Trial[] | NoTarget>> = {
  'post /auth/signup': 'makes a tenant',
  'post /auth/login': 'takes the password of the user it acts on',
  'post /auth/logout': 'ends the session or the key of the request',
  'post /auth/cli/key': 'takes a code that was shown to the user it acts on',
  'get /auth/me': [reads(() => ['GET', '/auth/me'])],
  'get /account': [reads(() => ['GET', '/account'])],
  'get /account/sign-in': 'is a form, the same for everybody',
  'post /account/sign-in': 'takes the password of the user it acts on',
  'get /account/sign-up': 'is a form, the same for everybody',
  'post /account/sign-up': 'makes a tenant',
  'post /account/sign-out': 'ends the session of the request',
  'get /account/verify': 'is about the link in the request',
  'post /account/verify': 'is about the link in the request',
  'get /account/forgot': 'is a form, the same for everybody',
  'post /account/forgot': 'answers the same for every address',
  'get /account/reset': 'is about the link in the request',
  'post /account/reset': 'is about the link in the request',
  'get /account/invitation': 'is about the link in the request',
  'post /account/invitation': 'is about the link in the request',
  'get /account/password': 'is a form, the same for everybody',
  'post /account/password': 'takes the password of the user it acts on',
  'get /account/command-line': [reads(() => ['GET', `/account/command-line?${CLI_LOGIN}`])],
  'post /account/command-line': 'acts on whoever is signed in',
  'get /account/command-line/end': 'is the same for everybody',
  'get /account/link': 'is about the identity in the cookie of the request',
  'post /account/link': 'takes the password of the user it acts on',
  'get /auth/oauth/{provider}': 'leads to the identity provider, the same for everybody',
  'get /auth/oauth/{provider}/callback':
    'needs the cookie of the browser that began: tests/installations/identity-refused.test.ts',
  'get /account/assets': 'is the same for everybody',
  'get /account/assets/{file}': 'is the same for everybody',
  'get /.well-known/oauth-protected-resource': 'is the same for everybody',
  'get /.well-known/oauth-protected-resource/mcp': 'is the same for everybody',
  'get /.well-known/oauth-authorization-server': 'is the same for everybody',
  'post /oauth/register': 'makes a client that nobody has allowed anything',
  'get /oauth/authorize': 'begins an interaction of the browser that asks',
  'get /oauth/authorize/{uid}': 'needs the cookies of the browser that began: tests/spec/oauth/consent.test.ts',
  'post /oauth/token': 'takes a code or token, which anyone who has it may use: tests/spec/oauth/tokens.test.ts',
  'post /oauth/revoke': 'takes a token, of the same client: tests/spec/oauth/tokens.test.ts',
  'get /oauth/interaction/{uid}': 'tests/spec/oauth/consent.test.ts tries it in other browsers',
  'post /oauth/interaction/{uid}': 'tests/spec/oauth/consent.test.ts tries it in other browsers',
  'get /ws': 'needs the handshake of a WebSocket: tests/spec/access/tenants.test.ts tries it with `knock`',
  'get /mcp': "opens the caller's own stream, on which nothing is sent",

  ...PEOPLE_OPERATIONS,

  'get /orgs/{org_id}/projects': [reads(({ tenant }) => ['GET', `/orgs/${tenant.orgId}/projects`])],
  'post /orgs/{org_id}/projects': [
    changes(({ tenant }) => ['POST', `/orgs/${tenant.orgId}/projects`, { name: 'intruder' }]),
  ],
  'get /volumes': [
    reads(() => ['GET', '/volumes?limit=100']),
    reads(({ tenant }) => ['GET', `/volumes?org_id=${tenant.orgId}`]),
  ],
  'post /volumes': [changes(({ tenant }) => ['POST', '/volumes', { name: 'intruder', project_id: tenant.projectId }])],
  'get /volumes/{volume_id}': [reads(({ tenant }) => ['GET', `/volumes/${tenant.volumeId}`])],
  'patch /volumes/{volume_id}': [changes(({ tenant }) => ['PATCH', `/volumes/${tenant.volumeId}`, { name: 'taken' }])],
  'delete /volumes/{volume_id}': [changes(({ tenant }) => ['DELETE', `/volumes/${tenant.volumeId}`])],

  'get /keys': [
    reads(() => ['GET', '/keys?limit=100']),
    reads(({ tenant }) => ['GET', `/keys?org_id=${tenant.orgId}`]),
  ],
  'post /keys': [
    changes(({ tenant }) => ['POST', '/keys', { name: 'intruder', kind: 'org_rw', org_id: tenant.orgId }]),
    changes(({ tenant }) => ['POST', '/keys', { name: 'intruder', kind: 'proj_r', project_id: tenant.projectId }]),
  ],
  'delete /keys/{key_id}': [changes(({ keyId }) => ['DELETE', `/keys/${keyId}`])],
  'post /keys/{key_id}/rotate': [changes(({ keyId }) => ['POST', `/keys/${keyId}/rotate`, {}])],

  'get /agents': [reads(({ tenant }) => ['GET', `/agents?org_id=${tenant.orgId}&project_id=${tenant.projectId}`])],
  'post /agents': [
    changes(({ tenant: { orgId, projectId } }) => [
      'POST',
      '/agents',
      { org_id: orgId, project_id: projectId, name: 'intruder' },
    ]),
  ],
  'get /agents/{agent_id}': [reads(({ agentId }) => ['GET', `/agents/${agentId}`])],
  'patch /agents/{agent_id}': [changes(({ agentId }) => ['PATCH', `/agents/${agentId}`, { name: 'taken' }])],
  'delete /agents/{agent_id}': [changes(({ agentId }) => ['DELETE', `/agents/${agentId}`])],
  'post /agents/{agent_id}/rotate-key': [changes(({ agentId }) => ['POST', `/agents/${agentId}/rotate-key`, {}])],
  'get /agent/volumes': [reads(() => ['GET', '/agent/volumes'])],
  'post /agent/connect': [
    changes(({ agentId, tenant }) => ['POST', '/agent/connect', { agent_id: agentId, volume_id: tenant.volumeId }]),
  ],
  'delete /agent/{agent_id}/disconnect/{volume_id}': [
    changes(({ agentId, tenant }) => ['DELETE', `/agent/${agentId}/disconnect/${tenant.volumeId}`]),
  ],

  'post /agent/broadcast': [
    changes(({ tenant }) => ['POST', '/agent/broadcast', { volume_id: tenant.volumeId, message: INTRUDER }]),
  ],

  'post /agent/memory/query': [onVolume('/agent/memory/query', (_target, query) => ({ query, limit: 50 }))],
  'post /agent/memory/chat': [
    onVolume('/agent/memory/chat', (_target, query) => ({ query, limit: 50 })),
    onVolume('/agent/memory/chat', (_target, query) => ({ query, stream: true })),
    ...[false, true].map((stream) =>
      reads((_target, query, { tenant }) => [
        'POST',
        '/agent/memory/chat',
        { query, stream, volume_id: tenant.volumeId },
      ]),
    ),
  ],
  'post /memory/query': [onVolume('/memory/query', (_target, query) => ({ query }))],
  'post /memory/export': [onVolume('/memory/export', () => ({}))],
  'post /memory/search': [
    onVolume('/memory/search', () => ({ limit: 100 })),
    onVolume('/memory/search', ({ canary }) => ({ session_id: canary })),
    onVolume('/memory/search', ({ canary }) => ({ metadata: { canary } })),
    onVolume('/memory/search', (_target, query) => ({ query, mode: 'keyword' })),
    onVolume('/memory/search', ({ tenant }, query) => ({ query, agent: tenant.email.split('@')[0] })),
  ],
  'get /memory/{memory_id}': [
    reads(({ memoryIds }) => ['GET', `/memory/${memoryIds[0]}`]),
    reads(({ memoryIds }) => ['GET', `/memory/${memoryIds[1]}`]),
  ],
  'patch /memory/{memory_id}': [
    changes(({ memoryIds }) => ['PATCH', `/memory/${memoryIds[0]}`, { content: 'The intruder was here.' }]),
    changes(({ memoryIds }) => ['PATCH', `/memory/${memoryIds[0]}`, { metadata: { taken: true } }]),
  ],
  'delete /memory/{memory_id}': [changes(({ memoryIds }) => ['DELETE', `/memory/${memoryIds[0]}`])],
  'get /memory/feedback': [reads(({ tenant }) => ['GET', `/memory/feedback?volume_id=${tenant.volumeId}`])],
  'get /memory/flagged': [reads(({ tenant }) => ['GET', `/memory/flagged?volume_id=${tenant.volumeId}`])],
  'get /memory/{memory_id}/history': [reads(({ memoryIds }) => ['GET', `/memory/${memoryIds[0]}/history`])],
  'post /memory/{memory_id}/review': [
    changes(({ memoryIds }) => ['POST', `/memory/${memoryIds[0]}/review`, { action: 'reject' }]),
    changes(({ memoryIds: [memoryId, target_id] }) => [
      'POST',
      `/memory/${memoryId}/review`,
      { action: 'supersede', target_id },
    ]),
  ],
  'post /memory/undo': [changes(({ writeIds }) => ['POST', '/memory/undo', { write_id: writeIds[0] }])],
  'post /memory/forget': [
    // This dry run counts as a change, because its answer has only counts, in which the checker could see no leak.
    changes(({ tenant }) => [
      'POST',
      '/memory/forget',
      { volume_id: tenant.volumeId, before: '2100-01-01', dry_run: true },
    ]),
    changes(({ tenant }) => ['POST', '/memory/forget', { volume_id: tenant.volumeId, before: '2100-01-01' }]),
    changes(({ tenant, documentId }) => [
      'POST',
      '/memory/forget',
      { volume_id: tenant.volumeId, document_id: documentId },
    ]),
  ],
  'get /memory/forget/{forget_id}': [reads(({ forgetId }) => ['GET', `/memory/forget/${forgetId}`])],
  'post /agent/memory/write': [
    changes(({ tenant }) => ['POST', '/agent/memory/write', { content: INTRUDER, volume_id: tenant.volumeId }]),
  ],
  'post /memory/propose': [
    changes(({ tenant }) => ['POST', '/memory/propose', { content: INTRUDER, volume_id: tenant.volumeId }]),
    changes(({ tenant: { volumeId }, agentId }) => {
      const items = [INTRUDER, 'And here.'].map((content) => ({ content, volume_id: volumeId }))
      return ['POST', '/memory/propose', { items: [...items, { ...items[0], origin: { agent_id: agentId } }] }]
    }),
  ],

  'post /agent/entity': [onVolume('/agent/entity', () => ({ entity_name: EVERYBODY_KNOWS }))],
  'post /agent/graph': [onVolume('/agent/graph', () => ({}))],
  'post /agent/entities/search': [onVolume('/agent/entities/search', () => ({ query: 'marta' }))],

  ...WEBHOOK_OPERATIONS,

  'get /agent/documents/{volume_id}': [reads(({ tenant }) => ['GET', `/agent/documents/${tenant.volumeId}`])],
  'post /agent/documents/upload': [
    changes(({ tenant }) => ['POST', '/agent/documents/upload', intrudingForm(tenant.volumeId)]),
  ],
  'delete /agent/documents/{volume_id}/{document_id}': [
    changes(({ tenant, documentId }) => ['DELETE', `/agent/documents/${tenant.volumeId}/${documentId}`]),
  ],

  'post /mcp': [
    reads(() => mcp('resources/list', {})),
    reads(({ tenant }) => mcp('resources/read', { uri: `memory://volumes/${tenant.volumeId}` })),
    reads(({ tenant }, topic) =>
      mcp('prompts/get', { name: 'recall', arguments: { topic, volume_id: tenant.volumeId } }),
    ),
    reads(({ canary }, topic) => mcp('prompts/get', { name: 'recall', arguments: { topic, volume: canary } })),
    reads((_target, topic) => mcp('prompts/get', { name: 'recall', arguments: { topic } })),
    reads(({ tenant }) =>
      mcp('completion/complete', {
        ref: { type: 'ref/resource', uri: 'memory://volumes/{id}' },
        argument: { name: 'id', value: tenant.volumeId.slice(0, 2) },
      }),
    ),
  ],
}
