import { type Candidate, endsClause, isQuoted } from './candidates.js'
import type { WordClass } from './lexicon.js'
import { programSigns, WITH } from './link.js'
import type { Token } from './tokens.js'
import { is, NAME } from './words.js'

/** How many tokens before and after a candidate are read as its context, within its sentence. */
const AROUND = 9

/** Returns what the score is computed from: the names of all facts that are true of a candidate. */
export const featuresOf = (candidate: Candidate, tokens: readonly Token[]): string[] => {
  const { shape, from, to, text } = candidate
  const group = groupOf(shape)
  const context = contextOf(candidate, tokens)
  const link = linkOf(candidate, tokens)
  const next = nextOf(candidate, tokens)
  const { name, near, between, beside } = context
  const first = tokens[from] as Token
  const own = classLetters(to - from === 1 ? first.classes : 0)
  const quoted = isQuoted(first, tokens[to - 1] as Token) ? 'q' : ''
  const full = `${name}${near}`
  const features = [
    `s:${shape}`,
    `n:${name}`,
    `c:${full}`,
    `l:${link}`,
    `x:${next}`,
    `d:${context.distance}`,
    `s${shape} n${name}`,
    `s${shape} c${full}`,
    `s${shape} l${link}`,
    `s${shape} x${next}`,
    `g${group} c${full} l${link}`,
    `g${group} n${name} l${link} x${next}`,
    `c${full} l${link}`,
    `n${name} l${link}`,
    `n${name} d${context.distance} g${group}`,
    `l${link} x${next}`,
    `g${group} x${next} c${full}`,
    `b${between} g${group} n${name}`,
    `Q${context.talk} g${group}`,
    `Q${context.talk} n${name}`,
    `Q${context.talk} s${shape} l${link}`,
  ]
  const about = qualifier(candidate, tokens)
  features.push(`a${about}`, `a${about} g${group}`, `a${about} l${link} g${group}`, `a${about} n${name} s${shape}`)
  const program = programSigns(candidate.from, candidate.to, tokens)
  if (program > 0)
    features.push(
      `Z${program}`,
      `Z${program} g${group}`,
      `Z${program} n${name}`,
      `Z${program} l${link} n${name}`,
      `Z${program} s${shape} l${link}`,
    )
  if (own) features.push(`o:${own} g${group}`, `o:${own}`)
  if (quoted) features.push(`q g${group}`, `q n${name} g${group}`)
  if (beside) features.push(`R${beside} g${group}`, `R${beside} n${name}`, `R${beside} n${name} s${shape}`)
  if (context.asked) features.push(`? g${group}`, `? n${name} l${link}`)
  if (context.crossed) features.push(`/ g${group}`, `/ n${name} g${group} l${link}`)
  if (context.changed) features.push(`G g${group} l${link}`)
  if (group === 'W' || group === 'D') {
    const folded = text.toLowerCase()
    features.push(`e2:${folded.slice(-2)}`, `e3:${folded.slice(-3)}`, `w l${link} x${next} ${shape}`)
    if (link === 'is' && /ed$|ing$|ly$|able$|ible$|ant$|ent$/.test(folded)) features.push('w predicate')
  }
  return features
}

const GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    N: 'digits3 digits4 digits6 digits8 digits9 year',
    C: 'keypad dial spaced groups plate shortmixed',
    S: 'strong symbols mixed mixeddash letterdigit letterdigit1 snake random hex',
    W: 'word Word caps',
    D: 'dashed dashed1 camel',
    P: 'phrase',
  }).flatMap(([group, shapes]) => shapes.split(' ').map((shape) => [shape, group])),
)
const groupOf = (shape: string): string => GROUPS[shape] ?? 'O'

const CLASSES: readonly WordClass[] = ['P', 'N', 'C', 'K', 'D', 'A', 'V', 'L', 'G', 'Q', 'U', 'R', 'F']
const classLetters = (classes: number): string => {
  if (classes === 0) return ''
  for (const of of CLASSES) if (is(classes, of)) return of
  return ''
}
const letterOf = (classes: number): string =>
  is(classes, 'P') ? 'P' : is(classes, 'N') ? 'N' : is(classes, 'C') ? 'C' : is(classes, 'K') ? 'K' : '-'

/**
 * What the name belongs to: classes of the word before it, and of the first word with a meaning after it ("the code for
 * the gate").
 */
const qualifier = ({ from, nameBefore, nameAfter }: Candidate, tokens: readonly Token[]): string => {
  const at = nameBefore !== -1 ? nameBefore : nameAfter
  if (at === -1) return '-'
  const { sentence } = tokens[at] as Token
  const classOf = (index: number): string => {
    const token = tokens[index]
    if (token === undefined || index === from || token.sentence !== sentence) return '.'
    return is(token.classes, 'R') ? 'R' : classLetters(token.classes) || 'w'
  }
  const before = classOf(at - 1)
  for (let index = at + 1; index <= at + 4; index += 1) {
    const after = classOf(index)
    if (after === 'F') continue
    return `${before}${after}`
  }
  return `${before}F`
}

/**
 * Adds which name is before the value, or else after it; what else is near; words of small talk; and names of other
 * numbers.
 */
const contextOf = ({ from, to, nameBefore, nameAfter }: Candidate, tokens: readonly Token[]) => {
  const at = nameBefore !== -1 ? nameBefore : nameAfter
  const side = at === -1 ? '' : at < from ? '<' : '>'
  const distance = at === -1 ? 0 : at < from ? from - at : at - to + 1
  const { sentence } = tokens[from] as Token
  const named = at === -1 ? undefined : (tokens[at] as Token)
  let door = false
  let account = false
  let enters = false
  let talk = 0
  let changed = false
  let asked = false
  const start = Math.max(0, from - AROUND)
  const end = Math.min(tokens.length, to + AROUND)
  for (let index = start; index < end; index += 1) {
    if (index >= from && index < to) continue
    const { classes, sentence: other, after } = tokens[index] as Token
    if (Math.abs(other - sentence) > 1) continue
    if (is(classes, 'D')) door = true
    if (is(classes, 'A')) account = true
    if (is(classes, 'V')) enters = true
    if (other !== sentence) continue
    if (is(classes, 'Q')) talk += 1
    if (is(classes, 'G')) changed = true
    if (after.includes('?')) asked = true
  }
  asked ||= (tokens[to - 1] as Token).after.includes('?')
  let content = 0
  let linked = false
  let clauses = 0
  if (side === '<') {
    for (let index = at + 1; index < from; index += 1) {
      const { classes, before } = tokens[index] as Token
      if (/[,;]/.test(before)) clauses = 1
      if (is(classes, 'L') || /[:=]/.test(before)) linked = true
      else if (classes === 0) content += 1
    }
    if (/[:=]/.test((tokens[from] as Token).before)) linked = true
  }
  let beside = ''
  for (let back = 1; back <= 3 && from - back >= 0; back += 1) {
    const token = tokens[from - back] as Token
    if (token.sentence !== sentence) break
    if (is(token.classes, 'R') && (token.classes & NAME) === 0) {
      beside = String(back)
      break
    }
  }
  return {
    name: named ? `${letterOf(named.classes)}${side}` : '-',
    near: `${door ? 'D' : ''}${account ? 'A' : ''}${enters ? 'V' : ''}`,
    distance: distance > 8 ? '9' : distance > 5 ? '6' : distance > 3 ? '4' : String(distance),
    between: side === '<' ? `${linked ? 'L' : ''}${content > 2 ? 3 : content}${clauses ? ',' : ''}` : side,
    talk: Math.min(talk, 2),
    changed,
    asked,
    crossed: named !== undefined && named.sentence !== sentence,
    beside,
  }
}

const linkOf = ({ from }: Candidate, tokens: readonly Token[]): string => {
  const { before, sentence } = tokens[from] as Token
  if (/[:=：]|->|→/u.test(before)) return '='
  const previous = tokens[from - 1]
  if (!previous) return '^'
  if (previous.sentence !== sentence) return /[:=]/.test(previous.after) ? '=' : '^'
  if (/[—–-]\s*$/u.test(before)) return '='
  if (/\/\s*$/.test(before) || previous.text === '/') return '/'
  if (/[,;(]/u.test(before)) return ','
  const { classes, text } = previous
  if ((classes & NAME) !== 0) return 'adj'
  if (/^(?:to|na|auf|a|para|pour|in|till|til|til|jako)$/i.test(text)) return 'to'
  if (WITH.test(text)) return 'with'
  if (is(classes, 'L')) return 'is'
  if (is(classes, 'G')) return 'now'
  if (is(classes, 'V')) return 'v'
  if (is(classes, 'R')) return 'R'
  if (is(classes, 'Q') || is(classes, 'U')) return 'q'
  if (is(classes, 'D') || is(classes, 'A')) return 'd'
  return is(classes, 'F') ? 'f' : 'w'
}

const nextOf = ({ to }: Candidate, tokens: readonly Token[]): string => {
  const last = tokens[to - 1] as Token
  if (/[.!?\n。！？]/u.test(last.after)) return '.'
  if (/^\s*[([{]/.test(last.after)) return '['
  if (endsClause(last)) return ','
  const next = tokens[to]
  if (!next) return '.'
  const { classes } = next
  if (is(classes, 'U')) return 'u'
  if ((classes & NAME) !== 0) return 'n'
  if (is(classes, 'V')) return 'v'
  if (is(classes, 'D') || is(classes, 'A')) return 'd'
  if (is(classes, 'L')) return 'is'
  if (is(classes, 'Q')) return 'q'
  return is(classes, 'F') ? 'f' : 'w'
}
