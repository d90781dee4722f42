import { setTimeout as wait } from 'node:timers/promises'
import { nameSome, type RenamePorts } from '@agent-memory/core/memory/speaker/rename'
import { type Background, inBackground } from '../../process/background.js'
import type { StoreNotes } from '../store-notes.js'

/**
 * Passes repeat because undo can restore a memory that was stored before relation keys and speaker names existed. A
 * pass that finds no such memory is cheap, because the database index that it reads contains only such memories.
 */
const PASS_EVERY_MS = 600_000
/** Pause before checking again whether an index outside PostgreSQL has caught up. */
const LOOK_AGAIN_MS = 2_000

/**
 * Adds relation keys and speaker names to memories that were stored before the service had these fields, page by page.
 * The first pass starts immediately. Several processes can do this at the same time.
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
        ports.notes.failed(error, 'could not prepare old memories for comparison; retrying'),
      )
      await pause(everyMs)
    }
  })
