import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createKey, findKey } from '@agent-memory/core/accounts/keys/keys'
import { createOwner } from '@agent-memory/core/accounts/people/people'
import { AppError } from '@agent-memory/core/errors'
import type { Ports } from './wire.js'

const FILE = 'first-run.env'
const EMAIL = 'owner@localhost.localdomain'

/**
 * On an empty database outside production, creates a local organization with an owner and a key, and writes the secrets
 * to DATA_DIR/first-run.env, which only the user of this process can read. Returns commands to try, or null where the
 * commands would not work: in production, in a process without the API, if the file is missing, or if its key does not
 * belong to this database.
 */
export const firstRun = async (ports: Ports, baseUrl: string): Promise<string[] | null> => {
  const { config, log } = ports
  if (config.production || !config.services.includes('gateway')) return null
  const file = path.join(config.dataDir, FILE)
  if (await isEmpty(ports)) await makeOwner(ports, file, baseUrl)
  else await restoreOwnFile(ports, file)
  const text = await readText(file)
  if (text === undefined) return null
  if (!(await isOfThisDatabase(ports, text))) {
    log.info(`the API key in ${file} is not a key of this database, so no example commands are printed`)
    return null
  }
  const current = withExport(text.replace(/^SM_BASE_URL=.*$/m, () => `SM_BASE_URL=${baseUrl}`))
  if (current !== text) await writeWhole(file, current)
  return linesToTry(file)
}

const isOfThisDatabase = async (ports: Ports, text: string): Promise<boolean> =>
  (await findKey(ports.keys, settingIn(text, 'SM_API_KEY'))) !== null

const settingIn = (text: string, name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''

const EXPORT = 'export SM_BASE_URL SM_EMAIL SM_PASSWORD SM_API_KEY SM_VOLUME_ID\n'

/**
 * Adds an `export` to the file. A shell that loads the file then passes the settings on to programs such as `sm`.
 */
const withExport = (text: string): string => (text.includes(EXPORT) ? text : text + EXPORT)

const isEmpty = async (ports: Ports): Promise<boolean> => {
  const rows = await ports.database.query<{ empty: boolean }>({
    text: 'SELECT NOT EXISTS (SELECT FROM users) AS empty',
    values: [],
  })
  return rows[0]?.empty ?? false
}

/**
 * Creates the owner and writes the file of secrets. The secrets are stored nowhere else, so the first step checks that
 * the file can be written.
 */
const makeOwner = async (ports: Ports, file: string, baseUrl: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draftOf(file), '', { mode: 0o600 })
  try {
    const lines = await createFirstOwner(ports, baseUrl)
    await keepOtherDatabasesFile(file)
    await writeWhole(file, withExport(`${lines.join('\n')}\n`))
  } catch (error) {
    await rm(draftOf(file), { force: true })
    // A conflict means that another starting process was faster; that process prints the greeting.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
  }
}

const createFirstOwner = async (ports: Ports, baseUrl: string): Promise<string[]> => {
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
  return [
    `SM_BASE_URL=${baseUrl}`,
    `SM_EMAIL=${EMAIL}`,
    `SM_PASSWORD=${password}`,
    `SM_API_KEY=${key.apiKey}`,
    `SM_VOLUME_ID=${owner.volumeId}`,
  ]
}

/**
 * Renames an existing file to first-run.<its volume>.env, because it holds the only copy of another database's secrets.
 */
const keepOtherDatabasesFile = async (file: string): Promise<void> => {
  const text = await readText(file)
  if (text === undefined) return
  const { dir, name, ext } = path.parse(file)
  await rename(file, path.join(dir, `${name}.${settingIn(text, 'SM_VOLUME_ID').replaceAll(/[^\w-]/g, '')}${ext}`))
}

/** Restores this database's file if a start on another database has replaced it since. */
const restoreOwnFile = async (ports: Ports, file: string): Promise<void> => {
  const text = await readText(file)
  if (text === undefined || (await isOfThisDatabase(ports, text))) return
  const { dir, name, ext } = path.parse(file)
  for (const other of await readdir(dir)) {
    if (!other.startsWith(`${name}.`) || path.extname(other) !== ext) continue
    const kept = path.join(dir, other)
    if (kept === file || !(await isOfThisDatabase(ports, (await readText(kept)) ?? ''))) continue
    await keepOtherDatabasesFile(file)
    return rename(kept, file)
  }
}

const draftOf = (file: string): string => `${file}.${process.pid}.new`

const writeWhole = async (file: string, text: string): Promise<void> => {
  await writeFile(draftOf(file), text, { mode: 0o600 })
  await rename(draftOf(file), file)
}

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Returns shell commands to try. Each command loads the secrets from the file, so that no secret is printed. */
const linesToTry = (file: string): string[] => {
  const load = `. ${quote(path.resolve(file))}`
  const call = (endpoint: string, body: string) =>
    `(${load} && curl -sS -w '\\n' "$SM_BASE_URL${endpoint}" -H "Authorization: Bearer $SM_API_KEY" ` +
    `-H 'Content-Type: application/json' -d "${body.replaceAll('"', '\\"')}")`
  return [
    call('/agent/memory/write', '{"volume_id":"$SM_VOLUME_ID","content":"Marta prefers tea to coffee."}'),
    call('/agent/memory/query', '{"volume_id":"$SM_VOLUME_ID","query":"What does Marta like to drink?"}'),
  ]
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
