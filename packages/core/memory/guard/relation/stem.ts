/**
 * Reduces the forms of an English verb or noun to one ("lives", "living" and "live" to "liv"). Past forms ("lived")
 * keep their ending, because their meaning differs.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[\p{L}'-]+$/u.test(word)) return word
  if (word === 'has' || word === 'have') return 'hav'
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  let base = word
  if (/(?:ss|x|ch|sh|zz|o)es$/.test(base)) base = base.slice(0, -2)
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1)
  else if (base.endsWith('ing') && base.length > 4) base = base.slice(0, -3)
  if (base.endsWith('e')) base = base.slice(0, -1)
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
}
