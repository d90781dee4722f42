import type { Broadcast, LoggedEvent } from '../ports/notify/event-log.js'

export const presentBroadcast = ({ eventId, volumeId, event, createdAt }: LoggedEvent, said: Broadcast) => ({
  id: eventId,
  type: event,
  volume_id: volumeId,
  from_agent: said.fromAgent,
  agent_id: said.agentId,
  message: said.message,
  timestamp: createdAt.toISOString(),
})

/** @param data the event's current data, as `eventDataOf` builds it */
export const presentSocketEvent = ({ eventId, volumeId, event, createdAt }: LoggedEvent, data: object) => ({
  id: eventId,
  type: event,
  volume_id: volumeId,
  data,
  timestamp: createdAt.toISOString(),
})
