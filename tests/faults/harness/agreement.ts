import { expect } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { type Installation, storesOf } from './places/installation.js'

/**
 * PostgreSQL and the stores beside it agree, by `sm-admin reconcile`.
 * @param compared what it prints about each of them
 */
export const expectAgreement = (installation: Installation, compared: RegExp): Promise<void> => {
  const { databaseUrl, stores } = storesOf(installation)
  // Fails without reporting differences when a store is slow.
  return eventually(async () =>
    expect(await smAdmin(databaseUrl, ['reconcile'], '', stores)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(compared),
    }),
  )
}
