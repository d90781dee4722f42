import type { Speaker } from '../../types.js'
import type { Mention } from '../mentions/mention.js'
import type { Sentence, Token } from '../tokens.js'

/**
 * A place in a text that refers to something: by a name, by a word for the writer ("I", "our"), by another pronoun, or by
 * leaving out the subject.
 */
export interface Reference {
  sentence: number
  /** Token indices [from, to) in the sentence. */
  from: number
  to: number
  start: number
  end: number
  /** What the reference means: the index of a mention, or the speaker. */
  of: number | Speaker
  by: 'name' | 'writer' | 'pronoun' | 'elided'
  /** Whether the reference is possessive: "my", "her", "Marta's". */
  possessive: boolean
}

const WRITER = /^(?:i|me|my|mine|myself|we|us|our|ours)$/
const POSSESSIVE = /^(?:my|mine|our|ours|his|her|hers|its|their)$/
const USER = /^(?:user|customer|client)$/
/** How far back a pronoun can refer, in sentences. */
const REACH = 2
/** Maximum number of earlier references considered for a pronoun. */
const MOST_NEAR = 100

/** Finds all references in a text, in order: names, the writer, subjects left out, and unambiguous pronouns. */
export const referencesOf = (
  sentences: readonly Sentence[],
  mentions: readonly Mention[],
  speaker: Speaker | null,
  selfNames: readonly string[],
): Reference[] => {
  const found: Reference[] = []
  const byStart = new Map(mentions.map((mention, index) => [mention.start, index]))
  sentences.forEach(({ tokens }, sentence) => {
    if (speaker && leavesSubjectOut(tokens)) found.push(elided(tokens, sentence, speaker))
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      const index = byStart.get(token.start)
      const mention = index === undefined ? undefined : mentions[index]
      if (mention && index !== undefined) {
        found.push({ ...place(tokens, sentence, at, mention.to), of: index, by: 'name' })
        at = mention.to - 1
        continue
      }
      const writer = speaker && writerAt(tokens, at, speaker)
      if (writer) {
        found.push({ ...place(tokens, sentence, at, at + writer.length), of: writer.speaker, by: 'writer' })
        at += writer.length - 1
      } else {
        const earlier = bearerOf(tokens, at, sentence, found, mentions, sentences, selfNames)
        if (earlier !== null) found.push({ ...place(tokens, sentence, at, at + 1), of: earlier, by: 'pronoun' })
      }
    }
  })
  return found
}

/** Groups references by sentence, in order. */
export const bySentence = (references: readonly Reference[]): ReadonlyMap<number, readonly Reference[]> => {
  const found = new Map<number, Reference[]>()
  for (const reference of references) {
    const here = found.get(reference.sentence)
    if (here) here.push(reference)
    else found.set(reference.sentence, [reference])
  }
  return found
}

/**
 * Whether a sentence begins with a verb whose subject, the writer, is left out: "Works at Acme", "Born in Oslo". A verb
 * without an ending ("Work at …") is an instruction.
 */
const leavesSubjectOut = ([first, second]: readonly Token[]): boolean => {
  if (!first || !second || second.kind === 'sign') return false
  if (STATES.test(first.lower)) return true
  const bends = /(?:s|ed|ing)$|^(?:built|chose|grew|went|met|am)$/.test(first.lower)
  return bends && first.tags.has('Verb') && !first.tags.has('Infinitive') && !first.tags.has('Copula')
}

const STATES =
  /^(?:works|lives|likes|loves|hates|plays|studies|speaks|owns|uses|prefers|wants|enjoys|born|left|moved|bought|worked)$/

/** Creates an empty reference to the speaker before the sentence's first word. */
const elided = ([first]: readonly Token[], sentence: number, speaker: Speaker): Reference => {
  const start = first?.start ?? 0
  return { sentence, from: 0, to: 0, start, end: start, of: speaker, by: 'elided', possessive: false }
}

const place = (tokens: readonly Token[], sentence: number, from: number, to: number) => {
  const first = tokens[from] as Token
  const last = tokens[to - 1] as Token
  const owns =
    /^['’]s$/i.test(tokens[to]?.text ?? '') &&
    !/^(?:a|an|the|not|been|from|in|at|working|living|going|now|also)$/.test(tokens[to + 1]?.lower ?? '')
  return { sentence, from, to, start: first.start, end: last.end, possessive: owns || POSSESSIVE.test(first.lower) }
}

/** Returns who a token refers to: the writer ("I", "my", "we") or "the user"; and the reference's length in tokens. */
const writerAt = (
  tokens: readonly Token[],
  at: number,
  speaker: Speaker,
): { speaker: Speaker; length: number } | null => {
  const token = tokens[at] as Token
  if (WRITER.test(token.lower) && token.text !== 'US') return { speaker, length: 1 }
  const hasArticle = /^(?:the|this|our)$/.test(token.lower)
  const noun = hasArticle ? tokens[at + 1] : at === 0 ? token : undefined
  const after = tokens[at + (hasArticle ? 2 : 1)]
  const isCompound = after?.tags.has('Noun') && !/^['’]s$/.test(after.text)
  if (!noun || !USER.test(noun.lower) || isCompound) return null
  return { speaker: userOf(speaker), length: hasArticle ? 2 : 1 }
}

/** Returns who "the user" is: the user that the write request names, else the user of the agent that wrote the text. */
export const userOf = (speaker: Speaker): Speaker =>
  speaker.key.startsWith('agent:') ? { key: `user-of:${speaker.key}`, name: 'user' } : speaker

/** Returns what a token such as "he", "her" or "it" refers to; null if that is ambiguous, or for any other word. */
const bearerOf = (
  tokens: readonly Token[],
  at: number,
  sentence: number,
  found: readonly Reference[],
  mentions: readonly Mention[],
  sentences: readonly Sentence[],
  selfNames: readonly string[],
): Reference['of'] | null => {
  const word = (tokens[at] as Token).lower
  const gender = /^(?:he|him|his)$/.test(word) ? 'MaleName' : /^(?:she|her|hers)$/.test(word) ? 'FemaleName' : null
  if (gender === null && (!/^its?$/.test(word) || at > 0)) return null
  const near = found.slice(-MOST_NEAR).filter((reference) => sentence - reference.sentence <= REACH)
  if (gender === null) {
    const subject = near.find((reference) => reference.sentence === sentence - 1)
    return subject && typeof subject.of === 'number' && mayBeThing(mentions[subject.of]) ? subject.of : null
  }
  const opposite = gender === 'MaleName' ? 'FemaleName' : 'MaleName'
  const persons = near.filter((reference) => {
    if (reference.by === 'writer') return /^(?:the|user|customer)/i.test(tokenOf(sentences, reference)?.text ?? '')
    const mention = typeof reference.of === 'number' ? mentions[reference.of] : undefined
    return mention?.type === 'person' && !tokenOf(sentences, mention)?.tags.has(opposite)
  })
  const writer = persons.find(({ by }) => by === 'writer')
  const isWriter = ({ of }: Reference) => typeof of === 'number' && selfNames.includes(mentions[of]?.name ?? '')
  const bearers = new Set(
    persons.map((reference) => nameOf(writer && isWriter(reference) ? writer : reference, mentions)),
  )
  if (bearers.size === 1) return persons.at(-1)?.of ?? null
  // If several people are possible, the pronoun means the person who begins the last sentence about any of them.
  const last = persons.filter((reference) => reference.sentence < sentence).at(-1)?.sentence
  const opener = persons.find((reference) => reference.sentence === last)
  const isSubject = opener !== undefined && opener.from <= 1 && !opener.possessive
  return isSubject && persons.every((reference) => reference.sentence < sentence) ? opener.of : null
}

const mayBeThing = (mention: Mention | undefined) =>
  mention !== undefined && (mention.type !== 'person' || mention.confidence < 0.6)

const tokenOf = (
  sentences: readonly Sentence[],
  { sentence, from }: { sentence: number; from: number },
): Token | undefined => sentences[sentence]?.tokens[from]

const nameOf = ({ of }: Reference, mentions: readonly Mention[]): string =>
  typeof of === 'number' ? (mentions[of]?.name.split(' ')[0] ?? '') : of.key
