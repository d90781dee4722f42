import { JOBS, type QueueName } from './catalogue.js'

/** Returns how many jobs of a queue may be in flight at once, across all processes. */
export const maxInFlight = (queue: QueueName): number =>
  Object.values(JOBS).reduce((sum, entry) => sum + (entry.queue === queue ? entry.inFlight.depth : 0), 0)

/**
 * How many jobs one process runs at once, for queues in which more may be in flight. Reading a document takes a quarter
 * of a gigabyte of memory. No request waits for the graph, or for the model that compares memories after their verdict
 * (queue `judge`).
 */
const AT_ONCE: Partial<Record<QueueName, number>> = { documents: 1, graph: 4, judge: 4 }

/** Returns how many jobs of a queue one process may run at once. */
export const maxConcurrency = (queue: QueueName): number => AT_ONCE[queue] ?? maxInFlight(queue)
