import { parseArgs } from 'node:util'
import { openQuotaStore } from '@agent-memory/adapters/postgres/quotas'
import { z } from 'zod'
import { type Command, refuse, withDatabase } from './command.js'

/** Sets or takes away the monthly quota of an organization. */
export const quota: Command = async ({ url, args, io }) => {
  const { values } = parseArgs({ args, options: { organization: { type: 'string' }, monthly: { type: 'string' } } })
  const { organization = '', monthly = '' } = values
  if (!z.uuid().safeParse(organization).success) return refuse(io, '--organization must be the id of an organization.')
  if (monthly !== 'none' && !/^\d{1,9}$/.test(monthly)) return refuse(io, '--monthly must be a whole number, or none.')
  return withDatabase(url, async (database) => {
    const known = await openQuotaStore(database).set(organization, monthly === 'none' ? null : Number(monthly))
    if (!known) return refuse(io, 'There is no organization with this id.')
    io.print(monthly === 'none' ? 'The organization has no monthly quota.' : `The monthly quota is ${Number(monthly)}.`)
    return 0
  })
}
