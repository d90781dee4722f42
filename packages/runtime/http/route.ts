import type { ErrorCode, Operation } from '@agent-memory/core/errors'
import type { KeyPrincipal, Principal, SessionPrincipal } from '@agent-memory/core/principal'
import type { RateLimitName } from '@agent-memory/core/rate-limits'
import type { Request } from 'express'
import type { z } from 'zod'

/** Who may call: nobody known, a browser session, a Bearer secret, or either of the two. */
export type Auth = 'none' | 'session' | 'key' | 'either'

export interface PrincipalOf {
  none: null
  session: SessionPrincipal
  key: KeyPrincipal
  either: Principal
}

/** What a handler is given: all of it validated, the caller known, the rate limit passed. */
export interface Call<A extends Auth, P, Q, B> {
  principal: PrincipalOf[A]
  params: P
  query: Q
  body: B
  idempotencyKey: string | undefined
  requestId: string
  /**
   * The caller as it is now, for work that waited: a key may have been revoked meanwhile.
   * @throws AppError unauthorized, invalid_api_key
   */
  principalNow(): Promise<PrincipalOf[A]>
  /** Aborted when the client has gone, or when the request's time is over. */
  signal: AbortSignal
  /** Calls back once the answer has been handed to the socket; never for a client that left before. */
  onAnswered(callback: () => void): void
  /** For what only auth routes need: `signIn` and `signOut` of session.ts. */
  request: Request
}

/** On what terms an endpoint is called, and what the documentation says of it. */
export interface EndpointTerms<A extends Auth = Auth> {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Express form, such as `/agents/:agent_id` */
  path: string
  summary: string
  description?: string
  /** Of a body that is not JSON, for the documentation. */
  bodyType?: 'multipart/form-data'
  /** Section of the documentation. */
  tag: string
  auth: A
  /** For calls between processes of one installation: the token that they carry, core/internal-token.ts. */
  token?: string
  /** Names the 500: `<operation>_failed`. */
  operation: Operation
  /** Rate limit class; see core/rate-limits.ts. Null for calls between processes of one installation: not counted. */
  limit: RateLimitName | null
  /** `open`: pages of every origin may call it, for it takes no cookies. Otherwise those of CORS_ORIGINS may. */
  cors?: 'open'
  /** Codes to document beyond those that every endpoint of its kind can answer (400, 401, 403, 429, 500, 503). */
  errors?: readonly ErrorCode[]
}

/** One endpoint: the same schemas validate it and document it in /openapi.json. */
export interface Route<
  A extends Auth = Auth,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> extends EndpointTerms<A> {
  params?: P
  query?: Q
  body?: B
  /** How much a call takes of the organization's monthly quota; left out where the quota does not count it. */
  quota?: (body: z.output<B>) => number
  /** Success status and the schema of the whole body. */
  success: { status: 200 | 201 | 202; body: z.ZodType }
  /** Returns the whole body. Throws AppError; never catches to answer itself. */
  handle(call: Call<A, z.output<P>, z.output<Q>, z.output<B>>): Promise<unknown>
}

/** Keeps the types of one route's schemas for its handler, and forgets them for the list it goes into. */
export const route = <A extends Auth, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  definition: Route<A, P, Q, B>,
): Route => definition as unknown as Route
