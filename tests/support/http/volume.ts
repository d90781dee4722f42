import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'

/** Inserts an empty volume in a new project, and its organization if it does not exist. */
export async function storeVolume(database: Pick<Database, 'query'>, orgId: string = randomUUID()): Promise<string> {
  const [projectId, volumeId] = [randomUUID(), randomUUID()]
  const run = (text: string, ...values: string[]) => database.query({ text, values })
  await run(`INSERT INTO organizations (org_id, name) VALUES ($1, 'Test') ON CONFLICT DO NOTHING`, orgId)
  await run(`INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, 'Test')`, projectId, orgId)
  const text = `INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Test', 'team')`
  await run(text, volumeId, orgId, projectId)
  return volumeId
}
