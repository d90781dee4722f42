import { access, constants, realpath } from 'node:fs/promises'
import { makePassable } from './access.js'

/**
 * Makes DATA_DIR if it is missing, and checks that this process can write there.
 * @returns the folder's path without symbolic links
 * @throws Error with a one-sentence message
 */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await makePassable(dataDir)
    await access(dataDir, constants.W_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw inWords(error, dataDir)
  }
}

/** Replaces an error about DATA_DIR with one whose message is a single sentence; returns any other error unchanged. */
export function inWords(error: unknown, dataDir: string): unknown {
  const { code, path: where = dataDir } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Error(
        `This process cannot write to ${where}: change its owner or permissions, or choose another DATA_DIR.`,
        {
          cause: error,
        },
      )
    case 'ENOSPC':
      return new Error(`The disk that holds ${where} is full: free some space, then start again.`, { cause: error })
    case 'ENOTDIR':
    case 'EEXIST':
      return new Error(`${where} is a file where a folder is needed: choose another DATA_DIR.`, { cause: error })
    default:
      return error
  }
}
