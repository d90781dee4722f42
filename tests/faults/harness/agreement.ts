import { expect } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { type Installation, storesOf } from './places/installation.js'

/**
 * Expects `sm-admin reconcile` to report that PostgreSQL and the other stores agree.
 * @param compared matches what the command prints about the stores
 */
export const expectAgreement = (installation: Installation, compared: RegExp): Promise<void> => {
  const { databaseUrl, stores } = storesOf(installation)
  // Retries, because the command fails without comparing when a store is slow.
  return eventually(async () =>
    expect(await smAdmin(databaseUrl, ['reconcile'], '', stores)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(compared),
    }),
  )
}
