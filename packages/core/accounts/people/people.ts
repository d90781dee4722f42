import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors.js'
import { LIMITS } from '../../limits.js'
import type { Listed, Page } from '../../paging.js'
import type { NewOwner, PasswordHasher, PeopleStore, ProjectRecord, ProjectStore } from '../../ports/accounts/people.js'
import { authorize } from '../access.js'
import { listReach } from '../list-reach.js'
import type { Principal, SessionPrincipal } from '../principal.js'

export interface OwnerPorts {
  people: Pick<PeopleStore, 'createOwner'>
  passwords: Pick<PasswordHasher, 'hash'>
}

export interface OwnerRequest {
  email: string
  /** 8–200 chars */
  password: string
  name: string | null
  /** Null: the organization is named after the user. */
  orgName: string | null
}

export interface CreatedOwner {
  userId: string
  orgId: string
  projectId: string
  volumeId: string
}

/**
 * Creates a user who owns a new organization, with a first project and its default volume.
 * @throws AppError conflict if the e-mail address has an account
 */
export const createOwner = async ({ people, passwords }: OwnerPorts, request: OwnerRequest): Promise<CreatedOwner> => {
  const owner = newOwner(request, await passwords.hash(canonicalPassword(request.password)))
  await people.createOwner(owner)
  const { userId, organization, project, volume } = owner
  return { userId, orgId: organization.orgId, projectId: project.projectId, volumeId: volume.volumeId }
}

/** Makes the records of a new user, and of the user's new organization with a project and a volume. */
export const newOwner = (
  { email, name, orgName }: Pick<OwnerRequest, 'email' | 'name' | 'orgName'>,
  passwordHash: string | null,
): NewOwner => ({
  userId: randomUUID(),
  email: email.toLowerCase(),
  name,
  passwordHash,
  organization: { orgId: randomUUID(), name: orgName ?? defaultOrganizationName(name ?? email.toLowerCase()) },
  project: { projectId: randomUUID(), name: 'Default' },
  volume: { volumeId: randomUUID(), name: 'Default' },
})

const defaultOrganizationName = (person: string): string => {
  const suffix = "'s organization"
  return [...(person.split('@')[0] ?? '')].slice(0, LIMITS.name.max - suffix.length).join('') + suffix
}

/**
 * Normalizes a password, so that it matches however a keyboard encodes its characters (NIST SP 800-63B, section
 * 5.1.1.2).
 */
export const canonicalPassword = (password: string): string => password.normalize('NFKC')

/**
 * Checks e-mail address and password; returns the user's id and the hash that matched. An unknown address takes as long
 * to reject as a wrong password.
 * @throws AppError invalid_credentials
 */
export const logIn = async (
  { people, passwords }: { people: Pick<PeopleStore, 'credentials'>; passwords: Pick<PasswordHasher, 'verify'> },
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; passwordHash: string }> => {
  const known = await people.credentials(email.toLowerCase())
  const right = await passwords.verify(known?.passwordHash ?? null, canonicalPassword(password))
  if (known === null || known.passwordHash === null || !right) throw wrongCredentials()
  return { userId: known.userId, passwordHash: known.passwordHash }
}

export const wrongCredentials = () => new AppError('invalid_credentials', 'E-mail address or password is wrong.')

/** @throws AppError organization_not_found, forbidden */
export const createProject = async (
  projects: Pick<ProjectStore, 'create'>,
  principal: SessionPrincipal,
  { orgId, name }: { orgId: string; name: string },
): Promise<ProjectRecord> => {
  authorize(principal, 'manage_organization', 'organization', { orgId })
  return projects.create({ projectId: randomUUID(), orgId, name })
}

/** @throws AppError organization_not_found, forbidden for an agent's key */
export const listProjects = async (
  projects: Pick<ProjectStore, 'list'>,
  principal: Principal,
  orgId: string,
  page: Page,
): Promise<Listed<ProjectRecord>> => projects.list(listReach(principal, orgId), page)
