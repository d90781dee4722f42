import { expect, test } from '@jest/globals'
import type { KeyPrincipal } from '../accounts/principal.js'
import type { VolumeReach } from '../ports/accounts/volumes.js'
import type { DeliveryResult, DueDelivery, EndpointPause } from '../ports/notify/deliveries.js'
import type { WebhookAttempt, WebhookRequest } from '../ports/notify/webhook-sender.js'
import { type DeliveryPorts, openDelivering } from './deliver.js'
import type { Destination, PlaceUse, Refusal } from './endpoint-room.js'

const EVENT = {
  ...{ eventId: 'event', volumeId: 'volume', event: 'webhook.test', createdAt: new Date(0) },
  ...{ nodeId: null, memoryId: null, documentId: null, takenBack: false },
}
const DUE: DueDelivery = {
  ...{
    webhookId: 'webhook',
    orgId: 'org',
    volumeId: 'volume',
    keyId: 'key',
    accessIds: ['webhook', 'volume', 'org', 'key'],
    url: 'https://receiver.example:8443/hook',
  },
  ...{ pause: { askedMs: 0, silentMs: 0 }, secrets: [], isActive: true, isPending: true, attempts: 0, event: EVENT },
}

const PRINCIPAL: KeyPrincipal = {
  ...{ kind: 'key', keyKind: 'org_rw', keyId: 'key', orgId: 'org', projectId: null, agentId: null, userId: null },
  ...{ name: 'CI', roles: {} },
}
const PAUSE = { askedMs: 0, silentMs: 5_000 }
const VOLUME: VolumeReach = {
  ...{ volumeId: 'volume', orgId: 'org', projectId: 'project', name: 'Volume', type: 'team', createdBy: null },
  ...{ headSeq: 0n, createdAt: new Date(0), updatedAt: new Date(0), permissions: null, locale: null, pii: 'allow' },
}

/** Runs one delivery. Returns what the delivery did, and the error that it ended with, if any. */
const deliver = async (
  post: (request: WebhookRequest, revoke: (id: string) => void) => Promise<WebhookAttempt>,
  due: Partial<DueDelivery> = {},
  principals: (KeyPrincipal | null)[] = [PRINCIPAL],
  whileEntering: (revoke: (id: string) => void) => Refusal | undefined = () => undefined,
) => {
  const did = {
    entered: [] as (Destination & { pause: EndpointPause })[],
    left: [] as PlaceUse[],
    recorded: [] as DeliveryResult[],
    finished: 0,
  }
  let revoke = (_id: string): void => {}
  const never = () => Promise.reject(new Error('not needed'))
  const ports: DeliveryPorts = {
    deliveries: {
      fanOut: never,
      due: async () => ({ ...DUE, ...due }),
      record: async (_, result) => {
        did.recorded.push(result)
        return null
      },
      goOnWithout: never,
      release: never,
      oldest: never,
      finish: async () => void did.finished++,
    },
    endpointRoom: {
      enter: async (to, pause) => {
        did.entered.push({ ...to, pause })
        const refusal = whileEntering(revoke)
        if (refusal) return refusal
        return {
          reach: (machine) => (machine === 'full' ? { afterMs: 1_000 } : null),
          pauseAfter: () => PAUSE,
          leave: (use) => void did.left.push(use),
        }
      },
    },
    keys: { principalOf: async () => (principals.length > 1 ? principals.shift() : principals[0]) ?? null },
    volumes: { volumeForKey: async () => VOLUME },
    eventSubjects: { entity: never, memory: never },
    documents: { read: never },
    encryption: { open: () => '' },
    webhookSigner: { sign: () => '' },
    webhookSender: { post: (request) => post(request, revoke) },
    signals: {
      onRevoked: (listener) => {
        revoke = (id) => listener([id])
      },
    },
    now: () => new Date(0),
    random: () => 1,
    onDelivery: () => {},
    onError: () => {},
  }
  const job = { webhookId: 'webhook', eventId: 'event', outboxId: 1n }
  const ended = await openDelivering(ports)(job).catch((error: unknown) => error)
  return { ...did, ended }
}

const answered =
  (status: number, retryAfterMs: number | null = null) =>
  async (): Promise<WebhookAttempt> => ({
    ...{ outcome: 'answered', status, retryAfterMs, durationMs: 40, excerpt: null, isBodySlow: false },
  })

test('a delivery enters with its organization, its host without the port, and the pause that is known', async () => {
  const pause = { askedMs: 300_000, silentMs: 0 }
  expect(await deliver(answered(204), { pause })).toMatchObject({
    entered: [{ webhookId: 'webhook', orgId: 'org', host: 'receiver.example', pause }],
    recorded: [{ kind: 'delivered', pause: PAUSE }],
  })
})

test('a delivery that is refused waits up to a fifth longer, but no longer than its endpoint asked for', async () => {
  const refusedWith = async (refusal: Refusal) =>
    (await deliver(answered(204), {}, [PRINCIPAL], () => refusal)).recorded
  expect(await refusedWith({ afterMs: 60_000 })).toEqual([
    { kind: 'held', retryMs: 72_000, isExact: false, endsSilence: false },
  ])
  expect(await refusedWith({ askedMs: 600_000 })).toEqual([
    { kind: 'held', retryMs: 600_000, isExact: true, endsSilence: false },
  ])
})

test.each([
  [204, null, 0],
  [429, 120_000, 120_000],
  [503, 120_000, 120_000],
  [503, null, 0],
  [500, 120_000, 0],
])('after %d with Retry-After %s the endpoint rests for %d ms', async (status, retryAfterMs, restMs) => {
  expect((await deliver(answered(status, retryAfterMs))).left).toEqual([{ durationMs: 40, isBodySlow: false, restMs }])
})

test('a failed attempt counts as unanswered', async () => {
  const failed = async (): Promise<WebhookAttempt> => ({ outcome: 'failed', reason: 'It failed.', durationMs: 40 })
  expect(await deliver(failed)).toMatchObject({ left: ['unanswered'], recorded: [{ kind: 'failed', pause: PAUSE }] })
})

test('so does one that ends with an error of ours, which the job repeats', async () => {
  const error = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  expect(await deliver(() => Promise.reject(error))).toMatchObject({ left: ['unanswered'], recorded: [], ended: error })
})

test('a delivery whose machine is full waits, and says nothing about the endpoint', async () => {
  const reaching = async ({ reach }: WebhookRequest): Promise<WebhookAttempt> => {
    const full = reach('full')
    return full ? { outcome: 'held', ...full } : answered(204)()
  }
  expect(await deliver(reaching)).toMatchObject({
    left: ['unused'],
    recorded: [{ kind: 'held', retryMs: 1_200, endsSilence: true }],
    ended: undefined,
  })
})

test('a delivery that is not sent says nothing about the endpoint', async () => {
  expect(await deliver(answered(204), { event: null })).toMatchObject({
    left: ['unused'],
    recorded: [{ kind: 'dropped' }],
  })
  expect(await deliver(answered(204), { isActive: false })).toMatchObject({
    entered: [],
    recorded: [{ kind: 'dropped' }],
  })
  expect(await deliver(answered(204), { isPending: false })).toMatchObject({ entered: [], finished: 1 })
})

/** An endpoint that never answers; once it is called, `id` is revoked. */
const hanging =
  (id: string) =>
  ({ signal }: WebhookRequest, revoke: (id: string) => void): Promise<WebhookAttempt> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      revoke(id)
    })

const LOST = { left: ['unused'], recorded: [{ kind: 'dropped', disables: 'access_lost' }], ended: undefined }

test('an attempt stops when a revocation has taken the access of its key', async () => {
  for (const id of DUE.accessIds) expect(await deliver(hanging(id), {}, [PRINCIPAL, null])).toMatchObject(LOST)
})

test('an attempt stops when its webhook is removed, though its key may read the volume', async () => {
  expect(await deliver(hanging('webhook'))).toMatchObject(LOST)
})

test('a webhook that is removed while its delivery waits for room is not called', async () => {
  const willing = async ({ signal }: WebhookRequest) => {
    signal?.throwIfAborted()
    return answered(204)()
  }
  expect(await deliver(willing, {}, [PRINCIPAL], (revoke) => void revoke('webhook'))).toMatchObject(LOST)
})

test('an attempt goes on after a revocation that leaves its access or concerns others', async () => {
  const goingOn =
    (id: string) =>
    async ({ signal }: WebhookRequest, revoke: (id: string) => void) => {
      revoke(id)
      await new Promise((resolve) => setImmediate(resolve))
      expect(signal?.aborted).toBe(false)
      return answered(204)()
    }
  for (const id of ['key', 'another']) {
    expect(await deliver(goingOn(id))).toMatchObject({ recorded: [{ kind: 'delivered' }] })
  }
})
