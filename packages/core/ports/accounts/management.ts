import type { SignupPolicy } from '../../accounts/people/sign-up.js'
import type { Mailer, MayMail } from '../mail.js'
import type { AgentStore } from './agents.js'
import type { AuditLog } from './audit-log.js'
import type { CliLoginStore } from './cli-logins.js'
import type { AccountErasure } from './erasure.js'
import type { IdentityStore } from './identities.js'
import type { IdentityProvider } from './identity-providers.js'
import type { KeyStore } from './keys.js'
import type { InvitationStore, MemberStore } from './members.js'
import type { OAuthStore } from './oauth.js'
import type { PasswordHasher, PeopleStore, ProjectStore, SessionRepository } from './people.js'
import type { PasswordStore, SignUpStore } from './sign-in.js'
import type { VolumeStore } from './volumes.js'

/** The stores of all managed objects, and the hasher of passwords. */
export interface ManagementStore {
  people: PeopleStore
  members: MemberStore
  invitations: InvitationStore
  signUps: SignUpStore
  passwordStore: PasswordStore
  passwords: PasswordHasher
  identities: IdentityStore
  accountErasure: AccountErasure
  auditLog: AuditLog
  projects: ProjectStore
  sessions: SessionRepository
  keys: KeyStore
  cliLogins: CliLoginStore
  agents: AgentStore
  oauth: OAuthStore
  volumes: VolumeStore
}

/** What the management endpoints need. */
export interface ManagementPorts extends ManagementStore {
  config: { signup: SignupPolicy }
  /** Null if no mail server is configured. */
  mailer: Mailer | null
  mayMail: MayMail
  /** The providers in the order in which they are offered. */
  identityProviders: readonly IdentityProvider[]
  /** The key that link tokens are derived from; itself derived from SECRET_KEY. */
  tokenKey: Uint8Array
  now: () => Date
}
