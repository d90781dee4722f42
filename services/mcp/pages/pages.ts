import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { LogInPorts } from '@agent-memory/runtime/http/access/log-in'
import type { Endpoint } from '@agent-memory/runtime/http/endpoint'
import { accountEndpoints } from './account/account.js'
import { grantEndpoints } from './account/grants.js'
import { liveKeyEndpoints } from './account/live-keys.js'
import { passwordEndpoints } from './account/password.js'
import { sessionEndpoints } from './account/sessions.js'
import { pageAssets } from './assets.js'
import { commandLineEndpoints } from './command-line-endpoints.js'
import { forgotEndpoints } from './forgot.js'
import { type IdentityPagePorts, identityEndpoints } from './identity.js'
import { invitationEndpoints } from './invitation.js'
import { linkEndpoints } from './link.js'
import { type MemberPagePorts, memberEndpoints } from './members/endpoints.js'
import { resetEndpoints } from './reset.js'
import { signInEndpoints } from './sign-in.js'
import { signUpEndpoints } from './sign-up.js'
import { verifyEndpoints } from './verify.js'

/** Endpoints of all pages for people: below /account, and below /auth/oauth for identity providers. */
export const pageEndpoints = (
  ports: ManagementPorts & LogInPorts & IdentityPagePorts & MemberPagePorts,
): Endpoint[] => [
  ...signInEndpoints(ports),
  ...signUpEndpoints(ports),
  ...identityEndpoints(ports),
  ...linkEndpoints(ports),
  ...verifyEndpoints(ports),
  ...invitationEndpoints(ports),
  ...forgotEndpoints(ports),
  ...resetEndpoints(ports),
  ...passwordEndpoints(ports),
  ...commandLineEndpoints(ports),
  ...accountEndpoints(ports),
  ...grantEndpoints(ports),
  ...sessionEndpoints(ports),
  ...liveKeyEndpoints(ports),
  ...memberEndpoints(ports),
  ...pageAssets(),
]
