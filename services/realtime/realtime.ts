import { eventDataOf } from '@agent-memory/core/notify/event-data'
import type { HandlersOf } from '@agent-memory/core/work/handlers'
import { measureSockets } from '@agent-memory/runtime/observe/socket-metrics'
import type { Service } from '@agent-memory/runtime/process/service'
import { disableAtRevocations } from './disable-at-revocations.js'
import { webhookJobs } from './jobs.js'
import { releaseParked } from './release-parked.js'
import { socketRoutes } from './routes/socket.js'
import { CLOSE, type CloseReason } from './sockets/connection.js'
import { openFeed } from './sockets/feed.js'
import { buildMessages } from './sockets/messages.js'
import { openSockets } from './sockets/sockets.js'

/** Notifies subscribers of events in their volumes: by webhook, and over WebSockets, which also carry broadcasts. */
export const realtime: Service = {
  endpoints(ports) {
    const { eventLog, signals, notes, metrics } = ports
    const onError = (error: unknown): void => notes.failed(error, 'the log of events could not be read; retrying')
    const messagesOf = buildMessages((event) => eventDataOf(ports, event))
    const sockets = openSockets(measureSockets(metrics, Object.keys(CLOSE) as CloseReason[]))
    return socketRoutes(ports, { sockets, feed: openFeed({ eventLog, signals, messagesOf, onError }), onError })
  },
  jobs: (ports): HandlersOf<'realtime'> => webhookJobs(ports),
  background: (ports) => [disableAtRevocations(ports), releaseParked(ports)],
}
