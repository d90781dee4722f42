import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './unavailable.js'

/**
 * Makes a folder and its missing parents. Does not use `mkdir` with `recursive`, because in Node 20 it loops forever in
 * a folder that accepts no entries, such as /proc.
 * @returns the topmost folder that was made; undefined when all existed
 */
export async function makeFolder(folder: string): Promise<string | undefined> {
  const made = await tryToMake(folder)
  if (made !== 'no parent') return made
  const above = await makeFolder(dirname(folder))
  const own = await tryToMake(folder)
  if (own !== 'no parent') return above ?? own
  throw Object.assign(new Error(`EACCES: the system does not allow creating this folder, mkdir '${folder}'`), {
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
    // EEXIST is also the error when a file is in the folder's place.
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return undefined
    throw error
  }
}
