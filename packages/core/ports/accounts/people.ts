import type { ListReach } from '../../accounts/list-reach.js'
import type { Role, SessionPrincipal } from '../../accounts/principal.js'
import type { Listed, Page } from '../../paging.js'

export interface NewUser {
  userId: string
  /** Lower case. */
  email: string
  name: string | null
  /** Null for somebody who signs in through an identity provider. */
  passwordHash: string | null
}

/** A new user with an organization, a project and a volume of their own. */
export interface NewOwner extends NewUser {
  organization: { orgId: string; name: string }
  project: { projectId: string; name: string }
  volume: { volumeId: string; name: string }
}

/** An organization of a user, with its projects and their volumes. */
export interface OrganizationOverview {
  orgId: string
  name: string
  role: Role
  projects: { projectId: string; name: string; volumes: { volumeId: string; name: string; type: string }[] }[]
}

export interface PeopleStore {
  /**
   * Creates user, organization, owner's membership, project and default volume.
   * @throws AppError conflict if the e-mail address has an account
   */
  createOwner(owner: NewOwner): Promise<void>
  /** Returns the user with this e-mail; null if there is none. `passwordHash` is null for a user without a password. */
  credentials(email: string): Promise<{ userId: string; passwordHash: string | null } | null>
  /**
   * Returns the user with their current memberships; null if the user was deleted. Runs on every request with a
   * session.
   */
  principal(userId: string): Promise<SessionPrincipal | null>
  /** Returns the user's organizations with their projects and volumes; each list is ordered oldest first. */
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
  /** Does not check that the caller may access the project's organization. */
  find(projectId: string): Promise<ProjectRecord | null>
  /** Lists the projects in reach, oldest first. */
  list(reach: ListReach, page: Page): Promise<Listed<ProjectRecord>>
}

/** Hashes passwords, slowly on purpose, so that guessing them takes long. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Checks a password. With `hash: null`, returns false after the same work, so that the time does not reveal that a
   * user is unknown.
   */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** A session as shown to its user. */
export interface SessionRecord {
  /** A public id, different from the secret id in the session's cookie. */
  sessionId: string
  /** The User-Agent header of the browser or program that signed in; null if it sent none. */
  userAgent: string | null
  createdAt: Date
  expiresAt: Date
  isCurrent: boolean
}

/** Stores sessions under the SHA-256 of their id, so that the stored data is not enough to use a session. */
export interface SessionRepository {
  find(sessionHash: Buffer): Promise<Record<string, unknown> | null>
  /** Creates or replaces a session; `userId` is null before sign-in. */
  save(session: {
    sessionHash: Buffer
    userId: string | null
    data: Record<string, unknown>
    expiresAt: Date
  }): Promise<void>
  /** Extends a session that still exists. */
  touch(sessionHash: Buffer, expiresAt: Date): Promise<void>
  /** Deletes a session. Returns its user; null if nobody was signed in, or it was gone already. */
  destroy(sessionHash: Buffer): Promise<string | null>
  /** Returns the user's latest 100 sessions, newest first; `current` is the hash of the caller's own session. */
  list(userId: string, current: Buffer): Promise<SessionRecord[]>
  /** Deletes a session of the user; false if the user has none with this id. */
  end(userId: string, sessionId: string): Promise<boolean>
  /** Deletes the sessions of the user except the one with the hash `current`; returns how many. */
  endOthers(userId: string, current: Buffer): Promise<number>
}
