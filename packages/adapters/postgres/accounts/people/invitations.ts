import { mayManage } from '@agent-memory/core/accounts/people/members'
import { type Author, type Role, userAuthor } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { listed } from '@agent-memory/core/paging'
import type {
  InvitationRecord,
  InvitationStore,
  NewInvitation,
  OpenInvitation,
} from '@agent-memory/core/ports/accounts/members'
import type { NewUser } from '@agent-memory/core/ports/accounts/people'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { behind, byCreation } from '../../connection/prisma-input.js'
import type { Invitation as Row } from '../../generated/client.js'
import { joinWithGrants } from '../../oauth/grants.js'
import { enqueueJob } from '../../work/enqueue.js'
import { auditAccount } from '../account-audit.js'
import { insertUser } from './insert-user.js'
import { KNOWN_ADDRESS } from './people.js'

export const openInvitationStore = (database: Database): InvitationStore => {
  const { invitation } = database.prisma
  const findOpen = async (where: { invitation_id: string } | { token_hash: Uint8Array<ArrayBuffer> }) => {
    const row = await invitation.findFirst({
      where: { ...where, expires_at: { gt: new Date() } },
      include: { organization: { select: { name: true } } },
    })
    return row && ({ ...toInvitation(row), orgName: row.organization.name } satisfies OpenInvitation)
  }
  return {
    create: (invited, by) =>
      database.transaction(async (client) => {
        const { orgId, email, invitationId, role, mailed, language } = invited
        const refusal = await lockOrganization(client, invited, by)
        if (refusal) return refusal
        await client.query(UPSERT, [
          ...[invitationId, orgId, email, role, invited.tokenHash, mailed],
          ...[by.keyId, invited.createdAt, invited.expiresAt],
        ])
        const mail = { purpose: 'invitation', id: invitationId, language } as const
        if (mailed) await enqueueJob(client, 'mail.send', { payload: mail })
        const details = { role }
        await auditAccount(client, { orgId, by, action: 'invitation.created', subjectId: invitationId, details })
        return 'done'
      }),

    async list(orgId, page) {
      const open = { org_id: orgId, expires_at: { gt: new Date() } }
      const rows = await invitation.findMany({
        where: { AND: [open, behind(page.after, 'invitation_id')] },
        orderBy: byCreation('invitation_id'),
        take: page.limit + 1,
      })
      return listed(rows.map(toInvitation), page, ({ createdAt, invitationId: id }) => ({ createdAt, id }))
    },

    find: (invitationId) => findOpen({ invitation_id: invitationId }),
    findByToken: (tokenHash) => findOpen({ token_hash: new Uint8Array(tokenHash) }),

    withdraw: (orgId, invitationId, by) =>
      database.transaction(async (client) => {
        const { rows } = await client.query<Row>(
          'DELETE FROM invitations WHERE org_id = $1 AND invitation_id = $2 AND expires_at > now() RETURNING *',
          [orgId, invitationId],
        )
        if (!rows[0]) return null
        await auditAccount(client, { orgId, by, action: 'invitation.withdrawn', subjectId: invitationId })
        return toInvitation(rows[0])
      }),

    accept: (tokenHash, user, by) =>
      database.transaction(async (client) => {
        const used = await use(client, tokenHash, user.email)
        return used && join(client, used, user.userId, by)
      }),

    acceptAsNewUser: (tokenHash, user) =>
      database.transaction((client) => joinAsNewUser(client, tokenHash, user, { isVerified: false })),
  }
}

/**
 * Creates the user and uses the invitation. Null if the invitation was used or withdrawn, has expired, or is for
 * another address.
 * @throws AppError conflict if the address has an account
 */
export const joinAsNewUser = async (
  client: PoolClient,
  tokenHash: Buffer,
  user: NewUser,
  options: { isVerified: boolean },
): Promise<InvitationRecord | null> => {
  const used = await use(client, tokenHash, user.email)
  if (used === null) return null
  if (!(await insertUser(client, user, options))) throw new AppError('conflict', KNOWN_ADDRESS)
  return join(client, used, user.userId, userAuthor(user))
}

const UPSERT = `
  INSERT INTO invitations
    (invitation_id, org_id, email, role, token_hash, mailed, invited_by, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (org_id, email) DO UPDATE SET
    (invitation_id, role, token_hash, mailed, invited_by, created_at, expires_at) =
    (EXCLUDED.invitation_id, EXCLUDED.role, EXCLUDED.token_hash, EXCLUDED.mailed, EXCLUDED.invited_by,
     EXCLUDED.created_at, EXCLUDED.expires_at)`

/** Locks the organization. Returns why the author cannot invite the address; null if the author can. */
const lockOrganization = async (
  client: PoolClient,
  { orgId, email, role }: NewInvitation,
  by: Author,
): Promise<'member' | 'full' | 'refused' | null> => {
  await client.query('SELECT FROM organizations WHERE org_id = $1 FOR NO KEY UPDATE', [orgId])
  const { rows } = await client.query<{ actor: Role | null; is_member: boolean; others: number }>(
    `SELECT
       (SELECT role FROM memberships WHERE org_id = $1 AND user_id = $3) AS actor,
       EXISTS (SELECT FROM memberships m JOIN users u USING (user_id) WHERE m.org_id = $1 AND u.email = $2) AS is_member,
       (SELECT count(*)::int FROM invitations
        WHERE org_id = $1 AND email <> $2 AND expires_at > now()) AS others`,
    [orgId, email, by.keyId],
  )
  if (!mayManage(rows[0]?.actor ?? undefined, [role])) return 'refused'
  if (rows[0]?.is_member) return 'member'
  return (rows[0]?.others ?? 0) >= LIMITS.invitations ? 'full' : null
}

/**
 * Deletes the invitation, so that it cannot be used again. Locks its organization first, so that nobody joins an
 * organization that is being closed, or uses an invitation that is being withdrawn.
 */
const use = async (client: PoolClient, tokenHash: Buffer, email: string): Promise<Row | null> => {
  await client.query(
    `SELECT FROM organizations WHERE org_id = (SELECT org_id FROM invitations WHERE token_hash = $1) FOR NO KEY UPDATE`,
    [tokenHash],
  )
  const { rows } = await client.query<Row>(
    'DELETE FROM invitations WHERE token_hash = $1 AND email = $2 AND expires_at > now() RETURNING *',
    [tokenHash, email],
  )
  return rows[0] ?? null
}

/** Makes the user a member. A user who is already a member keeps their role. */
const join = async (client: PoolClient, used: Row, userId: string, by: Author): Promise<InvitationRecord> => {
  const { orgId, invitationId, role } = toInvitation(used)
  const { rowCount } = await client.query(
    'INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, $3) ON CONFLICT (org_id, user_id) DO NOTHING',
    [orgId, userId, role],
  )
  if (used.mailed) await client.query('UPDATE users SET email_verified = true WHERE user_id = $1', [userId])
  const details = { user_id: userId, role }
  await auditAccount(client, { orgId, by, action: 'invitation.accepted', subjectId: invitationId, details })
  if (rowCount === 1) await joinWithGrants(client, { orgId, userId })
  return toInvitation(used)
}

const toInvitation = (row: Row): InvitationRecord => ({
  invitationId: row.invitation_id,
  orgId: row.org_id,
  email: row.email,
  role: row.role as Role,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})
