import { type BroadcastPorts, broadcast } from '@agent-memory/core/notify/broadcast'
import { broadcastAnswer, broadcastBody } from '@agent-memory/core/notify/broadcast-schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

export const broadcastRoutes = (ports: BroadcastPorts): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/agent/broadcast',
    summary: 'Send a message to all agents that listen to a volume',
    description:
      'Every client with a WebSocket on the volume (`GET /ws`) gets it, including the sender. A client that ' +
      'reconnects with `last_event_id` gets it too, unless a message after `last_event_id` is over five minutes old.',
    tag: 'Notifications',
    answer: 'json',
    accepts: ['key'],
    operation: 'broadcast',
    limit: 'broadcast',
    errors: ['agent_not_authorized_for_volume'],
    body: broadcastBody,
    success: { status: 200, body: broadcastAnswer },
    async handle({ principal, body: { volume_id: volumeId, event_type: eventType, message } }) {
      await broadcast(ports, { principal, volumeId, eventType, message })
      return { status: 'broadcast_sent' as const }
    },
  }),
]
