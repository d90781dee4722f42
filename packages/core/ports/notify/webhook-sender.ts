/** Sends webhooks, but only to allowed addresses. */
export interface WebhookSender {
  /**
   * Checks the URL of a new subscription. A name that does not resolve yet is accepted: every attempt checks again.
   * @throws AppError validation_failed with `details.url` for a URL that may not be called
   */
  check(url: string): Promise<void>
  /**
   * Makes one attempt: POSTs the body once, without retries, and follows no redirect. The answer's head must come within
   * the sender's time limit; of its body, only what comes within a second is read.
   * @throws the signal's reason when the signal aborts before the answer; service_unavailable when the sender closes;
   * errors that the receiver did not cause, such as too many open files in this process
   */
  post(request: WebhookRequest): Promise<WebhookAttempt>
  /** Ends the attempts in flight, and resolves once their connections are closed. */
  close(): Promise<void>
}

export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  /**
   * Called before each attempt to connect to an address, with the name of the machine that the address leads to. All
   * addresses known to lead to one machine have the same name. If `reach` returns a time, the address is left out.
   */
  reach(machine: string): { afterMs: number } | null
  signal?: AbortSignal
}

/** How an attempt ended. `durationMs`: from its start to the end of what is read of the answer, or to the failure. */
export type WebhookAttempt = WebhookAnswered | WebhookFailed | WebhookHeld

/** The receiver answered, with any status. */
export interface WebhookAnswered {
  outcome: 'answered'
  /** Status of the final answer: never 1xx; 3xx for a redirect, which is not followed. */
  status: number
  /** How long the receiver asked to wait, at most a day; null if it did not ask. */
  retryAfterMs: number | null
  durationMs: number
  /** The first 200 characters of the answer's body; null if the receiver's address is not public. */
  excerpt: string | null
  /** Whether the body was not complete after one second, so that the connection was closed. */
  isBodySlow: boolean
}

/** No answer: the URL is not allowed, its name did not resolve, the connection, TLS or HTTP failed, or time ran out. */
export interface WebhookFailed {
  outcome: 'failed'
  /** One sentence for the owner of the subscription. */
  reason: string
  durationMs: number
}

/** Not sent: `reach` refused an address, and no other could be connected to. `afterMs` is what `reach` returned. */
export interface WebhookHeld {
  outcome: 'held'
  afterMs: number
}
