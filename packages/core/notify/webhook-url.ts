import { LIMITS } from '../limits.js'
import { text } from '../schemas.js'

export interface WebhookUrl {
  /** The URL to call: normalized, without the fragment, so that different spellings of a URL are equal. */
  url: string
  /** In lower case, without a port. */
  host: string
}

/** Parses an absolute URL with a host; null for anything else. The sender decides whether the URL may be called. */
export const parseWebhookUrl = (given: string): WebhookUrl | null => {
  if (!URL.canParse(given)) return null
  const parsed = new URL(given)
  parsed.hash = ''
  return parsed.hostname === '' ? null : { url: parsed.href, host: parsed.hostname }
}

/** Schema for the URL of a webhook, kept as given. */
export const webhookUrl = () =>
  text(1, LIMITS.webhookUrl.max)
    .refine((given) => parseWebhookUrl(given) !== null, 'must be an absolute URL, such as https://example.com/webhook')
    .refine(
      (given) => (parseWebhookUrl(given)?.url.length ?? 0) <= LIMITS.webhookUrl.max,
      `must have at most ${LIMITS.webhookUrl.max} characters once it is percent-encoded`,
    )
    .meta({ format: 'uri' })
