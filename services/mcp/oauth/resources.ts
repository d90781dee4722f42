import { RESOURCE_PATH } from '@agent-memory/core/accounts/oauth/tokens'
import type { Provider } from 'oidc-provider'

/** Whether an address that a client sent names the resource of this service. */
export type NamesResource = (indicator: string) => boolean

/**
 * Returns a function that checks whether an address names this service. Clients may write the address with or without
 * the resource's path, and with or without a trailing slash. MCP asks servers to accept a scheme and host in uppercase
 * too, so parsed URLs are compared.
 * @param issuer address of the service, without a trailing slash
 */
export function resourceNames(issuer: string): NamesResource {
  const resource = `${issuer}${RESOURCE_PATH}`
  const accepted = new Set([issuer, `${issuer}/`, resource, `${resource}/`].map((url) => new URL(url).href))
  return (indicator) => URL.canParse(indicator) && accepted.has(new URL(indicator).href)
}

/**
 * Makes the library treat all names of the resource as the same. With codes, refresh tokens and grants, the library
 * stores the name that the authorization request used, and would refuse any other name at the token endpoint.
 */
export function takeNamesForOne({ AuthorizationCode, RefreshToken, Grant }: Provider, names: NamesResource): void {
  for (const { prototype } of [AuthorizationCode, RefreshToken])
    Object.defineProperty(prototype, 'resourceIndicators', {
      get(this: { resource?: string | string[] }) {
        const own = [this.resource ?? []].flat()
        return { has: (asked: string) => own.includes(asked) || (names(asked) && own.some(names)) }
      },
    })
  const { getResourceScope } = Grant.prototype
  Grant.prototype.getResourceScope = function (asked) {
    // All names in a grant have the same scopes.
    const granted = names(asked) ? Object.keys(this.resources ?? {}).find(names) : undefined
    return getResourceScope.call(this, granted ?? asked)
  }
}
