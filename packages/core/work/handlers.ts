import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './catalogue.js'
import type { JobOwner } from './entry.js'

/** What a handler knows of its run besides the payload. */
export interface JobRun {
  outboxId: bigint
  /** Aborted at the job's deadline. A shutdown lets the run end, and leaves one that takes too long to another process. */
  signal: AbortSignal
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>, run: JobRun) => Promise<void>

/** What a process handles; the compiler names a handler whose payload does not fit. */
export type JobHandlers = { [N in JobName]?: JobHandler<N> }

type OwnedBy<O extends JobOwner> = { [N in JobName]: (typeof JOBS)[N]['owner'] extends O ? N : never }[JobName]

/** What a service handles: the compiler names a job of its own that is missing, and one that is not its own. */
export type HandlersOf<O extends JobOwner> = HandlersFor<OwnedBy<O>>
export type HandlersFor<Names extends JobName> = { [N in Names]: JobHandler<N> }

/**
 * What the services of a process handle together.
 * @throws Error with one sentence when one of them leaves a job of its own to nobody, or handles another's: two processes
 * would do the same job in two ways
 */
export const handlersOfAll = (services: readonly { name: string; handlers: JobHandlers }[]): JobHandlers => {
  for (const { name, handlers } of services) {
    for (const job of JOB_NAMES) {
      const isOwn = JOBS[job].owner === name
      if (isOwn && !handlers[job]) throw new Error(`The service ${name} does not handle ${job}, which is its own.`)
      if (!isOwn && handlers[job])
        throw new Error(`The service ${name} handles ${job}, which is the ${JOBS[job].owner}'s.`)
    }
  }
  return Object.assign({}, ...services.map(({ handlers }) => handlers))
}
