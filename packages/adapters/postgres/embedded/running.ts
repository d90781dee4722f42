import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { layoutOf, readText } from './layout.js'
import { databaseUrl, findPostmaster } from './postmaster.js'

/** How long to wait for a slow or recovering server. */
const WAIT_LIMIT_MS = 30_000
const ASK_AGAIN_MS = 200

/**
 * Returns the url of the embedded server running on this DATA_DIR, for tools used alongside the service; null if there
 * is none.
 */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const layout = layoutOf(await realpath(dataDir).catch(() => path.resolve(dataDir)))
  const password = (await readText(layout.password))?.trim()
  if (password === undefined) return null
  for (const end = Date.now() + WAIT_LIMIT_MS; ; await wait(ASK_AGAIN_MS)) {
    const found = await findPostmaster({ layout, password })
    if (found.state === 'ours') return databaseUrl(password, found.port)
    if (found.state === 'none' || found.state === 'foreign' || Date.now() > end) return null
  }
}
