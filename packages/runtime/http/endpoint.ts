import type { Duplex } from 'node:stream'
import type { KeyPrincipal, SessionPrincipal, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import type { AppError, ErrorCode, Operation } from '@agent-memory/core/errors'
import type { RateLimitName } from '@agent-memory/core/rate-limits'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { ErrorReply } from './errors.js'
import type { PageAnswer, PageFailure } from './page.js'

/** The Bearer token for calls between processes of the installation (core/accounts/keys/internal-token.ts). */
export interface InternalToken {
  internal: string
}

/** How callers authenticate: an API key, an OAuth access token, a browser session, or an internal token. */
export type Credential = 'key' | 'token' | 'session' | InternalToken

/** Credentials that an endpoint accepts; empty means public. */
export type Accepted = readonly Credential[]

/** The principal a handler gets; null for public and internal endpoints. */
export type PrincipalOf<A extends Accepted> = A extends readonly [] ? null : PrincipalBy<A[number]>
type PrincipalBy<C> = C extends 'key'
  ? KeyPrincipal
  : C extends 'token'
    ? TokenPrincipal
    : C extends 'session'
      ? SessionPrincipal
      : null

/**
 * How an endpoint responds: with one JSON body; with a page for people (it also reads their forms); with an open stream
 * of Server-Sent Events; raw, by writing the response itself for a foreign protocol; or by upgrading the connection to
 * a WebSocket.
 */
export type AnswerKind = 'json' | 'page' | 'stream' | 'raw' | 'upgrade'

/** Input of every handler, after authentication, rate limiting and schema validation. */
export interface Call<A extends Accepted = Accepted, P = unknown, Q = unknown, B = unknown> {
  principal: PrincipalOf<A>
  params: P
  query: Q
  body: B
  idempotencyKey: string | undefined
  requestId: string
  /** When the request's headers arrived. */
  arrivedAt: Date
  /**
   * Authenticates the caller again, for work that had to wait: the key may have been revoked meanwhile.
   * @throws AppError unauthorized, invalid_api_key
   */
  principalNow(): Promise<PrincipalOf<A>>
  /**
   * Aborts when the client disconnects or the request times out. In a stream or socket: the request can time out only
   * until the response starts; the signal also aborts when the process starts to shut down or the caller loses access;
   * the reason is always an `Ended`. In a raw call: the signal also aborts when the caller loses access, and the reason
   * is then the AppError of that loss. A loss of access is normally noticed within a second.
   */
  signal: AbortSignal
  /** Calls back once the response has been written to the socket; never if the client disconnected first. */
  onAnswered(callback: () => void): void
  request: Request
}

/** A call whose response may stay open for long. The caller may lose access meanwhile. */
interface OpenCall {
  /**
   * Watches a volume that the response is about. Calls `onLost` when the caller has lost access to the volume or the
   * volume was deleted, normally within a second; by default, `signal` then aborts. Does not check the present access:
   * check it too, before or after this call. Returns a function that stops watching.
   */
  watchVolume(volumeId: string, onLost?: (error: AppError) => void): () => void
}

/** A call whose body only the handler reads. */
export interface RawCall<A extends Accepted = Accepted, P = unknown, Q = unknown>
  extends Call<A, P, Q, undefined>,
    OpenCall {
  response: Response
  /**
   * Lifts the time limit of the request. Call it once the answer has begun, if a slow client may take long to read it.
   */
  endTimeLimit(): void
  /**
   * Counts the further requests in the same body towards the rate limit.
   * @throws AppError rate_limited
   */
  countFurther(requests: number): Promise<void>
}

export interface StreamCall<A extends Accepted = Accepted, P = unknown, Q = unknown, B = unknown>
  extends Call<A, P, Q, B>,
    OpenCall {
  /** For setting headers, or for responding without a stream. */
  response: Response
}

/** The connection that a WebSocket takes over. */
export interface Upgraded {
  socket: Duplex
  /** Bytes received after the request headers. */
  head: Buffer
}

export interface UpgradeCall<A extends Accepted = Accepted, P = unknown, Q = unknown>
  extends Call<A, P, Q, undefined>,
    OpenCall {
  /**
   * Detaches the connection from HTTP; the handler, or its library, then writes the `101`. A request without an upgrade
   * reaches the handler too, so that a page can find out by an ordinary GET why its WebSocket was refused, which the
   * WebSocket itself does not report.
   * @throws AppError validation_failed if the request does not ask for a WebSocket
   */
  accept(): Upgraded
}

/** Handlers by kind of response. An error thrown before the response starts becomes an ordinary error response. */
interface Handlers<A extends Accepted, P, Q, B> {
  /** Resolves to the response body. */
  json: (call: Call<A, P, Q, B>) => Promise<unknown>
  /** Resolves to the page, or to where the browser goes next. */
  page: (call: Call<A, P, Q, B>) => Promise<PageAnswer>
  /** Resolves to text/event-stream events, each ending in an empty line; to null if the handler already responded. */
  stream: (call: StreamCall<A, P, Q, B>) => Promise<AsyncIterable<string> | null>
  /** Resolves when the response is complete. */
  raw: (call: RawCall<A, P, Q>) => Promise<void>
  /** Resolves after `accept()`. Must close the socket when `signal` aborts; a socket still open soon after is cut. */
  upgrade: (call: UpgradeCall<A, P, Q>) => Promise<void>
}

/** Access rules and documentation of an endpoint. */
export interface EndpointTerms<A extends Accepted = Accepted> {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Express form, such as `/agents/:agent_id` */
  path: string
  summary: string
  description?: string
  /** Section of the documentation. */
  tag: string
  accepts: A
  /** True if the endpoint signs a user in. Calls from pages of other origins are then rejected. */
  signsIn?: true
  /** Names the error code of a 500: `<operation>_failed`. */
  operation: Operation
  /**
   * Rate limit class; see core/rate-limits.ts. Null for calls between processes of one installation, which are not
   * counted.
   */
  limit: RateLimitName | null
  /**
   * `open`: pages of any origin can call the endpoint, because it accepts no cookies. Default: pages of CORS_ORIGINS.
   */
  cors?: 'open'
  /** Returns WWW-Authenticate for a credential error; by default the minimal challenge of RFC 6750 is sent. */
  challenge?(error: AppError, request: Request): string
  /**
   * Returns the body of an error response, for a protocol that defines its form, such as OAuth; by default, errors have
   * our common form.
   */
  errorBody?(reply: ErrorReply): Record<string, unknown>
  /** True if a raw body may take minutes while data keeps arriving: the time limit starts at the end of the body. */
  slowBody?: true
  /** Content type of a raw body that is not JSON, for the documentation. */
  bodyType?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  /** Error codes to document besides those that `codesOf` in openapi.ts derives from the endpoint's checks. */
  errors?: readonly ErrorCode[]
}

/** One endpoint. Its schemas validate requests and document them in /openapi.json; a raw body is only documented. */
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
  /** Returns how much a call uses of the organization's monthly quota; omitted if calls do not count. */
  quota?: (body: z.output<B>) => number
  success: Success
  /** Another status of the JSON answer, with the same schema, for requests that match `when`, such as dry runs. */
  otherSuccess?: { status: 200 | 201 | 202; when: (body: z.output<B>) => boolean }
  /** How a JSON endpoint answers the requests that ask for a stream. */
  streamed?: Streamed<A, z.output<P>, z.output<Q>, z.output<B>>
  /** Returns what a person sees after an error, such as the form with messages. Without it, errors are JSON. */
  failed?: (failure: PageFailure) => PageAnswer
  handle: Handlers<A, z.output<P>, z.output<Q>, z.output<B>>[K]
}

export interface Streamed<A extends Accepted, P, Q, B> {
  when: (body: B) => boolean
  /** The data of each event, by its name. */
  events: Readonly<Record<string, z.ZodType>>
  handle: Handlers<A, P, Q, B>['stream']
}

/**
 * A successful response. `types`: content types of the body; by default the one that fits `answer`. An upgrade (101)
 * never has a body; a redirect (303) may have one.
 */
export type Success =
  | { status: 200 | 201 | 202 | 303; body: z.ZodType; types?: readonly string[] }
  | { status: 101 | 303; body?: never; types?: never }

/**
 * Checks that the handler fits the types of its endpoint, then erases these types, so that all endpoints fit in one
 * list.
 */
export const endpoint = <
  const A extends Accepted,
  K extends AnswerKind,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
>(
  definition: Endpoint<K, A, P, Q, B>,
): Endpoint => definition as unknown as Endpoint

/**
 * Returns the token that an endpoint for our other processes requires, else undefined. Such endpoints are not
 * documented.
 */
export const internalTokenOf = ({ accepts }: Pick<EndpointTerms, 'accepts'>): string | undefined =>
  accepts.find((credential) => typeof credential === 'object')?.internal
