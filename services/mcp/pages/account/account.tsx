import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { GrantRecord } from '@agent-memory/core/ports/accounts/oauth'
import type { OrganizationOverview } from '@agent-memory/core/ports/accounts/people'
import { signOut } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { Button, Form, Links, Notice } from '../design/components.js'
import { documentOf } from '../design/document.js'
import { foreignName } from '../design/foreign-text.js'
import { Row, Rows, Unseen } from '../design/rows.js'
import { failurePage } from '../failures.js'
import { type Language, languageIn } from '../language.js'
import { membersPath, PATHS } from '../paths.js'
import { signInWith } from '../sign-in.js'
import { wordsOf } from '../words/words.js'
import { Grants } from './grants.js'

const NOTICES = ['password_changed', 'grant_ended', 'left'] as const

export interface AccountState {
  language: Language
  user: Pick<SessionPrincipal, 'email' | 'name'>
  organizations: readonly Pick<OrganizationOverview, 'orgId' | 'name' | 'role'>[]
  grants: readonly GrantRecord[]
  notice?: (typeof NOTICES)[number] | undefined
}

export function accountPage({ language, user, organizations, grants, notice }: AccountState): Page {
  const words = wordsOf(language).account
  const children = (
    <>
      {notice && (
        <Notice kind="info">
          <p>{words.notices[notice]}</p>
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
          <Rows>
            {organizations.map(({ orgId, name, role }) => (
              <Row
                key={orgId}
                action={
                  <a class="button secondary" href={membersPath(orgId)}>
                    {words.members} <Unseen>{foreignName(name)}</Unseen>
                  </a>
                }
              >
                <p>
                  <bdi>{name}</bdi> <small>{words.roles[role]}</small>
                </p>
              </Row>
            ))}
          </Rows>
        </>
      )}
      <Grants language={language} grants={grants} />
      <Links
        links={[
          { to: PATHS.sessions, text: words.sessions },
          { to: PATHS.password, text: words.changePassword },
        ]}
      />
      <Form action={PATHS.signOut}>
        <div class="actions">
          <Button kind="secondary">{words.signOut}</Button>
        </div>
      </Form>
    </>
  )
  return { html: documentOf({ language, title: words.title, children }) }
}

/** Redirects to the sign-in page if nobody is signed in. Shows other errors as a page. */
const failed = (failure: PageFailure): PageAnswer =>
  failure.code === 'unauthorized' ? { redirect: PATHS.signIn } : failurePage(failure)

/** Endpoints for the account page of a signed-in person, and for signing out. */
export function accountEndpoints({ people, oauth }: Pick<ManagementPorts, 'people' | 'oauth'>): Endpoint[] {
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
      query: z.object({ notice: z.enum(NOTICES).optional().catch(undefined) }),
      success: { status: 200, body: z.string() },
      async handle({ principal, query, request }) {
        const [organizations, grants] = await Promise.all([
          people.organizationsOf(principal.userId),
          oauth.listGrants(principal.userId),
        ])
        const language = languageIn(request)
        return accountPage({ language, user: principal, organizations, grants, notice: query.notice })
      },
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
