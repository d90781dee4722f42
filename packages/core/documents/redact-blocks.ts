import { isPersonal } from '../memory/guard/pii/pii.js'
import { type PiiSetting, redactFor, redactPersonal } from '../memory/guard/pii/redact-personal.js'
import type { Reading } from '../memory/guard/secrets/reading.js'
import { type SecretSpan, secretsIn } from '../memory/guard/secrets/secrets.js'
import type { Chunk } from './chunk.js'
import type { Block } from './types.js'

/**
 * Matches four words in a row. In a private key, which may span paragraphs, they mean that the key ended without its
 * end marker.
 */
const PROSE = /(?:^|\s)[A-Za-z]{2,20}(?:\s+[A-Za-z]{2,20}){3}/

export interface Redaction<Redacted> {
  redacted: Redacted
  /** Whether a personal identifier was found and the volume rejects texts that have one. */
  isPersonal: boolean
}

/**
 * Replaces each secret in the blocks of a document with `[redacted:<kind>]`, and each personal identifier unless the
 * volume allows them. Reads all blocks and cells as one text, to find keys that span lines. Runs before chunking, so
 * that no secret is split and missed. Takes time linear in the length of the text.
 * @param reading the secret reader's scores of the words in that one text
 */
export function redactBlocks(blocks: readonly Block[], pii: PiiSetting, reading: Reading): Redaction<readonly Block[]> {
  const pieces = blocks.flatMap((block) => ('cells' in block ? block.cells : [block.text]))
  const read = redactPieces(pieces, reading).map((text) =>
    pii === 'allow' ? { text, found: [] } : redactPersonal(text),
  )
  const texts = read.values()
  const next = () => (texts.next().value as { text: string }).text
  return {
    redacted: blocks.map((block) =>
      'cells' in block ? { ...block, cells: block.cells.map(next) } : { ...block, text: next() },
    ),
    isPersonal: pii === 'reject' && read.some(({ found }) => found.length > 0),
  }
}

/**
 * Redacts what can be recognized only in a chunk, where each table cell follows the name of its column (`password: …`,
 * `phone: …`).
 * @param reading the secret reader's scores of the words in the chunk
 */
export const redactChunk = (chunk: Chunk, pii: PiiSetting, reading: Reading): Redaction<Chunk> => {
  const { text, found } = redactFor(pii, reading)(chunk.text)
  return { redacted: { ...chunk, text }, isPersonal: found.some(isPersonal) }
}

function redactPieces(pieces: readonly string[], reading: Reading): readonly string[] {
  const found = secretsIn(pieces.join('\n'), reading)
  if (found.length === 0) return pieces
  const redacted: string[] = []
  let start = 0
  let at = 0
  for (const piece of pieces) {
    const end = start + piece.length
    const within: SecretSpan[] = []
    for (let span = found[at]; span && span.start < end; span = found[++at]) {
      const ended = span.start < start && span.kind === 'private_key' && PROSE.test(piece)
      if (ended) continue
      const [from, to] = [Math.max(span.start, start), Math.min(span.end, end)]
      if (from < to) within.push({ kind: span.kind, start: from - start, end: to - start })
      if (span.end > end) break
    }
    redacted.push(replaced(piece, within))
    start = end + 1
  }
  return redacted
}

const replaced = (text: string, spans: readonly SecretSpan[]): string => {
  let position = 0
  let result = ''
  for (const { start, end, kind } of spans) {
    result += `${text.slice(position, start)}[redacted:${kind}]`
    position = end
  }
  return result + text.slice(position)
}
