import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openManagementStore } from '@agent-memory/adapters/postgres/accounts/management'
import { openQuotaStore } from '@agent-memory/adapters/postgres/accounts/quotas'
import { linkTo } from '@agent-memory/core/accounts/people/link-tokens'
import { beginReset } from '@agent-memory/core/accounts/people/passwords'
import { createOwner as create } from '@agent-memory/core/accounts/people/people'
import { LIMITS } from '@agent-memory/core/limits'
import { email, text } from '@agent-memory/core/schemas'
import { z } from 'zod'
import { type Command, usageError, withDatabase } from './command.js'

export const createOwner: Command = async ({ url, args, io }) => {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, name: { type: 'string' }, organization: { type: 'string' } },
  })
  const address = email().safeParse(values.email)
  if (!address.success) return usageError(io, '--email must be an e-mail address.')
  const password = text(LIMITS.password.min, LIMITS.password.max).safeParse((await io.read()).replace(/\r?\n$/, ''))
  if (!password.success) {
    return usageError(
      io,
      `Give a password of ${LIMITS.password.min} to ${LIMITS.password.max} characters on standard input.`,
    )
  }
  return withDatabase(url, async (database) => {
    const owner = await create(openManagementStore(database, { onError: () => {} }), {
      email: address.data,
      password: password.data,
      name: values.name ?? null,
      orgName: values.organization ?? null,
    })
    io.print(
      `user_id ${owner.userId}\norg_id ${owner.orgId}\nproject_id ${owner.projectId}\nvolume_id ${owner.volumeId}`,
    )
    return 0
  })
}

/**
 * Prints a token with which a user sets a new password, and a link with the token if BASE_URL is set; for services that
 * send no mail.
 */
export const resetPassword: Command = async ({ config, url, args, io }) => {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  const address = email().safeParse(values.email)
  if (!address.success) return usageError(io, '--email must be an e-mail address.')
  return withDatabase(url, async (database) => {
    const { passwordStore } = openManagementStore(database, { onError: () => {} })
    // A random key suffices: no job mails this link, so nothing has to compute the token again from the same key.
    const ports = { passwordStore, tokenKey: randomBytes(32), now: () => new Date() }
    const token = await beginReset(ports, address.data, { mailIn: null })
    if (token === null) return usageError(io, 'This address has no account.')
    io.print(`token ${token}`)
    if (config.baseUrl !== undefined) io.print(`link ${linkTo(config.baseUrl, 'password_reset', token)}`)
    io.print('The token can be used once, within an hour. The new password ends all sessions of the user.')
    return 0
  })
}

/** Sets or removes the monthly quota of an organization. */
export const quota: Command = async ({ url, args, io }) => {
  const { values } = parseArgs({ args, options: { organization: { type: 'string' }, monthly: { type: 'string' } } })
  const { organization = '', monthly = '' } = values
  if (!z.uuid().safeParse(organization).success)
    return usageError(io, '--organization must be the id of an organization.')
  if (monthly !== 'none' && !/^\d{1,9}$/.test(monthly))
    return usageError(io, '--monthly must be a whole number, or the word none.')
  return withDatabase(url, async (database) => {
    const known = await openQuotaStore(database).set(organization, monthly === 'none' ? null : Number(monthly))
    if (!known) return usageError(io, 'There is no organization with this id.')
    io.print(
      monthly === 'none'
        ? 'The organization has no monthly quota.'
        : `The monthly quota is now ${Number(monthly)} proposals, queries and searches.`,
    )
    return 0
  })
}
