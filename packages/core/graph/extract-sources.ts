import { isUnavailable } from '../errors.js'
import type { Extractor } from '../ports/extractor.js'
import type { GraphLedger, Telling } from '../ports/graph-ledger.js'
import type { GraphWork, SourceToExtract } from '../ports/graph-work.js'

/** So many sources of a volume in one run: what a claim, a job and a transaction cost is shared by them. */
const AT_ONCE = 50
/** No further one is read after so long, for others wait for the worker: a language model takes seconds each. */
const ENOUGH_MS = 10_000
/** Nor after so many entities: each is compared with those of like names while nobody else is served. */
const ENOUGH_ENTITIES = 500

export interface ExtractPorts {
  graphWork: GraphWork
  graphLedger: Pick<GraphLedger, 'tellAll'>
  extractor: Extractor
  /** Whether a graph store outside of PostgreSQL is to be told. */
  external: boolean
  now: () => Date
}

type Job = Telling & { outboxId: bigint }

/**
 * Brings a volume's graph up to the memory or chunk of a job, and to others of the volume that wait, in a transaction
 * that ends their jobs: a run that is cut off anywhere is done again. What another's text throws is left to its own job.
 * @throws AppError service_unavailable when PostgreSQL is away; Error when the job's own text cannot be read, or has
 * changed meanwhile
 */
export const extractSources = async (
  ports: ExtractPorts,
  { outboxId, signal }: { outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  const sources = ownFirst(await ports.graphWork.take(outboxId, AT_ONCE), outboxId)
  const [own, ...others] = await readAll(ports, sources, signal)
  if (!own) return
  const { results } = await ports.graphLedger.tellAll(own.volumeId, [own, ...others], ports).catch((error: unknown) => {
    // Also where the store was away: a limit of time says so too, which the job's own alone may keep.
    if (others.length === 0) throw error
    return ports.graphLedger.tellAll(own.volumeId, [own], ports)
  })
  if (results[0] === 'stale') throw new Error('the text changed while it was read')
}

/** The order of promise but for the job's own, which must be done whatever the others are. */
const ownFirst = (sources: readonly SourceToExtract[], outboxId: bigint): SourceToExtract[] => {
  const isOwn = (source: SourceToExtract) => source.outboxId === outboxId
  const own = sources.filter(isOwn)
  return own.length === 0 ? [] : [...own, ...sources.filter((source) => !isOwn(source))]
}

const readAll = async (
  { extractor, now }: ExtractPorts,
  sources: readonly SourceToExtract[],
  signal: AbortSignal,
): Promise<Job[]> => {
  const began = now().getTime()
  const read: Job[] = []
  let entities = 0
  for (const [at, { speaker, category, ...source }] of sources.entries()) {
    if (at > 0 && (entities >= ENOUGH_ENTITIES || now().getTime() - began > ENOUGH_MS)) break
    try {
      const extraction = await extractor.extract(source.content, { speaker, category }, signal)
      entities += extraction.entities.length
      read.push({ ...source, extraction, outdated: [] })
    } catch (error) {
      if (at === 0 || isUnavailable(error)) throw error
    }
  }
  return read
}
