import { endLiveKey } from '@agent-memory/core/accounts/keys/cli-login'
import { keyParams } from '@agent-memory/core/accounts/management-schemas'
import type { LiveKeyRecord } from '@agent-memory/core/ports/accounts/keys'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { VNode } from 'preact'
import { foreignName } from '../design/foreign-text.js'
import { LastUsed, Moment, Row, RowButton, Rows } from '../design/rows.js'
import { failedOn } from '../failures.js'
import type { Language } from '../language.js'
import { PATHS } from '../paths.js'
import { wordsOf } from '../words/words.js'

interface LiveKeysState {
  language: Language
  keys: readonly LiveKeyRecord[]
}

/** Shows a person's command-line keys, each with a button that revokes it. Null if there are none. */
export const LiveKeys = ({ language, keys }: LiveKeysState): VNode | null =>
  keys.length === 0 ? null : (
    <section>
      <h2>{wordsOf(language).sessions.keys}</h2>
      <Rows>
        {keys.map((key) => (
          <LiveKey key={key.keyId} language={language} liveKey={key} />
        ))}
      </Rows>
    </section>
  )

const LiveKey = ({ language, liveKey }: { language: Language; liveKey: LiveKeyRecord }): VNode => {
  const words = wordsOf(language).sessions
  return (
    <Row
      action={
        <RowButton
          action={PATHS.liveKeys}
          field={{ name: 'key_id', value: liveKey.keyId }}
          about={liveKey.apiKeyPrefix}
        >
          {words.endKey}
        </RowButton>
      }
    >
      <p>
        <bdi>{foreignName(liveKey.name)}</bdi> <small>{liveKey.apiKeyPrefix}…</small>
      </p>
      <p>
        <small>
          <bdi>{foreignName(liveKey.orgName)}</bdi>
        </small>
      </p>
      <p>
        <small>
          {words.since} <Moment at={liveKey.createdAt} language={language} />.{' '}
          <LastUsed at={liveKey.lastUsedAt} language={language} />
        </small>
      </p>
    </Row>
  )
}

const failed = failedOn(PATHS.sessions, ({ sessions: { title, keyGone } }) => ({
  title,
  own: { key_not_found: keyGone },
}))

/** Endpoint that revokes a command-line key. */
export const liveKeyEndpoints = ({ keys }: Pick<ManagementPorts, 'keys'>): Endpoint[] => [
  endpoint({
    answer: 'page',
    tag: 'Pages',
    operation: 'auth',
    accepts: ['session'],
    limit: 'default',
    method: 'post',
    path: PATHS.liveKeys,
    summary: 'Revoke one of your command-line keys',
    errors: ['key_not_found'],
    body: keyParams,
    success: { status: 303 },
    failed,
    async handle({ principal, body }) {
      await endLiveKey(keys, principal, body.key_id)
      return { redirect: `${PATHS.sessions}?notice=key_ended` }
    },
  }),
]
