import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Size of the disk. A new cluster with our tables takes 41 MB; the rest is for its log and for `fill`. */
const SIZE = '128m'

/** A folder on its own disk. */
export interface SmallDisk {
  folder: string
  /** Fills the disk to the last byte, including space freed since the last call. */
  fill(): void
  /** Frees what `fill` took. */
  free(): void
  remove(): void
}

/**
 * Mounts a small tmpfs that PostgreSQL's user can traverse. If this process may not mount, prints that the tests are
 * skipped and returns undefined, or throws if REQUIRE_SERVERS is 1.
 */
export function mountSmallDisk(size = SIZE): SmallDisk | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-memory-disk-')))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    if (process.env.REQUIRE_SERVERS === '1') throw new Error('cannot mount a small disk here')
    process.stderr.write('SKIPPED: the tests of a full disk (this process may not mount a tmpfs)\n')
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
