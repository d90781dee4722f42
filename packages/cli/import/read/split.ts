import { LIMITS } from '@agent-memory/core/limits'

/**
 * Splits a text into pieces of at most `max` characters (Unicode code points). Each cut is in the second half of a
 * piece: after the last paragraph that ends there, else after the last line, sentence or word, else after `max`
 * characters. Only white space at the cuts is lost; blank pieces are left out.
 */
export function splitText(text: string, max: number = LIMITS.content.max): string[] {
  if (text.length <= max) return [text]
  const pieces: string[] = []
  let rest = text
  for (;;) {
    const window = firstCodePoints(rest, max)
    if (window.length === rest.length) break
    const end = bestCut(window)
    pieces.push(window.slice(0, end).trim())
    rest = rest.slice(end).trimStart()
  }
  pieces.push(rest.trim())
  return pieces.filter((piece) => piece !== '')
}

/** Returns the longest prefix of a text with at most `max` code points. */
function firstCodePoints(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (let points = 0; points < max && end < text.length; points++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

const ENDS = [/\n\s*\n/g, /\n/g, /[.!?…][)"'”’]*\s|[。！？]/g, /\s/g]

function bestCut(window: string): number {
  const half = Math.floor(window.length / 2)
  for (const end of ENDS) {
    let last = 0
    for (const match of window.slice(half).matchAll(end)) last = half + match.index + match[0].length
    if (last > 0) return last
  }
  return window.length
}
