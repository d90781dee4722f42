/** Length of a piece in UTF-16 units: some 500 tokens of English, which every embedding model accepts. */
const PIECE = 2_000
/**
 * Length by which pieces overlap: a statement of up to this length that is cut off at the end of a piece is whole in
 * the next one.
 */
const OVERLAP = 200

/** Cuts a text at white space into overlapping pieces, in order, for a model whose tokenizer is unknown. */
export const cutText = (text: string): string[] => {
  const pieces: string[] = []
  for (let start = 0; ; ) {
    const end = endOfPiece(text, start)
    pieces.push(text.slice(start, end))
    if (end === text.length) return pieces
    start = cutBefore(text, end - OVERLAP, start + 1)
  }
}

/** Returns the first piece of `cutText`. */
export const firstPiece = (text: string): string => text.slice(0, endOfPiece(text, 0))

const endOfPiece = (text: string, start: number): number =>
  text.length - start <= PIECE ? text.length : cutBefore(text, start + PIECE, start + PIECE / 2)

/** Returns the last place after white space in (`least`, `limit`]; else `limit`, but never inside a surrogate pair. */
const cutBefore = (text: string, limit: number, least: number): number => {
  for (let at = limit; at > least; at--) if (/\s/.test(text[at - 1] as string)) return at
  return /[\uDC00-\uDFFF]/.test(text[limit] as string) ? limit - 1 : limit
}
