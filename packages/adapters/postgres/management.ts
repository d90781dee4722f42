import type { ManagementStore } from '@agent-memory/core/ports/management'
import { createPasswordHasher } from '../passwords.js'
import { openAgentStore } from './agents.js'
import type { Database } from './database.js'
import { openKeyStore } from './keys.js'
import { openPeopleStore } from './people.js'
import { openProjectStore } from './projects.js'
import { openSessionRepository } from './sessions.js'
import { openVolumeStore } from './volumes.js'

/**
 * All that is managed, in PostgreSQL. `onError` hears of what failed beside an answer, such as noting a key's use;
 * `external`, `externalGraph`: whether an index and a graph store outside of PostgreSQL are to be told of volumes that go.
 */
export const openManagementStore = (
  database: Database,
  { onError, ...outside }: { onError: (error: unknown) => void; external?: boolean; externalGraph?: boolean },
): ManagementStore => ({
  people: openPeopleStore(database),
  passwords: createPasswordHasher(),
  projects: openProjectStore(database),
  sessions: openSessionRepository(database),
  keys: openKeyStore(database, onError),
  agents: openAgentStore(database),
  volumes: openVolumeStore(database, outside),
})
