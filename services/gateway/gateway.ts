import type { Service } from '@agent-memory/runtime/process/service'
import { agentRoutes } from './routes/agents.js'
import { auditRoutes } from './routes/audit.js'
import { authRoutes } from './routes/auth.js'
import { broadcastRoutes } from './routes/broadcast.js'
import { chatRoutes } from './routes/chat.js'
import { cliLoginRoutes } from './routes/cli-login.js'
import { documentRoutes } from './routes/documents.js'
import { erasureRoutes } from './routes/erasure.js'
import { exportRoutes } from './routes/export.js'
import { feedbackRoutes } from './routes/feedback.js'
import { forgetRoutes } from './routes/forget.js'
import { grantRoutes } from './routes/grants.js'
import { graphRoutes } from './routes/graph.js'
import { invitationRoutes } from './routes/invitations.js'
import { keyRoutes } from './routes/keys.js'
import { memberRoutes } from './routes/members.js'
import { memoryRoutes } from './routes/memory.js'
import { organizationRoutes } from './routes/organizations.js'
import { passwordRoutes } from './routes/passwords.js'
import { reviewRoutes } from './routes/review.js'
import { searchRoutes } from './routes/search.js'
import { sessionRoutes } from './routes/sessions.js'
import { subscriptionRoutes } from './routes/subscriptions.js'
import { volumeRoutes } from './routes/volumes.js'

/** The HTTP API for people and agents. */
export const gateway: Service = {
  endpoints: (ports) => [
    ...authRoutes(ports),
    ...cliLoginRoutes(ports),
    ...passwordRoutes(ports),
    ...sessionRoutes(ports),
    ...grantRoutes(ports),
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
