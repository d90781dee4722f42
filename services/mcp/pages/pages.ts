import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { Endpoint } from '@agent-memory/runtime/http/endpoint'
import { accountEndpoints } from './account.js'
import { pageAssets } from './assets.js'
import { signInEndpoints } from './sign-in.js'
import { signUpEndpoints } from './sign-up.js'

export type PagePorts = Pick<ManagementPorts, 'people' | 'passwords' | 'config'>

/** The pages of people, below /account. */
export const pageEndpoints = (ports: PagePorts): Endpoint[] => [
  ...signInEndpoints(ports),
  ...signUpEndpoints(ports),
  ...accountEndpoints(ports),
  ...pageAssets(),
]
