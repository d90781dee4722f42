import { setTimeout as wait } from 'node:timers/promises'
import { nameSome, type RenamePorts } from '@agent-memory/core/memory/speaker/rename'
import { type Background, inBackground } from '../process/background.js'
import type { StoreNotes } from './store-notes.js'

/** Undo can bring back a row from before; looking for one costs a look into an empty index. */
const PASS_EVERY_MS = 600_000
/** Until an index outside PostgreSQL is asked again whether it has caught up. */
const LOOK_AGAIN_MS = 2_000

/**
 * Gives the memories that were stored before relation keys and names their keys, page by page, the
 * first pass at the start. Several processes may do so at once.
 */
export const nameOldMemories = (
  ports: Omit<RenamePorts, 'now'> & { notes: Pick<StoreNotes, 'failed'> },
  { everyMs = PASS_EVERY_MS, lookAgainMs = LOOK_AGAIN_MS } = {},
): Background =>
  inBackground(async (signal) => {
    const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {})
    const untilNone = async () => {
      while (!signal.aborted) {
        const more = await nameSome(ports)
        if (!more) return
        if (more === 'wait') await pause(lookAgainMs)
      }
    }
    while (!signal.aborted) {
      await untilNone().catch((error: unknown) =>
        ports.notes.failed(error, 'could not give old memories their keys; retrying'),
      )
      await pause(everyMs)
    }
  })
