import { expectStatus, type Reply, type Send } from '../client.js'
import { postForm } from '../forms.js'
import { pkce } from './oauth.js'

export const STATE = 'a-state-of-this-terminal'

/** What `sm login` knows: its verifier, and the address of the page. */
export interface Terminal {
  verifier: string
  /** Path and query of the page. */
  page: string
}

/** A terminal that waits on this port or, without one, for a code to be typed. */
export const newLogin = (port?: number): Terminal => {
  const { verifier, challenge } = pkce()
  const query = new URLSearchParams({ code_challenge: challenge, code_challenge_method: 'S256' })
  if (port !== undefined) {
    query.set('port', String(port))
    query.set('state', STATE)
  }
  return { verifier, page: `/account/command-line?${query}` }
}

interface Person {
  cookie: string
  userId: string
  orgId: string
}

/** Decides on the page, as its form does. */
export const decideLogin = (
  send: Send,
  { cookie, userId, orgId }: Person,
  page: string,
  {
    headers = {},
    ...more
  }: { decision?: string; user_id?: string; org_id?: string; headers?: Record<string, string> } = {},
): Promise<Reply> =>
  postForm(send, page, { decision: 'allow', user_id: userId, org_id: orgId, ...more }, { cookie, headers })

/** What the page shows for pasting: the one-time code, and a last group that identifies the service. */
export const pastedFrom = ({ text }: Reply): string => /<p class="code">([^<]+)<\/p>/.exec(text)?.[1] ?? ''

/** The one-time code on the page, as `sm` sends it. */
export const codeOn = (page: Reply): string => pastedFrom(page).split('-').slice(0, 3).join('-')

export const exchangeCode = (send: Send, code: string, verifier: string): Promise<Reply> =>
  send('POST', '/auth/cli/key', { body: { code, code_verifier: verifier } })

/** Signs a terminal in as the person, with the code of the page, and returns its key. */
export const signInTerminal = async (
  send: Send,
  person: Person,
): Promise<{ code: string; verifier: string; key: string; keyId: string }> => {
  const { verifier, page } = newLogin()
  const code = codeOn(expectStatus(await decideLogin(send, person, page), 200))
  const { key } = expectStatus(await exchangeCode(send, code, verifier), 201).body.data
  return { code, verifier, key: key.api_key, keyId: key.key_id }
}

/** Whether the service knows this key. */
export const isKnown = async (send: Send, key: string): Promise<boolean> =>
  (await send('GET', '/auth/me', { key })).status === 200
