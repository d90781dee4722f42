import type { Outbox } from '@agent-memory/core/ports/work/outbox'
import type { Database } from '../connection/database.js'
import { ingestionCompensation } from '../documents/ingestion-compensation.js'
import { openOutboxWith } from './outbox-rows.js'

/** Opens the outbox with the compensations for dead letters. */
export const openOutbox = (database: Database): Outbox =>
  openOutboxWith(database, { 'document.ingest': ingestionCompensation })
