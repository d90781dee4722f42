import type { Role } from '@agent-memory/core/accounts/principal'
import { cookieOf, expectStatus, type Json, PASSWORD } from './client.js'
import { newTenant, type Tenant } from './tenant.js'

/** Invites an address into the tenant's organization; returns `data.invitation`. Needs a service without SMTP. */
export const invited = async (tenant: Tenant, email: string, role: Role = 'member'): Promise<Json> => {
  const reply = await tenant.call('POST', `/orgs/${tenant.orgId}/members`, { email, role })
  return expectStatus(reply, 201).body.data.invitation
}

/** Signs up a person, who then joins the tenant's organization by an invitation. */
export const newMember = async (tenant: Tenant, role: Role): Promise<Tenant> => {
  const person = await newTenant(tenant.send)
  const { token } = await invited(tenant, person.email, role)
  expectStatus(await person.call('POST', '/invitations/accept', { token }), 200)
  return person
}

/** Signs the user in once more; returns the cookie of that session. */
export const signedInAgain = async ({ send, email }: Tenant, headers: Record<string, string> = {}): Promise<string> =>
  cookieOf(expectStatus(await send('POST', '/auth/login', { body: { email, password: PASSWORD }, headers }), 200))
