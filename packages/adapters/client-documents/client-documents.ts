import type { ClientDocuments, DocumentOutcome } from '@agent-memory/core/ports/accounts/oauth-clients'
import { type CheckedTarget, type Connector, type ConnectorOptions, openConnector } from '../webhooks/connector.js'
import { failureReason } from '../webhooks/failure-reason.js'
import { NotCallable, readWebhookUrl } from '../webhooks/webhook-url.js'
import { wholeBody } from '../whole-body.js'
import { freshSeconds } from './freshness.js'

export interface ClientDocumentsOptions extends Omit<ConnectorOptions, 'setting'> {
  /** Time limit of a fetch, in ms. It is short because a person is waiting. */
  limitMs?: number
}

const LIMIT_MS = 5_000
/** Twice the limit of 5 kilobytes that the IETF draft on client id metadata documents recommends. */
const MOST_BYTES = 10_240

/**
 * Opens the fetcher of client id metadata documents. It uses the webhook connector, which resolves a name once, checks
 * its addresses and connects only to them.
 * @throws Error when an allowed network is neither a CIDR block nor an address
 */
export const openClientDocuments = ({ limitMs = LIMIT_MS, ...options }: ClientDocumentsOptions): ClientDocuments => {
  const connector = openConnector({ ...options, setting: 'OAUTH_ALLOWED_NETWORKS' })
  return {
    fetch: (url) =>
      connector.bounded(limitMs, undefined, async (signal) => {
        let mayExplain = true
        try {
          const called = readWebhookUrl(url)
          // From here on a failure is explained only if the addresses to call are public: how a name resolves may
          // reveal something about the operator's network.
          mayExplain = false
          const target = await connector.targetOf(called, signal)
          mayExplain = target.isPublic
          return { ...(await get(connector, target, signal)), mayExplain }
        } catch (error) {
          const cause = signal.aborted ? signal.reason : error
          const reason = failureReason(cause)
          if (reason === null) throw cause
          return { outcome: 'failed', reason, isTemporary: !(cause instanceof NotCallable), mayExplain }
        }
      }),
    close: connector.close,
  }
}

const get = async (connector: Connector, target: CheckedTarget, signal: AbortSignal): Promise<DocumentOutcome> => {
  const request = { method: 'GET', headers: { accept: 'application/json' } } as const
  const read = (body: AsyncIterable<Buffer>) => wholeBody(body, MOST_BYTES)
  const { status, headers, body } = await connector.call(target, request, read, signal)
  if (status !== 200) {
    const isTemporary = status >= 500 || status === 429
    return { outcome: 'failed', reason: `The response had the status ${status} instead of 200.`, isTemporary }
  }
  if (body === null)
    return { outcome: 'failed', reason: `The response has more than ${MOST_BYTES} bytes.`, isTemporary: false }
  return { outcome: 'fetched', text: body.toString('utf8'), freshSeconds: freshSeconds(headers, Date.now()) }
}
