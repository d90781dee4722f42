/** Pairs of statements, labelled by whether the second gives a newer value for the first: made from slot-frames.mjs. */
import { BESIDE, NOUN_CHANGES, NOUNS, SMALL_TALK, SUBJECTS, VALUES, VERBS } from './slot-frames.mjs'
import { LOOKALIKES } from './slot-lookalikes.mjs'

/** A small seeded generator (mulberry32, public domain, Tommy Ettinger). */
export const seeded = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const split = (text, by) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean)
const byKind = (text) =>
  split(text, '\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })

const values = Object.fromEntries(Object.entries(VALUES).map(([kind, list]) => [kind, list.split('|')]))
const NUMBERS = /^(?:count|money|mass|span|percent)$/
const WHEN = /^(?:date|day|time|slot)$/

const nounSlots = byKind(NOUNS).flatMap(([kind, nouns]) =>
  split(nouns, '|').map((noun) => ({
    kind,
    noun,
    states: ['N is A.', 'N is A.', 'N: A.'],
    changes: [
      ...split(NOUN_CHANGES.any, '|'),
      ...(kind === 'person' ? split(NOUN_CHANGES.person, '|') : []),
      ...(NUMBERS.test(kind) ? split(NOUN_CHANGES.number, '|') : []),
      ...(WHEN.test(kind) ? split(NOUN_CHANGES.when, '|') : []),
    ],
  })),
)
const verbSlots = byKind(VERBS).map(([kind, line]) => {
  const [states, changes] = line.split('=>').map((part) => split(part, '|'))
  return { kind, noun: null, states, changes }
})
/** Wordings that name the former value but not the property, by kind of value. */
const endings = new Map(
  verbSlots
    .map(({ kind, changes }) => [kind, changes.filter((text) => /\bA\b.*\bB\b/.test(text))])
    .filter(([, list]) => list.length > 0),
)
const beside = byKind(BESIDE).flatMap(([kind, list]) => split(list, '|').map((text) => ({ kind, text })))
const talk = SMALL_TALK.trim()
  .split('\n')
  .flatMap((line) => split(line, '|'))
const subjects = SUBJECTS.split('|')
/** Sentences that do not state the value as a fact: a wish, a plan, a question, a guess. */
const HEDGED =
  'Maybe N is B soon.|N might change to B.|Tom thinks N is B.|We could change N to B.|If N changes to B, we call.|S would like B as P.|S asked whether N can be B.|S is thinking about B.|S wants B.|S plans to try B next year.|S asked about B.|S would consider B.|Perhaps S goes for B one day.|S heard about B from a friend.|Someone said S has B.'.split(
    '|',
  )
const MODIFIERS = 'work|home|private|billing|weekend|second|backup|summer|guest'.split('|')

const asFirstPerson = (text) =>
  text
    .replace(/\bS's\b/g, 'my')
    .replace(/ of S\b/g, ' of mine')
    .replace(/^S is\b/, 'I am')
    .replace(/^S has\b/, 'I have')
    .replace(/^S (now|no longer) (\w+?)s\b/, 'I $1 $2')
    .replace(/^S was\b/, 'I was')
    .replace(
      /^S (keep|live|work|use|drive|run|buy|take|eat|pay|earn|wait|get|own|weigh|start|open|meet|train|come|bank|prefer|cost|save|like|enjoy|charge|employ|stand|travel|report)s\b/,
      'I $1',
    )
    .replace(/\bS\b/, (_, at) => (at === 0 ? 'I' : 'me'))

const lookalikes = split(LOOKALIKES, '\n').map((line) => line.split(' > '))

/** Draws the choices of both sentences of a lookalike. */
const drawn = (pair, one, subject) => {
  const common = new Map()
  const once = (key, list) => {
    if (!common.has(key)) common.set(key, one(list))
    return common.get(key)
  }
  const taken = new Set()
  const another = (list) => {
    const left = list.filter((each) => !taken.has(each))
    const each = one(left.length > 0 ? left : list)
    taken.add(each)
    return each
  }
  return pair.map((template) => {
    const chosen = template
      .replace(/\{=([^}]*)\}/g, (_, list) => once(list, list.split('|')))
      .replace(/\{([^}]*)\}/g, (_, list) => one(list.split('|')))
      .replace(/<=(\w+)>/g, (_, kind) => once(kind, values[kind]))
      .replace(/<(\w+)>/g, (_, kind) => another(values[kind]))
    const own = subject === 'I' ? asFirstPerson(chosen) : chosen.replace(/\bS\b/g, subject)
    return own.charAt(0).toUpperCase() + own.slice(1)
  })
}

/** Makes pairs of statements in `count` rounds; the same seed gives the same pairs. */
export const makePairs = (seed, count) => {
  const random = seeded(seed)
  const one = (list) => list[Math.floor(random() * list.length)]
  const say = (template, subject, { noun, a, b, modifier = '' }) => {
    const named = noun ? `${modifier}${noun}` : ''
    const isSpeaker = subject === 'I'
    const whole = isSpeaker
      ? `my ${named}`
      : one([
          `the ${named} of ${subject}`,
          `${subject}'s ${named}`,
          `the ${named} of ${subject}`,
          `the ${named} for ${subject}`,
        ])
    const marked = template
      .replace(/\bN\b/g, '§N')
      .replace(/\bP\b/g, '§P')
      .replace(/\bA\b/g, '§A')
      .replace(/\bB\b/g, '§B')
    const own = isSpeaker ? asFirstPerson(marked) : marked.replace(/\bS\b/g, subject)
    const text = own
      .replaceAll('§N', whole)
      .replaceAll('§P', named)
      .replaceAll('§A', a)
      .replaceAll('§B', b ?? a)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const two = (kind) => {
    const list = values[kind]
    const a = one(list)
    for (;;) {
      const b = one(list)
      if (b !== a) return { a, b }
    }
  }
  const slots = () => (random() < 0.5 ? one(nounSlots) : one(verbSlots))
  const pairs = []
  const add = (older, newer, isChange, source) => pairs.push({ older, newer, isChange, source })
  for (let made = 0; made < count; made += 1) {
    const subject = one(subjects)
    const slot = slots()
    const { a, b } = two(slot.kind)
    const own = { noun: slot.noun, a, b }
    const at = Math.floor(random() * slot.states.length)
    const state = say(slot.states[at], subject, own)
    const change = one(slot.changes)
    add(state, say(change, subject, own), true, `change ${change}`)
    // A wording that names the former value is a change, whichever property had this value.
    const ending = slot.noun && endings.get(slot.kind)
    if (ending && random() < 0.5) {
      const ends = one(ending)
      add(state, say(ends, subject, own), true, `ends ${ends}`)
    }
    // Gives the new value in the same frame, without a word for the change.
    if (random() < 0.4) add(state, say(slot.states[at], subject, { ...own, a: b }), true, `plain ${slot.states[at]}`)
    // Gives the same value again, which is no change.
    if (random() < 0.3) add(state, say(change.replace(/\bA\b/g, 'B'), subject, { ...own, b: a }), false, 'same value')
    // States another property of the same subject, often one with the same kind of value.
    for (let times = 0; times < 3; times += 1) {
      const other =
        random() < 0.5 ? one([...nounSlots, ...verbSlots].filter(({ kind }) => kind === slot.kind)) : slots()
      if (other.noun === slot.noun) continue
      const its = { noun: other.noun, ...two(other.kind) }
      const says = one([...other.states, one(other.changes)])
      add(state, say(says, subject, its), false, `other ${says}`)
    }
    if (slot.noun) {
      const modified = say(one([...slot.states, 'N is now B.']), subject, {
        ...own,
        a: b,
        modifier: `${one(MODIFIERS)} `,
      })
      add(state, modified, false, 'modified')
    }
    const happened = one(beside)
    const shown = two(happened.kind)
    add(state, say(happened.text, subject, shown), false, `beside ${happened.text}`)
    add(
      say(happened.text, subject, shown),
      say(happened.text, subject, { a: shown.b }),
      false,
      `twice ${happened.text}`,
    )
    add(state, say(one(talk), subject, own), false, 'talk')
    add(say(one(talk), subject, own), say(one([...slot.states, change]), subject, own), false, 'talk before')
    const [thing, number] = [
      one(['Ticket', 'Order', 'Claim', 'Invoice', 'Room', 'Unit']),
      1000 + Math.floor(random() * 9000),
    ]
    const owned = subject === 'I' ? 'mine' : subject
    add(
      `${thing} ${number} of ${owned} is ${one(values.grade)}.`,
      `${thing} ${number + 1} of ${owned} is ${one(['', 'now '])}${one(values.grade)}.`,
      false,
      'other thing',
    )
    const hedged = slot.noun ? one(HEDGED) : one(HEDGED.filter((text) => !/\b[NP]\b/.test(text)))
    add(state, say(hedged, subject, own), false, `hedged ${hedged}`)
    if (random() < 0.3)
      add(state, say(`S also ${one(['has', 'uses', 'takes', 'knows'])} B.`, subject, own), false, 'also')
  }
  for (let made = 0; made < count; made += 1) {
    for (const lookalike of [one(lookalikes), one(lookalikes)]) {
      const [older, newer] = drawn(lookalike, one, one(subjects))
      add(older, newer, false, `lookalike ${lookalike[0]}`)
      add(newer, older, false, `lookalike ${lookalike[0]}`)
    }
  }
  return pairs
}
