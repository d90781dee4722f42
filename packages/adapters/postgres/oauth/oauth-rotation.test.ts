import { randomBytes, randomUUID } from 'node:crypto'
import type { Issued, IssuedKind } from '@agent-memory/core/ports/accounts/oauth'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

let fixture: ManagementFixture
let oauth: ManagementFixture['ports']['oauth']
let userId: string
let clientId: string
beforeAll(async () => {
  fixture = await startManagement()
  oauth = fixture.ports.oauth
  userId = (await fixture.owner()).principal.userId
  clientId = randomUUID()
  await oauth.saveClient({ clientId, metadata: {}, isOfficial: false })
})
afterAll(() => fixture?.close())

const issued = (kind: IssuedKind, grantId: string, more: Partial<Issued> = {}): Issued => ({
  ...{ kind, idHash: randomBytes(32), grantId, payload: {}, expiresAt: inHours(1) },
  ...more,
})
const pair = (grantId: string, more: Partial<Issued> = {}) => [
  issued('RefreshToken', grantId),
  issued('AccessToken', grantId, more),
]
const areStored = (items: readonly Issued[]) =>
  Promise.all(items.map(async ({ kind, idHash }) => (await oauth.find(kind, idHash)) !== null))

/** A grant with one refresh token. */
const newFamily = async () => {
  const grantId = randomUUID()
  await oauth.saveGrant({ grantId, clientId, userId, payload: {}, expiresAt: inHours(24) })
  const token = issued('RefreshToken', grantId)
  expect(await oauth.save(token)).toBe(true)
  return { grantId, usedHash: token.idHash }
}

test('a rotation leaves the token unused and stores nothing if a successor cannot be stored', async () => {
  const { grantId, usedHash } = await newFamily()
  const broken = pair(grantId, { idHash: null as never })
  await expect(oauth.rotate({ grantId, usedHash, successors: broken })).rejects.toThrow()
  expect(await oauth.find('RefreshToken', usedHash)).toMatchObject({ usedMsAgo: null })
  expect(await areStored(broken)).toEqual([false, false])
  const successors = pair(grantId)
  expect(await oauth.rotate({ grantId, usedHash, successors })).toBe('rotated')
  expect(await areStored(successors)).toEqual([true, true])
  expect((await oauth.find('RefreshToken', usedHash))?.usedMsAgo).not.toBeNull()
})

test('a rotation happens once, of 50 at the same time', async () => {
  const { grantId, usedHash } = await newFamily()
  const pairs = Array.from({ length: 50 }, () => pair(grantId))
  const outcomes = await Promise.all(pairs.map((each) => oauth.rotate({ grantId, usedHash, successors: each })))
  expect(outcomes.filter((outcome) => outcome !== 'used')).toEqual(['rotated'])
  const stored = (await Promise.all(pairs.map(areStored))).flat()
  expect(stored.filter(Boolean)).toHaveLength(2)
})

test('a rotation and a revocation at the same time leave nothing that works', async () => {
  for (let round = 0; round < 20; round++) {
    const { grantId, usedHash } = await newFamily()
    const successors = pair(grantId)
    const [outcome] = await Promise.all([
      oauth.rotate({ grantId, usedHash, successors }),
      oauth.revokeGrant(grantId, 'reuse'),
    ])
    expect(['rotated', 'revoked']).toContain(outcome)
    expect(await areStored(successors)).toEqual([false, false])
    expect(await oauth.rotate({ grantId, usedHash, successors })).toBe('revoked')
  }
})

test('a rotation that is withdrawn leaves the refresh token unused, and its successors do not work', async () => {
  const { grantId, usedHash } = await newFamily()
  const [successors, later] = [pair(grantId), pair(grantId)]
  const rotation = { grantId, usedHash, successors }
  expect(await oauth.rotate(rotation)).toBe('rotated')
  for (let times = 0; times < 2; times++) {
    await oauth.withdraw(rotation)
    expect(await areStored(successors)).toEqual([false, false])
    expect(await oauth.find('RefreshToken', usedHash)).toMatchObject({ usedMsAgo: null })
  }
  expect(await oauth.rotate({ grantId, usedHash, successors: later })).toBe('rotated')
})

test('the withdrawal of a rotation that did not happen changes nothing', async () => {
  const { grantId, usedHash } = await newFamily()
  const [successors, others] = [pair(grantId), pair(grantId)]
  expect(await oauth.rotate({ grantId, usedHash, successors })).toBe('rotated')
  await oauth.withdraw({ grantId, usedHash, successors: others })
  expect(await areStored(successors)).toEqual([true, true])
  expect(await oauth.rotate({ grantId, usedHash, successors: others })).toBe('used')
  await oauth.revokeGrant(grantId, 'reuse')
  await oauth.withdraw({ grantId, usedHash, successors })
  expect(await oauth.find('RefreshToken', usedHash)).toBeNull()
})
