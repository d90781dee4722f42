import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh cluster with our tables takes 41 MB; the rest is for its log and to be filled. */
const SIZE = '128m'

/** A folder that is a disk of its own. */
export interface SmallDisk {
  folder: string
  /** Leaves no byte free, whatever was given back since. */
  fill(): void
  /** Gives back what `fill` took. */
  free(): void
  remove(): void
}

/**
 * Mounts a small tmpfs, which the user of PostgreSQL may pass; undefined where this process may not mount, which is said,
 * or is an error where servers are required.
 */
export function mountSmallDisk(size = SIZE): SmallDisk | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-memory-disk-')))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    if (process.env.REQUIRE_SERVERS === '1') throw new Error('a small disk cannot be mounted here')
    process.stderr.write('SKIPPED: the tests of a full disk, for this process may not mount a tmpfs\n')
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      for (const chunk of [Buffer.alloc(1 << 20), Buffer.alloc(1 << 12)]) writeUntilFull(file, chunk)
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
