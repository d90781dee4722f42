import { isOrdinaryWord, type Sentence, type Token } from '../tokens.js'
import { knownNameAt } from './gazetteer.js'
import { informalRanges, isWithoutCapitals } from './informal-names.js'
import type { Mention } from './mention.js'
import { agreeInText } from './mention-agreement.js'
import { isSomeone, type Typed, typeByContext, typeByHead, typeByLooks } from './mention-type.js'
import { NO_NAMES } from './mention-words.js'
import { type CapitalWords, nameRuns, type Range } from './name-runs.js'
import { termRanges } from './term-runs.js'

/** Finds all names in a text, in order, without overlaps. */
export const mentionsOf = (text: string, sentences: readonly Sentence[]): Mention[] => {
  const capitals = capitalWords(sentences)
  const isInformal = isWithoutCapitals(sentences)
  const found = sentences.flatMap(({ tokens }, sentence) =>
    rangesOf(tokens, capitals, isInformal).map(({ known, ...range }) => {
      const start = (tokens[range.from] as Token).start
      const end = (tokens[range.to - 1] as Token).end
      const written = text.slice(start, end).replace(/\s+/g, ' ')
      const typed = known ?? typeOf(tokens, range)
      return {
        ...range,
        sentence,
        start,
        end,
        text: written,
        name: known?.name ?? written,
        type: typed.type,
        confidence: typed.confidence,
      }
    }),
  )
  return agreeInText(
    found.filter((mention) => !isFragment(mention, sentences)),
    sentences,
  )
}

/** Whether a mention is an ordinary word that looks like a name only by its capital: in a title, or for emphasis. */
const isFragment = ({ sentence, from, to, confidence, type }: Mention, sentences: readonly Sentence[]): boolean => {
  const token = sentences[sentence]?.tokens[from]
  return to - from === 1 && type === 'person' && confidence < 0.5 && token !== undefined && isOrdinaryWord(token.lower)
}

/** Returns the words, in lower case, that the text capitalises where grammar does not require it. */
const capitalWords = (sentences: readonly Sentence[]): CapitalWords =>
  new Set(
    sentences.flatMap(({ tokens }) =>
      tokens
        .filter((token, at) => at > 0 && token.shape === 'title' && !NO_NAMES.has(token.lower))
        .map(({ lower }) => lower),
    ),
  )

interface NamedRange extends Range {
  known: (Typed & { name: string }) | null
}

const typeOf = (tokens: readonly Token[], range: Range): Typed =>
  typeByHead(tokens, range) ?? typeByContext(tokens, range) ?? typeByLooks(tokens, range)

const rangesOf = (tokens: readonly Token[], capitals: CapitalWords, isInformal: boolean): NamedRange[] => {
  const runs = nameRuns(tokens, capitals)
  const named: NamedRange[] = []
  const taken = new Set<number>()
  const take = (range: NamedRange) => {
    for (let at = range.from; at < range.to; at += 1) if (taken.has(at)) return
    for (let at = range.from; at < range.to; at += 1) taken.add(at)
    named.push(range)
  }
  for (const range of termRanges(tokens, runs))
    take({ ...range, known: { type: range.type, confidence: range.confidence, name: range.name } })
  for (const range of informalRanges(tokens, isInformal)) take({ ...range, known: range })
  for (const run of runs.filter((run) => !isLetter(tokens, run))) for (const range of namesIn(tokens, run)) take(range)
  for (const range of knownRanges(tokens)) take(range)
  return named.sort((a, b) => a.from - b.from)
}

/** Whether a name is a single letter, "A" or "B.", which identifies nothing except a known language: "R". */
const isLetter = (tokens: readonly Token[], { from, to }: Range): boolean =>
  to - from === 1 && /^\p{L}\.?$/u.test(tokens[from]?.text ?? '') && !knownNameAt(tokens, from)

const KNOWN_CONFIDENCE = 0.95

/**
 * Splits a run of words into names. A run can be one known name, several in a row, or a longer name that begins with a
 * known name: "Microsoft Surface".
 */
const namesIn = (tokens: readonly Token[], run: Range): NamedRange[] => {
  const names: NamedRange[] = []
  let at = run.from
  while (at < run.to) {
    const match = knownNameAt(tokens, at)
    if (!match) break
    names.push(knownRange(at, match))
    at += match.length
  }
  const last = names.at(-1)
  // The name of a place can also be a person's: "Sofia is a nurse".
  if (names.length === 1 && last?.known?.type === 'location' && at >= run.to) {
    if (
      isSomeone(tokens, run.to) ||
      (tokens[run.from]?.tags.has('FirstName') && typeByContext(tokens, run)?.type === 'person')
    )
      return [{ ...run, known: null }]
  }
  if (last && at >= run.to) return names
  // A version is part of the mention, but not of the name.
  if (last?.known?.type === 'technology' && at === run.to - 1 && tokens[at]?.kind === 'number') {
    return [...names.slice(0, -1), { ...last, to: run.to }]
  }
  const [first] = names
  if (first?.known?.type === 'location' && !typeByHead(tokens, run) && run.to - run.from <= 3) {
    return [{ ...run, known: { type: 'organization', confidence: 0.4, name: written(tokens, run) } }]
  }
  // A year or number before an event is part of its name: "the 1943 Tehran Conference", "47th Berlin Film Festival".
  const before = tokens[run.from - 1]
  const isNumbered = /^(?:(?:1[5-9]|20)\d{2}|\d{1,3}(?:st|nd|rd|th))$/.test(before?.text ?? '')
  if (isNumbered && typeByHead(tokens, run)?.type === 'event') return [{ from: run.from - 1, to: run.to, known: null }]
  return [{ ...run, known: null }]
}

const knownRange = (from: number, { known, length }: NonNullable<ReturnType<typeof knownNameAt>>): NamedRange => ({
  from,
  to: from + length,
  known: { type: known.type, confidence: KNOWN_CONFIDENCE, name: known.name },
})

const written = (tokens: readonly Token[], { from, to }: Range): string =>
  tokens
    .slice(from, to)
    .map((token, index) =>
      index > 0 && token.start > (tokens[from + index - 1]?.end ?? 0) ? ` ${token.text}` : token.text,
    )
    .join('')

function* knownRanges(tokens: readonly Token[]): Generator<NamedRange> {
  for (let at = 0; at < tokens.length; at += 1) {
    const match = knownNameAt(tokens, at)
    if (!match) continue
    yield knownRange(at, match)
    at += match.length - 1
  }
}
