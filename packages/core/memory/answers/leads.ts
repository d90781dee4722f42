import type { DraftSentence } from '../../ports/answers/answerer.js'
import { framesOf } from './extractive/frames.js'

const FRAMES = [framesOf('english'), framesOf('german')]

/**
 * Checks sentences, and passes on the supported ones. "There are two answers:" claims what no source says, and is true
 * only if both are passed on: the first waits for the check of the second, and without it, the words before both go.
 * @param check returns a sentence with its marks, null if it is left out
 */
export async function* withoutLoneLeads(
  sentences: AsyncIterable<DraftSentence>,
  check: (sentence: DraftSentence) => Promise<string | null>,
): AsyncGenerator<string, void> {
  /** The first of two answers, supported but not yet passed on. */
  let waiting: { lead: string; text: string } | null = null
  for await (const sentence of sentences) {
    const { kind, lead, text } = readLead(sentence.text)
    const checked = await check({ ...sentence, text })
    const isPair: boolean = waiting !== null && kind === 'other' && checked !== null
    if (waiting) yield isPair ? `${waiting.lead} ${waiting.text}` : waiting.text
    waiting = null
    if (checked === null) continue
    if (kind === 'one') waiting = { lead, text: checked }
    else yield isPair ? `${lead} ${checked}` : checked
  }
  if (waiting) yield waiting.text
}

/** Splits the words before one of two answers from it. */
function readLead(text: string): { kind: 'one' | 'other' | null; lead: string; text: string } {
  for (const { oneAnswer, otherAnswer } of FRAMES) {
    if (text.startsWith(oneAnswer)) return { kind: 'one', lead: oneAnswer, text: text.slice(oneAnswer.length).trim() }
    if (text.startsWith(otherAnswer))
      return { kind: 'other', lead: otherAnswer, text: text.slice(otherAnswer.length).trim() }
  }
  return { kind: null, lead: '', text }
}
