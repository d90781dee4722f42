/** Frames written out from the sentences and parts of voices-*.mjs: the same in each run. */
import { ADDRESSES, ADDRESSES_ELSEWHERE, TELLING_ADDRESSES } from './voices-addresses.mjs'
import { HARMLESS } from './voices-benign.mjs'
import { MORE_HARMLESS } from './voices-benign-2.mjs'
import { TELLING } from './voices-en.mjs'
import { TELLING_PASSWORDS } from './voices-en-passwords.mjs'
import { LANGUAGES } from './voices-languages.mjs'
import { TELLING_MORE } from './voices-more.mjs'
import { HARMLESS_MORE } from './voices-more-benign.mjs'
import { PARTS } from './voices-parts.mjs'

/** How many times each sentence is written out, each time with other parts. */
const TIMES = 10
const TIMES_ELSEWHERE = 5
/**
 * Sentences with addresses are written out less often. There are many of them, and more would teach that numbers are
 * rarely secrets.
 */
const TIMES_ADDRESS = 6
const TIMES_ADDRESS_ELSEWHERE = 2

/** Writes out a sentence: `<name>` is an entry of a list, `@` a slot. The entry depends only on `turn`. */
const written = (sentence, slot, parts, turn) => {
  let at = turn
  const text = sentence.replace(/<(\w+)>/g, (_, name) => {
    at = (at * 31 + 17) % 10_007
    return parts[name][at % parts[name].length]
  })
  return (
    text
      .replaceAll('\\n', '\n')
      // In "@@" the first sign is the slot, and the second is the "@" of an address.
      .replaceAll('@@', '\u0000')
      .replace(/(?<![\w}])@|@(?!\{|[\w.])/g, `{${slot}}`)
      .replaceAll('\u0000', `{${slot}}@`)
      .replaceAll(' ,', ',')
      .replace(/ ([.!])$/, '$1')
  )
}

const upper = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/**
 * Collects frames. The frames of a sentence count as one source in training, and the benchmark leaves them out
 * together.
 */
const collected = () => {
  const frames = new Map()
  let turn = 0
  const add = (sentence, slot, parts, times, of) => {
    const here = /<\w+>/.test(sentence) ? times : 1
    for (let count = 0; count < here; count += 1) {
      turn += 1
      const text = written(sentence, slot, parts, turn)
      const said = turn % 3 === 0 ? upper(text) : text
      frames.set(said, { ...of, text: said, source: sentence })
    }
  }
  return { frames, add }
}

export const voices = () => {
  const { frames, add } = collected()
  for (const [slot, sentences] of [TELLING, TELLING_PASSWORDS, TELLING_MORE].flatMap(Object.entries))
    for (const sentence of sentences) add(sentence, slot, PARTS, TIMES, { language: 'en', lexicon: 'en', tells: true })
  for (const sentence of [...HARMLESS, ...MORE_HARMLESS, ...HARMLESS_MORE])
    add(sentence, '', PARTS, TIMES, { language: 'en', lexicon: 'en', tells: false })
  for (const [language, { lexicon, parts, tells, harmless }] of Object.entries(LANGUAGES)) {
    const lists = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text.split('|')]))
    for (const entry of tells.split('|'))
      add(entry.slice(2), entry.slice(0, 1), lists, TIMES_ELSEWHERE, { language, lexicon, tells: true })
    for (const entry of harmless.split('|')) add(entry, '', lists, TIMES_ELSEWHERE, { language, lexicon, tells: false })
  }
  return [...frames.values()]
}

export const addressVoices = () => {
  const { frames, add } = collected()
  const english = { language: 'en', lexicon: 'en' }
  for (const [slot, sentences] of Object.entries(TELLING_ADDRESSES))
    for (const sentence of sentences) add(sentence, slot, PARTS, TIMES_ADDRESS, { ...english, tells: true })
  for (const sentence of ADDRESSES) add(sentence, '', PARTS, TIMES_ADDRESS, { ...english, tells: false })
  for (const [language, { lexicon, parts, tells, harmless }] of Object.entries(ADDRESSES_ELSEWHERE)) {
    for (const text of tells) add(text, 'C', parts, TIMES_ADDRESS_ELSEWHERE, { language, lexicon, tells: true })
    for (const text of harmless) add(text, '', parts, TIMES_ADDRESS_ELSEWHERE, { language, lexicon, tells: false })
  }
  return [...frames.values()]
}
