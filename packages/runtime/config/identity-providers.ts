import { isIP } from 'node:net'
import type { OpenIdSettings } from '@agent-memory/adapters/identity/openid-provider'
import { z } from 'zod'
import { setting } from './settings.js'

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))

/** Whether codes and tokens can be sent to the issuer: https is required, except for an issuer on this machine. */
const isSafe = (issuer: string): boolean => {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  if (url === undefined || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
}

/**
 * Whether the issuer signs in accounts of many tenants of Microsoft Entra. Anybody can create a tenant there and give
 * its accounts any e-mail address, so these addresses must not be trusted (Microsoft calls this attack "nOAuth").
 */
const isOfManyTenants = (issuer: string): boolean => {
  const { hostname, pathname } = new URL(issuer)
  return hostname === 'login.microsoftonline.com' && /^\/+(common|organizations|consumers)(\/|$)/i.test(pathname)
}

const provider = z
  .strictObject({
    issuer: z.string().refine(isSafe),
    client_id: z.string().min(1),
    client_secret: z.string().min(1).optional(),
    name: z.string().trim().min(1).max(40).optional(),
    trust_email: z.boolean().default(false),
  })
  .refine(({ issuer, trust_email }) => !trust_email || !isOfManyTenants(issuer))

const providers = z.record(z.string().regex(/^[a-z][a-z\d-]{0,30}$/), provider)

export const oidcProviders = setting(
  'a JSON object like {"google": {"name": "Google", "issuer": "https://accounts.google.com", "client_id": "…", "client_secret": "…"}}: ids of lower-case letters, digits and hyphens, issuers with https, and the optional fields client_secret, name and trust_email (not for an issuer of many tenants, such as https://login.microsoftonline.com/common)',
  (text): OpenIdSettings[] | undefined => {
    try {
      return Object.entries(providers.parse(JSON.parse(text))).map(([id, one]) => ({
        id,
        name: one.name ?? id,
        issuer: one.issuer,
        clientId: one.client_id,
        clientSecret: one.client_secret,
        trustEmail: one.trust_email,
      }))
    } catch {
      return undefined
    }
  },
)
