import type { AnswerSource } from '../source.js'
import { isQuestion, type Passage } from './passages.js'
import type { Weighed } from './topics.js'

/** Maximum time between a question and its reply. */
const SOON_MS = 600_000

/**
 * Returns for each source the share of the question's topics, 0 to 1, about which the source right before it asks:
 * "Any favourite book?" before "Yes, Matilda." The share is 0 unless that earlier source is by another speaker, in the
 * same conversation and at most SOON_MS older.
 */
export function askedBefore(
  bySource: readonly (readonly Passage[])[],
  sources: readonly AnswerSource[],
  { share }: Weighed,
): number[] {
  const asking = bySource.map((list) =>
    Math.max(0, ...list.filter(isQuestion).map(({ roots }) => share((root) => roots.has(root)))),
  )
  const inOrder = sources.map((_, place) => place).sort((a, b) => timeOf(sources[a]) - timeOf(sources[b]))
  const asked = sources.map(() => 0)
  for (const [at, place] of inOrder.entries()) {
    const before = inOrder[at - 1]
    if (before === undefined || !isReply(sources[before], sources[place])) continue
    if (bySource[before]?.[0]?.speaker === bySource[place]?.[0]?.speaker) continue
    asked[place] = asking[before] ?? 0
  }
  return asked
}

const timeOf = (source: AnswerSource | undefined): number => source?.createdAt.getTime() ?? 0

const isReply = (one: AnswerSource | undefined, other: AnswerSource | undefined): boolean =>
  one?.sessionId === other?.sessionId && one?.chunk === null && timeOf(other) - timeOf(one) <= SOON_MS
