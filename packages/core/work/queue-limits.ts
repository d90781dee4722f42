import { JOBS, type QueueName } from './catalogue.js'

/** Returns how many jobs of a queue may be dispatched and not yet done, waiting or running, in all processes. */
export const maxInFlight = (queue: QueueName): number =>
  Object.values(JOBS).reduce((sum, entry) => sum + (entry.queue === queue ? entry.inFlight.depth : 0), 0)

/**
 * How many jobs of a queue one process may run at once; for queues that are not listed, `maxInFlight` is the limit.
 * `documents` has a low limit because reading a document takes a quarter of a gigabyte of memory; `graph` and `judge`
 * (a model that compares memories after their verdict) have one because no request waits for their jobs.
 */
const AT_ONCE: Partial<Record<QueueName, number>> = { documents: 1, graph: 4, judge: 4 }

/** Returns how many jobs of a queue one process may run at once. */
export const maxConcurrency = (queue: QueueName): number => AT_ONCE[queue] ?? maxInFlight(queue)
