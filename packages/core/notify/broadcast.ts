import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import { authorOf, type Principal } from '../accounts/principal.js'
import type { EventLog } from '../ports/notify/event-log.js'
import type { Signals } from '../ports/work/outbox.js'

export interface BroadcastPorts extends VolumeAccess {
  eventLog: Pick<EventLog, 'append'>
  signals: Pick<Signals, 'happened'>
}

export interface BroadcastCall {
  principal: Principal
  volumeId: string
  eventType: string
  message: string
}

/**
 * Sends a message to all listeners of the volume. Once this resolves, the message is in the log. Connected listeners
 * get it now, and listeners that reconnect in time get it after they reconnect.
 * @throws AppError agent_not_authorized_for_volume
 */
export const broadcast = async (
  { eventLog, signals, ...access }: BroadcastPorts,
  { principal, volumeId, eventType, message }: BroadcastCall,
): Promise<void> => {
  await authorizedVolume(access, principal, 'write_memories', volumeId)
  const { keyId, agentId, name } = authorOf(principal)
  await eventLog.append(volumeId, eventType, { fromAgent: name, agentId: agentId ?? keyId, message })
  signals.happened([volumeId])
}
