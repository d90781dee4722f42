import { send } from '../shared.js'
import type { Json } from './client.js'
import { type Memories, memoriesOf } from './memories.js'
import { type DashboardKind, newTenant, type Tenant } from './tenant.js'

/** What most tests begin with: a new tenant of the shared service, a key, and its access to the first volume. */
export interface Writer {
  tenant: Tenant
  key: string
  volumeId: string
  mine: Memories
}

export async function newWriter(kind: DashboardKind = 'org_rw', more: Json = {}): Promise<Writer> {
  const tenant = await newTenant(send)
  const key = await tenant.key(kind, more)
  const { volumeId } = tenant
  return { tenant, key, volumeId, mine: memoriesOf(send, key, volumeId) }
}
