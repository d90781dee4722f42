import { RESOURCE_PATH } from '@agent-memory/core/accounts/oauth/tokens'
import type { Provider } from 'oidc-provider'

/** Whether an address that a client sent names the resource of this service. */
export type NamesResource = (indicator: string) => boolean

/**
 * Returns what decides whether an address is one of this service, which clients may write with or without the path of
 * the resource and a trailing slash. MCP asks servers to accept a scheme and host in uppercase too, so the parsed URL is
 * compared.
 * @param issuer address of the service, without a trailing slash
 */
export function resourceNames(issuer: string): NamesResource {
  const resource = `${issuer}${RESOURCE_PATH}`
  const accepted = new Set([issuer, `${issuer}/`, resource, `${resource}/`].map((url) => new URL(url).href))
  return (indicator) => URL.canParse(indicator) && accepted.has(new URL(indicator).href)
}

/**
 * Makes the library take all names of the resource for one. It stores the name of the authorization request with codes,
 * refresh tokens and grants, and would refuse any other name at the token endpoint.
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
