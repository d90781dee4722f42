import { randomBytes } from 'node:crypto'
import { LIMITS } from '../limits.js'
import { text } from '../schemas.js'

/** Marks a secret that is a key in base64, as in Standard Webhooks. A secret without this prefix is itself the key. */
const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64 random bytes. */
const RANDOM_BYTES = 32
/** Base64 in its standard alphabet, with padding: some receivers' libraries accept nothing else. */
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
      'Signs deliveries as Standard Webhooks specifies. The key is this text or, if it begins with `whsec_`, the bytes that the rest encodes in base64. A secret given here is never returned.',
    )

/** Makes a secret of 256 random bits. */
export const makeWebhookSecret = (): string => PREFIX + randomBytes(RANDOM_BYTES).toString('base64')
