import type { ListReach } from '@agent-memory/core/accounts/list-reach'
import type { Permission } from '@agent-memory/core/accounts/principal'
import type { PiiSetting } from '@agent-memory/core/memory/guard/pii/redact-personal'
import { listed } from '@agent-memory/core/paging'
import type { VolumeReach, VolumeRecord, VolumeStore, VolumeType } from '@agent-memory/core/ports/accounts/volumes'
import type { Database } from '../connection/database.js'
import { behind, byCreation, given } from '../connection/prisma-input.js'
import type { Volume as Row } from '../generated/client.js'
import { ENQUEUE_AGAIN } from '../work/enqueue.js'
import { eraseVolume } from './erase-volume.js'
import { endVolumeErasure, eraseVolumeRows } from './erase-volume-rows.js'

type ReachRow = Row & { permissions: Permission[] | null }

export const openVolumeStore = (database: Database, { external = false, externalGraph = false } = {}): VolumeStore => {
  const { volume } = database.prisma
  const volumesForKey: VolumeStore['volumesForKey'] = async (volumeIds, agentId) => {
    const reach = {
      name: 'volumes-for-key',
      text: `SELECT ${COLUMNS}, c.permissions
             FROM volumes v LEFT JOIN agent_connections c ON c.agent_id = $2 AND c.volume_id = v.volume_id
             WHERE v.volume_id = ANY ($1::uuid[])`,
      values: [volumeIds, agentId],
    }
    const rows = await database.query<ReachRow>(reach, { together: true })
    return rows.map(toReach)
  }
  return {
    volumeForKey: async (volumeId, agentId) => (await volumesForKey([volumeId], agentId))[0] ?? null,
    volumesForKey,

    async list(reach, page) {
      const rows = await volume.findMany({
        where: { AND: [within(reach), behind(page.after, 'volume_id')] },
        orderBy: byCreation('volume_id'),
        take: page.limit + 1,
      })
      return listed(rows.map(toVolume), page, ({ createdAt, volumeId }) => ({ createdAt, id: volumeId }))
    },

    async listAll(reach) {
      const rows = await volume.findMany({ where: within(reach), orderBy: byCreation('volume_id') })
      return rows.map(toVolume)
    },

    async listConnected(orgId, agentId) {
      const rows = await database.query<ReachRow>({
        name: 'connected-volumes',
        text: `SELECT ${COLUMNS}, c.permissions
               FROM agent_connections c JOIN volumes v ON v.volume_id = c.volume_id
               WHERE c.agent_id = $2 AND v.org_id = $1 ORDER BY v.created_at, v.volume_id`,
        values: [orgId, agentId],
      })
      return rows.map((row) => ({ ...toVolume(row), permissions: row.permissions ?? [] }))
    },

    async create({ volumeId, orgId, projectId, name, type, createdBy }) {
      const data = { volume_id: volumeId, org_id: orgId, project_id: projectId, name, type, created_by: createdBy }
      return toVolume(await volume.create({ data }))
    },

    async update(orgId, volumeId, changes) {
      const [row] = await volume.updateManyAndReturn({
        where: { org_id: orgId, volume_id: volumeId },
        data: given({ name: changes.name, locale: changes.locale, pii: changes.pii, updated_at: new Date() }),
      })
      return row ? toVolume(row) : null
    },

    erase: (orgId, volumeId) => database.transaction((client) => eraseVolume(client, orgId, volumeId, { external })),

    eraseRows: (volumeId, limit) => eraseVolumeRows(database, volumeId, limit),

    endErasing: (volumeId, outboxId) =>
      database.transaction((client) => endVolumeErasure(client, volumeId, outboxId, { external, externalGraph })),

    async eraseLater(outboxId) {
      await database.query({ text: ENQUEUE_AGAIN, values: [outboxId] })
    },
  }
}

const COLUMNS = `v.volume_id, v.org_id, v.project_id, v.name, v.type, v.created_by, v.locale, v.pii, v.head_seq, v.created_at, v.updated_at`

const within = ({ orgIds, projectId }: ListReach) => ({
  org_id: { in: [...orgIds] },
  ...(projectId === null ? {} : { project_id: projectId }),
})

const toVolume = (row: Row): VolumeRecord => ({
  volumeId: row.volume_id,
  orgId: row.org_id,
  projectId: row.project_id,
  name: row.name,
  type: row.type as VolumeType,
  createdBy: row.created_by,
  locale: row.locale,
  pii: row.pii as PiiSetting,
  headSeq: row.head_seq,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toReach = (row: ReachRow): VolumeReach => ({ ...toVolume(row), permissions: row.permissions })
