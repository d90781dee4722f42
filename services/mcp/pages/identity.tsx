import {
  type IdentityPorts,
  type IdentitySignIn,
  linkedElsewhere,
  signInByIdentity,
} from '@agent-memory/core/accounts/people/identities'
import { invitationOf } from '@agent-memory/core/accounts/people/invitations'
import { acceptBody } from '@agent-memory/core/accounts/people/people-schemas'
import { AppError } from '@agent-memory/core/errors'
import type { IdentityProvider, ProvenIdentity } from '@agent-memory/core/ports/accounts/identity-providers'
import { signIn, signOut } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import type { Request } from 'express'
import { z } from 'zod'
import { parameter } from '../schema.js'
import { foreignName } from './design/foreign-text.js'
import { formPage } from './design/form-page.js'
import { waysBy } from './design/provider-links.js'
import type { Providers } from './design/providers.js'
import { failurePage } from './failures.js'
import { type Language, languageIn } from './language.js'
import { notBegun, pendingLinks } from './link.js'
import { withToken } from './link-token.js'
import { PATHS } from './paths.js'
import { pathOr, returnTo, withReturn } from './return-to.js'
import { type SealedCookiePorts, sealedCookie } from './sealed-cookie.js'
import { signInWith } from './sign-in.js'
import { wordsOf } from './words/words.js'

export type IdentityPagePorts = Omit<IdentityPorts, 'config'> &
  SealedCookiePorts & {
    config: IdentityPorts['config'] & { baseUrl?: string | undefined }
    identityProviders: readonly IdentityProvider[]
  }

/** What a cookie of the browser holds while the user is at the identity provider. */
const attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnPath: z.string(),
  invitationToken: z.string().optional(),
})

/** Time to sign in at the provider. */
const ATTEMPT_MS = 600_000

const params = z.object({ provider: z.string().max(40) })

/**
 * Endpoints for signing in with an identity provider: one redirects to the provider, and the provider redirects back
 * to the other.
 */
export function identityEndpoints(ports: IdentityPagePorts): Endpoint[] {
  const attempts = sealedCookie(ports, {
    name: 'identity_attempt',
    path: PATHS.provider,
    schema: attempt,
    lifetimeMs: ATTEMPT_MS,
  })
  const pending = pendingLinks(ports)

  const providerOf = (id: string): IdentityProvider => {
    const provider = ports.identityProviders.find((one) => one.id === id)
    if (provider === undefined) throw new AppError('not_found', 'There is no sign-in provider with this name.')
    return provider
  }
  const redirectUri = (request: Request, { id }: IdentityProvider): string =>
    `${baseUrlOf(ports.config.baseUrl, request)}${PATHS.provider}/${id}/callback`

  /** Returns the attempt from the cookie, and clears the cookie so that the attempt cannot be used again. */
  const takeAttempt = (request: Request, { id }: IdentityProvider) => {
    const begun = attempts.get(request)
    attempts.clear(request)
    if (begun?.provider !== id) throw notBegun()
    return begun
  }

  /**
   * Opens a session for a linked identity. A password change ends the links and all sessions of the account, and it may
   * happen between the lookup of the link and the new session. So the link is looked up once more, and if it has ended,
   * the new session ends too.
   */
  async function openSession(request: Request, { identity }: ProvenIdentity, userId: string): Promise<void> {
    await signIn(request, userId)
    if (await ports.identities.isLinked(identity, userId)) return
    await signOut(request)
    throw linkedElsewhere()
  }

  const common = {
    answer: 'page',
    method: 'get',
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    signsIn: true,
    params,
    success: { status: 303 },
    failed,
  } as const
  return [
    endpoint({
      ...common,
      path: `${PATHS.provider}/:provider`,
      summary: 'Sign in with an identity provider: redirects there, or asks first if another site sent the browser',
      limit: 'default',
      errors: ['not_found'],
      query: z.object({
        return_to: returnTo(),
        invitation_token: acceptBody.shape.token
          .optional()
          .catch(undefined)
          .describe('The token from the link of an invitation.'),
      }),
      success: { status: 200, body: z.string() },
      async handle({ params, query: { return_to, invitation_token: invitationToken }, request }): Promise<PageAnswer> {
        const provider = providerOf(params.provider)
        if (isSentHere(request)) {
          const language = languageIn(request)
          if (invitationToken === undefined) return continuePage({ language, provider, query: { return_to } })
          const { orgName } = await invitationOf(ports.invitations, invitationToken, 'invitation_token')
          return continuePage({ language, provider, query: { invitation_token: invitationToken }, orgName })
        }
        const { url, attempt } = await provider.begin(redirectUri(request, provider))
        const returnPath = invitationToken === undefined ? return_to : withToken(PATHS.invitation, invitationToken)
        attempts.set(request, { ...attempt, provider: provider.id, returnPath, invitationToken })
        return { redirect: url }
      },
    }),
    endpoint({
      ...common,
      path: `${PATHS.provider}/:provider/callback`,
      summary: 'Finish a sign-in with an identity provider',
      description: 'The provider redirects the browser here. It must be the browser that began the sign-in.',
      limit: 'identity_callback',
      errors: ['not_found', 'invalid_credentials', 'conflict'],
      query: z.looseObject({
        code: parameter('From the provider.'),
        state: parameter('From the redirect to the provider.'),
        iss: parameter('The issuer (RFC 9207).'),
        error: parameter('Why the provider did not sign the user in.'),
      }),
      async handle({ params, request }): Promise<PageAnswer> {
        const provider = providerOf(params.provider)
        const { returnPath, invitationToken, ...begun } = takeAttempt(request, provider)
        const query = request.originalUrl.split('?').slice(1).join('?')
        const proven = await provider.complete({ redirectUri: redirectUri(request, provider), query }, begun)
        if (proven === null) return { redirect: withReturn(signInWith('provider_refused'), returnPath) }
        const outcome = await signInByIdentity(ports, proven, invitationToken)
        if ('obstacle' in outcome) return explain(request, provider, proven, outcome, returnPath)
        await openSession(request, proven, outcome.userId)
        return { redirect: outcome.isNew && invitationToken !== undefined ? PATHS.account : returnPath }
      },
    }),
  ]

  /** Redirects to the page on which the user can do something about the obstacle. */
  function explain(
    request: Request,
    { name }: IdentityProvider,
    { identity }: ProvenIdentity,
    outcome: Exclude<IdentitySignIn, { userId: string }>,
    returnPath: string,
  ): PageAnswer {
    if (outcome.obstacle === 'no_address')
      return { redirect: withReturn(signInWith('provider_no_address'), returnPath) }
    pending.set(request, { ...identity, ...outcome, provider: name, returnPath })
    return { redirect: PATHS.link }
  }

  /** Returns the path to which the failed attempt would have led, so that a new attempt can lead there too. */
  function wayOn(request: Request): string {
    const { return_to } = request.query
    return return_to === undefined ? (attempts.get(request)?.returnPath ?? PATHS.account) : pathOr(return_to)
  }

  /** Returns the page that says why nobody was signed in. */
  function failed(failure: PageFailure): Page {
    const { provider, signUp } = wordsOf(languageIn(failure.request))
    const own = {
      state: provider.elsewhere,
      provider: provider.unknown,
      not_found: provider.unknown,
      invalid_credentials: provider.notValid,
      service_unavailable: provider.unavailable,
      conflict: provider.atTheSameTime,
      invitation_token: provider.badInvitation,
      forbidden: ports.config.signup === 'invite' ? signUp.byInvitation : signUp.closed,
    }
    const back = { to: withReturn(PATHS.signIn, wayOn(failure.request)), text: provider.toSignIn }
    return failurePage(failure, own, back)
  }
}

/** Whether a page of another site sent the browser here. False for a browser that sends no Sec-Fetch-Site. */
const isSentHere = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.get('Sec-Fetch-Site') ?? 'none')

export interface ContinueState {
  language: Language
  provider: Providers[number]
  query: { return_to: string } | { invitation_token: string }
  /** Name of the organization that invites the user. */
  orgName?: string
}

/**
 * Returns the page that asks a person whether to continue, shown if another site sent the browser here. Without it, a
 * link or an image on that site could sign people in, create accounts, or let them join an organization.
 */
export function continuePage({ language, provider, query, orgName }: ContinueState): Page {
  const { provider: words } = wordsOf(language)
  return formPage({
    language,
    title: words.sentHereTitle(provider.name),
    problems: [],
    intro: (
      <>
        <p>{words.sentHere}</p>
        {orgName !== undefined && <p>{words.invites(foreignName(orgName))}</p>}
      </>
    ),
    form: null,
    otherWays: waysBy([provider], words, query),
  })
}
