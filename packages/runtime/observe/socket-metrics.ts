import { Counter, Gauge } from 'prom-client'
import type { Metrics } from './metrics.js'

/** Registers the metrics of WebSockets in this process; returns their observer. */
export const measureSockets = <Reason extends string>(
  { registry }: Metrics,
  reasons: readonly Reason[],
): { opened(): void; closed(reason: Reason | null): void } => {
  const registers = [registry]
  const open = new Gauge({ name: 'sockets_open', help: 'Open WebSockets', registers })
  const closed = new Counter({
    name: 'sockets_closed_total',
    help: 'WebSockets that ended, by reason: left (by the client), or why the service closed them (slow: the reader did not keep up)',
    labelNames: ['reason'] as const,
    registers,
  })
  for (const reason of ['left', ...reasons]) closed.inc({ reason }, 0)
  return {
    opened: () => open.inc(),
    closed(reason) {
      open.dec()
      closed.inc({ reason: reason ?? 'left' })
    },
  }
}
