import { parseArgs } from 'node:util'
import { promiseExtractions } from '@agent-memory/adapters/postgres/graph-replay'
import { uuid } from '@agent-memory/core/schemas'
import { configuredExtractor } from '../extractors.js'
import { type Command, refuse, roomForJobs, withDatabase } from './command.js'

const PAGE = 1_000
/** Promises to extract anew what another extractor than the configured one has read, or an older version of it, or none. */
export const extract: Command = async ({ config, url, args, io }) => {
  const { values } = parseArgs({ args, options: { volume: { type: 'string' }, all: { type: 'boolean' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return refuse(io, '--volume must be the id of a volume.')
  const current = configuredExtractor(config)
  return withDatabase(url, async (database) => {
    let room = await roomForJobs(config, database)
    let promised = 0
    let after: string | null = null
    do {
      const limit = Math.min(PAGE, room)
      if (limit < 1) break
      const page = await promiseExtractions(database, {
        ...{ ...current, volumeId: volume.data ?? null, all: values.all ?? false },
        ...{ after, limit },
      })
      promised += page.promised
      room -= page.promised
      after = page.last
    } while (after !== null)
    io.print(`${promised} memories and chunks are to be read by ${current.extractor}, version ${current.version}.`)
    if (after === null) return 0
    io.print('No more may wait at once: run it again when this is done.')
    return 1
  })
}
