import { addressOf } from './address.js'
import type { Candidate } from './candidates.js'
import { contextOf, letterOf, qualifier } from './context.js'
import type { WordClass } from './lexicon.js'
import { programSigns, WITH } from './link.js'
import { endsClause, isQuoted } from './spans.js'
import type { Token } from './tokens.js'
import { fold, is, NAME } from './words.js'

/** Returns the names of all features that are true of a candidate. The score is computed from them. */
export const featuresOf = (candidate: Candidate, tokens: readonly Token[]): string[] => {
  const { shape, from, to, text } = candidate
  const group = groupOf(shape)
  const context = contextOf(candidate, tokens)
  const link = linkOf(candidate, tokens)
  const next = nextOf(candidate, tokens)
  const { name, near, between, beside } = context
  const first = tokens[from] as Token
  const own = to - from === 1 ? letterOf(first.classes) : ''
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
  features.push(
    `a${about}`,
    `a${about} g${group}`,
    `a${about} l${link} g${group}`,
    `a${about} n${name} s${shape}`,
    `a<${about[0]} n${name} g${group}`,
    `a>${about.slice(1)} n${name} g${group}`,
  )
  // Features for the words before and after, as sequences of classes and signs.
  const [before, after] = [sequence(tokens, from, -1), sequence(tokens, to - 1, 1)]
  for (const [at, symbols] of before.entries()) features.push(`<${at}${symbols} g${group}`)
  for (const [at, symbols] of after.entries()) features.push(`>${at}${symbols} g${group}`)
  features.push(
    `<0${before[0]} s${shape}`,
    `>0${after[0]} s${shape}`,
    `<1${before[1]} n${name}`,
    `>1${after[1]} n${name}`,
  )
  features.push(`<>${before[0]} ${after[0]} g${group}`, `<>${before[1]} ${after[0]} ${name}`)
  // Features for word classes near the candidate, with their distances.
  for (const place of context.places) features.push(`p${place} g${group}`, `p${place} n${name} g${group}`)
  for (const facet of facetsOf(text))
    features.push(`f${facet} n${name}`, `f${facet} c${full}`, `f${facet} s${shape} l${link}`)
  if (context.named !== undefined)
    features.push(`N${fold(context.named.text)} g${group}`, `N${fold(context.named.text)} l${link} g${group}`)
  const [left, right] = [tokens[from - 1], tokens[to]]
  if (left) features.push(`<:${wordOf(left)} g${group}`, `<:${wordOf(left)} n${name}`)
  if (right) features.push(`>:${wordOf(right)} g${group}`)
  features.push(...wordsAround(candidate, tokens, group))
  if (MARKUP.test(first.before) || MARKUP.test((tokens[to - 1] as Token).after))
    features.push(`m g${group}`, `m s${shape} l${link}`)
  const outline = outlineOf(text)
  features.push(`v${outline} ${context.named ? 'n' : ''}`, `v${outline} l${link}`, `v${outline} c${full}`)
  const address = addressOf(candidate, tokens)
  if (address) features.push(`@${address} g${group}`, `@${address} n${name}`, `@${address} l${link}`)
  if (context.taken) features.push(`t g${group}`, `t n${name} g${group} l${link}`)
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
  if (isQuoted(first, tokens[to - 1] as Token)) features.push(`q g${group}`, `q n${name} g${group}`)
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
    C: 'keypad dial spaced groups plate shortmixed issue',
    S: 'strong symbols mixed mixeddash letterdigit letterdigit1 snake random hex uuid',
    W: 'word Word caps',
    D: 'dashed dashed1 camel',
    P: 'phrase',
    T: 'spelt',
    B: 'seed',
  }).flatMap(([group, shapes]) => shapes.split(' ').map((shape) => [shape, group])),
)
const groupOf = (shape: string): string => GROUPS[shape] ?? 'O'

/** Returns codes for the length of a value, and for the kinds of letters, digits and signs in it. */
const facetsOf = (text: string): string[] => {
  const length = text.length
  const facets = [
    length < 4 ? '3' : length < 6 ? '5' : length < 9 ? '8' : length < 16 ? '15' : length < 30 ? '29' : '30',
  ]
  if (/[!@#$%^&*?=+]/.test(text)) facets.push('!')
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) facets.push(/^\p{Lu}\P{Lu}*$/u.test(text) ? 'Aa' : 'aA')
  else if (/\p{Lu}/u.test(text)) facets.push('AA')
  if (/^\p{Lu}{1,4}-?\d/u.test(text)) facets.push('A1')
  if (/[-_.]/.test(text)) facets.push(/[-_.]\d{1,3}$/.test(text) ? '-1' : /\d/.test(text) ? '-' : '--')
  if (/\p{L}.*\d.*\p{L}/u.test(text)) facets.push('a1a')
  if (/^\d{3,}$/.test(text) && /^(\d)\1+$|00$|^(?:19|20)\d\d$/.test(text)) facets.push('00')
  return facets
}

/** Signs of Markdown: bold, code, a heading. */
const MARKUP = /\*\*|`|__|##/

/** Maximum words read before and after a value, and maximum letters used of each word. */
const WORDS_BEFORE = 6
const WORDS_AFTER = 4
const STEM = 5
const stemOf = (token: Token | undefined): string => (token ? wordOf(token).slice(0, STEM) : '^')

/** Returns features for the words around a value: the nearest in sequence, and each word near it in its sentence. */
const wordsAround = ({ from, to }: Candidate, tokens: readonly Token[], group: string): string[] => {
  const { sentence } = tokens[from] as Token
  const [last, next] = [tokens[from - 1], tokens[to]]
  const before = stemOf(last)
  const after = stemOf(next)
  const features = [
    `B${stemOf(tokens[from - 2])} ${before} g${group}`,
    `B${stemOf(tokens[from - 3])} ${stemOf(tokens[from - 2])} ${before}`,
    `A${after} ${stemOf(tokens[to + 1])} g${group}`,
    `BA${before} ${after} g${group}`,
  ]
  for (let at = Math.max(0, from - WORDS_BEFORE); at < from; at += 1) {
    const token = tokens[at] as Token
    if (token.sentence === sentence) features.push(`b${stemOf(token)} g${group}`)
  }
  for (let at = to; at < Math.min(tokens.length, to + WORDS_AFTER); at += 1) {
    const token = tokens[at] as Token
    if (token.sentence === sentence) features.push(`a${stemOf(token)} g${group}`)
  }
  return features
}

/** Returns the kinds of character in a value, one sign for each run of the same kind: "Aa-0!" for "Otter-41!". */
const outlineOf = (text: string): string =>
  text
    .slice(0, LONGEST_OUTLINED)
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}\p{M}]+/gu, 'a')
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}\d\s._-]+/gu, '!')
    .slice(0, OUTLINE)
const LONGEST_OUTLINED = 40
const OUTLINE = 8

/** Maximum words in a sequence. */
const SEQUENCE = 3
/** Returns the nearest word, two words and three words on one side of a token, each as symbols of words and signs. */
const sequence = (tokens: readonly Token[], at: number, step: -1 | 1): string[] => {
  const sequences: string[] = []
  let symbols = ''
  for (let count = 0; count < SEQUENCE; count += 1) {
    const here = tokens[at + count * step]
    const there = tokens[at + (count + 1) * step]
    if (here) symbols += signOf(step === 1 ? here.after : here.before)
    symbols += there ? symbolOf(there) : here ? '^' : ''
    sequences.push(symbols)
  }
  return sequences
}
const signOf = (gap: string): string =>
  /[:：=→]|->/u.test(gap)
    ? '='
    : /\n/.test(gap)
      ? '/'
      : /[.!。！…]/u.test(gap)
        ? '.'
        : /[?？]/u.test(gap)
          ? '?'
          : /[,;，、]/u.test(gap)
            ? ','
            : /[—–]|-\s/u.test(gap)
              ? '-'
              : /[([]/.test(gap)
                ? '('
                : /["'“„«「`]/u.test(gap)
                  ? '"'
                  : ''
const symbolOf = ({ classes, text }: Token): string =>
  letterOf(classes) || (/\d/.test(text) ? '#' : /^\p{Lu}/u.test(text) ? 'X' : 'w')
const wordOf = ({ text }: Token): string => (/\d/.test(text) || text.length > 12 ? '#' : fold(text))

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

const FOLLOWERS: readonly WordClass[] = ['V', 'D', 'A', 'L', 'Q', 'F']
const nextOf = ({ to }: Candidate, tokens: readonly Token[]): string => {
  const last = tokens[to - 1] as Token
  if (/[.!?\n。！？]/u.test(last.after)) return '.'
  if (/^\s*[([{]/.test(last.after)) return '['
  if (/^\s*=/.test(last.after)) return '='
  if (endsClause(last)) return ','
  const next = tokens[to]
  if (!next) return '.'
  const { classes } = next
  if (is(classes, 'U')) return 'u'
  if ((classes & NAME) !== 0) return 'n'
  return FOLLOWERS.find((of) => is(classes, of))?.toLowerCase() ?? 'w'
}
