import type { Client } from '@agent-memory/client/client'
import type { Organization } from '@agent-memory/client/types'
import { Option } from 'commander'
import type { Context } from './context.js'
import { EXIT, Failure, wrongUsage } from './exit-codes.js'
import { ask, askSecret, canAsk } from './input/prompt.js'
import { callOptions, connect } from './signed-in.js'

export interface SessionOptions {
  email?: string
}

export const emailOption = () =>
  new Option('--email <address>', 'e-mail address to sign in with (or set SM_EMAIL, and SM_PASSWORD for the password)')

/** Help text of commands that need a user session, which lasts only for the command. */
export const IN_SESSION =
  "\nThis needs a user's e-mail address and password; an API key is not enough. sm reads them from SM_EMAIL and\n" +
  'SM_PASSWORD, or asks for them.\n'

/** A signed-in user with their organizations. */
export interface Session {
  client: Client
  organizations: Organization[]
}

/**
 * Signs in, does the work, and always signs out, so that no session is left behind.
 * @throws Failure if address or password is missing and cannot be prompted for
 */
export const inSession = async <Result>(
  context: Context,
  options: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> => {
  const { io } = context
  const email = options.email ?? io.env.SM_EMAIL ?? (await asked(context, 'E-mail address: ', ask))
  const password = io.env.SM_PASSWORD ?? (await asked(context, 'Password: ', askSecret))
  const anonymous = connect(context)
  const client = await anonymous.signIn({ email, password }, callOptions(context))
  try {
    const { organizations = [] } = await client.me(callOptions(context))
    return await work({ client, organizations })
  } finally {
    await client.signOut({ timeoutMs: SIGN_OUT_MS }).catch(() => {})
  }
}

const SIGN_OUT_MS = 5_000

const asked = (context: Context, question: string, how: typeof ask): Promise<string> => {
  if (canAsk(context.io)) return how(context.io, question, context.io.interrupted)
  const sentence =
    'You must sign in with e-mail address and password: set SM_EMAIL and SM_PASSWORD, or run the command in a terminal.'
  throw new Failure('unauthorized', sentence, EXIT.notSignedIn)
}

export interface Place {
  orgId: string
  projectId: string
}

/**
 * Returns the project with this id or name or, if `wanted` is undefined, the only project.
 * @throws Failure if there is no such project, or more than one
 */
export const projectOf = (organizations: Organization[], wanted: string | undefined): Place => {
  const all = organizations.flatMap(({ org_id, projects }) => projects.map((project) => ({ ...project, org_id })))
  const meant = wanted === undefined ? all : all.filter((one) => one.project_id === wanted || one.name === wanted)
  const [only, ...others] = meant
  if (only === undefined) {
    const sentence =
      wanted === undefined
        ? 'You have no project: ask an owner or admin of your organization to create one.'
        : `You have no project with the id or name "${wanted}": check --project.`
    throw new Failure('project_not_found', sentence, EXIT.notFound)
  }
  if (others.length === 0) return { orgId: only.org_id, projectId: only.project_id }
  const list = meant.map(({ project_id, name }) => `${project_id} (${name})`).join(', ')
  throw wrongUsage(`There are ${meant.length} projects to choose from. Give the id of one with --project: ${list}.`)
}

/**
 * Returns the organization with this id or name or, if `wanted` is undefined, the only organization.
 * @throws Failure if there is no such organization, or more than one
 */
export const organizationOf = (organizations: Organization[], wanted: string | undefined): string => {
  const meant =
    wanted === undefined ? organizations : organizations.filter((one) => one.org_id === wanted || one.name === wanted)
  const [only, ...others] = meant
  if (only === undefined) {
    const sentence =
      wanted === undefined
        ? 'You do not belong to any organization: ask an owner of one to invite you.'
        : `You do not belong to an organization with the id or name "${wanted}": check --org.`
    throw new Failure('organization_not_found', sentence, EXIT.notFound)
  }
  if (others.length === 0) return only.org_id
  const list = meant.map(({ org_id, name }) => `${org_id} (${name})`).join(', ')
  throw wrongUsage(`There are ${meant.length} organizations to choose from. Give the id of one with --org: ${list}.`)
}
