import path from 'node:path'
import pg from 'pg'
import { readText } from './layout.js'
import { databaseUrl } from './postmaster.js'

/** The url of the embedded server that runs on this DATA_DIR now, for tools beside the service; null when none answers. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const folder = path.join(dataDir, 'postgres')
  const [password, port] = await Promise.all([
    readText(path.join(folder, 'password')),
    readText(path.join(folder, 'port')),
  ])
  if (password === undefined || port === undefined) return null
  const url = databaseUrl(password.trim(), Number(port))
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 })
  client.on('error', () => {})
  try {
    await client.connect()
    return url
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
