import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import { storedUserId } from '@agent-memory/runtime/http/access/session'
import { sessionHashOf } from '@agent-memory/runtime/http/access/session-store'
import type { RawCall } from '@agent-memory/runtime/http/endpoint'
import { sendPage } from '@agent-memory/runtime/http/page'
import { errors, type Provider } from 'oidc-provider'
import { languageIn } from '../pages/language.js'
import {
  answerOnce,
  chosenVolumes,
  grantAll,
  type Interaction,
  requestedScopes,
  requireConfirmation,
  showConsent,
} from './consent.js'
import { readForm } from './form.js'
import { PATHS } from './paths.js'
import type { OAuthPorts } from './provider.js'

type InteractionCall = RawCall<readonly [], { uid: string }, { confirm?: string | undefined }>

/** Shows the consent page. If nobody is signed in, redirects to the sign-in page first. */
export async function showInteraction(ports: OAuthPorts, provider: Provider, call: InteractionCall): Promise<void> {
  const { request, response, params } = call
  const interaction = await interactionOf(provider, call)
  if (requestedScopes(interaction).length === 0) return refuse(provider, call, UNKNOWN_SCOPES)
  const user = await signedIn(ports, call)
  if (user === null) return response.redirect(303, signInPath(params.uid))
  const language = languageIn(request)
  const html = await showConsent(ports, provider, interaction, user, { language })
  sendPage(response, { html, formsLeave: true })
}

/** Records the user's decision, which can be made only once, and sends the browser back to the client. */
export async function decideInteraction(ports: OAuthPorts, provider: Provider, call: InteractionCall): Promise<void> {
  const { request, response, params, query } = call
  const form = await readForm(request)
  const interaction = await interactionOf(provider, call)
  const user = await signedIn(ports, call)
  if (user === null) return response.redirect(303, signInPath(params.uid))
  requireConfirmation(ports, interaction, user, query.confirm ?? '')
  if (form.get('decision') !== 'allow') {
    await answerOnce(ports, interaction)
    return refuse(provider, call, DENIED)
  }
  const volumeIds = await chosenVolumes(ports, user, form).catch(nothingChosen)
  if (volumeIds === undefined) {
    const language = languageIn(request)
    const problem = 'no_volume_chosen'
    const html = await showConsent(ports, provider, interaction, user, { language, problem })
    return sendPage(response, { html, formsLeave: true }, 400)
  }
  await answerOnce(ports, interaction)
  const sessionHash = sessionHashOf(request.sessionID)
  const grantId = await grantAll(ports, provider, interaction, user, { volumeIds, sessionHash })
  if (grantId === null) return response.redirect(303, signInPath(params.uid))
  const result = { login: { accountId: user.userId, remember: false }, consent: { grantId } }
  response.redirect(303, await provider.interactionResult(request, response, result))
}

const DENIED = { error: 'access_denied', error_description: 'the user denied the request' }
const UNKNOWN_SCOPES = { error: 'invalid_scope', error_description: 'none of the requested scopes is supported' }

const refuse = async (provider: Provider, { request, response }: InteractionCall, error: typeof DENIED) =>
  response.redirect(303, await provider.interactionResult(request, response, error, { mergeWithLastSubmission: false }))

/**
 * Returns the interaction in the path. The browser's cookie must name the same interaction, so that no other browser
 * can answer it.
 * @throws AppError conflict if it has ended, or this browser did not begin it
 */
async function interactionOf(provider: Provider, { request, response, params }: InteractionCall): Promise<Interaction> {
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  })
  if (interaction?.uid === params.uid) return interaction
  throw new AppError('conflict', 'This request has ended, or began in another browser. Start again in the application.')
}

/**
 * Returns the user of the session as it is stored now, because the session may have ended while the form was arriving.
 */
const signedIn = async ({ people }: OAuthPorts, { request }: InteractionCall): Promise<SessionPrincipal | null> => {
  const userId = await storedUserId(request)
  return userId === undefined ? null : people.principal(userId)
}

const signInPath = (uid: string) =>
  `/account/sign-in?return_to=${encodeURIComponent(`${PATHS.interaction}/${encodeURIComponent(uid)}`)}`

const nothingChosen = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'validation_failed') return undefined
  throw error
}
