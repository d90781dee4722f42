import type { Source } from '../graph/evidence.js'
import type { Speaker } from '../graph/types.js'
import type { Category } from '../memory/types.js'

/** A memory or a chunk whose job `memory.extract` waits. */
export interface SourceToExtract {
  outboxId: bigint
  volumeId: string
  source: Source
  content: string
  /** Of a chunk nobody is the speaker. */
  speaker: Speaker | null
  category: Category
  /** When it was written. */
  at: Date
}

/** What the extraction of a volume's memories has before it. Throws service_unavailable when PostgreSQL is away. */
export interface GraphWork {
  /**
   * What the job `memory.extract` is about, and what the others are that wait for their volume's graph and run nowhere,
   * in order of promise. Of what is gone by now the job ends here.
   * @param limit of them all, at least 1
   */
  take(outboxId: bigint, limit: number): Promise<SourceToExtract[]>
}
