import type { WebhookAnswered } from '@agent-memory/core/ports/notify/webhook-sender'
import type { Beginning } from './beginning-of-body.js'
import type { Answer } from './call-pinned.js'
import { readRetryAfter } from './retry-after.js'

const EXCERPT_CHARACTERS = 200

/**
 * Returns what is stored of a response. Leaves out its body if it came from a private network that the operator opened
 * for webhooks, since the subscriber may have no access to that network.
 */
export const summaryOf = (
  { status, headers, body }: Answer<Beginning>,
  isPublic: boolean,
): Pick<WebhookAnswered, 'status' | 'retryAfterMs' | 'excerpt' | 'isBodySlow'> => ({
  status,
  retryAfterMs: readRetryAfter([headers['retry-after']].flat()[0], Date.now()),
  excerpt: isPublic ? excerptOf(body.bytes) : null,
  isBodySlow: body.isSlow,
})

/** Replaces control characters by spaces: PostgreSQL cannot store NUL, and the others would garble a log. */
const excerptOf = (bytes: Buffer): string =>
  [...bytes.toString().replace(/\p{Cc}/gu, ' ')].slice(0, EXCERPT_CHARACTERS).join('').trim()
