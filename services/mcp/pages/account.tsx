import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { OrganizationOverview } from '@agent-memory/core/ports/accounts/people'
import { signOut } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { Button, Form, Notice } from './design/components.js'
import { documentOf } from './design/document.js'
import { failurePage } from './failures.js'
import { type Language, languageOf } from './language.js'
import { PATHS } from './paths.js'
import { signInWith } from './sign-in.js'
import { wordsOf } from './words/words.js'

export interface AccountState {
  language: Language
  user: Pick<SessionPrincipal, 'email' | 'name'>
  organizations: readonly Pick<OrganizationOverview, 'orgId' | 'name' | 'role'>[]
  notice?: 'password_changed' | undefined
}

export function accountPage({ language, user, organizations, notice }: AccountState): Page {
  const words = wordsOf(language).account
  const children = (
    <>
      {notice && (
        <Notice kind="info">
          <p>{words.passwordChanged}</p>
        </Notice>
      )}
      <p>
        {words.signedInAs} <strong>{user.email}</strong>
        {user.name && (
          <>
            {' '}
            (<bdi>{user.name}</bdi>)
          </>
        )}
        .
      </p>
      {organizations.length > 0 && (
        <>
          <h2>{words.organizations}</h2>
          <ul>
            {organizations.map(({ orgId, name, role }) => (
              <li key={orgId}>
                <bdi>{name}</bdi> <small>{words.roles[role]}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul class="links">
        <li>
          <a href={PATHS.password}>{words.changePassword}</a>
        </li>
      </ul>
      <Form action={PATHS.signOut}>
        <div class="actions">
          <Button kind="secondary">{words.signOut}</Button>
        </div>
      </Form>
    </>
  )
  return { html: documentOf({ language, title: words.title, children }) }
}

/** Whoever is not signed in signs in first. */
const failed = (failure: PageFailure): PageAnswer =>
  failure.code === 'unauthorized' ? { redirect: PATHS.signIn } : failurePage(failure)

/** The page of a signed-in person, and signing out. */
export function accountEndpoints({ people }: Pick<ManagementPorts, 'people'>): Endpoint[] {
  const common = {
    answer: 'page',
    tag: 'Pages',
    operation: 'auth',
    accepts: ['session'],
    limit: 'default',
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      path: PATHS.account,
      summary: 'Show who is signed in',
      query: z.object({ notice: z.literal('password_changed').optional().catch(undefined) }),
      success: { status: 200, body: z.string() },
      handle: async ({ principal, query, request }) =>
        accountPage({
          language: languageOf(request.get('Accept-Language')),
          user: principal,
          organizations: await people.organizationsOf(principal.userId),
          notice: query.notice,
        }),
    }),
    endpoint({
      ...common,
      method: 'post',
      path: PATHS.signOut,
      summary: 'Sign out and end the session',
      success: { status: 303 },
      async handle({ request }) {
        await signOut(request)
        return { redirect: signInWith('signed_out') }
      },
    }),
  ]
}
