import { logInBody } from '@agent-memory/core/accounts/management-schemas'
import { linkedElsewhere } from '@agent-memory/core/accounts/people/identities'
import { invalid } from '@agent-memory/core/errors'
import type { IdentityStore } from '@agent-memory/core/ports/accounts/identities'
import { type LogInPorts, logInFrom } from '@agent-memory/runtime/http/access/log-in'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import type { Request } from 'express'
import { z } from 'zod'
import { KnownUsername, PasswordField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { failurePage, problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { PATHS } from './paths.js'
import { leavesTo } from './return-to.js'
import { type SealedCookie, type SealedCookiePorts, sealedCookie } from './sealed-cookie.js'
import { wordsOf } from './words/words.js'

/**
 * An identity at a provider, not yet linked to an account. To link it to the account with this e-mail address, the user
 * enters the password of that account.
 */
const pendingLink = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** The provider's name on buttons. */
  provider: z.string(),
  email: z.string(),
  obstacle: z.enum(['unproven', 'unverified_here', 'ended', 'second']),
  returnPath: z.string(),
})

export type PendingLink = z.output<typeof pendingLink>

/** Time to enter the password. */
const PENDING_MS = 600_000

export const pendingLinks = (ports: SealedCookiePorts): SealedCookie<PendingLink> =>
  sealedCookie(ports, { name: 'identity_link', path: PATHS.link, schema: pendingLink, lifetimeMs: PENDING_MS })

/** Returns the error for a browser that continues a sign-in that it has not begun, or began too long ago. */
export const notBegun = () => invalid('state', 'does not belong to a sign-in that this browser has begun: start again')

export interface LinkState {
  language: Language
  link: Pick<PendingLink, 'provider' | 'email' | 'obstacle' | 'returnPath'>
  problems?: readonly Problem[]
}

export function linkPage({ language, link, problems = [] }: LinkState): Page {
  const { link: words, fields, signIn } = wordsOf(language)
  const { provider, email, obstacle, returnPath } = link
  return formPage({
    language,
    title: words.title(provider),
    problems,
    intro: (
      <>
        <p>{words.why[obstacle](provider, email)}</p>
        <p>{words.unknown}</p>
        <p>{words.stays}</p>
      </>
    ),
    form: {
      action: PATHS.link,
      submit: words.submit,
      fields: (
        <>
          <KnownUsername email={email} />
          <PasswordField words={fields} problems={problems} />
        </>
      ),
    },
    links: [{ to: PATHS.forgot, text: signIn.toForgot }],
    formsLeave: leavesTo(returnPath),
  })
}

export type LinkPorts = SealedCookiePorts & LogInPorts & { identities: Pick<IdentityStore, 'link'> }

/** Endpoints for the form that links an identity to an account once the user gives the account's password. */
export function linkEndpoints(ports: LinkPorts): Endpoint[] {
  const pending = pendingLinks(ports)
  const linkOf = (request: Request): PendingLink => {
    const link = pending.get(request)
    if (link === null) throw notBegun()
    return link
  }
  const failed = (failure: PageFailure): Page => {
    const link = pending.get(failure.request)
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const own = { invalid_credentials: words.signIn.wrong, conflict: words.provider.atTheSameTime }
    return link === null
      ? failurePage(failure, { state: words.provider.elsewhere })
      : linkPage({ language, link, problems: problemsOf(failure, words, own) })
  }
  const common = {
    answer: 'page',
    path: PATHS.link,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    signsIn: true,
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form that links an identity to an account',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ request }) => linkPage({ language: languageIn(request), link: linkOf(request) }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Link an identity to the account with its e-mail address, after a password check, and sign in',
      limit: 'auth',
      errors: ['invalid_credentials', 'conflict'],
      body: logInBody.pick({ password: true }),
      success: { status: 303 },
      async handle({ body: { password }, request }) {
        const { issuer, subject, email, returnPath } = linkOf(request)
        const { userId, passwordHash } = await logInFrom(ports, request, { email, password })
        pending.clear(request)
        if (!(await ports.identities.link({ issuer, subject }, userId, { passwordHash }))) throw linkedElsewhere()
        return { redirect: returnPath }
      },
    }),
  ]
}
