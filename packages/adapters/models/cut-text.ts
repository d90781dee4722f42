/** In UTF-16 units: some 500 tokens of English, which every embedding model takes. */
const PIECE = 2_000
/** A statement cut by a piece's end stands whole in the next one when it is no longer than this. */
const OVERLAP = 200

/** Overlapping pieces of a text, in its order, for a model whose tokens are not known here; cut at white space. */
export const cutText = (text: string): string[] => {
  const pieces: string[] = []
  for (let start = 0; ; ) {
    const end = text.length - start <= PIECE ? text.length : cutBefore(text, start + PIECE, start + PIECE / 2)
    pieces.push(text.slice(start, end))
    if (end === text.length) return pieces
    start = cutBefore(text, end - OVERLAP, start + 1)
  }
}

/** The last place after white space up to `limit`, not before `least`; else `limit`, but never within a pair of surrogates. */
const cutBefore = (text: string, limit: number, least: number): number => {
  for (let at = limit; at > least; at--) if (/\s/.test(text[at - 1] as string)) return at
  return /[\uDC00-\uDFFF]/.test(text[limit] as string) ? limit - 1 : limit
}
