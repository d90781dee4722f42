import type { IdentityProvider } from '@agent-memory/core/ports/accounts/identity-providers'
import type { Config } from '../config/config.js'
import type { Log } from '../observe/log.js'

/** Opens the configured identity providers. The OpenID library is loaded only if at least one is configured. */
export async function openIdentityProviders(
  { oidcProviders }: Pick<Config, 'oidcProviders'>,
  log: Pick<Log, 'warn'>,
): Promise<IdentityProvider[]> {
  if (oidcProviders.length === 0) return []
  const { openOpenIdProvider } = await import('@agent-memory/adapters/identity/openid-provider')
  const onRefused = (provider: string, reason: string): void =>
    log.warn({ provider, reason }, 'a sign-in by an identity provider failed')
  return oidcProviders.map((settings) => openOpenIdProvider(settings, onRefused))
}
