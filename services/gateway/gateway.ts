import type { Service } from '@agent-memory/runtime/process/service'
import { agentRoutes } from './routes/accounts/agents.js'
import { auditRoutes } from './routes/accounts/audit.js'
import { authRoutes } from './routes/accounts/auth.js'
import { cliLoginRoutes } from './routes/accounts/cli-login.js'
import { erasureRoutes } from './routes/accounts/erasure.js'
import { grantRoutes } from './routes/accounts/grants.js'
import { invitationRoutes } from './routes/accounts/invitations.js'
import { keyRoutes } from './routes/accounts/keys.js'
import { liveKeyRoutes } from './routes/accounts/live-keys.js'
import { memberRoutes } from './routes/accounts/members.js'
import { organizationRoutes } from './routes/accounts/organizations.js'
import { passwordRoutes } from './routes/accounts/passwords.js'
import { sessionRoutes } from './routes/accounts/sessions.js'
import { volumeRoutes } from './routes/accounts/volumes.js'
import { broadcastRoutes } from './routes/broadcast.js'
import { chatRoutes } from './routes/chat.js'
import { documentRoutes } from './routes/documents.js'
import { exportRoutes } from './routes/export.js'
import { feedbackRoutes } from './routes/feedback.js'
import { forgetRoutes } from './routes/forget.js'
import { graphRoutes } from './routes/graph.js'
import { memoryRoutes } from './routes/memory.js'
import { reviewRoutes } from './routes/review.js'
import { searchRoutes } from './routes/search.js'
import { subscriptionRoutes } from './routes/subscriptions.js'

/** The HTTP API for people and agents. */
export const gateway: Service = {
  endpoints: (ports) => [
    ...authRoutes(ports),
    ...cliLoginRoutes(ports),
    ...passwordRoutes(ports),
    ...sessionRoutes(ports),
    ...grantRoutes(ports),
    ...liveKeyRoutes(ports),
    ...organizationRoutes(ports),
    ...memberRoutes(ports),
    ...invitationRoutes(ports),
    ...erasureRoutes(ports),
    ...auditRoutes(ports),
    ...volumeRoutes(ports),
    ...keyRoutes(ports),
    ...agentRoutes(ports),
    ...memoryRoutes(ports),
    ...chatRoutes(ports),
    ...reviewRoutes(ports),
    ...forgetRoutes(ports),
    ...feedbackRoutes(ports),
    ...exportRoutes(ports),
    ...searchRoutes(ports),
    ...documentRoutes(ports),
    ...graphRoutes(ports),
    ...broadcastRoutes(ports),
    ...subscriptionRoutes(ports),
  ],
}
