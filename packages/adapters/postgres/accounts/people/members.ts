import { mayManage } from '@agent-memory/core/accounts/people/members'
import type { Author, Role } from '@agent-memory/core/accounts/principal'
import { type Cursor, listed } from '@agent-memory/core/paging'
import type { MemberChange, MemberRecord, MemberStore } from '@agent-memory/core/ports/accounts/members'
import type { PoolClient } from 'pg'
import type { Database } from '../../connection/database.js'
import { behind, byCreation } from '../../connection/prisma-input.js'
import type { Membership, User } from '../../generated/client.js'
import { leaveWithGrants } from '../../oauth/grants.js'
import { auditAccount } from '../account-audit.js'
import { revokeLiveKeys } from '../key-secrets.js'
import { withdrawInvitationsOf } from './withdraw-invitations.js'

type Row = Membership & { user: Pick<User, 'email' | 'name'> }

const WITH_USER = { user: { select: { email: true, name: true } } } as const

export const openMemberStore = (database: Database): MemberStore => {
  const { membership } = database.prisma
  return {
    async list(orgId, page) {
      const rows = await membership.findMany({
        where: { AND: [{ org_id: orgId }, behind(page.after, 'user_id')] },
        orderBy: byCreation('user_id'),
        take: page.limit + 1,
        include: WITH_USER,
      })
      return listed(rows.map(toMember), page, cursorOf)
    },

    async find(orgId, userId) {
      const org_id_user_id = { org_id: orgId, user_id: userId }
      const row = await membership.findUnique({ where: { org_id_user_id }, include: WITH_USER })
      return row && toMember(row)
    },

    changeRole: (orgId, userId, { from, to }, by) =>
      database.transaction(async (client) => {
        const refusal = await lockMember(client, orgId, userId, { from, to }, by)
        if (refusal) return refusal
        await client.query('UPDATE memberships SET role = $3 WHERE org_id = $1 AND user_id = $2', [orgId, userId, to])
        await withdrawInvitationsOf(client, { orgId, userId, role: to }, by)
        const details = { from, to }
        await auditAccount(client, { orgId, by, action: 'member.role_changed', subjectId: userId, details })
        return 'done'
      }),

    remove: (orgId, userId, role, by) =>
      database.transaction(async (client) => {
        const refusal = await lockMember(client, orgId, userId, { from: role, to: null }, by)
        if (refusal) return refusal
        await leaveWithGrants(client, { orgId, userId }, by)
        await client.query('DELETE FROM memberships WHERE org_id = $1 AND user_id = $2', [orgId, userId])
        await revokeLiveKeys(client, { userId, orgId }, by)
        await withdrawInvitationsOf(client, { orgId, userId, role: null }, by)
        await auditAccount(client, { orgId, by, action: 'member.removed', subjectId: userId, details: { role } })
        return 'done'
      }),
  }
}

/**
 * Locks the organization, so that two owners cannot leave at the same time. Returns why the author cannot change the
 * member's role from `from` to `to`; null if the author can. A null `to` ends the membership.
 */
const lockMember = async (
  client: PoolClient,
  orgId: string,
  userId: string,
  { from, to }: { from: Role; to: Role | null },
  by: Author,
): Promise<Exclude<MemberChange, 'done'> | null> => {
  await client.query('SELECT FROM organizations WHERE org_id = $1 FOR NO KEY UPDATE', [orgId])
  const { rows } = await client.query<{ role: Role; owners: number; actor: Role | null }>(
    `SELECT role, (SELECT count(*)::int FROM memberships WHERE org_id = $1 AND role = 'owner') AS owners,
       (SELECT role FROM memberships WHERE org_id = $1 AND user_id = $3) AS actor
     FROM memberships WHERE org_id = $1 AND user_id = $2`,
    [orgId, userId, by.keyId],
  )
  const [member] = rows
  if (member?.role !== from) return 'changed'
  const leaves = to === null && by.keyId === userId
  if (!leaves && !mayManage(member.actor ?? undefined, to === null ? [from] : [from, to])) return 'refused'
  return from === 'owner' && to !== 'owner' && member.owners === 1 ? 'last_owner' : null
}

const cursorOf = ({ joinedAt, userId }: MemberRecord): Cursor => ({ createdAt: joinedAt, id: userId })

const toMember = (row: Row): MemberRecord => ({
  userId: row.user_id,
  orgId: row.org_id,
  email: row.user.email,
  name: row.user.name,
  role: row.role as Role,
  joinedAt: row.created_at,
})
