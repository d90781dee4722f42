import { nextTurn } from '../../../next-turn.js'
import type { DraftSentence } from '../../../ports/answers/answerer.js'
import type { Meaning } from '../../../ports/answers/meaning.js'
import type { Citation, CitationStatus } from '../citation.js'
import type { AnswerSource } from '../source.js'
import type { Finding } from './check.js'
import { compareWith, type Place, type ReadSentence, readSentence } from './compare.js'
import type { Part } from './parts.js'
import { checkQuoted } from './quoted.js'

/** Maximum sources checked for a sentence; further sources that it cites do not count. */
const MOST_CITED = 5
/** Maximum texts of sources that the similarity model compares with the parts of one sentence. */
const MOST_ASKED = 8

export interface VerifyCall {
  /** The organization for which texts are embedded; organizations take turns. */
  orgId: string
  signal: AbortSignal
  /** What "today" means in the sentence, and the moment at which sources must be valid. */
  now: Date
  /** The speakers' known names, by memory id. For other speakers, the user's id is used, if it is a name. */
  names?: ReadonlyMap<string, string>
}

/** The similarity model, and how many texts it may still compare. */
interface Asking {
  meaning: Meaning
  left: number
  call: VerifyCall
}

/** What one source says about one part of a sentence. */
type Support = 'full' | 'some' | 'silent' | 'against'

/** Minimum share of a part's words that a source must have for the words alone to decide. */
const ALL_WORDS = 0.8
/**
 * Minimum share for the similarity model to decide. With fewer common words, the cosine can be high for any statement
 * on the same subject.
 */
const SOME_WORDS = 0.25
/** Maximum texts of one source that the model compares with one part. */
const MOST_COMPARED = 4
/**
 * Minimum cosines of two texts that say the same (CLOSE) or have much in common (NEAR), if no rule finds a
 * contradiction. When sentences are paired with a turn of the same conversation that does not support them, no pair
 * reaches CLOSE, and 1 % reach NEAR (bench/citations.mjs --tuned).
 */
const CLOSE = 0.75
const NEAR = 0.55

/**
 * Checks a sentence against each source that it cites. Never throws for what a sentence or source contains.
 *
 * A sentence is split into parts, its clauses. A source supports a part if one sentence of the source, or two in a row,
 * have the numbers, names, dates and nearly all words of the part, and say it of the same person, with the same
 * certainty and negations. If words do not decide, the similarity model does. `verified`: the source supports every
 * part. `partial`: it supports some and contradicts none, so that a sentence joined from two sources is `partial` for
 * both. A word that the part only adds ("in sunny Berlin" for "in Berlin") counts as a contradiction, because the
 * source does not support it. A contradiction does not count if another cited source fully supports the part.
 * Lets other requests run after each source.
 * @returns one citation for each source, in the order of `cites`, at most 5; a single one without a source if the
 * sentence cites no source that exists
 * @throws AppError service_unavailable when the embedder is unavailable; the signal's reason when it is aborted
 */
export async function verifySentence(
  draft: DraftSentence,
  sources: readonly AnswerSource[],
  meaning: Meaning,
  call: VerifyCall,
): Promise<Citation[]> {
  const { text } = draft
  const cited = [...new Set(draft.cites)]
    .filter((index) => Number.isInteger(index) && sources[index] !== undefined)
    .slice(0, MOST_CITED)
  if (cited.length === 0) return [{ sourceIndex: null, text, status: 'unverified' }]
  const sentence = readSentence(text, call.now)
  if (sentence === null) return cited.map((sourceIndex) => ({ sourceIndex, text, status: 'unverified' }))
  const asking: Asking = { meaning, left: MOST_ASKED, call }
  const judged: Support[][] = []
  for (const index of cited) {
    judged.push(await supportsOf(sentence, sources[index] as AnswerSource, asking))
    await nextTurn()
    call.signal.throwIfAborted()
  }
  return cited.map((sourceIndex, at) => {
    const status = statusOf(judged, at)
    return { sourceIndex, text, status: status === 'verified' && !sentence.isWhole ? 'partial' : status }
  })
}

/**
 * Returns the positions of the sources that support a sentence at least in part, for its citation marks. If there are
 * none, the sentence must not appear in the answer.
 */
export function supportingSources(citations: readonly Citation[]): number[] {
  return citations.flatMap(({ sourceIndex, status }) =>
    sourceIndex === null || status === 'unverified' ? [] : [sourceIndex],
  )
}

function statusOf(judged: readonly (readonly Support[])[], at: number): CitationStatus {
  const own = judged[at] as readonly Support[]
  const elsewhere = (part: number) => judged.some((each, other) => other !== at && each[part] === 'full')
  if (own.every((each) => each === 'full')) return 'verified'
  if (own.some((each, part) => each === 'against' && !elsewhere(part))) return 'unverified'
  return own.some((each) => each === 'full' || each === 'some') ? 'partial' : 'unverified'
}

/** Returns what a source says about each part of a sentence. */
async function supportsOf(sentence: ReadSentence, source: AnswerSource, asking: Asking): Promise<Support[]> {
  const { call } = asking
  const { parts } = sentence
  const name = call.names?.get(source.memoryId) ?? null
  const said = sentence.quoted && checkQuoted(sentence.quoted, source, name, call.now)
  if (said) return parts.map(() => said)
  // A question claims nothing.
  if (sentence.asks) return parts.map(() => 'silent')
  const places = compareWith(sentence, source, name)
  if (places === null) return parts.map(() => 'against')
  const main = mainPlace(parts, places)
  const supports: Support[] = []
  for (const [at, part] of parts.entries()) {
    if (main?.findings[at]?.kind === 'wrong') supports.push('against')
    else supports.push(await supportOf(part, foundIn(places, at), asking))
  }
  return supports
}

/**
 * Returns the place that has nearly all words of a sentence; null if there is none. A part that this place contradicts
 * is wrong, even if the source has the part's words elsewhere.
 */
function mainPlace(parts: readonly Part[], places: readonly Place[]): Place | null {
  const lengths = parts.map(({ units }) => units.length)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const shares = places.map(
    ({ findings }) => findings.reduce((sum, { shared }, at) => sum + shared * (lengths[at] as number), 0) / all,
  )
  const most = Math.max(0, ...shares)
  if (most < ALL_WORDS) return null
  const best = places.filter((_, at) => shares[at] === most)
  // Of several places with the same share, prefer one that contradicts nothing.
  return best.find(({ findings }) => findings.every(({ kind }) => kind !== 'wrong')) ?? (best[0] as Place)
}

/** What one place says about one part. */
type Found = { text: string } & Finding
const foundIn = (places: readonly Place[], part: number): Found[] =>
  places.map(({ text, findings }) => ({ text, ...(findings[part] as Finding) }))

async function supportOf(part: Part, places: readonly Found[], asking: Asking): Promise<Support> {
  const open = places
    .filter(({ kind, covered }) => (kind === 'same' || kind === 'loose') && covered >= SOME_WORDS)
    .sort((a, b) => rank(a) - rank(b) || b.covered - a.covered)
  const [first] = open
  if (first && first.covered >= ALL_WORDS) return first.kind === 'same' ? 'full' : 'some'
  const near = await closest(part, open.slice(0, Math.min(MOST_COMPARED, asking.left)), asking)
  if (near) return near
  const [nearest] = [...places].sort((a, b) => b.covered - a.covered)
  if (nearest?.kind === 'wrong' && nearest.covered >= SOME_WORDS) return 'against'
  return 'silent'
}

/** Ranks places, lowest first: those with nearly all words before the others; in each of these groups, `same` first. */
const rank = ({ kind, covered }: Finding): number => (covered >= ALL_WORDS ? 0 : 2) + (kind === 'same' ? 0 : 1)

/** Asks the similarity model about a part that words do not decide; null if no text of the source reaches NEAR. */
async function closest(part: Part, open: readonly Found[], asking: Asking): Promise<Support | null> {
  if (open.length === 0) return null
  asking.left -= open.length
  const cosines = await asking.meaning.closeness(
    part.text,
    open.map(({ text }) => text),
    asking.call,
  )
  const isClose = (least: number) => open.filter((_, at) => (cosines[at] ?? 0) >= least)
  if (isClose(CLOSE).some(({ kind }) => kind === 'same')) return 'full'
  return isClose(NEAR).length > 0 ? 'some' : null
}
