import { z } from 'zod'
import type { JobEntry } from '../entry.js'
import { OF_MEMORY, OF_VOLUME, SOON } from './shared.js'

/**
 * Work on the graph. No request waits for this work, and its rows in the outbox are small, so even a lag of hours is no
 * reason to reject writes.
 */
const GRAPH = {
  owner: 'graph',
  queue: 'graph',
  tenant: 'volume',
  deadlineMs: 120_000,
  retry: SOON,
  refuses: 'nobody',
  isAwaited: false,
  onDeadLetter: 'kept',
} as const satisfies Partial<JobEntry>

export const GRAPH_JOBS = {
  /**
   * Add an approved memory to its volume's graph; this may call a language model. Changes to one graph are serialized.
   * A run also takes the volume's other waiting jobs of this name, so that many jobs cost little more than one.
   */
  'memory.extract': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 4, depth: 16 } },
  /** Like `memory.extract`, but not for a new memory: for a document chunk, or to extract a memory again. */
  'memory.extract_later': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 2, depth: 8 } },
  /** Remove from the graph what a superseded or withdrawn memory said, unless the memory is current again. */
  'memory.retract': { ...GRAPH, payload: OF_MEMORY, inFlight: { perVolume: 1, perTenant: 4, depth: 16 } },
  /** Sync changed nodes to the graph store outside PostgreSQL. */
  'graph.project': {
    ...GRAPH,
    payload: z.object({ volume_id: z.uuid(), node_ids: z.array(z.uuid()) }),
    deadlineMs: 60_000,
    inFlight: { perVolume: 1, perTenant: 4, depth: 16 },
  },
  /** Remove a deleted volume from the graph store outside PostgreSQL. */
  'graph.erase': { ...GRAPH, payload: OF_VOLUME, inFlight: { perVolume: 1, perTenant: 2, depth: 4 } },
} as const satisfies Record<string, JobEntry>
