import { parseArgs } from 'node:util'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openOAuthClients } from '@agent-memory/adapters/postgres/oauth/oauth-clients'
import { provisionClient } from '@agent-memory/core/accounts/oauth/oauth-clients'
import { AppError, type FieldErrors } from '@agent-memory/core/errors'
import type { ListedClient } from '@agent-memory/core/ports/accounts/oauth-clients'
import { type Command, type CommandCall, usageError, withDatabase } from './command.js'
import { announceRevoked } from './revoked.js'

/** Maximum number of clients listed: more would scroll the latest clients off the screen. */
const MAX_LISTED = 1_000

/** Lists, adds, marks or removes OAuth clients. */
export const clients: Command = async ({ args: [verb = '', ...args], ...call }) => {
  const act = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!act)
    return usageError(
      call.io,
      'Use clients list, clients add, clients official ID, clients unofficial ID or clients remove ID.',
    )
  return act({ ...call, args })
}

const list: Command = ({ url, args, io }) => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
  return withDatabase(url, async (database) => {
    const found = await openOAuthClients(database).listClients(MAX_LISTED + 1)
    const shown = found.slice(0, MAX_LISTED)
    if (values.json) {
      io.print(JSON.stringify(shown.map(asJson), null, 2))
      return 0
    }
    for (const client of shown) io.print(inOneLine(client))
    if (found.length > MAX_LISTED) io.print(`There are more clients: only the latest ${MAX_LISTED} are listed.`)
    if (found.length === 0) io.print('There are no clients.')
    return 0
  })
}

const asJson = ({ clientId, metadata, origin, isOfficial, isConfidential, createdAt, grants }: ListedClient) => ({
  client_id: clientId,
  client_name: metadata.client_name ?? null,
  redirect_uris: metadata.redirect_uris,
  origin,
  is_official: isOfficial,
  is_confidential: isConfidential,
  created_at: createdAt.toISOString(),
  grants,
})

const inOneLine = (client: ListedClient): string => {
  const { client_id, client_name, redirect_uris, origin, is_official, is_confidential, created_at, grants } =
    asJson(client)
  const marks = [origin, ...(is_official ? ['official'] : []), is_confidential ? 'confidential' : 'public']
  const users = `${grants} ${grants === 1 ? 'grant' : 'grants'}`
  return `${client_id}  ${created_at}  ${marks.join(', ')}  ${users}  ${quoted(client_name)}  ${quoted(redirect_uris)}`
}

/**
 * Returns a value as JSON for a terminal. Strangers choose names and URIs: control characters could send commands to
 * the terminal, and format characters could reorder or hide text. JSON escapes some of them; the others are written as
 * \u{…}.
 */
const quoted = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

const add: Command = ({ url, args, io }) => {
  const { values } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      'redirect-uri': { type: 'string', multiple: true },
      confidential: { type: 'boolean' },
      official: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const order = {
    name: values.name ?? '',
    redirectUris: values['redirect-uri'] ?? [],
    isConfidential: values.confidential ?? false,
    isOfficial: values.official ?? false,
  }
  return withDatabase(url, async (database) => {
    try {
      const { clientId, clientSecret } = await provisionClient({ oauth: openOAuthClients(database) }, order)
      const issued = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) }
      if (values.json) io.print(JSON.stringify(issued, null, 2))
      else for (const [name, value] of Object.entries(issued)) io.print(`${name} ${value}`)
      return 0
    } catch (error) {
      if (error instanceof AppError && error.code === 'validation_failed') return usageError(io, whyNot(error))
      throw error
    }
  })
}

const whyNot = ({ details }: AppError): string => {
  const problems = Object.entries(details as FieldErrors).flatMap(([field, messages]) =>
    messages.map((message) => (message.startsWith(field) ? message : `${field} ${message}`)),
  )
  return `The client was not added: ${problems.join('; ')}. Give --name, and --redirect-uri at least once.`
}

const mark =
  (isOfficial: boolean): Command =>
  (call) =>
    withId(call, async (database, clientId) => {
      const isKnown = await openOAuthClients(database).setOfficial(clientId, isOfficial)
      if (!isKnown) return usageError(call.io, UNKNOWN)
      call.io.print(isOfficial ? 'The client is now official.' : 'The client is now unofficial.')
      return 0
    })

const remove: Command = (call) =>
  withId(call, async (database, clientId) => {
    const grantIds = await openOAuthClients(database).removeClient(clientId)
    if (grantIds === null) return usageError(call.io, UNKNOWN)
    const isHeard = await announceRevoked(call.config, database, grantIds)
    call.io.print(
      `The client is removed, and ${grantIds.length} ${grantIds.length === 1 ? 'grant' : 'grants'} with it.`,
    )
    if (!isHeard)
      call.io.print('Redis does not answer, so open streams of the client end within five seconds instead of at once.')
    return 0
  })

const UNKNOWN = 'There is no client with this id: `clients list` shows the ids.'

const withId = (
  { url, args, io }: CommandCall,
  work: (database: Database, clientId: string) => Promise<number>,
): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [clientId, ...more] = positionals
  if (clientId === undefined || more.length > 0) return Promise.resolve(usageError(io, 'Name one client by its id.'))
  return withDatabase(url, (database) => work(database, clientId))
}

const VERBS: Readonly<Record<string, Command>> = {
  list,
  add,
  official: mark(true),
  unofficial: mark(false),
  remove,
}
