import { parseArgs } from 'node:util'
import { enqueueRemovals } from '@agent-memory/adapters/postgres/documents/remove-originals'
import { uuid } from '@agent-memory/core/schemas'
import { type Command, jobCapacity, REST_NOT_QUEUED, usageError, withDatabase } from './command.js'

const PAGE = 1_000

/**
 * Enqueues the removal of the original files of ingested documents. A service process does the job, because it has
 * access to the files.
 */
export const removeOriginals: Command = async ({ config, url, args, io }) => {
  const { values } = parseArgs({ args, options: { volume: { type: 'string' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return usageError(io, '--volume must be the id of a volume.')
  return withDatabase(url, async (database) => {
    const capacity = await jobCapacity(config, database)
    let promised = 0
    let limit: number
    let last: number
    do {
      limit = Math.min(PAGE, capacity - promised)
      last = limit < 1 ? 0 : await enqueueRemovals(database, { volumeId: volume.data ?? null, limit })
      promised += last
    } while (last === PAGE)
    io.print(`Original files enqueued for removal: ${promised}.`)
    if (last < limit) return 0
    io.print(REST_NOT_QUEUED)
    return 1
  })
}
