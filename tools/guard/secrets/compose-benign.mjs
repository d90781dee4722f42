/**
 * Frames (texts with slots) without a secret, put together from parts: numbered and named things beside words for
 * places, accounts and locks.
 */
import { CODE, EVERYDAY } from './benign-lines.mjs'
import { CLOSES, MORE, OPENS, PATTERNS, VALUES } from './benign-prose.mjs'
import { BEFORE, OTHER_SAID, OTHERS, SAID, THINGS } from './benign-things.mjs'

/** Frames of numbered things in all languages, and of prose around words that could name a secret. */
export const composedBenign = () => {
  const frames = []
  const add = (text, language = 'en', lexicon = language) =>
    frames.push({ language, lexicon, tells: false, text: text.replaceAll('\\n', '\n') })
  let turn = 0
  for (const thing of THINGS) {
    const Thing = thing.startsWith('{') ? thing : thing.replace(/^./, (letter) => letter.toUpperCase())
    for (let count = 0; count < 5; count += 1) {
      turn += 13
      add(`${Thing}${SAID[turn % SAID.length]}`)
    }
    for (let count = 0; count < 2; count += 1) {
      turn += 7
      add(BEFORE[turn % BEFORE.length].replace('@', thing))
    }
  }
  for (const text of EVERYDAY) add(text)
  for (let count = 0; count < 150; count += 1) {
    turn += 1
    const [one, two] = [CODE[turn % CODE.length], CODE[(turn * 7) % CODE.length]]
    add(count % 3 === 0 ? one : `${one}\\n${count % 2 === 0 ? '' : '    '}${two}`)
  }
  for (const other of OTHERS) {
    const [, name, value] = /^(.*) (\S+)$/.exec(other)
    for (let count = 0; count < 6; count += 1) {
      turn += 11
      add(OTHER_SAID[turn % OTHER_SAID.length].replace('@', name).replace('#', value))
    }
  }
  for (const [language, [lexicon, things, said]] of Object.entries(MORE)) {
    const says = said.split('|')
    for (const thing of things.split('|'))
      for (let count = 0; count < 3; count += 1) {
        turn += 5
        add(`${thing}${says[turn % says.length]}`, language, lexicon)
      }
  }
  for (let count = 0; count < 1000; count += 1) {
    turn += 1
    const value = VALUES[(turn * 7) % VALUES.length]
    const pattern = PATTERNS[turn % PATTERNS.length]
      .split(' ')
      .map((slot) => (slot === 'V' ? value : /^\w+$/.test(slot) ? `{${slot}}` : slot))
    add(
      `${OPENS[(turn * 3) % OPENS.length]}${pattern.join(' ').replaceAll(' ,', ',').replaceAll(' :', ':')}${CLOSES[(turn * 5) % CLOSES.length]}`,
    )
  }
  return frames
}
