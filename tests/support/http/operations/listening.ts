import { setTimeout as pause } from 'node:timers/promises'
import { EVENT_TYPES } from '@agent-memory/core/notify/event-types'
import fc from 'fast-check'
import { eventually } from '../../eventually.js'
import { startWebhookReceiver } from '../../servers/web/webhook-receiver.js'
import { send, shared } from '../../shared.js'
import { expectStatus } from '../client.js'
import { memoriesOf } from '../memories.js'
import { askSocket, openSocket } from '../open-ended/socket.js'
import { webhooksOf } from '../open-ended/webhooks.js'
import type { Marked } from './marked-tenant.js'

/** What arrived for a tenant. */
export interface Arrivals {
  sockets: string[]
  webhooks: string[]
}

/** Tenants with an open socket and a webhook each, for all events of their volumes. */
export interface Listening {
  /** Causes a broadcast and a memory event in each volume. */
  stir(): Promise<void>
  /** Returns what arrived for each tenant, once everything that `stir` caused has arrived. */
  arrived(): Promise<Arrivals[]>
  /** Id of an event that the tenant's socket got. */
  eventIdOf(tenant: number): string
  stop(): Promise<void>
}

export const listenAll = async (tenants: readonly Marked[]): Promise<Listening> => {
  const receiver = await startWebhookReceiver()
  let stirred = 0
  const listeners = await Promise.all(
    tenants.map(async ({ tenant: { volumeId }, canary, credentials }) => {
      const key = credentials[1]?.key ?? ''
      const url = receiver.url(`/${canary}`)
      await webhooksOf(send, key, volumeId).subscribe({ url, events: EVENT_TYPES })
      const socket = await openSocket(shared().realtimeUrl, `volume_id=${volumeId}&events=${EVENT_TYPES}`, { key })
      return { key, volumeId, canary, socket, mine: memoriesOf(send, key, volumeId) }
    }),
  )
  return {
    async stir() {
      stirred++
      const stirring = listeners.map(async ({ key, volumeId, canary, mine }) => {
        const body = { volume_id: volumeId, message: `${canary} calls.` }
        expectStatus(await send('POST', '/agent/broadcast', { key, body }), 200)
        await mine.write(`Ship ${crypto.randomUUID()} of ${canary} is at berth ${crypto.randomUUID()}.`)
      })
      await Promise.all(stirring)
    },
    arrived: () =>
      eventually(async () =>
        listeners.map(({ canary, socket }) => {
          const webhooks = receiver.at(`/${canary}`).map(({ body }) => body)
          const sockets = socket.messages.map((message) => JSON.stringify(message))
          const missing = Math.max(2 * stirred - sockets.length, stirred - webhooks.length)
          if (missing > 0) throw new Error(`${canary} still waits for ${missing} events`)
          return { sockets, webhooks }
        }),
      ),
    eventIdOf(tenant) {
      const { socket, volumeId } = listeners[tenant] as (typeof listeners)[number]
      return socket.messages.find(({ volume_id }) => volume_id === volumeId)?.id
    },
    async stop() {
      for (const { socket } of listeners) socket.websocket.close()
      await receiver.stop()
    },
  }
}

const WAYS = ['theirs', 'both', 'after their event'] as const

/** How a caller tries to listen to the volume of a target; both are indexes of tenants. */
export interface Knock {
  caller: number
  credential: number
  target: number
  way: (typeof WAYS)[number]
}

export const knocks = (callers: number, targets: number): fc.Arbitrary<Knock> =>
  fc
    .record({
      caller: fc.nat(callers - 1),
      credential: fc.nat(5),
      target: fc.nat(targets - 1),
      way: fc.constantFrom(...WAYS),
    })
    .filter(({ caller, target }) => caller !== target)

/**
 * Tries to open a socket. Returns what came back: the reply or, after an attempt to resume in the caller's own volume,
 * the messages; and whether the service let the caller in.
 */
export const knock = async (
  { caller, credential, target, way }: Knock,
  tenants: readonly Marked[],
  listening: Listening,
): Promise<{ text: string; isLetIn: boolean }> => {
  const [from, to] = [tenants[caller] as Marked, tenants[target] as Marked]
  const [own, theirs] = [from, to].map(({ tenant }) => `volume_id=${tenant.volumeId}`)
  const query = {
    theirs,
    both: `${own}&${theirs}`,
    'after their event': `${own}&last_event_id=${listening.eventIdOf(target)}`,
  }[way]
  const { key, cookie } = from.credentials[credential] ?? {}
  const options = { ...(key !== undefined && { key }), headers: cookie === undefined ? {} : { Cookie: cookie } }
  const { socket, reply } = await askSocket(shared().realtimeUrl, `${query}`, options)
  if (reply) return { text: `${reply.text} ${JSON.stringify([...reply.headers])}`, isLetIn: false }
  if (way === 'after their event') await Promise.race([socket.closed, pause(5_000)])
  socket.websocket.close()
  const { code } = await socket.closed
  return { text: JSON.stringify(socket.messages), isLetIn: code !== 4410 }
}
