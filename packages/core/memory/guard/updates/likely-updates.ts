import type { Embedder } from '../../../ports/memory/embedder.js'
import type { GuardModel, TwoTexts } from '../../../ports/memory/guard-model.js'
import type { LikelyUpdates } from '../../../ports/memory/likely-updates.js'
import type { JudgedMemory, JudgeSubject, Refinements } from '../../../ports/memory/refinements.js'
import { comparable, type NearPorts, nearStatements } from '../near-statements.js'
import { areSiblings } from './siblings.js'

export interface ComparePorts extends NearPorts {
  refinements: Pick<Refinements, 'subject' | 'neighbours'>
  likelyUpdates: LikelyUpdates
  embedder: Pick<Embedder, 'model'>
  updates: Pick<GuardModel<TwoTexts>, 'score'>
  /**
   * Whether a search may have to read the vectors of the whole volume from the database, because no index outside
   * PostgreSQL holds them.
   */
  isBounded: boolean
}

/**
 * If `isBounded`, nothing is compared in a volume with more changes than this. The number of changes stands for the
 * number of vectors to read: so many fit into the default INDEX_MEMORY_MB.
 */
const MOST_CHANGES = 100_000n
/** Number of nearest memories to examine: more than READ, as some are newer than the subject or not `comparable`. */
const NEAREST = 8
/**
 * Maximum known statements that the update reader (models/guard/updates.md) compares with a new one. Comparing more
 * takes time and finds next to nothing: of 445 updates by two authors left out of the reader's training, it finds 240
 * among the three nearest statements, and 243 among the five nearest.
 */
const READ = 3
/**
 * Minimum cosine of two statements for the reader to compare them. Below it are only 2 of the 250 updates that the
 * reader found after an earlier training, but 41 % of all statements that are among the three nearest.
 */
const NEAR = 0.3
/**
 * Log odds above which the newer statement is a likely update of the older one. Chosen on the questions of two authors
 * left out of the training. Hits were ordered by cosine, and each likely update was moved before the older statement.
 * With 2 instead of 1, the first hit is right for 8 fewer of 455 questions about a current value, and for 3 more of 111
 * about a fact that never changed (models/guard/updates.md).
 */
const LIKELY = 1

/**
 * Finds the known statements for which an approved memory probably gives a newer value. Runs after the verdict, so no
 * write waits for it.
 * Idempotent: the result is committed together with the end of the job.
 * @throws AppError service_unavailable when a store or the update reader is unavailable; the job is rerun
 */
export const compareMemory = async (
  ports: ComparePorts,
  { memoryId, outboxId, signal }: { memoryId: string; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  const subject = await ports.refinements.subject(memoryId, ports.embedder.model)
  if (!subject || (ports.isBounded && subject.headSeq > MOST_CHANGES)) return ports.likelyUpdates.store(outboxId, null)
  const { orgId, volumeId, headSeq } = subject
  const known = await worthReading(ports, subject, signal)
  const scores = await Promise.all(
    known.map(({ content }) =>
      ports.updates.score([content, subject.memory.content], 'bulk', { tenant: orgId, signal }),
    ),
  )
  const olders = known.filter((_, at) => (scores[at] ?? 0) > LIKELY).map((older) => older.memoryId)
  await ports.likelyUpdates.store(outboxId, { newer: { memoryId, volumeId, headSeq }, olders })
}

const worthReading = async (ports: NearPorts, subject: JudgeSubject, signal: AbortSignal): Promise<JudgedMemory[]> => {
  const near = await nearStatements(ports, subject, NEAREST, signal)
  return comparable(subject.memory, near)
    .filter(({ memory, cosine }) => cosine >= NEAR && !areSiblings(memory.content, subject.memory.content))
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, READ)
    .map(({ memory }) => memory)
}
