import { parseArgs } from 'node:util'
import { openManagementStore } from '@agent-memory/adapters/postgres/management'
import { LIMITS } from '@agent-memory/core/limits'
import { createOwner as create } from '@agent-memory/core/people'
import { email, text } from '@agent-memory/core/schemas'
import { type Command, refuse, withDatabase } from './command.js'

export const createOwner: Command = async ({ url, args, io }) => {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, name: { type: 'string' }, organization: { type: 'string' } },
  })
  const address = email().safeParse(values.email)
  if (!address.success) return refuse(io, '--email must be an e-mail address.')
  const password = text(LIMITS.password.min, LIMITS.password.max).safeParse((await io.read()).replace(/\r?\n$/, ''))
  if (!password.success) {
    return refuse(
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
