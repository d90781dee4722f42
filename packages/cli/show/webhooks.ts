import type { Delivery, ListedWebhook } from '@agent-memory/client/types'
import { fields, type Output } from '../output/output.js'
import { oneLine } from '../output/text.js'

/** Why a webhook was disabled, for a person. A newer service may have other reasons. */
const WHY_DISABLED: Readonly<Record<string, string>> = {
  gone: 'the URL answered 410',
  failing: 'deliveries failed for 5 days',
  access_lost: 'its key can no longer read the volume',
}

/** Why a webhook is paused, for a person. A newer service may have other reasons. */
const WHY_PAUSED: Readonly<Record<string, string>> = {
  asked: 'the URL asked to wait',
  silent: 'the URL does not answer',
}

/** Why and until when the URL of a webhook gets no request. Both fields are missing if the service is older. */
export type Pause = Partial<Pick<ListedWebhook, 'paused_until' | 'pause_reason'>>

/** Describes a pause for a person, after the rest of a line; empty if there is none. */
export const describePause = ({ colours }: Output, { paused_until, pause_reason }: Pause): string => {
  if (!paused_until) return ''
  const why = WHY_PAUSED[pause_reason ?? ''] ?? pause_reason
  return `  ${colours.yellow(`paused until ${paused_until}: ${why}`)}`
}

/** The fields of a pause for programs. */
export const fieldsOfPause = ({ paused_until, pause_reason }: Pause) => [pause_reason, paused_until]

/** Describes a webhook for a person: id, status, URL and events, then its last delivery. */
export const describeWebhook = (output: Output, webhook: ListedWebhook): string => {
  const { colours } = output
  const { webhook_id, status, url, events, disabled_reason, deliveries } = webhook
  const state = status === 'active' ? colours.green('active  ') : colours.red('disabled')
  const why = disabled_reason === null ? '' : `  ${colours.red(WHY_DISABLED[disabled_reason] ?? disabled_reason)}`
  const [last] = deliveries
  const lines = [
    `${webhook_id}  ${state}  ${oneLine(url)}${why}${describePause(output, webhook)}`,
    colours.dim(`  ${events.map(oneLine).join(', ')}`),
  ]
  if (last) lines.push(`  ${describeDelivery(output, last)}`)
  return lines.join('\n')
}

/** Describes a webhook for programs, with the fields that the help of `sm webhooks` lists. */
export const lineOfWebhook = (webhook: ListedWebhook) => {
  const { webhook_id, status, url, events, disabled_reason, deliveries } = webhook
  const [last] = deliveries
  const ofLast = [last?.status, last?.event, last?.event_id, last?.attempted_at, last?.http_status ?? last?.error]
  return fields(status, webhook_id, url, events.join(','), disabled_reason, ...ofLast, ...fieldsOfPause(webhook))
}

/** Describes a delivery for a person: its outcome, its event, and when the next attempt is made. */
export const describeDelivery = ({ colours }: Output, delivery: Delivery): string => {
  const { status, event, attempts, http_status, duration_ms, error, next_attempt_at } = delivery
  const colour = { pending: colours.cyan, delivered: colours.green, failed: colours.red, dropped: colours.red }[status]
  const answered = http_status === null ? '' : `, answered ${http_status} in ${duration_ms ?? 0} ms`
  const why = error === null ? '' : `: ${oneLine(error)}`
  const next =
    status === 'pending' && next_attempt_at !== null && attempts > 0 ? `; next attempt ${next_attempt_at}` : ''
  const tries = attempts > 1 ? ` after ${attempts} attempts` : ''
  return `${colour(status)}${tries}  ${oneLine(event)}${answered}${why}${next}`
}
