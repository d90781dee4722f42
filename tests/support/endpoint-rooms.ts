import { type EndpointRoom, openEndpointRoom, type Place } from '@agent-memory/core/notify/endpoint-room'

/** The use of a place by a request that was answered promptly. */
export const PROMPT = { durationMs: 50, isBodySlow: false, restMs: 0 }

/**
 * Opens a room in which each webhook has its own organization and host, unless a test names another.
 * @param now a clock, in milliseconds
 */
export const openTestRoom = (now: () => number) => {
  const { enter } = openEndpointRoom(now)
  return {
    enter: (webhookId: string, { orgId = webhookId, host = webhookId, askedMs = 0, silentMs = 0 } = {}) =>
      enter({ webhookId, orgId, host }, { askedMs, silentMs }),
  }
}

/** Acts this many times at once. */
export const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))

/** Returns the place of an entry. @throws Error if there is none */
export const taken = async (entry: ReturnType<EndpointRoom['enter']>): Promise<Place> => {
  const got = await entry
  if (!('leave' in got)) throw new Error(`the room gave no place: ${JSON.stringify(got)}`)
  return got
}
