import type { DraftSentence } from '../../ports/answers/answerer.js'

/**
 * Checks sentences, and yields the supported ones. A lead ("There are two answers:") claims what no source says, and is
 * true only if all its sentences are supported. So successive sentences with leads wait for each other, and their leads
 * are passed on only if all these sentences are supported.
 * @param check returns a sentence with its citation marks; null if the sentence is not supported
 */
export async function* withTrueLeads(
  sentences: AsyncIterable<DraftSentence>,
  check: (sentence: DraftSentence) => Promise<string | null>,
): AsyncGenerator<string, void> {
  let together: Checked[] = []
  for await (const sentence of sentences) {
    const text = await check(sentence)
    const { lead } = sentence
    if (lead !== undefined) {
      together.push({ lead, text })
      continue
    }
    yield* passedOn(together)
    together = []
    if (text !== null) yield text
  }
  yield* passedOn(together)
}

interface Checked {
  lead: string
  /** Null if the sentence is not supported. */
  text: string | null
}

const passedOn = (together: readonly Checked[]): string[] => {
  const areTrue = together.every(({ text }) => text !== null)
  return together.flatMap(({ lead, text }) => (text === null ? [] : [areTrue && lead ? `${lead} ${text}` : text]))
}
