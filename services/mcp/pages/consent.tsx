import type { VNode } from 'preact'
import { Button, Choice, Form, Links, Notice } from './design/components.js'
import { documentOf } from './design/document.js'
import { foreignName } from './design/foreign-text.js'
import { PROBLEMS_ID } from './design/problem.js'
import type { Language } from './language.js'
import type { ConsentScope, Words } from './words/en.js'
import { wordsOf } from './words/words.js'

export interface ConsentInput {
  /**
   * `name` is what the client calls itself, or empty. `describedAt` is the host of the document that describes the
   * client, absent if there is no such document. `redirectHost` is the host and port of the client's redirect URI.
   */
  client: { name: string; describedAt?: string; redirectHost: string; isOfficial: boolean }
  user: { email: string }
  scopes: readonly ConsentScope[]
  volumes: readonly ConsentVolume[]
  /** URL to which the form is posted. A GET of its path, without the query, shows this page. */
  action: string
  language: Language
  /** Set when the page is shown again because the posted form lacked a choice. */
  problem?: 'no_volume_chosen'
}

export interface ConsentVolume {
  volumeId: string
  name: string
  orgName: string
}

/**
 * Returns the HTML of the page on which a user decides about a client. Its form posts `decision=allow|deny`,
 * `volumes=all|chosen` and, once for each chosen volume, `volume_id`. The response to the form may redirect to the
 * client, so the page is sent with `formsLeave` (runtime/http/page.ts).
 */
export function consentPage({ client, user, scopes, volumes, action, language, problem }: ConsentInput): string {
  const words = wordsOf(language).consent
  const name = foreignName(client.name) || wordsOf(language).account.unnamed
  return documentOf({
    language,
    title: words.title(name),
    hasErrors: problem !== undefined,
    children: (
      <>
        {problem && (
          <Notice kind="error" id={PROBLEMS_ID}>
            <p>{words.noVolumeChosen}</p>
          </Notice>
        )}
        <Client words={words} client={{ ...client, name }} />
        <Account words={words} email={user.email} action={action} />
        <Form action={action} describedBy={problem && PROBLEMS_ID}>
          <h2>{words.scopes}</h2>
          <ul class="ticks">
            {scopes.map((scope) => (
              <li key={scope}>{words.words[scope]}</li>
            ))}
          </ul>
          <Volumes words={words} volumes={volumes} isMissing={problem !== undefined} />
          <div class="actions">
            {/* The Enter key presses the first button, so the first button denies. */}
            <Button name="decision" value="deny" kind="secondary">
              {words.deny}
            </Button>
            <Button name="decision" value="allow">
              {words.allow}
            </Button>
          </div>
        </Form>
      </>
    ),
  })
}

type ConsentWords = Words['consent']

const Client = ({ words, client }: { words: ConsentWords; client: ConsentInput['client'] }): VNode => (
  <>
    <p>
      <strong>
        <bdi>{client.name}</bdi>
      </strong>{' '}
      {client.isOfficial && <span class="badge">{words.official}</span>}
    </p>
    {client.describedAt !== undefined && (
      <p>
        {words.describedAt}{' '}
        <strong>
          <bdi>{client.describedAt}</bdi>
        </strong>
        .
      </p>
    )}
    <p>
      {words.returnsTo}{' '}
      <strong>
        <bdi>{isThisComputer(client.redirectHost) ? words.thisComputer(client.redirectHost) : client.redirectHost}</bdi>
      </strong>
      .
    </p>
    {!client.isOfficial && (
      <Notice kind="info">
        <p>{words.caution}</p>
      </Notice>
    )}
  </>
)

/** Whether a host is a loopback address, on which clients on the user's machine listen (RFC 8252, section 7.3). */
const isThisComputer = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

const Account = ({ words, email, action }: { words: ConsentWords; email: string; action: string }): VNode => (
  <p>
    {words.signedInAs} <strong>{email}</strong>.{' '}
    <a href={`/account/sign-in?return_to=${encodeURIComponent(action.split('?', 1)[0] ?? '')}`}>{words.otherAccount}</a>
  </p>
)

interface VolumesProps {
  words: ConsentWords
  volumes: readonly ConsentVolume[]
  /** True if the page is shown again because no volume was chosen. */
  isMissing: boolean
}

/** Offers the choice of single volumes first, so that a user who does not read gives away as little as possible. */
const Volumes = ({ words, volumes, isMissing }: VolumesProps): VNode => (
  <fieldset>
    <legend>{words.volumes}</legend>
    {volumes.length === 0 ? (
      <p class="hint">{words.noVolumes}</p>
    ) : (
      <>
        <Choice type="radio" name="volumes" value="chosen" checked>
          {words.chosenVolumes}
        </Choice>
        <div class="chosen">
          {volumes.map(({ volumeId, name, orgName }) => (
            <Choice
              key={volumeId}
              type="checkbox"
              name="volume_id"
              value={volumeId}
              checked={volumes.length === 1 && !isMissing}
            >
              <bdi>{name}</bdi> <small>{orgName}</small>
            </Choice>
          ))}
        </div>
      </>
    )}
    <Choice type="radio" name="volumes" value="all" checked={volumes.length === 0}>
      {words.allVolumes}
    </Choice>
  </fieldset>
)

/** Returns the HTML of a page that says what went wrong, for errors that no form can correct. */
export const errorPage = ({ title, message, language, back }: ErrorPage): string =>
  documentOf({
    language,
    title,
    children: (
      <>
        <p>{message}</p>
        {back && <Links links={[back]} />}
      </>
    ),
  })

interface ErrorPage {
  title: string
  message: string
  language: Language
  /** Link with which the reader can continue. */
  back?: { to: string; text: string } | undefined
}
