/** True sentences, each with the source that supports it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesIn } from '../../packages/core/dist/memory/write/dates/date-in.js'
import { eventDate } from '../../packages/core/dist/memory/write/event-date.js'
import { readBeam } from '../lib/beam.mjs'
import { benchData } from '../lib/service.mjs'

/** Returns a memory in the form in which an answer cites it. The memory is written at `writtenAt`. */
export const sourceOf = (content, writtenAt, userId = 'user-17') => {
  const { eventDate: day, source, precision } = eventDate({ text: content, now: writtenAt })
  return {
    ...{
      memoryId: content.slice(0, 60),
      content,
      writer: { keyId: 'k', agentId: 'a', agent: 'Agent' },
      userId,
      sessionId: null,
    },
    ...{ memoryType: null, category: null, createdAt: writtenAt, status: 'approved', validTo: null, flagReason: null },
    ...{ eventDate: day, eventDateSource: source, eventDatePrecision: precision, conflictsWith: [], outdated: [] },
    ...{ chunk: null, score: 0.9 },
  }
}

const sentencesIn = (text) => text.split(/(?<=[.!?])\s+|\n+/).map((each) => each.trim())
/** Whether a sentence states something: it has at least 6 words and is no question, greeting or markup. */
const tells = (sentence) =>
  /^[A-Z].*[.!]$/.test(sentence) &&
  !/[?{}|<>*#_\\`]/.test(sentence) &&
  sentence.split(' ').length >= 6 &&
  sentence.length < 240 &&
  !/^(?:Hey|Hi|Wow|Thanks|Thank|Yeah|Oh|Can|Let|Please|Here)\b/.test(sentence)

const THIRD = [
  [/\bI'm\b/g, 'NAME is'],
  [/\bI've\b/g, 'NAME has'],
  [/\bI'll\b/g, 'NAME will'],
  [/\bI'd\b/g, 'NAME would'],
  [/\bI am\b/g, 'NAME is'],
  [/\bI have\b/g, 'NAME has'],
  [/\bI do\b/g, 'NAME does'],
  [/\bI don't\b/g, "NAME doesn't"],
  [/\bI was\b/g, 'NAME was'],
  [/\bmyself\b/g, 'NAMEself'],
  [/\b[Mm]y\b/g, "NAME's"],
  [/\bmine\b/g, "NAME's"],
  [/\bme\b/g, 'NAME'],
  [/\bI\b/g, 'NAME'],
]
/** Puts a sentence that begins with "I" into the third person: "I like tea." becomes "Ann likes tea." */
const inThirdPerson = (sentence, name) => {
  if (!/^I(?:'|\b)/.test(sentence) || /\b(?:we|our|us|you|your)\b/i.test(sentence)) return null
  const done = THIRD.reduce((text, [pattern, by]) => text.replace(pattern, by), sentence)
  return done
    .replace(
      /NAME (love|like|enjoy|want|need|hope|feel|think|know|use|work|live|keep|find|plan|start|see|get|make|take|play|run|believe|appreciate|remember|agree|wish|prefer)\b/g,
      (_, verb) => `NAME ${verb}s`,
    )
    .replaceAll('NAMEself', 'themselves')
    .replaceAll('NAME', name)
}

/** Replaces the sentence's relative date ("yesterday") with the day, month or year that the date means. */
const dated = (sentence, now) => {
  const [found, more] = datesIn(sentence, now)
  if (
    !found ||
    more ||
    found.precision === 'week' ||
    found.precision === 'season' ||
    /\d/.test(sentence.slice(found.start, found.end))
  )
    return null
  const words = sentence.slice(found.start, found.end)
  if (
    !/^(?:yesterday|today|tonight|last (?:night|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this month|this year|next month|next year|tomorrow)$/i.test(
      words,
    )
  )
    return null
  const options = {
    timeZone: 'UTC',
    year: 'numeric',
    ...(found.precision !== 'year' && { month: 'long' }),
    ...(found.precision === 'day' && { day: 'numeric' }),
  }
  const day = new Intl.DateTimeFormat('en-GB', options).format(found.date)
  return `${sentence.slice(0, found.start)}${found.precision === 'day' ? 'on' : 'in'} ${day}${sentence.slice(found.end)}`
}

/** Returns the true pairs of sentence and source in a conversation: `{ id, kind, text, source, people, now }`. */
const locomoTruths = ({ sample_id: id, conversation, observation }) => {
  const people = [conversation.speaker_a, conversation.speaker_b]
  const turns = new Map()
  const truths = []
  for (const key of Object.keys(conversation).filter((each) => /^session_\d+$/.test(each))) {
    const [, clock, day] = /^(.*) on (.*)$/.exec(conversation[`${key}_date_time`])
    const now = new Date(`${day.replace(',', '')} UTC`)
    if (Number.isNaN(now.getTime())) throw new Error(`no date in ${clock} ${day}`)
    for (const { dia_id, speaker, text, blip_caption } of conversation[key]) {
      const source = sourceOf(`${speaker}: ${text}${blip_caption ? ` [shares ${blip_caption}]` : ''}`, now)
      turns.set(dia_id, source)
      for (const sentence of sentencesIn(text).filter(tells)) {
        const add = (kind, claim) => claim && truths.push({ id, kind, text: claim, source, people, now })
        add('as written', sentence)
        add('in the third person', inThirdPerson(sentence, speaker))
        add('its date resolved', dated(sentence, now))
      }
    }
  }
  for (const lists of Object.values(observation))
    for (const [text, said] of Object.values(lists).flat()) {
      const source = turns.get([said].flat()[0])
      if (source && [said].flat().length === 1)
        truths.push({ id, kind: 'observation', text, source, people, now: source.createdAt })
    }
  return truths
}

const beamTruths = (id, turns) => {
  const now = new Date('2024-03-15T10:00:00Z')
  return turns
    .filter(({ text }) => text.length < 4_000)
    .flatMap(({ text }) =>
      sentencesIn(text)
        .filter(tells)
        .map((sentence) => ({ id, kind: 'as written', text: sentence, source: sourceOf(text, now), people: [], now })),
    )
}

const table = (file) =>
  readFileSync(join(benchData, 'guard', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\r$/, '').split('\t'))
const now = new Date('2024-03-15T10:00:00Z')

/**
 * Returns sentence pairs of the SICK data set. With the label 'same' the two sentences entail each other. With any
 * other label the first sentence contradicts the second.
 */
export const sickPairs = (label) =>
  table('sick_train_trial.tsv')
    .filter(([, , , entailment, , ab, ba]) =>
      label === 'same'
        ? ab === 'A_entails_B' && ba === 'B_entails_A'
        : entailment === 'CONTRADICTION' && ab === 'A_contradicts_B',
    )
    .map(([id, a, b]) => ({
      id: `sick-${id}`,
      kind: 'paraphrase (SICK)',
      text: `${b}.`,
      source: sourceOf(`${a}.`, now),
      people: [],
      now,
    }))

/** Returns all true pairs in two parts that share no conversation. Rules were tuned on `tuned`, never on `held`. */
export const readTruths = () => {
  const locomo = JSON.parse(readFileSync(join(benchData, 'locomo/locomo_dev.json'), 'utf8')).map(locomoTruths)
  const beam = readBeam().map(({ id, turns }) => beamTruths(id, turns))
  const half = (lists, from, to) => lists.slice(from, to).flat()
  const sick = sickPairs('same')
  return {
    tuned: [...half(locomo, 0, 2), ...half(beam, 0, 4), ...sick.filter((_, at) => at % 2 === 0)],
    held: [...half(locomo, 2), ...half(beam, 4), ...sick.filter((_, at) => at % 2 === 1)],
  }
}
