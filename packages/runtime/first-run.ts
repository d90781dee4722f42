import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createKey } from '@agent-memory/core/keys'
import { createOwner } from '@agent-memory/core/people'
import type { Ports } from './wire.js'

const FILE = 'first-run.env'
const EMAIL = 'owner@localhost.localdomain'

/**
 * On an empty database outside production: a local organization with an owner and a key, written to
 * DATA_DIR/first-run.env for its user's eyes alone. Gives the lines to try, or null when there is nothing to show.
 */
export const firstRun = async (ports: Ports, baseUrl: string): Promise<string[] | null> => {
  const { config } = ports
  if (config.production) return null
  const file = path.join(config.dataDir, FILE)
  if (await isEmpty(ports)) await writeCredentials(ports, file, baseUrl)
  return existsSync(file) ? linesToTry(file) : null
}

const isEmpty = async (ports: Ports): Promise<boolean> => {
  const rows = await ports.database.query<{ empty: boolean }>({
    text: 'SELECT NOT EXISTS (SELECT FROM users) AS empty',
    values: [],
  })
  return rows[0]?.empty ?? false
}

const writeCredentials = async (ports: Ports, file: string, baseUrl: string): Promise<void> => {
  const password = randomBytes(18).toString('base64url')
  const owner = await createOwner(ports, { email: EMAIL, password, name: 'Owner', orgName: 'Local' })
  const key = await createKey(ports, {
    orgId: owner.orgId,
    keyKind: 'org_rw',
    name: 'First run',
    projectId: null,
    userId: owner.userId,
    expiresAt: null,
  })
  const lines = [
    `SM_BASE_URL=${baseUrl}`,
    `SM_EMAIL=${EMAIL}`,
    `SM_PASSWORD=${password}`,
    `SM_API_KEY=${key.apiKey}`,
    `SM_VOLUME_ID=${owner.volumeId}`,
  ]
  await writeFile(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** Each line stands on its own: it loads the file, so no secret is printed. */
const linesToTry = (file: string): string[] => {
  const load = `. ${quote(path.resolve(file))}`
  const call = (endpoint: string, body: string) =>
    `(${load} && curl -sS "$SM_BASE_URL${endpoint}" -H "Authorization: Bearer $SM_API_KEY" ` +
    `-H 'Content-Type: application/json' -d "${body.replaceAll('"', '\\"')}")`
  return [
    call('/agent/memory/write', '{"volume_id":"$SM_VOLUME_ID","content":"Marta prefers tea to coffee."}'),
    call('/agent/memory/query', '{"volume_id":"$SM_VOLUME_ID","query":"What does Marta like to drink?"}'),
  ]
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
