import { isUnavailable } from '../../errors.js'
import type { Extractor } from '../../ports/graph/extractor.js'
import type { GraphLedger, GraphWork, SourceExtraction, SourceToExtract } from '../../ports/graph/graph-ledger.js'

/** Maximum number of a volume's sources per run, which share the cost of a claim, a job and a transaction. */
const AT_ONCE = 50
/**
 * After this time no further source is read in a run, since other jobs wait for the worker: a language model takes
 * seconds per source.
 */
const ENOUGH_MS = 10_000
/**
 * After this many entities no further source is read in a run: comparing them with similar names blocks the event loop.
 */
const ENOUGH_ENTITIES = 500

export interface ExtractPorts {
  graphWork: GraphWork
  graphLedger: Pick<GraphLedger, 'recordAll'>
  extractor: Extractor
  /** Whether to sync a graph store outside PostgreSQL. */
  external: boolean
  now: () => Date
}

type Job = SourceExtraction & { outboxId: bigint }

/**
 * Adds a job's memory or chunk, and the volume's others that wait, to the graph. One transaction also completes their
 * jobs, so an interrupted run is simply repeated. A source of another job that cannot be read is left to its own job.
 * @throws AppError service_unavailable when PostgreSQL is down; Error when the job's own text cannot be read, or has
 * changed in the meantime
 */
export const extractSources = async (
  ports: ExtractPorts,
  { outboxId, signal }: { outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  const sources = ownFirst(await ports.graphWork.take(outboxId, AT_ONCE), outboxId)
  const [own, ...others] = await readAll(ports, sources, signal)
  if (!own) return
  const { results } = await ports.graphLedger
    .recordAll(own.volumeId, [own, ...others], ports)
    .catch((error: unknown) => {
      // Retries even if the store seems down: a timeout looks the same, and the job's own source alone may finish in
      // time.
      if (others.length === 0) throw error
      return ports.graphLedger.recordAll(own.volumeId, [own], ports)
    })
  if (results[0] === 'stale') throw new Error('the text changed while it was read')
}

/**
 * Puts the job's own source first, as it must be done in any case; the others stay in the order in which they were
 * enqueued.
 */
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
      read.push({ ...source, extraction })
    } catch (error) {
      if (at === 0 || isUnavailable(error)) throw error
    }
  }
  return read
}
