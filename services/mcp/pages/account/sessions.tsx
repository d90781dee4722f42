import { sessionParams } from '@agent-memory/core/accounts/people/people-schemas'
import { endSession } from '@agent-memory/core/accounts/people/sessions'
import type { LiveKeyRecord } from '@agent-memory/core/ports/accounts/keys'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { SessionRecord } from '@agent-memory/core/ports/accounts/people'
import { sessionHashOf } from '@agent-memory/runtime/http/access/session-store'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page } from '@agent-memory/runtime/http/page'
import type { VNode } from 'preact'
import { z } from 'zod'
import { browserName } from '../design/browser-name.js'
import { Button, Form, Links, Notice } from '../design/components.js'
import { documentOf } from '../design/document.js'
import { Moment, Row, RowButton, Rows } from '../design/rows.js'
import { failedOn } from '../failures.js'
import { type Language, languageIn } from '../language.js'
import { PATHS } from '../paths.js'
import { wordsOf } from '../words/words.js'
import { LiveKeys } from './live-keys.js'

const NOTICES = ['ended', 'others_ended', 'key_ended'] as const

export interface SessionsState {
  language: Language
  sessions: readonly SessionRecord[]
  keys: readonly LiveKeyRecord[]
  notice?: (typeof NOTICES)[number] | undefined
}

export function sessionsPage({ language, sessions, keys, notice }: SessionsState): Page {
  const { sessions: words, account } = wordsOf(language)
  const children = (
    <>
      {notice && (
        <Notice kind="info">
          <p>{words.notices[notice]}</p>
        </Notice>
      )}
      <p>{words.hint}</p>
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} language={language} session={session} />
        ))}
      </Rows>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Form action={PATHS.otherSessions}>
          <div class="actions">
            <Button>{words.endOthers}</Button>
          </div>
        </Form>
      )}
      <LiveKeys language={language} keys={keys} />
      <Links
        links={[
          { to: PATHS.password, text: account.changePassword },
          { to: PATHS.account, text: account.title },
        ]}
      />
    </>
  )
  return { html: documentOf({ language, title: words.title, children }) }
}

const SessionRow = ({ language, session }: { language: Language; session: SessionRecord }): VNode => {
  const words = wordsOf(language).sessions
  const name = session.userAgent ? browserName(session.userAgent) : words.unknown
  return (
    <Row
      action={
        !session.isCurrent && (
          <RowButton action={PATHS.sessions} field={{ name: 'session_id', value: session.sessionId }} about={name}>
            {words.end}
          </RowButton>
        )
      }
    >
      <p>
        <bdi>{name}</bdi> {session.isCurrent && <span class="badge">{words.current}</span>}
      </p>
      <p>
        <small>
          {words.since} <Moment at={session.createdAt} language={language} />
        </small>
      </p>
    </Row>
  )
}

const failed = failedOn(PATHS.sessions, ({ sessions: { title, gone } }) => ({
  title,
  own: { session_not_found: gone },
}))

/** Endpoints for the page that shows where a person is signed in, and that ends sessions. */
export function sessionEndpoints({ sessions, keys }: Pick<ManagementPorts, 'sessions' | 'keys'>): Endpoint[] {
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
      path: PATHS.sessions,
      summary: 'Show where you are signed in',
      query: z.object({ notice: z.enum(NOTICES).optional().catch(undefined) }),
      success: { status: 200, body: z.string() },
      async handle({ principal: { userId }, query: { notice }, request }) {
        const [listed, live] = await Promise.all([
          sessions.list(userId, sessionHashOf(request.sessionID)),
          keys.listLive(userId),
        ])
        const language = languageIn(request)
        return sessionsPage({ language, sessions: listed, keys: live, notice })
      },
    }),
    endpoint({
      ...common,
      method: 'post',
      path: PATHS.sessions,
      summary: 'End one of your sessions',
      errors: ['session_not_found'],
      body: sessionParams,
      success: { status: 303 },
      async handle({ principal, body }) {
        await endSession(sessions, principal, body.session_id)
        return { redirect: `${PATHS.sessions}?notice=ended` }
      },
    }),
    endpoint({
      ...common,
      method: 'post',
      path: PATHS.otherSessions,
      summary: 'End your sessions except this one',
      success: { status: 303 },
      async handle({ principal, request }) {
        await sessions.endOthers(principal.userId, sessionHashOf(request.sessionID))
        return { redirect: `${PATHS.sessions}?notice=others_ended` }
      },
    }),
  ]
}
