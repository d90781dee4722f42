import type { WebhookSigner } from '@agent-memory/core/ports/notify/webhook-signer'
import { Webhook } from 'standardwebhooks'

const ENCODED = 'whsec_'

/** Raw text is passed as bytes: the library would take one byte of each character of a string. */
const keyed = (secret: string): Webhook =>
  secret.startsWith(ENCODED) ? new Webhook(secret) : new Webhook(Buffer.from(secret, 'utf8'), { format: 'raw' })

export const openWebhookSigner = (): WebhookSigner => ({
  sign: (secret, { id, sentAt, body }) => keyed(secret).sign(id, sentAt, body),
})
