const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
/** Headers of every response. */
export const RATE_LIMIT_HEADERS = {
  'X-RateLimit-Limit': header('RateLimitLimit'),
  'X-RateLimit-Remaining': header('RateLimitRemaining'),
  'X-RateLimit-Reset': header('RateLimitReset'),
}
/** Headers of responses worth retrying. */
export const RETRY_AFTER = { 'Retry-After': header('RetryAfter') }
const integerHeader = (description: string) => ({ description, schema: { type: 'integer' } })

/** Components that the endpoint descriptions reference. */
export const components = {
  securitySchemes: {
    api_key: { type: 'http', scheme: 'bearer', description: 'A secret that starts with `sm_`.' },
    session: { type: 'apiKey', in: 'cookie', name: 'connect.sid', description: 'Set by POST /auth/login.' },
  },
  headers: {
    RateLimitLimit: integerHeader('Request limit of the window.'),
    RateLimitRemaining: integerHeader('Requests remaining in the window.'),
    RateLimitReset: integerHeader('End of the window: Unix time in seconds.'),
    RetryAfter: integerHeader('Seconds to wait before a retry.'),
  },
  schemas: {
    Ignored: {
      type: 'array',
      items: { type: 'string' },
      description: 'Unknown fields of the body, such as misspelled ones, which were ignored; absent if there are none.',
    },
    Error: {
      type: 'object',
      required: ['error', 'details'],
      properties: { error: { type: 'string' }, details: { type: 'string', description: 'Human-readable.' } },
    },
    ValidationError: {
      type: 'object',
      required: ['error', 'details'],
      properties: {
        error: { const: 'validation_failed' },
        details: {
          type: 'object',
          description:
            'Lists of messages by invalid field. `items.0.content` is the field `content` of the first entry of `items`.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
}
