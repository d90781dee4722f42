import { setTimeout as wait } from 'node:timers/promises'
import { NO_VOLUME_ACCESS } from '@agent-memory/core/accounts/access'
import { readableVolumes } from '@agent-memory/core/accounts/authorized-volume'
import type { Principal } from '@agent-memory/core/accounts/principal'
import { accessIdsOf } from '@agent-memory/core/accounts/revocations'
import { AppError } from '@agent-memory/core/errors'
import type { VolumeStore } from '@agent-memory/core/ports/accounts/volumes'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import type { Request } from 'express'
import type { Accepted } from '../endpoint.js'
import { type Authenticator, authenticateAgain, isFailedAuthentication } from './auth.js'

/** How often access is read even without a signal: a loss of access whose signal gets lost is noticed by then. */
const READ_EVERY_MS = 2_000
/** If a read that a signal triggered fails because the store is unavailable, it is retried after this pause. */
const READ_AGAIN_MS = 250

export interface AccessPorts {
  authenticator: Authenticator
  volumes: Pick<VolumeStore, 'volumesForKey'>
  signals: Pick<Signals, 'onRevoked'>
}

export interface AccessWatchOptions {
  /** Called when the caller of a response has lost access altogether, or to a watched volume. */
  onLoss?(noticedBy: NoticedBy): void
  readEveryMs?: number
}

export const NOTICED_BY = ['signal', 'poll'] as const
/**
 * What triggered the read that noticed a loss of access. Many losses noticed by polls mean that signals get lost, or
 * that keys expire.
 */
export type NoticedBy = (typeof NOTICED_BY)[number]

/** The caller of a response that may stay open. */
export interface OpenCall {
  accepts: Accepted
  request: Request
  principal: Principal | null
  /**
   * What `moment()` returned before the caller was authenticated: if it returns more now, access may have been revoked
   * since.
   */
  since: number
}

export interface Watching {
  /**
   * Calls `onLost`, at most once, when the caller can no longer read this volume or the volume was deleted. Returns a
   * function that stops watching the volume.
   */
  volume(volumeId: string, onLost: (error: AppError) => void): () => void
  /** Stops watching the caller and every volume. */
  close(): void
}

/** Watches the access of the callers whose responses are open. */
export interface AccessWatch {
  /** Returns the number of signals so far. If it differs later, access may have changed in between. */
  moment(): number
  /** @param onLost called at most once, with the error that the caller's next request would get */
  watch(call: OpenCall, onLost: (error: AppError) => void): Watching
}

interface NeededVolume {
  volumeId: string
  onLost(error: AppError): void
}

interface OpenResponse extends Pick<OpenCall, 'accepts' | 'request'> {
  onLost(error: AppError): void
  volumes: Set<NeededVolume>
}

/** The open responses to requests with one credential. The credential's access is looked up once for all of them. */
interface Holder {
  credential: string
  responses: Set<OpenResponse>
  /** The ids whose revocation may change the access of this credential (`accessIdsOf`). */
  ids: ReadonlySet<string>
  timer: NodeJS.Timeout
  isReading: boolean
  /** What triggers another read, because access may have changed since the last read began; null if none is due. */
  due: NoticedBy | null
}

/**
 * Opens the registry of open responses of this process. On a signal, it immediately reads the access of each credential
 * concerned, with one query for the credential and one for the volumes of its responses. It also reads every
 * credential's access every two seconds, because signals may be lost and keys may expire. While the store is
 * unavailable, nobody loses access.
 */
export const openAccessWatch = (
  ports: AccessPorts,
  { onLoss = () => {}, readEveryMs = READ_EVERY_MS }: AccessWatchOptions = {},
): AccessWatch => {
  const holders = new Map<string, Holder>()
  let signalled = 0

  ports.signals.onRevoked((ids) => {
    signalled++
    const revoked = new Set(ids)
    for (const holder of holders.values()) if (isConcerned(holder, revoked)) void keepReading(holder, 'signal')
  })

  /** Reads again as long as a change was noted after the last read began, because that read may have missed it. */
  const keepReading = async (holder: Holder, noticedBy: NoticedBy): Promise<void> => {
    holder.due = noticedBy
    if (holder.isReading) return
    holder.isReading = true
    // One read serves all responses and volumes that are added in this tick.
    await Promise.resolve()
    while (holder.due !== null) {
      const { due } = holder
      holder.due = null
      const isKnown = await read(holder, () => onLoss(due))
      if (isKnown || due === 'poll') continue
      holder.due = due
      await wait(READ_AGAIN_MS, undefined, { ref: false })
    }
    holder.isReading = false
  }

  /** Reads the access of a credential and reports what was lost. Returns false if the access could not be read. */
  const read = async (holder: Holder, noteLoss: () => void): Promise<boolean> => {
    const responses = [...holder.responses]
    const [any] = responses
    if (!any) return true
    const needs = responses.flatMap(({ volumes }) => [...volumes].map((need) => ({ need, volumes })))
    const access = await accessOf(ports, any, new Set(needs.map(({ need }) => need.volumeId)))
    if (access instanceof AppError) {
      for (const response of responses.filter((each) => leave(holder, each))) {
        noteLoss()
        response.onLost(access)
      }
    } else if (access !== null) {
      holder.ids = accessIdsOf(access.principal)
      const lost = needs.filter(({ need, volumes }) => !access.readable.has(need.volumeId) && volumes.delete(need))
      for (const { need } of lost) {
        noteLoss()
        need.onLost(noVolumeAccess())
      }
    }
    return access !== null
  }

  const holderOf = (call: OpenCall, principal: Principal): Holder => {
    const credential = credentialOf(call.request, principal)
    const ids = accessIdsOf(principal)
    const known = holders.get(credential)
    if (known) return Object.assign(known, { ids })
    const holder: Holder = {
      credential,
      responses: new Set(),
      ids,
      timer: setInterval(() => holder.isReading || void keepReading(holder, 'poll'), readEveryMs).unref(),
      isReading: false,
      due: null,
    }
    holders.set(credential, holder)
    return holder
  }

  /** Stops watching a response. Returns false if it was no longer watched. */
  const leave = (holder: Holder, response: OpenResponse): boolean => {
    response.volumes.clear()
    const isWatched = holder.responses.delete(response)
    if (isWatched && holder.responses.size === 0) {
      clearInterval(holder.timer)
      holders.delete(holder.credential)
    }
    return isWatched
  }

  return {
    moment: () => signalled,

    watch(call, onLost) {
      const { accepts, request, principal, since } = call
      if (principal === null) return WATCHES_NOTHING
      const holder = holderOf(call, principal)
      const response: OpenResponse = { accepts, request, onLost, volumes: new Set() }
      holder.responses.add(response)
      const catchUp = () => {
        if (signalled !== since) void keepReading(holder, 'signal')
      }
      catchUp()
      return {
        volume(volumeId, onVolumeLost) {
          const need = { volumeId, onLost: onVolumeLost }
          response.volumes.add(need)
          catchUp()
          return () => void response.volumes.delete(need)
        },
        close: () => void leave(holder, response),
      }
    },
  }
}

const WATCHES_NOTHING: Watching = { volume: () => () => {}, close() {} }

/** Returns a text that is equal for requests with the same credential. A cookie next to a key does not count. */
const credentialOf = ({ headers, sessionID }: Request, { kind }: Principal): string =>
  kind === 'session' ? `session ${sessionID}` : `bearer ${headers.authorization}`

const isConcerned = ({ ids, responses }: Holder, revoked: ReadonlySet<string>): boolean => {
  const isRevoked = (id: string) => revoked.has(id)
  return (
    [...ids].some(isRevoked) ||
    [...responses].some(({ volumes }) => [...volumes].some((need) => isRevoked(need.volumeId)))
  )
}

/** Reads what a credential can access now. Returns the error if it is no longer valid; null if the read failed. */
const accessOf = async (
  { authenticator, volumes }: AccessPorts,
  { accepts, request }: OpenResponse,
  volumeIds: ReadonlySet<string>,
): Promise<{ principal: Principal; readable: ReadonlySet<string> } | AppError | null> => {
  try {
    const principal = await authenticateAgain(accepts, request, authenticator)
    return principal && { principal, readable: await readableVolumes({ volumes }, principal, [...volumeIds]) }
  } catch (error) {
    return isFailedAuthentication(error) ? error : null
  }
}

const noVolumeAccess = () => new AppError('agent_not_authorized_for_volume', NO_VOLUME_ACCESS)
