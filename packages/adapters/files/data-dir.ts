import { access, constants, realpath } from 'node:fs/promises'
import { makePassable } from './access.js'

/**
 * Makes DATA_DIR, as far as it is missing, and makes sure that this process may write there.
 * @returns its path without symbolic links
 * @throws Error with one sentence
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

/** One sentence for what keeps a process from DATA_DIR; any other error as it is. */
export function inWords(error: unknown, dataDir: string): unknown {
  const { code, path: where = dataDir } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Error(
        `This process may not write to ${where}: change its owner or mode, or choose another DATA_DIR.`,
        {
          cause: error,
        },
      )
    case 'ENOSPC':
      return new Error(`The disk that holds ${where} is full: make room, then start again.`, { cause: error })
    case 'ENOTDIR':
    case 'EEXIST':
      return new Error(`${where} is a file where a folder is needed: choose another DATA_DIR.`, { cause: error })
    default:
      return error
  }
}
