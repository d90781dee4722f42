import { randomBytes } from 'node:crypto'
import { LIMITS } from '../limits.js'
import { text } from '../schemas.js'

/** Marks a secret as base64, as in Standard Webhooks; any other text is the key itself. */
const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64 random bytes. */
const RANDOM_BYTES = 32
/** The standard alphabet with padding: some libraries of receivers accept nothing else. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Schema for the secret that signs a webhook's deliveries. */
export const webhookSecret = () =>
  text(1, LIMITS.webhookSecret.max)
    .refine(
      (secret) =>
        !secret.startsWith(PREFIX) || (secret.length > PREFIX.length && BASE64.test(secret.slice(PREFIX.length))),
      `must be base64 with padding after ${PREFIX}; without that prefix, any text can be a secret`,
    )
    .describe(
      'Signs deliveries as Standard Webhooks does: its characters are the key, or after `whsec_` the bytes that it encodes in base64. No answer contains it.',
    )

/** Makes a secret of 256 random bits. */
export const makeWebhookSecret = (): string => PREFIX + randomBytes(RANDOM_BYTES).toString('base64')
