import type { Duplex } from 'node:stream'
import type { AppError, ErrorCode, Operation } from '@agent-memory/core/errors'
import type { KeyPrincipal, SessionPrincipal } from '@agent-memory/core/principal'
import type { RateLimitName } from '@agent-memory/core/rate-limits'
import type { Request, Response } from 'express'
import type { z } from 'zod'

/** The token of another process of the installation: core/internal-token.ts. */
export interface InternalToken {
  internal: string
}

/** By what callers show who they are: a Bearer secret, a browser session, or an internal token. */
export type Credential = 'key' | 'session' | InternalToken

/** Whom an endpoint lets in: whoever has one of these; with none of them, everybody. */
export type Accepted = readonly Credential[]

/** Whom a handler meets; null where nobody in particular calls. */
export type PrincipalOf<A extends Accepted> = A extends readonly [] ? null : PrincipalBy<A[number]>
type PrincipalBy<C> = C extends 'key' ? KeyPrincipal : C extends 'session' ? SessionPrincipal : null

/**
 * How an endpoint answers: with one JSON body; with a stream of Server-Sent Events that stays open; for itself, where the
 * protocol is not ours; or by taking the connection over as a WebSocket.
 */
export type AnswerKind = 'json' | 'stream' | 'raw' | 'upgrade'

/** What every handler is given: the caller known, the rate limit passed, what it has schemas for validated. */
export interface Call<A extends Accepted = Accepted, P = unknown, Q = unknown, B = unknown> {
  principal: PrincipalOf<A>
  params: P
  query: Q
  body: B
  idempotencyKey: string | undefined
  requestId: string
  /**
   * The caller as it is now, for work that waited: a key may have been revoked meanwhile.
   * @throws AppError unauthorized, invalid_api_key
   */
  principalNow(): Promise<PrincipalOf<A>>
  /**
   * Aborted when the client has gone, or when the request's time is over. A stream and a socket have no time; theirs is
   * aborted also when the process begins to stop, and soon after the caller would not be let in any more. The reason of
   * that is an `Ended`.
   */
  signal: AbortSignal
  /** Calls back once the answer has been handed to the socket; never for a client that left before. */
  onAnswered(callback: () => void): void
  request: Request
}

/** Nothing of the body is read, save by the handler. */
export interface RawCall<A extends Accepted = Accepted, P = unknown, Q = unknown> extends Call<A, P, Q, undefined> {
  response: Response
  /**
   * Counts further requests that the one body carries.
   * @throws AppError rate_limited
   */
  countFurther(requests: number): Promise<void>
}

export interface StreamCall<A extends Accepted = Accepted, P = unknown, Q = unknown, B = unknown>
  extends Call<A, P, Q, B> {
  /** For headers, and for whoever answers instead. */
  response: Response
}

/** What a WebSocket needs of the connection that it takes over. */
export interface Upgraded {
  socket: Duplex
  /** What came behind the request's headers. */
  head: Buffer
}

export interface UpgradeCall<A extends Accepted = Accepted, P = unknown, Q = unknown> extends Call<A, P, Q, undefined> {
  /** Takes the connection out of the hands of HTTP; whoever does so writes the `101`, or has a library do it. */
  accept(): Upgraded
}

/** What a handler of each kind is given, and what it resolves to. What it throws before it answers is answered like any error. */
interface Handlers<A extends Accepted, P, Q, B> {
  /** The whole body. */
  json: (call: Call<A, P, Q, B>) => Promise<unknown>
  /** Events as text/event-stream has them, each with its empty line; null when it has answered for itself. */
  stream: (call: StreamCall<A, P, Q, B>) => Promise<AsyncIterable<string> | null>
  /** Resolves when the answer is complete. */
  raw: (call: RawCall<A, P, Q>) => Promise<void>
  /** Resolves once it has accepted; it closes the socket when `signal` aborts, or it is cut soon after. */
  upgrade: (call: UpgradeCall<A, P, Q>) => Promise<void>
}

/** On what terms an endpoint is called, and what the documentation says of it. */
export interface EndpointTerms<A extends Accepted = Accepted> {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Express form, such as `/agents/:agent_id` */
  path: string
  summary: string
  description?: string
  /** Section of the documentation. */
  tag: string
  accepts: A
  /** It signs somebody in: has a session to write to, which no foreign page may do. */
  signsIn?: true
  /** Names the 500: `<operation>_failed`. */
  operation: Operation
  /** Rate limit class; see core/rate-limits.ts. Null for calls between processes of one installation: not counted. */
  limit: RateLimitName | null
  /** `open`: pages of every origin may call it, for it takes no cookies. Otherwise those of CORS_ORIGINS may. */
  cors?: 'open'
  /** WWW-Authenticate for a refusal that is about the credential; RFC 6750's plainest one unless given. */
  challenge?(error: AppError, request: Request): string
  /** A raw body that may take minutes over a slow line, while it goes on arriving: the time limit counts from its end. */
  slowBody?: true
  /** Of a raw body that is not JSON, for the documentation. */
  bodyType?: 'multipart/form-data'
  /** Codes to document beyond those that every endpoint of its kind can answer (400, 401, 403, 429, 500, 503). */
  errors?: readonly ErrorCode[]
}

/** One endpoint: the same schemas validate it and document it in /openapi.json. A raw body is documented alone. */
export interface Endpoint<
  K extends AnswerKind = AnswerKind,
  A extends Accepted = Accepted,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> extends EndpointTerms<A> {
  answer: K
  params?: P
  query?: Q
  body?: B
  /** How much a call takes of the organization's monthly quota; left out where the quota does not count it. */
  quota?: (body: z.output<B>) => number
  success: Success
  handle: Handlers<A, z.output<P>, z.output<Q>, z.output<B>>[K]
}

/** Types: of the body, where they are not that of its kind. An upgrade has no body. */
export type Success =
  | { status: 200 | 201 | 202; body: z.ZodType; types?: readonly string[] }
  | { status: 101; body?: never; types?: never }

/** Keeps the types of one endpoint for its handler, and forgets them for the list it goes into. */
export const endpoint = <
  const A extends Accepted,
  K extends AnswerKind,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
>(
  definition: Endpoint<K, A, P, Q, B>,
): Endpoint => definition as unknown as Endpoint

/** The token that another process carries, where the endpoint is for these: such endpoints are not documented. */
export const internalTokenOf = ({ accepts }: Pick<EndpointTerms, 'accepts'>): string | undefined =>
  accepts.find((credential) => typeof credential === 'object')?.internal
