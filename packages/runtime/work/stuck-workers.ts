import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import type { Background } from '../process/background.js'

const CHECK_EVERY_MS = 5_000
/**
 * A worker that fetches nothing for this long counts as stuck. This is longer than a queue needs to resume after an
 * outage of its store.
 */
const STUCK_MS = 60_000

export interface StuckWorkersOptions {
  queue: JobQueue
  /** Called once, with the queue whose worker has stopped fetching. */
  onStuck(queue: QueueName): void
  lookEveryMs?: number
  /** Returns the time in milliseconds, on a clock that never goes back. */
  now?: () => number
}

/** Observed state of one worker of this process. */
interface Load {
  concurrency: number
  running: number
  fetched: number
  /**
   * Set while every check finds waiting jobs that the worker could fetch but did not: the time of the first such check,
   * and `fetched` at that time.
   */
  idle?: { since: number; fetched: number }
}

/**
 * Reports a worker that has lost its connection to the queue without BullMQ noticing. Only a new process helps then. A
 * worker counts as stuck if it fetches nothing for a minute, while every check finds the queue up, jobs waiting and a
 * free slot.
 */
export const watchForStuckWorkers = ({
  queue,
  onStuck,
  lookEveryMs = CHECK_EVERY_MS,
  now = () => performance.now(),
}: StuckWorkersOptions): Background & { queue: JobQueue } => {
  const loads = new Map<QueueName, Load>()

  const look = async (): Promise<void> => {
    const depths = await queue.depth().catch(() => null)
    const time = now()
    for (const [name, load] of loads) {
      const couldFetch = depths !== null && depths[name].waiting > 0 && load.running < load.concurrency
      if (!couldFetch || load.idle?.fetched !== load.fetched) delete load.idle
      if (couldFetch) load.idle ??= { since: time, fetched: load.fetched }
      if (load.idle && time - load.idle.since >= STUCK_MS) {
        clearInterval(timer)
        return onStuck(name)
      }
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = look()
  }, lookEveryMs)
  return {
    queue: {
      ...queue,
      work(name, concurrency, run) {
        const load: Load = { concurrency, running: 0, fetched: 0 }
        loads.set(name, load)
        const worker = queue.work(name, concurrency, async (job, queued) => {
          load.fetched++
          load.running++
          try {
            await run(job, queued)
          } finally {
            load.running--
          }
        })
        return {
          ...worker,
          setConcurrency(now) {
            load.concurrency = now
            worker.setConcurrency(now)
          },
        }
      },
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
