import { z } from 'zod'
import { LIMITS } from '../../limits.js'
import { email, text, uuid } from '../../schemas.js'
import { ROLES } from '../principal.js'

/** Request and response bodies for people: members, invitations, sessions, passwords. */

const id = z.uuid()
const timestamp = z.iso.datetime()
const role = z.enum(ROLES)
const newPassword = () => text(LIMITS.password.min, LIMITS.password.max)
const givenPassword = () => text(1, LIMITS.password.max)
const linkToken = () => z.string().min(1).max(200).describe('The token from the link.')

export const changeRoleBody = z.object({ role })
export const inviteBody = z.object({ email: email(), role: role.default('member') })
export const acceptBody = z.object({ token: linkToken() })
export const memberParams = z.object({ org_id: uuid(), user_id: uuid() })
export const invitationParams = z.object({ org_id: uuid(), invitation_id: uuid() })
export const sessionParams = z.object({ session_id: uuid() })
export const grantParams = z.object({ grant_id: uuid() })

export const verifyEmailBody = z.object({
  token: linkToken(),
  password: givenPassword()
    .optional()
    .describe('The password given at sign-up; needed only in a browser other than the one that signed up.'),
})
export const changePasswordBody = z.object({ current_password: givenPassword(), password: newPassword() })
export const forgotPasswordBody = z.object({ email: email() })
export const resetPasswordBody = z.object({ token: linkToken(), password: newPassword() })

export const memberAnswer = z.object({
  user_id: id,
  org_id: id,
  email: z.string(),
  name: z.string().nullable(),
  role,
  joined_at: timestamp,
})

export const invitationAnswer = z.object({
  invitation_id: id,
  org_id: id,
  email: z.string(),
  role,
  created_at: timestamp,
  expires_at: timestamp,
})

/** With token and link if no mail server is configured. They are never shown again. */
export const issuedInvitationAnswer = invitationAnswer.extend({
  mailed: z.boolean(),
  token: z.string().optional(),
  link: z.url().optional(),
})

export const sessionAnswer = z.object({
  session_id: id.describe(
    'Identifies the session in lists and in the request that ends it. It differs from the secret id in the cookie.',
  ),
  user_agent: z.string().nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  is_current: z.boolean(),
})

/** A consent, and the client that received it. */
export const grantAnswer = z.object({
  grant_id: id,
  client: z.object({
    client_id: z.string(),
    name: z.string().nullable().describe('What the client calls itself; anybody can register any name.'),
    redirect_host: z.string().describe('The host that the user was sent back to after the consent.'),
    is_official: z.boolean(),
  }),
  scopes: z.array(z.string()),
  volumes: z
    .array(z.object({ volume_id: id, name: z.string(), org_name: z.string() }))
    .nullable()
    .describe('The chosen volumes; null for all that the user can reach.'),
  created_at: timestamp,
  last_used_at: timestamp.nullable().describe('Accurate to the minute.'),
})

export const eraseUserBody = z.object({ password: givenPassword() })

export const organizationReceiptAnswer = z.object({
  org_id: id,
  stores: z.object({
    postgresql: z
      .object({
        volumes: z.int(),
        memories: z.int(),
        documents: z.int(),
        agents: z.int(),
        keys: z.int(),
        members: z.int(),
      })
      .describe('How much the organization contained. All of it is gone at once for everybody.'),
    contents: z.string().describe('A text that says how the memories, documents and so on are erased from PostgreSQL.'),
    files: z.string().describe('A text that says how uploaded files are removed.'),
    index: z.string().describe('A text that says how the vectors are erased from the search index.'),
    graph: z
      .string()
      .describe('A text that says how the entities of the erased data are removed from the knowledge graph.'),
  }),
})

export const userReceiptAnswer = z.object({
  user_id: id,
  organizations: z
    .array(organizationReceiptAnswer)
    .describe('The organizations in which this user was the only member: they were erased too.'),
  stores: z.object({ postgresql: z.object({ sessions: z.int(), keys: z.int(), memberships: z.int() }) }),
})

export const auditAnswer = z.object({
  audit_id: z.string(),
  action: z.string().describe('What was done, such as `member.removed`, `grant.created` or `memory.deleted`.'),
  subject_id: id
    .nullable()
    .describe('Id of what was acted on: a user, invitation, key, agent, grant, memory, write or forget request.'),
  volume_id: id.nullable(),
  actor: z.object({
    id: id.describe('Id of the signed-in user or of the key.'),
    agent_id: id.describe('Id of the agent or, without an agent, of the key or the user.'),
    name: z.string(),
  }),
  details: z.unknown(),
  created_at: timestamp,
})
