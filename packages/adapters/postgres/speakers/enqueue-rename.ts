import { enqueueSql } from '../work/enqueue.js'

/** An SQL expression. */
type Sql = string

/**
 * SQL that enqueues a job for each speaker in the rows; the job indexes the speaker's memories under the name known
 * when it runs. Needed whenever a statement that tells its speaker's name becomes current, or stops being current.
 * @param from what follows FROM: rows with the columns `volume_id` and `speaker`
 */
export const enqueueRename = (from: Sql, context?: Sql): Sql =>
  enqueueSql('memory.rename', {
    volumeId: 'volume_id',
    payload: { volume_id: 'volume_id', speaker: 'speaker::text' },
    ...(context && { context }),
    from: `(SELECT DISTINCT volume_id, speaker FROM ${from}) AS renamed`,
  })
