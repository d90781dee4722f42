import type { LocalQueue } from '@agent-memory/adapters/queue/local-queue'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import type { Accepted, NewWrite } from '@agent-memory/core/ports/memory/new-write'
import type { OutboxJob } from '@agent-memory/core/ports/work/outbox'
import { JOB_NAMES, JOBS, type JobName, judgeJobOf } from '@agent-memory/core/work/catalogue'
import { traceContext } from '@agent-memory/core/work/trace-context'

/** How accepted writes get to a worker. */
export interface HandOver {
  /** Accepts writes, like `MemoryStore.accept`. */
  accept(writes: readonly NewWrite[]): Promise<Accepted[]>
  /** Called before the relay reads the outbox; the returned function is called with the names of the jobs it finds. */
  look(): (waiting: readonly JobName[]) => void
}

type Memories = Pick<MemoryStore, 'accept'>

/** Hands writes over through the relay and the queue, as an installation with several processes must. */
export const byRelay = (memories: Memories): HandOver => ({
  accept: (writes) => memories.accept(writes),
  look: () => () => {},
})

interface Owner {
  job: JobName
  tenant: string
  volumeId: string
}

type Held = Pick<OutboxJob, 'job' | 'tenant' | 'volumeId'>

/**
 * Hands writes over in a single process. An accepted write goes directly to a worker under two conditions: the
 * in-flight limits of its job allow it, and no other write of its organization waits in the outbox for the same job
 * (long texts have a separate judgement job). The relay dispatches every other write, in its fair order.
 */
export const straight = (queue: LocalQueue, memories: Memories): HandOver => {
  const places = new Set<Owner>()
  const lines = openLines()

  const count = (matches: (owner: Held) => boolean): number => {
    let sum = 0
    for (const owners of [places, queue.held()]) for (const owner of owners) if (matches(owner)) sum++
    return sum
  }
  const hasRoom = ({ job, tenant, volumeId }: Owner): boolean => {
    const { perVolume, perTenant, depth } = JOBS[job].inFlight
    return (
      count((owner) => owner.job === job) < depth &&
      count((owner) => owner.job === job && owner.tenant === tenant) < perTenant &&
      count((owner) => owner.job === job && owner.volumeId === volumeId) < perVolume
    )
  }
  /** Reserves a place for the job within its in-flight limits. Returns null if the write has to wait in the outbox. */
  const place = (owner: Owner): Owner | null => {
    if (lines.has(owner) || !hasRoom(owner)) {
      lines.join(owner)
      return null
    }
    places.add(owner)
    return owner
  }
  const begin = ({ memoryId, outboxId }: Accepted, owner: Owner): void => {
    if (outboxId === null) return
    const countedAt = performance.now()
    void queue.add([{ ...owner, outboxId, payload: { memory_id: memoryId }, context: traceContext(), countedAt }])
  }

  return {
    look: lines.look,
    async accept(writes) {
      const owners = writes.map(ownerOf)
      const taken = owners.map(place)
      try {
        const accepted = await memories.accept(
          writes.map((write, at) => ({ ...write, isDispatched: taken[at] !== null })),
        )
        for (const [at, one] of accepted.entries()) if (taken[at]) begin(one, taken[at])
        return accepted
      } finally {
        for (const [at, owner] of taken.entries()) {
          if (owner) places.delete(owner)
          // Joins the line again, because a read of the outbox that started before this commit has not seen the write.
          else lines.join(owners[at] as Owner)
        }
      }
    },
  }
}

const ownerOf = ({ statement, orgId, volumeId }: NewWrite): Owner => ({
  job: judgeJobOf(statement.content),
  tenant: orgId,
  volumeId,
})

/**
 * Tracks which tenants are in line for each job: those with unclaimed jobs of this name in the outbox, as far as this
 * process knows.
 */
const openLines = () => {
  /**
   * By job and tenant: the value of `looks` when the tenant last joined. Only a read of the outbox that starts after
   * that may remove the entry: an earlier read has not seen the tenant's job.
   */
  const joined = new Map<string, number>()
  /**
   * Names of jobs that an earlier process may have left in the outbox. A name is removed once a read finds no such
   * job.
   */
  const unseen = new Set<JobName>(JOB_NAMES)
  let looks = 0
  const keyOf = ({ job, tenant }: Owner): string => `${job} ${tenant}`
  return {
    has: (owner: Owner): boolean => unseen.has(owner.job) || joined.has(keyOf(owner)),
    join: (owner: Owner): void => void joined.set(keyOf(owner), looks),
    look() {
      const mine = ++looks
      return (waiting: readonly JobName[]): void => {
        const isEmpty = (job: JobName): boolean => !waiting.includes(job)
        for (const job of unseen) if (isEmpty(job)) unseen.delete(job)
        for (const [key, at] of joined) {
          if (at < mine && isEmpty(key.slice(0, key.indexOf(' ')) as JobName)) joined.delete(key)
        }
      }
    },
  }
}
