import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './unavailable.js'

/**
 * Makes a folder and those above it, as far as they are missing. `mkdir` of Node 20 with `recursive` goes round for ever
 * where a folder is there and takes no entry, as /proc does.
 * @returns the topmost one that was made; undefined when all were there
 */
export async function makeFolder(folder: string): Promise<string | undefined> {
  const made = await tryToMake(folder)
  if (made !== 'no parent') return made
  const above = await makeFolder(dirname(folder))
  const own = await tryToMake(folder)
  if (own !== 'no parent') return above ?? own
  throw Object.assign(new Error(`EACCES: no folder can be made here, mkdir '${folder}'`), {
    code: 'EACCES',
    path: folder,
  })
}

const tryToMake = async (folder: string): Promise<string | undefined | 'no parent'> => {
  try {
    await mkdir(folder)
    return folder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'no parent'
    // A file in its place, too, is EEXIST.
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return undefined
    throw error
  }
}
