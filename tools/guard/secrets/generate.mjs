import { BENIGN_TEXTS } from './benign-texts.mjs'
import { composed } from './compose.mjs'
import { composedBenign as composedThings } from './compose-benign.mjs'
import { composedLanguages } from './compose-languages.mjs'
import { composedTells as composedWays } from './compose-tells.mjs'
import { BENIGN as BENIGN_EN } from './frames-en-benign.mjs'
import { MORE_BENIGN } from './frames-en-benign-2.mjs'
import { TELLS as TELLS_EN } from './frames-en-tells.mjs'
import { MORE_TELLS } from './frames-en-tells-2.mjs'
import { MORE_1 } from './frames-more-1.mjs'
import { MORE_2 } from './frames-more-2.mjs'
import { NUMBERS } from './frames-numbers.mjs'
import { WEST_1 } from './frames-west-1.mjs'
import { WEST_2 } from './frames-west-2.mjs'
import { CALLS } from './more/calls.mjs'
import { CODES } from './more/codes.mjs'
import { COUNTERS } from './more/counters.mjs'
import { CREWS } from './more/crews.mjs'
import { EUROPE } from './more/europe.mjs'
import { FLATS } from './more/flats.mjs'
import { HOMES } from './more/homes.mjs'
import { NORTH } from './more/north.mjs'
import { OFFICE } from './more/office.mjs'
import { PLAIN } from './more/plain.mjs'
import { PROGRAMS } from './more/programs.mjs'
import { SHIFTS } from './more/shifts.mjs'
import { SOUTH } from './more/south.mjs'
import { TALK } from './more/talk.mjs'
import { TALKS } from './more/talks.mjs'
import { TECH } from './more/tech.mjs'
import { TONGUES } from './more/tongues.mjs'
import { TRADES } from './more/trades.mjs'
import { WORDS } from './more/words.mjs'
import { OTHERS } from './others/frames.mjs'
import { fillers } from './values.mjs'
import { addressVoices, voices } from './voices.mjs'

const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'))
    .filter((line) => line !== '')

const { tells: composedTells, benign: composedBenign } = composed()
const english = (text, tells) => ({ language: 'en', lexicon: 'en', tells, text })

const framesOf = ({ language, lexicon, tells, benign }) => [
  ...linesOf(tells).map((text) => ({ language, lexicon, tells: true, text })),
  ...linesOf(benign).map((text) => ({ language, lexicon, tells: false, text })),
]

/**
 * Every frame (a text with slots): its language, its part of the lexicon, whether it reveals a secret, and its text.
 */
export const FRAMES = [
  ...composedWays().map((text) => english(text, true)),
  ...composedLanguages(),
  ...composedThings(),
  ...voices(),
  ...BENIGN_TEXTS.map((text) => english(text, false)),
  ...composedTells.map((text) => english(text, true)),
  ...composedBenign.map((text) => english(text, false)),
  ...[
    ['en', { lexicon: 'en', tells: `${TELLS_EN}${MORE_TELLS.trim()}`, benign: `${BENIGN_EN}${MORE_BENIGN.trim()}` }],
    ...Object.entries({ ...WEST_1, ...WEST_2, ...MORE_1, ...MORE_2 }),
  ].flatMap(([language, lines]) => framesOf({ language, ...lines })),
  ...addressVoices(),
  ...[
    ...OTHERS,
    ...NUMBERS,
    TRADES,
    TALK,
    OFFICE,
    ...TONGUES,
    ...CODES,
    ...WORDS,
    COUNTERS,
    FLATS,
    PROGRAMS,
    ...EUROPE,
    ...[CALLS, CREWS, HOMES, SHIFTS, TECH, TALKS, NORTH, SOUTH, PLAIN].flat(),
  ].flatMap(framesOf),
]

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export const seeded = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const SECRET = /^[WOSNCVRTEXY]$/

/** Fills the slots of a frame ("{N}"), and returns where the secrets are. A secret may be written out: "[[marzipan]]". */
export const filled = (frame, fill) => {
  let text = ''
  let position = 0
  const secrets = []
  for (const { 0: slot, 1: name, 2: written, index } of frame.text.matchAll(/\{(\w+)\}|\[\[([^\]\n]+)\]\]/g)) {
    if (written === undefined && !Object.hasOwn(fill, name)) continue
    text += frame.text.slice(position, index)
    position = index + slot.length
    const value = written ?? fill[name]()
    if (written !== undefined || SECRET.test(name))
      secrets.push({ start: text.length, end: text.length + value.length })
    text += value
  }
  return { text: text + frame.text.slice(position), secrets }
}

const BEFORE = [
  '',
  '',
  '',
  '',
  'Remember: ',
  'Note: ',
  'Hi! ',
  'ok so ',
  'FYI ',
  'By the way, ',
  'Thanks for yesterday. ',
  '- ',
  'User: ',
]
const AFTER = [
  '',
  '',
  '',
  '.',
  '.',
  '!',
  ' now',
  ', thanks',
  '. See you on Friday.',
  '\n',
  ', and the cat is called {name}',
  ' and {name} lives in {city}',
  '. My dog is {name}',
  ', the bus is at {time}',
  '. The office is in {city} since {year}',
  ' :)',
  ', ok?',
]

/** `perFrame` sentences of each frame, some in lower case or with words around them. */
export const sentencesOf = (frames, perFrame, seed) => {
  const random = seeded(seed)
  const fill = fillers(random)
  return frames.flatMap((frame) =>
    Array.from({ length: perFrame }, () => {
      const { text, secrets } = filled(frame, fill)
      const before = random() < 0.5 ? BEFORE[Math.floor(random() * BEFORE.length)] : ''
      const after = /[?.!]$/.test(text) || random() < 0.4 ? '' : AFTER[Math.floor(random() * AFTER.length)]
      const lower = random() < 0.2 && frame.language !== 'de'
      const rest = filled({ text: after }, fill).text
      const told = lower ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text
      const shift = ({ start, end }) => ({ start: start + before.length, end: end + before.length })
      return { text: `${before}${told}${rest}`, secrets: secrets.map(shift), frame }
    }),
  )
}

export const PER_FRAME = 6
export const SEED = 1
/** Settings of trainTwice() in logistic.mjs, chosen on frames that were left out. */
export const TRAINING = { drop: 0.3, least: 4, seeds: [7, 8, 9], smallest: 0.33, again: { drop: 0.5, least: 1 } }
/**
 * What the log odds of the regression and the network's part must exceed together: set on half of the benign chat turns
 * and on frames that were left out.
 */
export const THRESHOLD = 1.85
