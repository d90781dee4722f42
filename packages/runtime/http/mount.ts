import type { AppError } from '@agent-memory/core/errors'
import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { type AdmissionDependencies, admit, isFailedAuthentication, limitCaller } from './admission.js'
import { allowSlowBody } from './arrival.js'
import { authenticate } from './auth.js'
import { type Lifetime, lifetime, untilAborted } from './lifetime.js'
import { requestIdOf } from './request-id.js'
import type { EndpointTerms, PrincipalOf } from './route.js'

/** What a mount is given: the caller is known and the rate limit passed, but nothing of the body is read. */
export interface MountCall<A extends MountAuth = MountAuth> {
  principal: PrincipalOf[A]
  request: Request
  response: Response
  requestId: string
  /** Aborted when the client has gone, or when the request's time is over. */
  signal: AbortSignal
  /** Aborted when the process begins to stop: whatever would stay open ends. */
  stopping: AbortSignal
  /** Calls back once the answer has been handed to the socket; never for a client that left before. */
  onAnswered(callback: () => void): void
  /**
   * Counts further requests that the one body carries.
   * @throws AppError rate_limited
   */
  countFurther(requests: number): Promise<void>
  /** The caller as it is now. @throws AppError unauthorized, invalid_api_key */
  principalNow(): Promise<PrincipalOf[A]>
  /** Whether the caller would still be let in: what stays open must end when a key is revoked. */
  isStillKnown(): Promise<boolean>
}

type MountAuth = 'key' | 'none'

/**
 * An endpoint that answers for itself, after the same admission as a route: for protocols that are not ours. What it
 * throws before its headers are out is answered like any error.
 */
export interface Mount<A extends MountAuth = MountAuth> extends EndpointTerms<A> {
  /** What goes in and out, for the documentation alone. */
  body?: z.ZodType
  success: { status: 200; body: z.ZodType }
  /** A stream that stays open as long as both sides like: it has no time limit. */
  endless?: true
  /** A body that may take minutes over a slow line, while it goes on arriving: the time limit counts from its end. */
  slowBody?: true
  /** WWW-Authenticate for a refusal that is about the credential; RFC 6750's plainest one unless given. */
  challenge?(error: AppError, request: Request): string
  /** Resolves when the answer is complete. */
  answer(call: MountCall<A>): Promise<void>
}

/** Keeps the type of the caller for the answer, and forgets it for the list it goes into. */
export const mount = <A extends MountAuth>(definition: Mount<A>): Mount => definition as unknown as Mount

export interface MountDependencies extends AdmissionDependencies {
  requestTimeLimitMs: number
  stopping: AbortSignal
}

/** Serves one mount: admission, then its own answer. */
export const serveMount =
  (mount: Mount, deps: MountDependencies): RequestHandler =>
  async (request, response) => {
    response.locals.operation = mount.operation
    response.locals.challenge = mount.challenge && ((error: AppError) => mount.challenge?.(error, request))
    const life = lifetime(response, mount.endless ? Infinity : deps.requestTimeLimitMs)
    try {
      await untilAborted(answer(mount, deps, request, response, life), life.signal)
    } finally {
      life.clear()
    }
  }

async function answer(
  mount: Mount,
  deps: MountDependencies,
  request: Request,
  response: Response,
  { signal, countFromBody }: Lifetime,
): Promise<void> {
  const principal = await admit(mount, deps, request, response)
  if (mount.slowBody) {
    allowSlowBody(request)
    countFromBody()
  }
  response.locals.endless = mount.endless
  // One listener, for each message of a batch may wait.
  const toCall: (() => void)[] = []
  response.once('finish', () => {
    for (const callback of toCall) callback()
  })
  await mount.answer({
    principal: principal as never,
    request,
    response,
    requestId: requestIdOf(response),
    signal,
    stopping: deps.stopping,
    onAnswered: (callback) => void toCall.push(callback),
    async countFurther(requests) {
      for (let at = 0; at < requests; at++) await limitCaller(mount, deps.limiter, principal, request, response)
    },
    principalNow: () => authenticate(mount.auth, request, deps.authenticator) as never,
    isStillKnown: () => isStillKnown(mount, deps, request),
  })
}

/** A store that is away says nothing about a key. */
const isStillKnown = (mount: Mount, { authenticator }: MountDependencies, request: Request): Promise<boolean> =>
  authenticate(mount.auth, request, authenticator).then(
    () => true,
    (error: unknown) => !isFailedAuthentication(error),
  )
