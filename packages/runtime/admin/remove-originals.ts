import { parseArgs } from 'node:util'
import { promiseRemovals } from '@agent-memory/adapters/postgres/remove-originals'
import { uuid } from '@agent-memory/core/schemas'
import { type Command, refuse, roomForJobs, withDatabase } from './command.js'

const PAGE = 1_000

/** Promises to remove the files of documents that are ingested; a process of the service does it, which has the files. */
export const removeOriginals: Command = async ({ config, url, args, io }) => {
  const { values } = parseArgs({ args, options: { volume: { type: 'string' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return refuse(io, '--volume must be the id of a volume.')
  return withDatabase(url, async (database) => {
    const room = await roomForJobs(config, database)
    let promised = 0
    let limit: number
    let last: number
    do {
      limit = Math.min(PAGE, room - promised)
      last = limit < 1 ? 0 : await promiseRemovals(database, { volumeId: volume.data ?? null, limit })
      promised += last
    } while (last === PAGE)
    io.print(`Original files that the service removes: ${promised}.`)
    if (last < limit) return 0
    io.print('No more may wait at once: run it again when this is done.')
    return 1
  })
}
