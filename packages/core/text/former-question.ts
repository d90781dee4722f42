/** Words that ask for what used to be true. */
const FORMER: readonly RegExp[] = [
  // Matches "before", "before that" and "before she moved to Graz" at the end; "before lunch" asks for no former value.
  /\s{1,4}(?:right |just )?before(?: (?:that|this|then|now)| (?:(?:he|she|they|we|i|it|\p{Lu}\p{L}{1,30}) )?(?:mov|chang|switch|relocat|migrat|join)\p{L}{1,6}(?!\p{L})[^?]{0,100})?(?=\s{0,4}[?.!]{0,3}\s{0,4}$)/giu,
  // Matches "use to" only before some verbs: "What does Marta use to deploy?" asks for what she uses now.
  /(?<!\p{L})(?<!(?:is|are|was|were|be|been) )used? to(?= (?:be|live|reside|stay|work|have|own|drive|like|love|prefer|play|study|teach|eat|drink|smoke|cost|belong|manage|lead|pay|rent|speak|know|believe|think|use)(?!\p{L}))/giu,
  /(?<!\p{L})(?:previously|formerly|originally|previous|former|prior|in the past|until recently)(?!\p{L})/giu,
  /(?<!\p{L})(?:früher|vorher|zuvor|davor|ehemals|ehemalige[nmrs]?|vorherige[nmrs]?|frühere[nmrs]?|damals)(?!\p{L})/giu,
]
/** Maximum characters read of a question. */
const MOST_CHARS = 1_000

/**
 * Removes the words by which a question asks about the past: "Where did Marta live before?" becomes "Where did Marta
 * live?". Null for any other question. Reads at most the first 1,000 characters, in linear time.
 */
export function withoutFormer(query: string): string | null {
  const text = query.slice(0, MOST_CHARS)
  const rest = FORMER.reduce((left, words) => left.replace(words, ''), text)
  return rest === text ? null : rest.replaceAll(/ {1,4}(?=[ ?.!,])/g, '')
}

/** Whether a question asks for what used to be true, which superseded memories answer. */
export const asksOfFormer = (query: string): boolean => withoutFormer(query) !== null
