import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { hashSecret } from '@agent-memory/core/accounts/keys/keys'
import { isDocumentId } from '@agent-memory/core/accounts/oauth/client-documents'
import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import { isScope, OFFLINE_ACCESS, type Scope } from '@agent-memory/core/accounts/scopes'
import { AppError, invalid } from '@agent-memory/core/errors'
import type { Provider } from 'oidc-provider'
import { type ConsentInput, consentPage } from '../pages/consent.js'
import type { Language } from '../pages/language.js'
import { PATHS } from './paths.js'
import type { OAuthPorts } from './provider.js'

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
export type RequestedScope = Scope | typeof OFFLINE_ACCESS
type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>
type Volume = ConsentInput['volumes'][number]

/** Returns the known scopes that an interaction asks the user for. */
export const requestedScopes = ({ params }: Interaction): RequestedScope[] =>
  String(params.scope ?? '')
    .split(' ')
    .filter((name): name is RequestedScope => isScope(name) || name === OFFLINE_ACCESS)

/** Returns the HTML of the page on which the user decides. */
export async function showConsent(
  ports: OAuthPorts,
  provider: Provider,
  interaction: Interaction,
  user: SessionPrincipal,
  { language, problem }: Pick<ConsentInput, 'problem'> & { language: Language },
): Promise<string> {
  const { clientId, clientName, is_official } = await clientOf(provider, interaction)
  return consentPage({
    client: {
      name: clientName ?? '',
      ...(isDocumentId(clientId) && { describedAt: hostOf(clientId) }),
      redirectHost: hostOf(String(interaction.params.redirect_uri)),
      isOfficial: is_official === true,
    },
    user,
    scopes: requestedScopes(interaction),
    volumes: await volumesOf(ports, user),
    action: `${PATHS.interaction}/${interaction.uid}?confirm=${confirmation(ports, interaction, user)}`,
    language,
    ...(problem && { problem }),
  })
}

/** @throws AppError conflict if the client was removed after it sent the request */
async function clientOf(provider: Provider, { params }: Interaction): Promise<Client> {
  const client = await provider.Client.find(String(params.client_id))
  if (client === undefined)
    throw new AppError('conflict', 'This application is no longer registered here. Start again in the application.')
  return client
}

/** Returns the host and port of a URI, with the scheme if it is an app's own (`notes://done` of `notes://done/1`). */
const hostOf = (uri: string): string => {
  const { host, protocol } = new URL(uri)
  return protocol === 'http:' || protocol === 'https:' ? host : `${protocol}//${host}`
}

const volumesOf = async ({ people }: OAuthPorts, { userId }: SessionPrincipal): Promise<Volume[]> =>
  (await people.organizationsOf(userId)).flatMap(({ name: orgName, projects }) =>
    projects.flatMap(({ volumes }) => volumes.map(({ volumeId, name }) => ({ volumeId, name, orgName }))),
  )

/**
 * Returns a value that only the consent page of this user and this interaction contains. A form of another site cannot
 * contain it, and neither can a page that was shown to another user of the same browser.
 */
const confirmation = ({ config }: OAuthPorts, { uid }: Interaction, { userId }: SessionPrincipal): string =>
  createHmac('sha256', config.secretKey).update(`consent ${uid} ${userId}`).digest('base64url')

/** @throws AppError forbidden if the form does not come from the consent page that was shown to this user */
export function requireConfirmation(
  ports: OAuthPorts,
  interaction: Interaction,
  user: SessionPrincipal,
  given: string,
) {
  const [expected, actual] = [confirmation(ports, interaction, user), given].map(hashSecret) as [Buffer, Buffer]
  if (!timingSafeEqual(expected, actual))
    throw new AppError(
      'forbidden',
      'This form was shown to another user, or comes from another site. Start again in the application.',
    )
}

/**
 * Returns the volumes that the user chose; null for all.
 * @throws AppError validation_failed, naming `volume_id` if no volume was chosen, or a chosen volume is not the user's
 */
export async function chosenVolumes(
  ports: OAuthPorts,
  user: SessionPrincipal,
  form: URLSearchParams,
): Promise<string[] | null> {
  if (form.get('volumes') === 'all') return null
  const chosen = [...new Set(form.getAll('volume_id'))]
  const own = new Set((await volumesOf(ports, user)).map(({ volumeId }) => volumeId))
  if (chosen.length === 0) throw invalid('volume_id', 'is required: choose at least one volume')
  if (!chosen.every((id) => own.has(id))) throw invalid('volume_id', 'must be a volume of yours')
  return chosen
}

/**
 * Records what the user allows and returns the id of the grant; null if the user's session has just ended. The grant
 * gives no access until `completeGrant`, so a crash before that leaves nothing usable.
 */
export async function grantAll(
  { oauth }: OAuthPorts,
  provider: Provider,
  interaction: Interaction,
  user: SessionPrincipal,
  { volumeIds, sessionHash }: { volumeIds: readonly string[] | null; sessionHash: Buffer },
): Promise<string | null> {
  const { resource, redirect_uri: redirectUri } = interaction.params
  const { clientId } = await clientOf(provider, interaction)
  const grant = new provider.Grant({ accountId: user.userId, clientId })
  // Replaces the library's kind of id with a UUID, because the audit log stores the ids of grants in a UUID column.
  grant.jti = randomUUID()
  const scopes = requestedScopes(interaction)
  if (scopes.includes(OFFLINE_ACCESS)) grant.addOIDCScope(OFFLINE_ACCESS)
  for (const indicator of [resource].flat()) grant.addResourceScope(String(indicator), scopes.filter(isScope).join(' '))
  const grantId = await grant.save()
  const consent = { scopes, volumeIds, redirectHost: hostOf(String(redirectUri)) }
  return (await oauth.completeGrant(grantId, consent, sessionHash)) ? grantId : null
}

/**
 * Marks an interaction as answered.
 * @throws AppError conflict if it was answered before, in another tab or by sending the form twice
 */
export async function answerOnce({ oauth }: OAuthPorts, { uid }: Interaction): Promise<void> {
  if (!(await oauth.consume('Interaction', hashSecret(uid))))
    throw new AppError('conflict', 'This request has already been answered. Start again in the application.')
}
