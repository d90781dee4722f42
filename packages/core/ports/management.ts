import type { AgentStore } from './agents.js'
import type { KeyStore } from './keys.js'
import type { PasswordHasher, PeopleStore, ProjectStore, SessionRepository } from './people.js'
import type { VolumeStore } from './volumes.js'

/** Everything that is managed, as one store holds it. */
export interface ManagementStore {
  people: PeopleStore
  projects: ProjectStore
  sessions: SessionRepository
  keys: KeyStore
  agents: AgentStore
  volumes: VolumeStore
}

/** What the management endpoints need. */
export interface ManagementPorts extends Omit<ManagementStore, 'sessions'> {
  passwords: PasswordHasher
  signup: 'open' | 'closed'
  now: () => Date
}
