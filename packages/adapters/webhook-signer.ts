import type { WebhookSigner } from '@agent-memory/core/ports/notify/webhook-signer'
import { Webhook } from 'standardwebhooks'

const ENCODED = 'whsec_'

/** Passes a raw secret as bytes: from a string, `standardwebhooks` would take only one byte of each character. */
const keyed = (secret: string): Webhook =>
  secret.startsWith(ENCODED) ? new Webhook(secret) : new Webhook(Buffer.from(secret, 'utf8'), { format: 'raw' })

export const openWebhookSigner = (): WebhookSigner => ({
  sign: (secret, { id, sentAt, body }) => keyed(secret).sign(id, sentAt, body),
})
