import type { Client } from '@agent-memory/client/client'
import type { Organization } from '@agent-memory/client/types'
import { Option } from 'commander'
import type { Context } from './context.js'
import { EXIT } from './exit-codes.js'
import { Failure, wrongUsage } from './failures.js'
import { ask, askSecret, canAsk } from './input/prompt.js'
import { callOptions, connect } from './signed-in.js'

export interface SessionOptions {
  email?: string
}

export const emailOption = () => new Option('--email <address>', 'who signs in (SM_EMAIL; password: SM_PASSWORD)')

/** What people do is done in a session, which lasts for this one command. */
export const IN_SESSION =
  '\nThis needs a person: e-mail address and password are asked for, or taken from SM_EMAIL and SM_PASSWORD.\n'

/** A signed-in person, with what they belong to. */
export interface Session {
  client: Client
  organizations: Organization[]
}

/**
 * Signs in, works, and signs out again, whatever comes of it: no session is left behind.
 * @throws Failure when address or password is missing and nobody is there to be asked
 */
export const inSession = async <Result>(
  context: Context,
  options: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> => {
  const { io } = context
  const email = options.email ?? io.env.SM_EMAIL ?? (await asked(context, 'E-mail address: ', ask))
  const password = io.env.SM_PASSWORD ?? (await asked(context, 'Password: ', askSecret))
  const nobody = connect(context)
  const client = await nobody.signIn({ email, password }, callOptions(context))
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
  const sentence = 'This needs a person to sign in: set SM_EMAIL and SM_PASSWORD, or run it on a terminal.'
  throw new Failure('unauthorized', sentence, EXIT.notSignedIn)
}

export interface Place {
  orgId: string
  projectId: string
}

/**
 * The project that is named by its id or name, else the only one.
 * @throws Failure when that leaves none, or more than one
 */
export const projectOf = (organizations: Organization[], wanted: string | undefined): Place => {
  const all = organizations.flatMap(({ org_id, projects }) => projects.map((project) => ({ ...project, org_id })))
  const meant = wanted === undefined ? all : all.filter((one) => one.project_id === wanted || one.name === wanted)
  const [only, ...others] = meant
  if (only === undefined) throw new Failure('project_not_found', 'You have no such project.', EXIT.notFound)
  if (others.length === 0) return { orgId: only.org_id, projectId: only.project_id }
  const list = meant.map(({ project_id, name }) => `${project_id} (${name})`).join(', ')
  throw wrongUsage(`Name the project with --project: ${list}.`)
}

/**
 * The organization that is named by its id or name, else the only one.
 * @throws Failure when that leaves none, or more than one
 */
export const organizationOf = (organizations: Organization[], wanted: string | undefined): string => {
  const meant =
    wanted === undefined ? organizations : organizations.filter((one) => one.org_id === wanted || one.name === wanted)
  const [only, ...others] = meant
  if (only === undefined) throw new Failure('organization_not_found', 'You have no such organization.', EXIT.notFound)
  if (others.length === 0) return only.org_id
  throw wrongUsage(
    `Name the organization with --org: ${meant.map(({ org_id, name }) => `${org_id} (${name})`).join(', ')}.`,
  )
}
