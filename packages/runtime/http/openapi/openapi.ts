import type { ErrorCode } from '@agent-memory/core/errors'
import { RATE_LIMITS, type RateLimits } from '@agent-memory/core/rate-limits'
import { z } from 'zod'
import { type Endpoint, internalTokenOf } from '../endpoint.js'
import { statusOf } from '../errors.js'
import { components, RATE_LIMIT_HEADERS, RETRY_AFTER } from './openapi-components.js'

type Json = Record<string, unknown>

const PAGE_TYPE = 'text/html'

export interface OpenApiOperation extends Json {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: {
    required: boolean
    content: Partial<Record<BodyType, { schema: Json }>>
  }
  responses: Record<string, Json>
}

type BodyType = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded'

/** The parts of an OpenAPI 3.1 document that we read ourselves. */
export interface OpenApiDocument extends Json {
  info: { title: string; version: string; description: string } & Json
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
}

export interface OpenApiInfo {
  version: string
  baseUrl: string
  limits: RateLimits | 'off'
}

/** Describes the endpoints, except those for other processes of the installation. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { version, baseUrl, limits }: OpenApiInfo,
): OpenApiDocument {
  const open = endpoints.filter((endpoint) => internalTokenOf(endpoint) === undefined)
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of open) {
    const path = endpoint.path.replaceAll(PARAMETER, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint, limits) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Agent Memory Service',
      version,
      description: INTRODUCTION,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(open.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components,
  }
}

const INTRODUCTION = [
  'Memory for AI agents. Changes are additive; a Deprecation header announces removals.',
  'Programs send `Authorization: Bearer <API_KEY>`, with a key of the organization, a project or an agent. ' +
    'People sign up or log in with `POST /auth/signup` or `POST /auth/login`, which set the cookie `connect.sid`; ' +
    'with it they create keys (`POST /keys`) and agents (`POST /agents`), and connect agents to volumes ' +
    '(`POST /agent/connect`). `GET /auth/me` returns the ids of their organizations, projects and volumes.',
  'Errors have the form `{"error": code, "details": sentence}`; with the code `validation_failed`, `details` maps ' +
    'each invalid field to its messages. Unknown fields are ignored and listed in `ignored` (for a list or a stream, ' +
    'in the header `X-Ignored-Fields`). After a 429 or 503, wait the seconds given in `Retry-After`.',
].join('\n\n')

function operation(endpoint: Endpoint, limits: RateLimits | 'off'): OpenApiOperation {
  const parameters = [...pathParameters(endpoint), ...schemaParameters(endpoint.query, 'query')]
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: [endpoint.description, rateLimitSentence(endpoint, limits)].filter(Boolean).join('\n\n'),
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    parameters,
    ...(endpoint.body && { requestBody: requestBody(endpoint.body, bodyTypeOf(endpoint)) }),
    responses: {
      ...(endpoint.otherSuccess && { [endpoint.otherSuccess.status]: success(endpoint) }),
      [endpoint.success.status]: success(endpoint),
      ...errorResponses(endpoint),
    },
  }
}

const securityOf = ({ accepts }: Endpoint): Record<string, string[]>[] => [
  ...(accepts.includes('key') ? [{ api_key: [] }] : []),
  ...(accepts.includes('session') ? [{ session: [] }] : []),
]

/** A path parameter: `:name` for one segment, `*name` for the rest of the path. */
const PARAMETER = /[:*](\w+)/g

/** Turns `post /agents/:agent_id/rotate-key` into `post_agents_agent_id_rotate_key`. */
const operationId = ({ method, path }: Endpoint) => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '_')}`

function rateLimitSentence({ limit }: Endpoint, limits: RateLimits | 'off'): string {
  if (limit === null || limits === 'off') return ''
  const { max, seconds } = limits[limit]
  return `Rate limit: ${max} requests in ${seconds} s per ${RATE_LIMITS[limit].scope === 'address' ? 'address' : 'caller'}.`
}

function pathParameters(endpoint: Endpoint) {
  const declared = schemaParameters(endpoint.params, 'path')
  const names = [...endpoint.path.matchAll(PARAMETER)].map(([, name]) => String(name))
  return names.map(
    (name) =>
      declared.find((parameter) => parameter.name === name) ?? {
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      },
  )
}

function schemaParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): OpenApiOperation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const bodyTypeOf = ({ answer, bodyType }: Endpoint): BodyType =>
  answer === 'page' ? 'application/x-www-form-urlencoded' : (bodyType ?? 'application/json')

function requestBody(body: z.ZodType, type: BodyType): NonNullable<OpenApiOperation['requestBody']> {
  const schema = jsonSchema(body, 'input')
  return {
    required: Array.isArray(schema.required) || Array.isArray(schema.anyOf),
    content: { [type]: { schema } },
  }
}

/** Returns the JSON Schema of a zod schema, without the patterns that zod adds to formats. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      if (made.format !== undefined) delete made.pattern
    },
  })
  return rest
}

const DEFAULT_TYPES = {
  json: 'application/json',
  page: PAGE_TYPE,
  stream: 'text/event-stream',
  raw: 'application/json',
  upgrade: 'application/json',
} as const satisfies Record<Endpoint['answer'], string>

function success({ answer, body, success, streamed }: Endpoint): Json {
  if (success.status === 101) return { description: 'Switches the connection to a WebSocket.' }
  if (success.body === undefined) return { description: 'Redirects the browser.', headers: RATE_LIMIT_HEADERS }
  const schema = answer === 'json' ? answerSchema(success.body, body) : jsonSchema(success.body, 'output')
  const types = success.types ?? [DEFAULT_TYPES[answer]]
  return {
    description: 'Success',
    headers: RATE_LIMIT_HEADERS,
    content: {
      ...Object.fromEntries(types.map((type) => [type, { schema }])),
      ...(streamed && { 'text/event-stream': { schema: eventsSchema(streamed.events) } }),
    },
  }
}

/** The schema of each event of a stream: its name, and its data as JSON. */
const eventsSchema = (events: NonNullable<Endpoint['streamed']>['events']): Json => ({
  description: 'Events, one after another; the data of each is one line of JSON.',
  oneOf: Object.entries(events).map(([name, data]) => ({
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { const: name }, data: jsonSchema(data, 'output') },
  })),
})

/** Adds the field `ignored` to the schema of a response that is an object. */
function answerSchema(answered: z.ZodType, body: z.ZodType | undefined): Json {
  const schema = jsonSchema(answered, 'output')
  if (!body || typeof schema.properties !== 'object') return schema
  return { ...schema, properties: { ...schema.properties, ignored: { $ref: '#/components/schemas/Ignored' } } }
}

/** Lists all error codes of an endpoint: those implied by its checks and those it declares. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [`${endpoint.operation}_failed`, 'service_unavailable']
  if (endpoint.limit !== null) codes.push('rate_limited')
  // Also added where only a session is accepted: a Bearer secret is looked up there too, and can be invalid.
  if (endpoint.accepts.length > 0) codes.push('unauthorized', 'invalid_api_key')
  if (maySendForbidden(endpoint)) codes.push('forbidden')
  if (endpoint.body ?? endpoint.query ?? endpoint.params ?? endpoint.answer === 'upgrade')
    codes.push('validation_failed')
  if (endpoint.body) codes.push('payload_too_large', 'unsupported_media_type')
  return [...codes, ...(endpoint.errors ?? [])]
}

/**
 * Whether the endpoint can reject a key where a session is required, or a page of another origin that uses a session.
 */
const maySendForbidden = ({ accepts, signsIn, method, answer }: Endpoint): boolean =>
  signsIn || (accepts.includes('session') && (!accepts.includes('key') || method !== 'get' || answer === 'upgrade'))

function errorResponses(endpoint: Endpoint): Record<string, Json> {
  const responses: Record<string, Json> = {}
  const codes = [...new Set(codesOf(endpoint))]
  for (const status of [...new Set(codes.map(statusOf))].sort()) {
    const own = codes.filter((code) => statusOf(code) === status)
    const schema = own.includes('validation_failed') ? 'ValidationError' : 'Error'
    responses[status] = {
      description: own.map((code) => `\`${code}\``).join(', '),
      headers: { ...RATE_LIMIT_HEADERS, ...((status === 429 || status === 503) && RETRY_AFTER) },
      content: endpoint.failed
        ? { [PAGE_TYPE]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    }
  }
  return responses
}
