import type { DraftSentence } from '../../../ports/answers/answerer.js'
import type { Meaning } from '../../../ports/answers/meaning.js'
import type { Citation } from '../citation.js'
import type { AnswerSource } from '../source.js'

/**
 * Checks a sentence against each source that it cites: verified if the source contains it word for word.
 * @returns one citation for each source cited, or one with a null index if no cited source exists
 */
export const verifySentence = async (
  { text, cites }: DraftSentence,
  sources: readonly AnswerSource[],
  _meaning: Meaning,
  _call: { orgId: string; signal: AbortSignal },
): Promise<Citation[]> => {
  const cited = [...new Set(cites)].filter((at) => sources[at] !== undefined)
  if (cited.length === 0) return [{ sourceIndex: null, text, status: 'unverified' }]
  return cited.map((sourceIndex) => {
    const isQuoted = wordsOf(sources[sourceIndex]?.content ?? '').includes(wordsOf(text))
    return { sourceIndex, text, status: isQuoted ? 'verified' : 'unverified' }
  })
}

const wordsOf = (text: string): string => text.trim().split(/\s+/u).join(' ')
