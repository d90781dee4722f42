import { section } from './section.js'

/** Broadcasts and WebSockets. */
export const realtimeSections = [
  section('specification, Broadcast; Events, WebSocket broadcast', {
    'realtime.broadcast': 'POST /agent/broadcast: message 1-10,000 characters, event_type; delivered to all who listen',
  }),
  section('decisions, Notifications', {
    'realtime.broadcast-access': 'Broadcasting needs write; an event_type with a reserved prefix is 400; 60 a minute',
    'realtime.handshake': 'GET /ws with a key as a header or a subprotocol; 400, 401 and 403 before the upgrade',
    'realtime.socket': 'Several volumes on one socket, in one order; what is no message of a reader closes it',
    'realtime.events': 'Events of the volumes for those who ask, as {id, type, volume_id, data, timestamp}',
    'realtime.resume': 'last_event_id goes on after an event of the last five minutes',
    'realtime.cut': 'Open sockets are closed within 1 s of a revocation',
  }),
]
