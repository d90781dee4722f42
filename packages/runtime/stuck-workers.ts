import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import type { Background } from './background.js'

const LOOK_EVERY_MS = 5_000
/** Longer than a queue needs to take up work after its store was away. */
const STUCK_MS = 60_000

export interface StuckWorkersOptions {
  queue: JobQueue
  /** Called once, with the queue whose worker fetches no more. */
  onStuck(queue: QueueName): void
  lookEveryMs?: number
  /** Milliseconds, of any origin. */
  now?: () => number
}

/** One worker of this process, from outside. */
interface Load {
  concurrency: number
  running: number
  fetched: number
  /** Since when, as far as was looked, jobs wait that it could fetch and does not; and what it had fetched by then. */
  idle?: { since: number; fetched: number }
}

/**
 * A worker may lose its connection to the queue in a way that its library does not notice. It is stuck when the queue
 * answers, jobs wait, it has room for one, and it has fetched none for a minute, all as seen at every look of that
 * minute; then only a new process helps. A queue that is away, an empty one and long jobs are none of it.
 */
export const watchForStuckWorkers = ({
  queue,
  onStuck,
  lookEveryMs = LOOK_EVERY_MS,
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
