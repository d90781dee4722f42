import type { ListReach } from '../access.js'
import type { Listed, Page } from '../paging.js'
import type { Role, SessionPrincipal } from '../principal.js'

/** A new user with an organization, a project and a volume of their own. */
export interface NewOwner {
  userId: string
  /** Lower case. */
  email: string
  name: string | null
  passwordHash: string
  organization: { orgId: string; name: string }
  project: { projectId: string; name: string }
  volume: { volumeId: string; name: string }
}

/** What a user belongs to, down to the volumes. */
export interface OrganizationOverview {
  orgId: string
  name: string
  role: Role
  projects: { projectId: string; name: string; volumes: { volumeId: string; name: string; type: string }[] }[]
}

export interface PeopleStore {
  /** User, organization, owner's membership, project and default volume. @throws AppError conflict for a known e-mail */
  createOwner(owner: NewOwner): Promise<void>
  credentials(email: string): Promise<{ userId: string; passwordHash: string } | null>
  /** The user with the memberships of now; null if deleted. Runs on every request with a session. */
  principal(userId: string): Promise<SessionPrincipal | null>
  /** In order of creation, on each level. */
  organizationsOf(userId: string): Promise<OrganizationOverview[]>
}

export interface ProjectRecord {
  projectId: string
  orgId: string
  name: string
  createdAt: Date
}

export interface ProjectStore {
  create(project: Pick<ProjectRecord, 'projectId' | 'orgId' | 'name'>): Promise<ProjectRecord>
  /** The caller is yet to be authorized for its organization. */
  find(projectId: string): Promise<ProjectRecord | null>
  /** In order of creation. */
  list(reach: ListReach, page: Page): Promise<Listed<ProjectRecord>>
}

/** Slow on purpose. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** With null, for an unknown user: does the same work, and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** Sessions by the SHA-256 of their id: what is stored opens none. */
export interface SessionRepository {
  find(sessionHash: Buffer): Promise<Record<string, unknown> | null>
  /** `userId`: null before sign-in. */
  save(session: {
    sessionHash: Buffer
    userId: string | null
    data: Record<string, unknown>
    expiresAt: Date
  }): Promise<void>
  /** Moves the end of a session that is still there. */
  touch(sessionHash: Buffer, expiresAt: Date): Promise<void>
  destroy(sessionHash: Buffer): Promise<void>
}
