import { endGrant } from '@agent-memory/core/accounts/oauth/grants'
import { grantParams } from '@agent-memory/core/accounts/people/people-schemas'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { GrantRecord } from '@agent-memory/core/ports/accounts/oauth'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { VNode } from 'preact'
import { foreignName } from '../design/foreign-text.js'
import { LastUsed, Moment, Row, RowButton, Rows } from '../design/rows.js'
import { failedOn } from '../failures.js'
import type { Language } from '../language.js'
import { PATHS } from '../paths.js'
import type { ConsentScope } from '../words/en.js'
import { wordsOf } from '../words/words.js'

/** Shows the applications that a person allowed, each with a button that ends its access. Null if there are none. */
export const Grants = ({ language, grants }: { language: Language; grants: readonly GrantRecord[] }): VNode | null =>
  grants.length === 0 ? null : (
    <section>
      <h2>{wordsOf(language).account.grants}</h2>
      <Rows>
        {grants.map((grant) => (
          <Grant key={grant.grantId} language={language} grant={grant} />
        ))}
      </Rows>
    </section>
  )

const Grant = ({ language, grant }: { language: Language; grant: GrantRecord }): VNode => {
  const { account: words, consent } = wordsOf(language)
  const name = foreignName(grant.client.name ?? '') || words.unnamed
  const scopes = grant.scopes.filter((scope): scope is ConsentScope => Object.hasOwn(consent.words, scope))
  return (
    <Row
      action={
        <RowButton action={PATHS.grants} field={{ name: 'grant_id', value: grant.grantId }} about={name}>
          {words.endGrant}
        </RowButton>
      }
    >
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {grant.client.isOfficial && <span class="badge">{consent.official}</span>}{' '}
        <small>
          <bdi>{grant.redirectHost}</bdi>
        </small>
      </p>
      <p>
        <small>{scopes.map((scope) => consent.words[scope]).join('; ')}</small>
      </p>
      <p>
        <small>
          {grant.volumes === null
            ? words.allVolumes
            : grant.volumes.map(({ name, orgName }) => `${foreignName(name)} (${foreignName(orgName)})`).join(', ')}
        </small>
      </p>
      <p>
        <small>
          {words.allowedOn} <Moment at={grant.createdAt} language={language} />.{' '}
          <LastUsed at={grant.lastUsedAt} language={language} />
        </small>
      </p>
    </Row>
  )
}

const failed = failedOn(PATHS.account, ({ account: { title, gone } }) => ({ title, own: { grant_not_found: gone } }))

/** Endpoint that ends the access of an application. */
export const grantEndpoints = ({ oauth }: Pick<ManagementPorts, 'oauth'>): Endpoint[] => [
  endpoint({
    answer: 'page',
    tag: 'Pages',
    operation: 'auth',
    accepts: ['session'],
    limit: 'default',
    method: 'post',
    path: PATHS.grants,
    summary: 'End the access of an application that you allowed',
    errors: ['grant_not_found'],
    body: grantParams,
    success: { status: 303 },
    failed,
    async handle({ principal, body }) {
      await endGrant(oauth, principal, body.grant_id)
      return { redirect: `${PATHS.account}?notice=grant_ended` }
    },
  }),
]
