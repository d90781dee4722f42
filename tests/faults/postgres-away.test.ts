import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { freeze } from '../support/freeze.js'
import { endure } from './harness/outage.js'
import { type AloneInstallation, installAlone } from './harness/places/alone.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'

describe('shape 1', () => {
  let installation: AloneInstallation
  beforeAll(async () => {
    installation = await installAlone()
  })
  afterAll(() => installation.stop())

  test(
    cites('a PostgreSQL that hangs: 503 in time, and accepted work completes by itself', 'errors.service-unavailable'),
    async () => {
      const outage = async () => {
        const thaw = await freeze(installation.postmaster())
        return async () => thaw()
      }
      expect(await endure(installation, 'hang, shape 1', outage)).toEqual([])
    },
  )
})

describe('shape 2', () => {
  let installation: FleetInstallation
  beforeAll(async () => {
    installation = await installFleet()
  })
  afterAll(() => installation.stop())

  test(
    cites('a PostgreSQL that hangs: 503 in time, and accepted work completes by itself', 'errors.service-unavailable'),
    async () => {
      const outage = async () => {
        const thaw = await freeze(installation.postgres.pid())
        return async () => thaw()
      }
      expect(await endure(installation, 'hang, shape 2', outage)).toEqual([])
    },
  )

  test(
    cites(
      'a PostgreSQL that is gone: 503 in time, and accepted work completes by itself',
      'errors.service-unavailable',
    ),
    async () => {
      const outage = async () => {
        await installation.postgres.kill()
        return () => installation.postgres.start()
      }
      expect(await endure(installation, 'gone, shape 2', outage)).toEqual([])
    },
  )
})
