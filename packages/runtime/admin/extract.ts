import { parseArgs } from 'node:util'
import { enqueueExtractions } from '@agent-memory/adapters/postgres/graph/graph-replay'
import { uuid } from '@agent-memory/core/schemas'
import { configuredExtractor } from '../stores/models/extractors.js'
import { type Command, jobCapacity, REST_NOT_QUEUED, usageError, withDatabase } from './command.js'

const PAGE = 1_000

/**
 * Enqueues the extraction of memories and chunks that the current version of the configured extractor has not read yet,
 * or of all with `--all`.
 */
export const extract: Command = async ({ config, url, args, io }) => {
  const { values } = parseArgs({ args, options: { volume: { type: 'string' }, all: { type: 'boolean' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return usageError(io, '--volume must be the id of a volume.')
  const current = configuredExtractor(config)
  return withDatabase(url, async (database) => {
    let capacity = await jobCapacity(config, database)
    let promised = 0
    let after: string | null = null
    let isComplete = false
    while (!isComplete && capacity > 0) {
      const page = await enqueueExtractions(database, {
        ...{ ...current, volumeId: volume.data ?? null, all: values.all ?? false },
        ...{ after, limit: Math.min(PAGE, capacity) },
      })
      promised += page.promised
      capacity -= page.promised
      after = page.last
      isComplete = after === null
    }
    io.print(
      `Memories and chunks queued for extraction by ${current.extractor}, version ${current.version}: ${promised}.`,
    )
    if (isComplete) return 0
    io.print(REST_NOT_QUEUED)
    return 1
  })
}
