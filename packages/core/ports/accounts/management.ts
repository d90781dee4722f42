import type { SignupPolicy } from '../../accounts/people.js'
import type { AgentStore } from './agents.js'
import type { KeyStore } from './keys.js'
import type { OAuthStore } from './oauth.js'
import type { PasswordHasher, PeopleStore, ProjectStore, SessionRepository } from './people.js'
import type { VolumeStore } from './volumes.js'

/** The stores of all managed objects, and the hasher of their passwords. */
export interface ManagementStore {
  people: PeopleStore
  passwords: PasswordHasher
  projects: ProjectStore
  sessions: SessionRepository
  keys: KeyStore
  agents: AgentStore
  oauth: OAuthStore
  volumes: VolumeStore
}

/** What the management endpoints need. */
export interface ManagementPorts extends Omit<ManagementStore, 'sessions'> {
  config: { signup: SignupPolicy }
  now: () => Date
}
