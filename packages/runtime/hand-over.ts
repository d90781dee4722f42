import type { LocalQueue } from '@agent-memory/adapters/queue/local-queue'
import type { Accepted, MemoryStore, NewWrite } from '@agent-memory/core/ports/memories'
import type { OutboxJob } from '@agent-memory/core/ports/outbox'
import { JOB_NAMES, JOBS, type JobName, judgeJobOf } from '@agent-memory/core/work/catalogue'
import { traceContext } from '@agent-memory/core/work/trace-context'

/** How accepted writes get to whoever judges them. */
export interface HandOver {
  /** As `MemoryStore.accept`. */
  accept(writes: readonly NewWrite[]): Promise<Accepted[]>
  /** The relay begins to look at what waits in the outbox; tells in the end of which names some does. */
  look(): (waiting: readonly JobName[]) => void
}

type Memories = Pick<MemoryStore, 'accept'>

/** Between processes every job crosses the queue, by way of the relay. */
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
 * In one process an accepted write goes straight to its judge, if there is room: within the same bounds as the relay,
 * and never past another of its organization that waits in the outbox. The rest is left to the relay, in its fair order.
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
  /** Null when it has to wait for its turn. */
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
        const accepted = await memories.accept(writes.map((write, at) => ({ ...write, isHanded: taken[at] !== null })))
        for (const [at, one] of accepted.entries()) if (taken[at]) begin(one, taken[at])
        return accepted
      } finally {
        for (const [at, owner] of taken.entries()) {
          if (owner) places.delete(owner)
          // Again: a look that began before this was committed has not seen it.
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

/** Who has jobs of a name in the outbox that nobody has taken up yet, as far as this process knows. */
const openLines = () => {
  /** By the number of the last look that had begun when it joined. */
  const joined = new Map<string, number>()
  /** What an earlier process has left is not known before the first look. */
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
