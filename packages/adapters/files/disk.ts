import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@agent-memory/core/ports/documents/file-store'
import { flush } from './flush.js'
import { makeFolder } from './make-folder.js'
import { asUnavailable, codeOf } from './unavailable.js'

/**
 * Opens a file store in a local or shared folder, with each file in a subfolder named by the first two digits of its
 * id.
 */
export const openDiskFiles = (folder: string): FileStore => {
  const folderOf = (fileId: string) => join(folder, fileId.slice(0, 2))
  const pathOf = (fileId: string) => join(folderOf(fileId), fileId)
  return {
    async put(fileId, { path }) {
      await attempt(async () => {
        await makeFolder(folderOf(fileId))
        const arriving = `${pathOf(fileId)}.part`
        await moveOrCopy(path, arriving)
        await flush(arriving)
        // The last step is the rename, so that a file with its final name is always complete.
        await rename(arriving, pathOf(fileId))
        await flush(folderOf(fileId))
      })
    },

    async withFile(fileId, work) {
      const path = pathOf(fileId)
      const there = await attempt(() => stat(path).catch(unlessMissing))
      return there === null ? null : work(path)
    },

    async remove(fileId) {
      await attempt(async () => {
        for (const path of [pathOf(fileId), `${pathOf(fileId)}.part`]) await rm(path, { force: true })
      })
    },
  }
}

const moveOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyFile(from, to)
  }
}

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw asUnavailable(error)
  }
}
