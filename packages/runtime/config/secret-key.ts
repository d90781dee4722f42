import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@agent-memory/adapters/files/make-folder'

/** Makes a key of 32 random bytes, as hexadecimal digits. */
const newKey = () => randomBytes(32).toString('hex')

/**
 * Returns the key in `DATA_DIR/secret-key` (mode 0600), created at the first start. Processes that start concurrently
 * get the same key: the file is created atomically and only once.
 * @throws Error when the file exists but holds no key
 */
export async function readOrMakeSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key')
  const kept = await read(path)
  if (kept !== undefined) return kept
  await makeFolder(dataDir)
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${newKey()}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await read(path)) ?? readOrMakeSecretKey(dataDir)
}

async function read(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = text.trim()
  if (key.length < 32)
    throw new Error(`${path} holds no secret key: remove the file to get a new key, which signs everyone out.`)
  return key
}
