const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
/** Of every answer. */
export const RATE_LIMIT_HEADERS = {
  'X-RateLimit-Limit': header('RateLimitLimit'),
  'X-RateLimit-Remaining': header('RateLimitRemaining'),
  'X-RateLimit-Reset': header('RateLimitReset'),
}
/** Of those that may be better later. */
export const RETRY_AFTER = { 'Retry-After': header('RetryAfter') }
const integerHeader = (description: string) => ({ description, schema: { type: 'integer' } })

/** What the descriptions of endpoints refer to. */
export const components = {
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
