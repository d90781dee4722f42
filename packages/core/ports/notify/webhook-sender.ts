/** Sends webhooks, and only to addresses that may be called. */
export interface WebhookSender {
  /**
   * Checks the URL of a new subscription. A name that does not resolve yet is accepted: every attempt checks again.
   * @throws AppError validation_failed with `details.url` for a URL that may not be called
   */
  check(url: string): Promise<void>
  /**
   * Makes one attempt: POSTs the body once, without retries, and follows no redirect. Whatever the receiver does, it ends
   * within the time limit.
   * @throws the signal's reason when the caller gives up before the answer; service_unavailable when the sender closes;
   * errors that are not the receiver's, such as too many open files here
   */
  post(request: WebhookRequest): Promise<WebhookAttempt>
  /** Ends the attempts in flight, and resolves once their connections are closed. */
  close(): Promise<void>
}

export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  signal?: AbortSignal
}

/** How an attempt ended. `durationMs` counts to the head of the answer, or to the failure. */
export type WebhookAttempt = WebhookAnswered | WebhookFailed

/** The receiver answered, with whatever status. */
export interface WebhookAnswered {
  outcome: 'answered'
  /** Of the final answer: a redirect is not followed, and 1xx come before it. */
  status: number
  /** How long the receiver asked to wait, at most a day; null if it did not ask. */
  retryAfterMs: number | null
  durationMs: number
  /** The first 200 characters of the body; null unless the receiver has a public address. */
  excerpt: string | null
}

/** No answer: the URL may not be called, or the name, the connection, TLS, the time or HTTP failed. */
export interface WebhookFailed {
  outcome: 'failed'
  /** One sentence for the owner of the subscription. */
  reason: string
  durationMs: number
}
