import { authorizedVolumes } from '@agent-memory/core/accounts/authorized-volume'
import { SOCKETS } from '@agent-memory/core/limits'
import { socketQuery } from '@agent-memory/core/notify/socket-schemas'
import type { VolumeStore } from '@agent-memory/core/ports/accounts/volumes'
import type { EventLog } from '@agent-memory/core/ports/notify/event-log'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Ended } from '@agent-memory/runtime/http/openapi/open-ended'
import { upgradeOffered } from '@agent-memory/runtime/http/upgrades'
import type { Connection } from '../sockets/connection.js'
import type { Feed } from '../sockets/feed.js'
import { refuseBadHandshake, type Sockets } from '../sockets/sockets.js'

export interface SocketPorts {
  volumes: Pick<VolumeStore, 'volumesForKey'>
  eventLog: Pick<EventLog, 'end' | 'find'>
}

export interface SocketParts {
  sockets: Sockets
  feed: Feed
  onError(error: unknown): void
}

export const socketRoutes = (ports: SocketPorts, { sockets, feed, onError }: SocketParts): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/ws',
    summary: 'Listen to the broadcasts and events of volumes over a WebSocket',
    description:
      'Each message is one JSON text: a broadcast (`id`, `type`, `volume_id`, `from_agent`, `agent_id`, `message`, ' +
      '`timestamp`) or an event (`id`, `type`, `volume_id`, `data`, `timestamp`); all clients get them in the same ' +
      'order. Web pages cannot set the Authorization header: they offer the subprotocols `sm.v1` and ' +
      '`bearer.<API_KEY>` instead. The service pings every 30 s and takes no messages. It closes the socket with 1003 ' +
      'after a message (1009 after one of more than 1,024 bytes), 1008 when access is lost, 1011 when the events cannot ' +
      'be read, 1012 when the service restarts, 1013 when the client reads too slowly, and 4410 when the service cannot ' +
      'resume after `last_event_id`. A browser does not tell a page why a WebSocket was refused. To find out, send the ' +
      'same GET without an upgrade: the response is the same error, or 400 with the field `Upgrade` if the WebSocket ' +
      'would have been accepted.',
    tag: 'Notifications',
    answer: 'upgrade',
    accepts: ['key'],
    operation: 'request',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume'],
    query: socketQuery,
    success: { status: 101 },
    async handle({ principal, query, request, signal, watchVolume, accept }) {
      const { volume_id: volumeIds, events: types = new Set(), last_event_id: lastEventId } = query
      for (const volumeId of volumeIds) watchVolume(volumeId)
      await authorizedVolumes(ports, principal, 'read_memories', volumeIds)
      const release = sockets.reserve(principal)
      try {
        // These two checks come last, so that a GET without an upgrade is refused for the same reason as a WebSocket.
        upgradeOffered(request)
        refuseBadHandshake(request)
        const end = await ports.eventLog.end()
        const listened = { volumeIds: [...volumeIds], types: [...types] }
        const after =
          lastEventId === undefined ? end : await ports.eventLog.find(lastEventId, listened, SOCKETS.resumeMs)
        let leave = () => {}
        const connection = sockets.open(request, accept(), () => {
          release()
          leave()
        })
        if (connection === null) return release()
        endWith(signal, connection)
        if (after === null) return connection.close('gap')
        const failed = (error: unknown) => {
          onError(error)
          connection.close('failed')
        }
        leave = feed.join({ ...connection, orgId: principal.orgId, volumeIds, types, failed }, after, end)
      } catch (error) {
        release()
        throw error
      }
    },
  }),
]

/** Closes the connection when the service ends the call, but not when the client has disconnected. */
const endWith = (signal: AbortSignal, connection: Connection): void => {
  const close = () => {
    const { why } = signal.reason as Ended
    if (why !== 'gone') connection.close(why)
  }
  if (signal.aborted) close()
  else signal.addEventListener('abort', close, { once: true })
}
