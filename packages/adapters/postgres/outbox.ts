import type { Outbox } from '@agent-memory/core/ports/outbox'
import type { Database } from './database.js'
import { ingestionUndoing } from './document-undoing.js'
import { openOutboxWith } from './work/outbox.js'

/** The outbox, with what is undone when a job of the catalogue is given up. */
export const openOutbox = (database: Database): Outbox =>
  openOutboxWith(database, { 'document.ingest': ingestionUndoing })
