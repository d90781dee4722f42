import type { ManagementStore } from '@agent-memory/core/ports/accounts/management'
import { createPasswordHasher } from '../../passwords.js'
import type { Database } from '../connection/database.js'
import { openOAuthStore } from '../oauth/oauth.js'
import { openAgentStore } from './agents.js'
import { openAuditLog } from './audit-log.js'
import { openKeyStore } from './keys.js'
import { openAccountErasure } from './people/account-erasure.js'
import { openCliLoginStore } from './people/cli-logins.js'
import { openIdentityStore } from './people/identities.js'
import { openInvitationStore } from './people/invitations.js'
import { openMemberStore } from './people/members.js'
import { openPasswordStore } from './people/password-store.js'
import { openPeopleStore } from './people/people.js'
import { openSessionRepository } from './people/sessions.js'
import { openSignUpStore } from './people/sign-ups.js'
import { openProjectStore } from './projects.js'
import { openVolumeStore } from './volumes.js'

/**
 * Opens the management data in PostgreSQL. `onError` receives failures that happen outside a request, such as a use of
 * a key that could not be recorded. `external`, `externalGraph`: whether an external index or graph store must be
 * notified of deleted volumes.
 */
export const openManagementStore = (
  database: Database,
  { onError, ...outside }: { onError: (error: unknown) => void; external?: boolean; externalGraph?: boolean },
): ManagementStore => ({
  people: openPeopleStore(database),
  members: openMemberStore(database),
  invitations: openInvitationStore(database),
  signUps: openSignUpStore(database),
  passwordStore: openPasswordStore(database),
  passwords: createPasswordHasher(),
  identities: openIdentityStore(database),
  accountErasure: openAccountErasure(database, outside),
  auditLog: openAuditLog(database),
  projects: openProjectStore(database),
  sessions: openSessionRepository(database),
  keys: openKeyStore(database, onError),
  cliLogins: openCliLoginStore(database),
  agents: openAgentStore(database),
  oauth: openOAuthStore(database, onError),
  volumes: openVolumeStore(database, outside),
})
