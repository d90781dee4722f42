import type { IdentityProvider } from '@agent-memory/core/ports/accounts/identity-providers'

/** The identity providers that pages offer, in this order. */
export type Providers = readonly Pick<IdentityProvider, 'id' | 'name'>[]
