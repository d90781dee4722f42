import { isUnavailable } from '../../errors.js'
import type { Extractor } from '../../ports/graph/extractor.js'
import type { GraphLedger, GraphWork, SourceExtraction, SourceToExtract } from '../../ports/graph/graph-ledger.js'

/** Maximum number of sources per run, all of one volume; they share the cost of a claim, a job and a transaction. */
const AT_ONCE = 50
/**
 * A run that has lasted this long reads no further source, because other jobs wait for the worker. A language model
 * takes seconds per source.
 */
const ENOUGH_MS = 10_000
/** A run with this many entities reads no further source: comparing them with similar names blocks the event loop. */
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
 * Adds the memory or chunk of a job to the graph, together with other sources of the volume whose jobs are waiting. The
 * same transaction completes all these jobs, so an interrupted run is simply repeated. If one of the other sources
 * cannot be read, it is left to its own job.
 * @throws AppError service_unavailable when PostgreSQL or the extractor's model is down; Error when the job's own text
 * cannot be read, or has changed in the meantime
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
      // Retries with the job's own source alone, even if PostgreSQL seems down: a timeout looks the same, and a single
      // source may be recorded in time.
      if (others.length === 0) throw error
      return ports.graphLedger.recordAll(own.volumeId, [own], ports)
    })
  if (results[0] === 'stale') throw new Error('the text changed while it was read')
}

/**
 * Puts the source of the job `outboxId` first, because this source must be read in any case; the others keep the order
 * in which they were enqueued. Returns no sources if the job's own source is gone.
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
