import type { Principal } from '@agent-memory/core/accounts/principal'
import { untilAborted } from '@agent-memory/core/time-limit'
import { unknownFields } from '@agent-memory/core/unknown-fields'
import { noteInTrace, readBaggage, type TraceContext } from '@agent-memory/core/work/trace-context'
import type { Request, RequestHandler, Response } from 'express'
import { authenticateAgain, PROMPT_BODY_MS, refuseWrongKind } from './access/auth.js'
import { refuseForeignOrigin } from './access/origin.js'
import { type Quotas, refuseSpentQuota, withinQuota } from './access/quota.js'
import { admit, limitCaller } from './admission.js'
import { allowSlowBody } from './arrival.js'
import { readJson } from './body.js'
import { type Call, type Endpoint, internalTokenOf } from './endpoint.js'
import { readForm } from './form.js'
import { type Lifetime, lifetime, limitConnectionAge } from './lifetime.js'
import { type OpenEndedDependencies, openEnded, openWithLimit } from './openapi/open-ended.js'
import { sendPage } from './page.js'
import { requestIdOf } from './request-id.js'
import { sendEvents } from './stream.js'
import { takeOver, upgradeOffered } from './upgrades.js'
import { idempotencyKeyOf, validate, withIgnored } from './validate.js'

export interface ServeDependencies extends OpenEndedDependencies {
  /** Origins whose pages can use a session: the service's own and the dashboard's. */
  ownOrigins: ReadonlySet<string>
  /** A request that takes longer gets a 503, and its signal aborts. */
  requestTimeLimitMs: number
  /** Pause between the comments that keep a stream's connection alive; 15 s by default. */
  commentEveryMs?: number | undefined
  /** Undefined when rate limits are off. */
  quotas?: Quotas | undefined
}

interface Exchange {
  endpoint: Endpoint
  deps: ServeDependencies
  request: Request
  response: Response
  life: Lifetime
  /** `moment()` of the access watch when the request arrived. */
  since: number
  arrivedAt: Date
}

/** Serves one endpoint: runs its checks in a fixed order (the first failure decides the error), then its handler. */
export const serve =
  (endpoint: Endpoint, deps: ServeDependencies): RequestHandler =>
  async (request, response) => {
    const arrivedAt = new Date()
    noteErrorForm(endpoint, request, response)
    if (internalTokenOf(endpoint) !== undefined) limitConnectionAge(request, response)
    const life = lifetime(response, deps.requestTimeLimitMs)
    const since = deps.accessWatch.moment()
    try {
      await untilAborted(answer({ endpoint, deps, request, response, life, since, arrivedAt }), life.signal)
    } finally {
      life.clear()
    }
  }

/** Notes in which form this endpoint answers errors: in our JSON, as a page, or as its protocol requires. */
export function noteErrorForm(endpoint: Endpoint, request: Request, response: Response): void {
  response.locals.operation = endpoint.operation
  response.locals.errorBody = endpoint.errorBody
  response.locals.challenge = endpoint.challenge && ((error: never) => endpoint.challenge?.(error, request))
  response.locals.failed = endpoint.failed
}

async function answer(exchange: Exchange): Promise<void> {
  const { endpoint, deps, request, response, life } = exchange
  const admitted = await admit(endpoint, deps, request, response)
  const admittedAt = performance.now()
  noteInTrace(whose(endpoint, request, admitted))
  const { quotas } = deps
  if (quotas && endpoint.quota) refuseSpentQuota(quotas, endpoint.path, admitted, response)
  const { ignored, ...input } = await readInput(endpoint, request, response)
  const isLate = performance.now() - admittedAt > PROMPT_BODY_MS
  const principal = isLate ? await authenticateAgain(endpoint.accepts, request, deps.authenticator) : admitted
  refuseWrongKind(endpoint.accepts, principal)
  if (usesSession(endpoint, principal) && isMoreThanReading(endpoint)) refuseForeignOrigin(request, deps.ownOrigins)
  if (endpoint.slowBody) {
    allowSlowBody(request)
    life.countFromBody()
  }
  const call = callOf(exchange, principal, input)
  const handle = () => HANDLE[kindOf(endpoint, input.body)]({ ...exchange, ignored, principal }, call)
  const send = await (quotas && endpoint.quota
    ? withinQuota(
        quotas,
        { ...endpoint, principal, amount: endpoint.quota(input.body), response, signal: life.signal },
        handle,
      )
    : handle())
  await send?.()
}

/**
 * Returns the kind of answer that this request gets: an endpoint for JSON may stream instead if the body asks for it.
 */
const kindOf = ({ answer, streamed }: Endpoint, body: unknown) => (streamed?.when(body) ? 'stream' : answer)

/** Returns the ids for the trace: the ids that our own processes send as baggage, or the organization of the key. */
const whose = (endpoint: Endpoint, request: Request, principal: Principal | null): TraceContext => {
  if (internalTokenOf(endpoint) !== undefined) return readBaggage(request.get('baggage'))
  return principal?.kind === 'key' ? { org_id: principal.orgId } : {}
}

const usesSession = ({ signsIn }: Endpoint, principal: Principal | null) => signsIn || principal?.kind === 'session'

/**
 * Whether a request may do more than read. A WebSocket counts as more, although its method is GET: it can carry
 * anything, and pages from any origin can open it.
 */
const isMoreThanReading = ({ method, answer }: Endpoint) => method !== 'get' || answer === 'upgrade'

async function readInput(endpoint: Endpoint, request: Request, response: Response) {
  const isOurs = endpoint.answer === 'json' || endpoint.answer === 'stream'
  const isPage = endpoint.answer === 'page'
  const bodySchema = isOurs || isPage ? endpoint.body : undefined
  const idempotencyKey = isOurs ? idempotencyKeyOf(request.get('Idempotency-Key')) : undefined
  const given = bodySchema && (await (isPage ? readForm(request) : readJson(request)))
  if (isPage) response.locals.form = given
  const [params, query, body] = validate([
    { name: 'params', schema: endpoint.params, value: request.params },
    { name: 'query', schema: endpoint.query, value: request.query },
    { name: 'body', schema: bodySchema, value: given },
  ])
  return { params, query, body, idempotencyKey, ignored: bodySchema && isOurs ? unknownFields(bodySchema, given) : [] }
}

type Input = Pick<Call, 'params' | 'query' | 'body' | 'idempotencyKey'>

function callOf(
  { endpoint, deps, request, response, life, arrivedAt }: Exchange,
  principal: Principal | null,
  input: Input,
): Call {
  // A single `finish` listener runs all callbacks. Each message of a batch may add a callback, and one listener per
  // callback would exceed Node's limit (MaxListenersExceededWarning).
  const toCall: (() => void)[] = []
  response.once('finish', () => {
    for (const callback of toCall) callback()
  })
  return {
    ...input,
    principal: principal as never,
    principalNow: () => authenticateAgain(endpoint.accepts, request, deps.authenticator) as never,
    requestId: requestIdOf(response),
    arrivedAt,
    signal: life.signal,
    onAnswered: (callback) => void toCall.push(callback),
    request,
  }
}

interface Admitted extends Exchange {
  principal: Principal | null
  /** Body fields unknown to the schema. */
  ignored: readonly string[]
}

/** Handles a call. Returns the function that sends the response; it is called once the quota has counted the call. */
type Handle = (exchange: Admitted, call: Call) => Promise<(() => Promise<void>) | void>

const HANDLE: Record<Endpoint['answer'], Handle> = {
  async json({ endpoint, response, life, ignored }, call) {
    const body = await (endpoint as Endpoint<'json'>).handle(call)
    const { success, otherSuccess } = endpoint
    const { status } = otherSuccess?.when(call.body as never) ? otherSuccess : success
    return async () => {
      // A request that timed out has already received its response.
      if (!life.signal.aborted) response.status(status).json(withIgnored(response, body, ignored))
    }
  },

  async page({ endpoint, response, life }, call) {
    const answer = await (endpoint as Endpoint<'page'>).handle(call)
    return async () => {
      if (!life.signal.aborted) sendPage(response, answer)
    }
  },

  async raw(exchange, call) {
    const { endpoint, deps, request, response, principal, life } = exchange
    const countFurther = async (requests: number) => {
      for (let at = 0; at < requests; at++) await limitCaller(endpoint, deps.limiter, principal, request, response)
    }
    const open = openWithLimit(exchange)
    const rest = { body: undefined, response, countFurther, endTimeLimit: () => life.clear() }
    await (endpoint as Endpoint<'raw'>).handle({ ...call, ...open, ...rest })
  },

  async stream(exchange, call) {
    const { endpoint, deps, response, life, ignored } = exchange
    const open = openEnded(exchange)
    try {
      const { handle } = endpoint.streamed ?? (endpoint as Endpoint<'stream'>)
      const events = await handle({ ...call, signal: open.signal, watchVolume: open.watchVolume, response })
      if (events === null) return open.close()
      return async () => {
        life.clear()
        withIgnored(response, null, ignored)
        await sendEvents(response.status(endpoint.success.status), events, open, deps.commentEveryMs)
      }
    } catch (error) {
      open.close()
      throw error
    }
  },

  async upgrade(exchange, call) {
    const { endpoint, request, response, life } = exchange
    const open = openEnded(exchange)
    let isAccepted = false
    const accept = () => {
      const upgraded = upgradeOffered(request)
      life.clear()
      isAccepted = true
      takeOver(upgraded, response, open)
      return upgraded
    }
    const { signal, watchVolume } = open
    try {
      await (endpoint as Endpoint<'upgrade'>).handle({ ...call, body: undefined, signal, watchVolume, accept })
      if (!isAccepted) throw new Error('the handler neither accepted nor rejected the WebSocket')
    } catch (error) {
      open.close()
      if (isAccepted) request.socket.destroy()
      throw error
    }
  },
}
