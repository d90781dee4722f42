import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processIdentity } from './process.js'

/** How often the owner touches its file. An owner on another machine counts as gone after STALE_MS without a touch. */
const HEARTBEAT_MS = 2000
const STALE_MS = 10_000
/**
 * Maximum number of attempts. Two processes that start at the same time both back off and retry after a random delay.
 */
const ATTEMPTS = 6

interface Owner {
  pid: number
  identity: string
  host: string
}

/**
 * Makes this process the only one that serves `dataDir`, until the returned function is called or the process ends in
 * any way. Each contender first writes its own file, then looks for others, so at least one of two contenders sees the
 * other. Any contender removes the files of dead processes, which it recognizes by pid and start time.
 * @throws Error with one sentence when another live process owns `dataDir`
 */
export async function takeOwnership(dataDir: string, folder: string): Promise<() => Promise<void>> {
  const self: Owner = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? '', host: hostname() }
  const file = path.join(folder, `${self.host}.${self.pid}.json`)
  if (await isThisProcess(file, self)) throw taken(dataDir, self)

  for (let attempt = 1; ; attempt++) {
    await writeWhole(file, JSON.stringify(self))
    const other = await findOther(folder, file)
    if (!other) break
    await rm(file, { force: true })
    if (attempt === ATTEMPTS) throw taken(dataDir, other)
    await wait(Math.random() * 200)
  }

  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return async () => {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}

const taken = (dataDir: string, other: Owner) =>
  new Error(
    `Another service (process ${other.pid}${other.host === hostname() ? '' : ` on ${other.host}`}) already serves ${dataDir}: stop that service, or give this service another DATA_DIR.`,
  )

async function isThisProcess(file: string, self: Owner): Promise<boolean> {
  return (await readOwner(file))?.identity === self.identity
}

/** Finds another live contender, and removes the files of dead ones. */
async function findOther(folder: string, own: string): Promise<Owner | undefined> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (file === own) continue
    const owner = await readOwner(file)
    if (owner && (await isAlive(owner, file))) return owner
    await rm(file, { force: true })
  }
  return undefined
}

async function isAlive(owner: Owner, file: string): Promise<boolean> {
  if (owner.host === hostname()) return (await processIdentity(owner.pid)) === owner.identity
  const touched = await stat(file).catch(() => undefined)
  return touched !== undefined && Date.now() - touched.mtimeMs < STALE_MS
}

/**
 * Writes a file atomically, since other processes read the folder at any time and remove files that they cannot parse.
 */
async function writeWhole(file: string, content: string) {
  const temporary = path.join(path.dirname(path.dirname(file)), `owner.${path.basename(file)}.tmp`)
  await writeFile(temporary, content)
  await rename(temporary, file)
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}
