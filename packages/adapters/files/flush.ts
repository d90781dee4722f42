import { open } from 'node:fs/promises'

/** Flushes a file or folder to disk: without that, a power loss can undo a write or rename. Does nothing on Windows. */
export async function flush(path: string): Promise<void> {
  // Windows cannot open folders, nor sync files opened for reading.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
