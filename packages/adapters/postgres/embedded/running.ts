import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { layoutOf, readText } from './layout.js'
import { databaseUrl, findPostmaster } from './postmaster.js'

/** A server that lives and is late, or recovers, gets so long. */
const PATIENCE_MS = 30_000
const ASK_AGAIN_MS = 200

/** The url of the embedded server that runs on this DATA_DIR now, for tools beside the service; null when there is none. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const layout = layoutOf(await realpath(dataDir).catch(() => path.resolve(dataDir)))
  const password = (await readText(layout.password))?.trim()
  if (password === undefined) return null
  for (const end = Date.now() + PATIENCE_MS; ; await wait(ASK_AGAIN_MS)) {
    const found = await findPostmaster({ layout, password })
    if (found.state === 'ours') return databaseUrl(password, found.port)
    if (found.state === 'none' || found.state === 'foreign' || Date.now() > end) return null
  }
}
