import { createHash, randomBytes } from 'node:crypto'
import { eventually } from '../../eventually.js'
import { expectStatus, type Json, type Reply, type Send } from '../client.js'
import { postForm } from '../forms.js'

export const REDIRECT = 'http://127.0.0.1:33418/callback'

/** Registers a client and returns its metadata. */
export const register = async (send: Send, metadata: Json = {}): Promise<Json> => {
  const body = { client_name: 'Test client', redirect_uris: [REDIRECT], ...metadata }
  return expectStatus(await send('POST', '/oauth/register', { body }), 201).body
}

/** A PKCE verifier with its S256 challenge (RFC 7636, section 4.2). */
export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A browser: it keeps cookies with their paths, and follows no redirect by itself. */
export interface Browser {
  /** Opens an address or a path of the service. */
  get(address: string): Promise<Reply>
  /** Posts a form as a page of the service would. */
  post(address: string, form: [string, string][], headers?: Record<string, string>): Promise<Reply>
  cookies(): { name: string; value: string; path: string }[]
}

/** @param session `connect.sid=value` of a signed-in user; absent for a browser in which nobody is signed in */
export function newBrowser(send: Send, session?: string): Browser {
  const jar = new Map<string, { name: string; value: string; path: string }>()
  const keep = (reply: Reply): Reply => {
    for (const header of reply.headers.getSetCookie()) {
      const [pair = '', ...attributes] = header.split(/; */)
      const at = pair.indexOf('=')
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/'
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value === '') jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { name, value, path })
    }
    return reply
  }
  const cookieFor = (path: string): string =>
    [...(session ? [session] : []), ...[...jar.values()].filter((each) => path.startsWith(each.path)).map(pairOf)].join(
      '; ',
    )
  const pathOf = (address: string): string => {
    const { pathname, search } = new URL(address, 'http://service')
    return pathname + search
  }
  return {
    async get(address) {
      const path = pathOf(address)
      return keep(await send('GET', path, { cookie: cookieFor(path), headers: { Accept: 'text/html' } }))
    },
    async post(address, form, headers = {}) {
      const path = pathOf(address)
      const raw = new URLSearchParams(form).toString()
      const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
      return keep(await send('POST', path, { cookie: cookieFor(path), raw, headers: { ...type, ...headers } }))
    },
    cookies: () => [...jar.values()],
  }
}

const pairOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

export interface Asked {
  clientId: string
  challenge: string
  redirectUri?: string
  scope?: string
  resource?: string
  more?: Record<string, string>
}

export const authorizePath = ({ clientId, challenge, redirectUri = REDIRECT, scope, resource, more }: Asked): string =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a state',
    ...(scope !== undefined && { scope }),
    ...(resource !== undefined && { resource }),
    ...more,
  })}`

export const locationOf = (reply: Reply): string => reply.headers.get('location') ?? ''

/** The address to which the consent page posts its form, unescaped. */
export const actionOf = (page: Reply): string =>
  (/<form[^>]* action="([^"]+)"/.exec(page.text)?.[1] ?? '').replaceAll('&amp;', '&')

export const ALLOW: [string, string][] = [
  ['decision', 'allow'],
  ['volumes', 'all'],
]

/** The form with which a user allows access to these volumes. */
export const choosing = (...ids: string[]): [string, string][] => [
  ['decision', 'allow'],
  ['volumes', 'chosen'],
  ...ids.map((id): [string, string] => ['volume_id', id]),
]

/** Opens an authorization request, up to the consent page. */
export async function openConsent(browser: Browser, path: string): Promise<{ page: Reply; interaction: string }> {
  const interaction = locationOf(expectStatus(await browser.get(path), 303))
  return { page: expectStatus(await browser.get(interaction), 200), interaction }
}

/** Decides on the consent page, and follows the redirects to the client; returns the parameters that it gets. */
export async function decide(browser: Browser, page: Reply, form = ALLOW): Promise<URLSearchParams> {
  const resume = locationOf(expectStatus(await browser.post(actionOf(page), form), 303))
  return new URL(locationOf(expectStatus(await browser.get(resume), 303))).searchParams
}

/** Posts to the token endpoint, as a public client. */
export const tokens = (send: Send, form: Record<string, string>): Promise<Reply> => postForm(send, '/oauth/token', form)

export const exchange = (send: Send, clientId: string, code: string, verifier: string, more = {}): Promise<Reply> =>
  tokens(send, {
    ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: REDIRECT },
    ...{ code, code_verifier: verifier, ...more },
  })

export const refresh = (send: Send, clientId: string, token: string, more = {}): Promise<Reply> =>
  tokens(send, { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more })

export const revoke = (send: Send, clientId: string, token: string): Promise<Reply> =>
  postForm(send, '/oauth/revoke', { token, client_id: clientId })

/**
 * The user of this session allows a client on the consent page.
 * @returns the page as it was shown, and the code with the verifier that it needs
 */
export async function allowClient(
  send: Send,
  session: string,
  { form = ALLOW, ...asked }: Pick<Asked, 'clientId' | 'scope' | 'resource'> & { form?: [string, string][] },
): Promise<{ page: Reply; code: string; verifier: string }> {
  const { verifier, challenge } = pkce()
  const browser = newBrowser(send, session)
  const { page } = await openConsent(browser, authorizePath({ ...asked, challenge }))
  return { page, code: (await decide(browser, page, form)).get('code') ?? '', verifier }
}

export interface Connected {
  clientId: string
  accessToken: string
  refreshToken: string
  scope: string
}

/** Registers a client that the user of this session allows; returns its tokens. */
export async function connectClient(
  send: Send,
  session: string,
  {
    scope = 'memory:read memory:write feedback documents:read offline_access',
    form = ALLOW,
    name = 'Test client',
  } = {},
): Promise<Connected> {
  const { client_id: clientId } = await register(send, { client_name: name })
  const { code, verifier } = await allowClient(send, session, { clientId, scope, form })
  const { body } = expectStatus(await exchange(send, clientId, code, verifier), 200)
  return { clientId, accessToken: body.access_token, refreshToken: body.refresh_token, scope: body.scope }
}

/** Connects a client, and retries after an error, as users do when a page of the overloaded service asks them to. */
export const connectAtLast = (send: Send, session: string): Promise<Connected> =>
  eventually(() => connectClient(send, session))
