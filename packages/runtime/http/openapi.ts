import type { ErrorCode } from '@agent-memory/core/errors'
import { RATE_LIMITS, type RateLimits } from '@agent-memory/core/rate-limits'
import { z } from 'zod'
import { statusOf } from './errors.js'
import type { Auth, EndpointTerms, Route } from './route.js'

type Json = Record<string, unknown>

export interface OpenApiOperation extends Json {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: {
    required: boolean
    content: { 'application/json'?: { schema: Json }; 'multipart/form-data'?: { schema: Json } }
  }
  responses: Record<string, Json>
}

/** An OpenAPI 3.1 description, as far as we read it ourselves. */
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

/** What is described: a route by the schemas that validate it, a mount by those that it names. */
interface Described extends EndpointTerms {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  success: Route['success']
}

/** Describes the endpoints. Those tagged `internal` are left out. */
export function openApiDocument(
  routes: readonly Described[],
  { version, baseUrl, limits }: OpenApiInfo,
): OpenApiDocument {
  const open = routes.filter(({ tag }) => tag !== 'internal')
  const paths: OpenApiDocument['paths'] = {}
  for (const route of open) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method]: operation(route, limits) }
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
  'Memory for AI agents. Changes are additive; removals are announced by a Deprecation header.',
  'Programs send `Authorization: Bearer <API_KEY>`, a key of the organization, of a project or of an agent. ' +
    'People sign up or log in by `POST /auth/signup` or `POST /auth/login`, which set the cookie `connect.sid`; with it ' +
    'they make keys (`POST /keys`) and agents (`POST /agents`), and connect agents to volumes (`POST /agent/connect`). ' +
    '`GET /auth/me` gives the ids of their organizations, projects and volumes.',
  'An error is answered as `{"error": code, "details": sentence}`; with the code `validation_failed`, `details` maps each ' +
    'offending field to its messages. A field that is not known is ignored, and named in `ignored` (of an answer that is a ' +
    'list, in the header `X-Ignored-Fields`). After a 429 or 503 wait for the seconds in `Retry-After`.',
].join('\n\n')

function operation(route: Described, limits: RateLimits | 'off'): OpenApiOperation {
  const parameters = [...pathParameters(route), ...schemaParameters(route.query, 'query')]
  return {
    operationId: operationId(route),
    summary: route.summary,
    description: [route.description, rateLimitSentence(route, limits)].filter(Boolean).join('\n\n'),
    tags: [route.tag],
    security: SECURITY[route.auth],
    parameters,
    ...(route.body && { requestBody: requestBody(route.body, route.bodyType) }),
    responses: {
      [route.success.status]: {
        description: 'Success',
        headers: RATE_LIMIT_HEADERS,
        content: { 'application/json': { schema: answerSchema(route) } },
      },
      ...errorResponses(route),
    },
  }
}

const SECURITY: Record<Auth, Record<string, string[]>[]> = {
  none: [],
  key: [{ api_key: [] }],
  session: [{ session: [] }],
  either: [{ api_key: [] }, { session: [] }],
}

/** `post /agents/:agent_id/rotate-key` is `post_agents_agent_id_rotate_key`. */
const operationId = ({ method, path }: Described) => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '_')}`

function rateLimitSentence({ limit }: Described, limits: RateLimits | 'off'): string {
  if (limit === null || limits === 'off') return ''
  const { max, seconds } = limits[limit]
  return `Rate limit: ${max} requests in ${seconds} s per ${RATE_LIMITS[limit].scope === 'address' ? 'address' : 'caller'}.`
}

function pathParameters(route: Described) {
  const declared = schemaParameters(route.params, 'path')
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
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

function requestBody(
  body: z.ZodType,
  type: 'application/json' | 'multipart/form-data' = 'application/json',
): NonNullable<OpenApiOperation['requestBody']> {
  const schema = jsonSchema(body, 'input')
  return {
    required: Array.isArray(schema.required) || Array.isArray(schema.anyOf),
    content: { [type]: { schema } },
  }
}

/** The JSON Schema of a zod schema. A format says more than the pattern that zod adds to it. */
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

/** What is sent and not known is named in every answer that has fields, so the routes do not say it one by one. */
function answerSchema({ body, success }: Described): Json {
  const schema = jsonSchema(success.body, 'output')
  if (!body || typeof schema.properties !== 'object') return schema
  return { ...schema, properties: { ...schema.properties, ignored: { $ref: '#/components/schemas/Ignored' } } }
}

/** Every code that a route can answer, by what it checks, and those it names itself. */
function codesOf(route: Described): ErrorCode[] {
  const codes: ErrorCode[] = [`${route.operation}_failed`, 'service_unavailable']
  if (route.limit !== null) codes.push('rate_limited')
  if (route.auth !== 'none') codes.push('unauthorized')
  if (route.auth === 'key' || route.auth === 'either') codes.push('invalid_api_key')
  if (route.auth === 'session') codes.push('forbidden')
  if (route.body ?? route.query ?? route.params) codes.push('validation_failed')
  if (route.body) codes.push('payload_too_large', 'unsupported_media_type')
  return [...codes, ...(route.errors ?? [])]
}

function errorResponses(route: Described): Record<string, Json> {
  const responses: Record<string, Json> = {}
  const codes = [...new Set(codesOf(route))]
  for (const status of [...new Set(codes.map(statusOf))].sort()) {
    const own = codes.filter((code) => statusOf(code) === status)
    const schema = own.includes('validation_failed') ? 'ValidationError' : 'Error'
    responses[status] = {
      description: own.map((code) => `\`${code}\``).join(', '),
      headers: { ...RATE_LIMIT_HEADERS, ...((status === 429 || status === 503) && RETRY_AFTER) },
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    }
  }
  return responses
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const RATE_LIMIT_HEADERS = {
  'X-RateLimit-Limit': header('RateLimitLimit'),
  'X-RateLimit-Remaining': header('RateLimitRemaining'),
  'X-RateLimit-Reset': header('RateLimitReset'),
}
const RETRY_AFTER = { 'Retry-After': header('RetryAfter') }
const integerHeader = (description: string) => ({ description, schema: { type: 'integer' } })

const components = {
  securitySchemes: {
    api_key: { type: 'http', scheme: 'bearer', description: 'A secret that begins with `sm_`.' },
    session: { type: 'apiKey', in: 'cookie', name: 'connect.sid', description: 'Made by POST /auth/login.' },
  },
  headers: {
    RateLimitLimit: integerHeader('Requests that the window takes.'),
    RateLimitRemaining: integerHeader('Requests left in it.'),
    RateLimitReset: integerHeader('When it ends: Unix time in seconds.'),
    RetryAfter: integerHeader('Seconds until a retry makes sense.'),
  },
  schemas: {
    Ignored: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Fields of the body that are not known and were not looked at, such as misspelled ones; else absent.',
    },
    Error: {
      type: 'object',
      required: ['error', 'details'],
      properties: { error: { type: 'string' }, details: { type: 'string', description: 'For people.' } },
    },
    ValidationError: {
      type: 'object',
      required: ['error', 'details'],
      properties: {
        error: { const: 'validation_failed' },
        details: {
          type: 'object',
          description: 'Messages by offending field; `items.0.content` is a field of a list.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
}
