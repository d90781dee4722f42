import { setTimeout as wait } from 'node:timers/promises'
import { nameSome, type RenamePorts } from '@agent-memory/core/memory/speaker/rename'
import { type Background, inBackground } from '../process/background.js'
import type { StoreNotes } from './store-notes.js'

/** Undo can bring back a row from before; looking for one costs a look into an empty index. */
const PASS_EVERY_MS = 600_000

/**
 * Gives the memories that were stored before relation keys and names their keys, page by page, the
 * first pass at the start. Several processes may do so at once.
 */
export const nameOldMemories = (
  ports: Omit<RenamePorts, 'now'> & { notes: Pick<StoreNotes, 'failed'> },
  everyMs: number = PASS_EVERY_MS,
): Background =>
  inBackground(async (signal) => {
    const untilNone = async () => {
      while (!signal.aborted && (await nameSome(ports)));
    }
    while (!signal.aborted) {
      await untilNone().catch((error: unknown) =>
        ports.notes.failed(error, 'could not give old memories their keys; retrying'),
      )
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })
