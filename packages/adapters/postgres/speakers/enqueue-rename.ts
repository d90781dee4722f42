import { enqueueSql } from '../work/enqueue.js'

/** An SQL expression. */
type Sql = string

/**
 * SQL that enqueues a job for each speaker in the rows: it indexes what the speaker said under the name known then. For
 * rows whose statement tells a name, whenever it becomes current or no longer is.
 * @param from what follows FROM: it has the columns `volume_id` and `speaker`
 */
export const enqueueRename = (from: Sql, context?: Sql): Sql =>
  enqueueSql('memory.rename', {
    volumeId: 'volume_id',
    payload: { volume_id: 'volume_id', speaker: 'speaker::text' },
    ...(context && { context }),
    from: `(SELECT DISTINCT volume_id, speaker FROM ${from}) AS renamed`,
  })
