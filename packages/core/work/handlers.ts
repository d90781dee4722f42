import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './catalogue.js'
import type { JobOwner } from './entry.js'

/** What a handler knows about its run besides the payload. */
export interface JobRun {
  outboxId: bigint
  /**
   * Aborted at the job's deadline. Not aborted at shutdown: the run may finish, and if it is too slow, another process
   * runs the job again.
   */
  signal: AbortSignal
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>, run: JobRun) => Promise<void>

/** The handlers of a process; a handler with the wrong payload type does not compile. */
export type JobHandlers = { [N in JobName]?: JobHandler<N> }

type OwnedBy<O extends JobOwner> = { [N in JobName]: (typeof JOBS)[N]['owner'] extends O ? N : never }[JobName]

/** The handlers of a service; a missing handler and a handler for another service's job do not compile. */
export type HandlersOf<O extends JobOwner> = HandlersFor<OwnedBy<O>>
export type HandlersFor<Names extends JobName> = { [N in Names]: JobHandler<N> }

/**
 * Merges the handlers of a process's services.
 * @throws Error when a service does not handle one of its own jobs, or handles another service's job, which two
 * processes could then run differently
 */
export const handlersOfAll = (services: readonly { name: string; handlers: JobHandlers }[]): JobHandlers => {
  for (const { name, handlers } of services) {
    for (const job of JOB_NAMES) {
      const isOwn = JOBS[job].owner === name
      if (isOwn && !handlers[job]) throw new Error(`The service ${name} does not handle its own job ${job}.`)
      if (!isOwn && handlers[job])
        throw new Error(`The service ${name} must not handle ${job}, because it is a job of the ${JOBS[job].owner}.`)
    }
  }
  return Object.assign({}, ...services.map(({ handlers }) => handlers))
}
