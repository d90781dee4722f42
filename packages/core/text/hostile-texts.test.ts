import { describe, expect, test } from '@jest/globals'
import { superlinear } from '../../../tests/support/texts/growth.mjs'
import { hostileUnits } from '../../../tests/support/texts/hostile-texts.mjs'
import { candidateKeys } from '../graph/extract/mentions/names.js'
import { countedParts } from '../memory/answers/extractive/count.js'
import { fitPassages } from '../memory/answers/extractive/fit.js'
import { isOfNow } from '../memory/answers/extractive/former.js'
import { bridgeOf } from '../memory/answers/extractive/hops.js'
import { passagesOf } from '../memory/answers/extractive/passages.js'
import { readQuestion } from '../memory/answers/extractive/question.js'
import { answerPrompt } from '../memory/answers/model/prompt.js'
import { sentencesOfStream } from '../memory/answers/model/sentences-of-stream.js'
import { hasUnknownAddress, plainText } from '../memory/answers/plain-text.js'
import type { AnswerSource } from '../memory/answers/source.js'
import { compareWith, readSentence } from '../memory/answers/verify/compare.js'
import { readFormer } from '../memory/answers/verify/former.js'
import { queryTerms, topicOf } from '../memory/find/topic.js'
import { traitsOf, traitsWanted } from '../memory/find/traits.js'
import { categoryByRule, typeByRule } from '../memory/guard/classify/rules.js'
import { refinementsFrom } from '../memory/guard/judge/answer.js'
import { worthAsking } from '../memory/guard/judge/gate.js'
import { judgeMessage } from '../memory/guard/judge/prompt.js'
import { findPersonal } from '../memory/guard/pii/pii.js'
import { gibberishOddness } from '../memory/guard/reject/nothing.js'
import { orderWindows } from '../memory/guard/reject/order-features.js'
import { rejection } from '../memory/guard/reject/reject.js'
import { suspicionOf } from '../memory/guard/reject/suspicion.js'
import { compare } from '../memory/guard/relation/compare.js'
import { keysOf } from '../memory/guard/relation/keys.js'
import { isLastingState } from '../memory/guard/same/event.js'
import { sameHash } from '../memory/guard/same/same.js'
import { redact } from '../memory/guard/secrets/secrets.js'
import { selfName } from '../memory/speaker/self-name.js'
import { dependsOnName } from '../memory/speaker/speaker.js'
import { eventDate } from '../memory/write/event-date.js'
import { withoutFormer } from './former-question.js'
import { lookupKey } from './lookup-key.js'
import { terms } from './terms.js'
import { undisguise } from './undisguise.js'

const now = new Date('2024-03-15T22:30:00Z')
const said = (text: string) => ({
  text,
  speaker: 'user:u',
  writer: 'key:k',
  eventDate: now,
  eventDateSource: 'written' as const,
  writtenAt: now,
})
const judged = (content: string) => ({
  ...{ memoryId: content, content, userId: 'u', writer: { keyId: 'k', agentId: 'k', agent: 'k' }, createdAt: now },
  ...{ eventDate: now, eventDateSource: 'written' as const, memoryType: null, memoryTypeSource: 'detected' as const },
})
/**
 * Does all that the judge does with a text: decides whether to ask the model, builds the question, and reads answers
 * that quote the text in each field.
 */
const judge = (text: string) => {
  const [subject, known] = [judged(text), judged(`${text} now`)]
  if (worthAsking(subject, [{ memory: known, cosine: 1 }]).length === 0) return []
  const words = [...text].slice(0, 100).join('')
  const quoted = { known: 1, known_words: words, new_words: words, cue: words, evidence: `"${words}"`, sure: 1 }
  const relations = ['same', 'adds', 'newer', 'conflict'].map((relation) => ({ relations: [{ ...quoted, relation }] }))
  return [judgeMessage(subject, [known]), relations.map((answer) => refinementsFrom(answer, subject, [known], 'model'))]
}
/** Builds the prompt of an answer, with the text in every place where a caller's text can be. */
const prompt = (text: string) => {
  const writer = { keyId: 'k', agentId: 'k', agent: text }
  const source = {
    ...{ memoryId: 'm', content: text, writer, userId: text, sessionId: null, memoryType: null, category: null },
    ...{ eventDate: now, eventDateSource: 'text' as const, eventDatePrecision: null, createdAt: now, score: 1 },
    ...{ status: 'approved' as const, validTo: null, flagReason: null, conflictsWith: [], outdated: [text] },
    chunk: { documentId: 'd', filename: text, chunkIndex: 0 },
  }
  const facts = [{ source: text, label: 'KNOWS', target: text, supportedBy: 0 }]
  return answerPrompt({ query: text, sources: [source], facts, systemPrompt: text, now, orgId: 'o' })
}
const sentences = (text: string) => {
  const reader = sentencesOfStream()
  return [reader.push(text), reader.end()]
}
/** Compares a sentence with a source by everything except meaning. */
const cited = (sentence: string, content: string, outdated: string[] = []) => {
  const read = readSentence(sentence, now)
  const source = {
    ...{ ...judged(content), sessionId: null, category: null, eventDatePrecision: null, status: 'approved' as const },
    ...{ validTo: null, flagReason: null, conflictsWith: [], outdated, chunk: null, score: 1 },
  }
  return read && compareWith(read, source, null)
}
/** Does all that the extractive answerer does with a question and a source. */
const answered = (query: string, content: string) => {
  const question = readQuestion(query, now)
  const source: AnswerSource = {
    ...{ memoryId: 'm', content, writer: { keyId: 'k', agentId: 'k', agent: 'k' }, userId: 'ada', sessionId: null },
    ...{ memoryType: null, category: null, eventDate: now, eventDateSource: 'given', eventDatePrecision: 'day' },
    ...{ createdAt: now, status: 'approved', validTo: null, flagReason: null, conflictsWith: [], outdated: [] },
    ...{ chunk: null, score: 0.9 },
  }
  const passages = passagesOf([source], question)
  const fitted = fitPassages(passages, question, [source])
  const counted = countedParts(fitted, { ...question, counted: passages[0]?.words[0]?.root ?? null }, [source], now)
  const ofNow = passages.map((passage) => isOfNow(passage, question.language))
  return [fitted, bridgeOf(query, [], passages), counted, ofNow, withoutFormer(query), readFormer(content, now)]
}
const UNITS = hostileUnits(500)
/**
 * Units in FEW are repeated up to LONGEST characters (the length of the longest content), other units up to SHORT,
 * which is enough to show quadratic time.
 */
const SHORT = 4_096
const LONGEST = 50_000
/** Combining marks, which normalization sorts in quadratic time; that shows only in long texts. */
const MARKS = ['\u0315\u0300', '\u0f71\u0f72\u0f74', '\u0315\uff9e']
const FEW = [...UNITS.filter((_, at) => at % 12 === 0), ...MARKS]
const OTHERS = UNITS.filter((_, at) => at % 12 !== 0)

/** A secret reader that gives each word even odds of being part of a secret. */
const READ = (window: string) =>
  [...window.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, score: 0 }))

/** Everything that reads a caller's text during a write or a query. */
const READERS: [string, (text: string) => unknown][] = [
  ['the text undisguised', undisguise],
  ['secrets', (text) => redact(text)],
  ['secrets, with what the reader says', (text) => redact(text, READ)],
  ['personal data', findPersonal],
  ['the date of an event', (text) => eventDate({ text, now })],
  ['the normal form', (text) => sameHash(text, { speaker: 'user:u', eventDay: '2024-03-15' })],
  [
    'one occurrence or a lasting state',
    (text) => isLastingState({ content: text, memoryType: null, memoryTypeSource: 'detected' }),
  ],
  ['rejection', (text) => rejection(text, [])],
  ['how odd its letters are', gibberishOddness],
  ['suspicion', (text) => suspicionOf(orderWindows(text), async () => 0)],
  ['type and category', (text) => [typeByRule(text), categoryByRule(text)]],
  ['the keys of a relation', (text) => keysOf(text, 'user:u')],
  ['the relation to a known statement', (text) => compare(said(text), said(`Marta lives in ${text}`))],
  ['what the judge is asked and answers', judge],
  ['the prompt of an answer', prompt],
  ['the sentences of an answer', sentences],
  ['a text as an answer shows it', (text) => [plainText(text), hasUnknownAddress(text, [text])]],
  ['the name that it tells', (text) => [selfName(text), selfName(`My name is ${text}`), selfName(`I am ${text}`)]],
  ['whether it depends on who says it', dependsOnName],
  ['a source that is cited', (text) => cited('Marta moved to "Berlin" with 2 cats in May 2024.', text, [text])],
  ['a sentence that cites', (text) => cited(text, 'Marta moved to Berlin. She has 2 cats.')],
  ['a sentence that cites its own words', (text) => cited(text, text)],
  ['terms of the index', terms],
  ['the traits of a memory', traitsOf],
  ['what a question asks for', (text) => [traitsWanted(text), queryTerms(topicOf(text))]],
  ['a question to answer', (text) => answered(text, 'Ada lives in Potsdam.')],
  ['a source that may answer', (text) => answered("Where does Ada's manager live?", text)],
  ['the keys of a name', (text) => [lookupKey(text), candidateKeys({ name: text, type: 'other' })]],
]

const offences = async (read: (text: string) => unknown, units: string[], longest: number) => {
  const found = []
  for (const unit of units) found.push(await superlinear(read, unit, longest))
  return found.filter((offence) => offence !== null)
}

describe.each(READERS)('%s: work grows with the text and no faster', (_, read) => {
  test('on most of 500 hostile texts', async () => {
    expect(await offences(read, OTHERS, SHORT)).toEqual([])
  })
  test('on the rest of them up to the longest content', async () => {
    expect(await offences(read, FEW, LONGEST)).toEqual([])
  })
})

describe('the check itself', () => {
  test('finds quadratic time', async () => {
    expect(await superlinear((text) => /a.*b.*c$/.test(text), 'ab', LONGEST)).not.toBeNull()
  })
  test('finds an exponential pattern before it hangs', async () => {
    expect(await superlinear((text) => /^(?:a+)+$/.test(`${text}!`), 'a', LONGEST)).toMatchObject({ unit: 'a' })
  })
})
