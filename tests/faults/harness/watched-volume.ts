import { type OpenSocket, openSocket } from '../../support/http/open-ended/socket.js'

/** A WebSocket on one volume that a test can close and reopen. */
export interface WatchedVolume {
  /** Ids of all received events, in the order of their arrival. */
  ids(): string[]
  leave(): Promise<void>
  /** Reconnects, and asks for the events after the last received one. */
  resume(): Promise<void>
}

interface Watched {
  realtimeUrl: string
  key: string
  volumeId: string
  events: readonly string[]
}

/** Opens a WebSocket that asks for these events. */
export const watchVolume = async ({ realtimeUrl, key, volumeId, events }: Watched): Promise<WatchedVolume> => {
  const former: string[] = []
  const open = (since = '') => openSocket(realtimeUrl, `volume_id=${volumeId}&events=${events.join()}${since}`, { key })
  let socket: OpenSocket = await open()
  const ids = () => [...former, ...socket.messages.map(({ id }) => String(id))]
  return {
    ids,
    async leave() {
      socket.websocket.close()
      await socket.closed
    },
    async resume() {
      former.splice(0, former.length, ...ids())
      socket = await open(`&last_event_id=${former.at(-1)}`)
    },
  }
}
