import type { EntityType } from './types.js'

/** Maximum number of sentences in a summary, and its maximum length in code points. */
const SENTENCES = 3
const LONGEST = 500

/**
 * Describes an entity by its most important facts, within SENTENCES and LONGEST. Facts are selected, not reworded, so
 * that the summary says only what sources said.
 * @param facts most important first
 * @returns the summary, or "name (type)" without facts; and the facts that the summary uses
 */
export const summaryOf = <Fact extends { content: string }>(
  { name, type }: { name: string; type: EntityType },
  facts: readonly Fact[],
): { content: string; used: Fact[] } => {
  const sentences: string[] = []
  const used: Fact[] = []
  let length = 0
  for (const fact of facts) {
    const { content } = fact
    const sentence = /[.!?…。]["'”’)]*$/.test(content) ? content : `${content}.`
    const points = [...sentence].length + 1
    if (sentences.length > 0 && length + points > LONGEST) continue
    sentences.push(points > LONGEST ? `${[...sentence].slice(0, LONGEST - 1).join('')}…` : sentence)
    used.push(fact)
    length += points
    if (sentences.length === SENTENCES) break
  }
  return { content: sentences.length > 0 ? sentences.join(' ') : `${name} (${type})`, used }
}
