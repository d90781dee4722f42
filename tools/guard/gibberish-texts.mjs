/** Texts that say nothing, and texts that look strange but mean something: what the trainings for gibberish share. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCases } from '../../bench/lib/cases.mjs'
import { project } from '../../bench/lib/service.mjs'
import { FAMILY_NAMES } from '../../packages/core/dist/memory/speaker/family-names.js'
import { GIVEN_NAMES } from '../../packages/core/dist/memory/speaker/given-names.js'
import { CHAT_LINES } from './chat-lines.mjs'
import { COMMON, declarations } from './declarations.mjs'
import { HOME } from './orders/home.mjs'
import { TRAVEL } from './orders/travel.mjs'
import { FRAMES, seeded, sentencesOf } from './secrets/generate.mjs'

/**
 * @param authors texts by other authors: lists of `gibberish` and of `strange` texts
 * @returns texts that say nothing, and meaningful ones. The same sources give the same texts; the sources include the
 *   documentation and code of this project.
 */
export async function gibberishTexts(authors) {
  const random = seeded(20)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const times = (count, make) => Array.from({ length: count }, make)

  const { GIBBERISH, STRANGE } = await readCases('reject/gibberish.cases.ts')
  const { GIBBERISH_TRAINING, STRANGE_TRAINING } = await readCases('reject/gibberish-training.cases.ts')
  const GIBBERISH_TEXTS = [...GIBBERISH, ...GIBBERISH_TRAINING, ...authors.flatMap((author) => author.gibberish)]

  /** Texts that say nothing: whole, cut at a space, and some in another case. */
  function gibberish() {
    return GIBBERISH_TEXTS.flatMap((text) => {
      const words = text.split(/\s+/)
      const cut = 1 + Math.floor(random() * (words.length - 1))
      const halves = words.length > 2 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : []
      const cased = random() < 0.3 ? [random() < 0.3 ? text.toUpperCase() : text.toLowerCase()] : []
      return [text, ...halves.filter(({ length }) => length > 5), ...cased]
    })
  }

  async function meaningful() {
    const { SOMETHING } = await readCases('reject/nothing.cases.ts')
    const { PROCEDURES } = await readCases('reject/procedures.cases.ts')
    const { EVERYDAY } = await readCases('reject/everyday.cases.ts')
    const { EVERYDAY_LANGUAGES } = await readCases('reject/everyday-languages.cases.ts')
    const all = [...Object.values(EVERYDAY), ...Object.values(EVERYDAY_LANGUAGES)].flat()
    const facts = all.filter((_, at) => at % 2 === 0)
    const frames = FRAMES.filter(({ tells }) => !tells).filter((_, at) => at % 6 === 0)
    return [
      ...STRANGE,
      ...STRANGE_TRAINING,
      ...[...SOMETHING, ...PROCEDURES],
      ...authors.flatMap((author) => author.strange),
      ...facts,
      ...times(1_500, () => withOddWord(pick(facts))),
      ...times(300, () => pick(facts).replace(/(?<=[a-z])[aeiou]/g, '')),
      ...declarations().flatMap(snippets),
      ...times(1_500, nameText),
      ...packageNames,
      ...times(400, () => times(2 + Math.floor(random() * 3), () => pick(packageNames)).join(pick([' ', ', ']))),
      ...times(200, settingText),
      ...sentencesOf(frames, 1, 5).map(({ text }) => text),
      ...lineSnippets(linesIn('docs', '.md'), 1_200),
      ...lineSnippets(linesIn('packages/core/text', '.ts'), 500),
      ...[...CHAT_LINES, ...TRAVEL.lookalikes, ...HOME.lookalikes],
    ]
  }

  /** Returns some words in a row from a declaration, short more often than long. */
  function snippets({ code, lines }) {
    const words = lines.join(' ').split(/\s+/)
    if (words.length < 200) return []
    return times(COMMON.includes(code) ? 60 : 10, () => {
      const count = 1 + Math.floor(random() ** 2 * 14)
      const from = Math.floor(random() * (words.length - count))
      const text = words.slice(from, from + count).join(' ')
      return random() < 0.3 ? text.toLowerCase() : text
    })
  }

  const lockfile = readFileSync(join(project, 'pnpm-lock.yaml'), 'utf8')
  const packageNames = [...new Set(lockfile.match(/(?<=^ {2}'?)@?[a-z][^:\n@]*(?=@)/gm))].slice(0, 800)

  const [given, family] = [[...GIVEN_NAMES], [...FAMILY_NAMES]]
  const capital = (name) => name.replace(/^./u, (letter) => letter.toUpperCase())
  function nameText() {
    const [one, other, last] = [capital(pick(given)), capital(pick(given)), capital(pick(family))]
    return pick([
      one,
      `${one} ${last}`,
      `${one} ${last}`,
      `${one}, ${other} and ${last}`,
      `${one}.${last}`.toLowerCase(),
    ])
  }

  const SETTINGS = 'api key,token,database url,password,secret,port,log level,user,region,bucket,client id,host'.split(
    ',',
  )
  const PLACEHOLDERS = [
    'xxxxxxxx',
    'sk-xxxxxxxxxxxxxxxx',
    '********',
    '<your-key>',
    'changeme',
    '$VALUE',
    'abc…xyz',
    '8080',
  ]
  function settingText() {
    const name = `${pick(['', 'openai ', 'aws ', 'my app '])}${pick(SETTINGS)}`
    const written = random() < 0.5 ? name.toUpperCase().replaceAll(' ', '_') : name
    return `${written}${pick(['=', ': ', ' = '])}${pick(PLACEHOLDERS)}`
  }

  const ODD_WORDS = GIBBERISH_TEXTS.flatMap((text) => text.match(/\S{3,12}/g) ?? [])
  /** Replaces one word of a sentence with randomly typed letters, as if they were a name. */
  function withOddWord(text) {
    const words = text.split(' ')
    words[Math.floor(random() * words.length)] = pick(ODD_WORDS)
    return words.join(' ')
  }

  const linesIn = (folder, ending) =>
    readdirSync(join(project, folder))
      .filter((name) => name.endsWith(ending))
      .sort()
      .flatMap((name) => readFileSync(join(project, folder, name), 'utf8').split('\n'))
      .map((line) => line.trim())
      .filter(({ length }) => length > 3)

  /** Returns whole lines and beginnings of lines. */
  const lineSnippets = (lines, count) =>
    times(count, () => {
      const line = pick(lines)
      return random() < 0.5
        ? line
        : line
            .split(' ')
            .slice(0, 1 + Math.floor(random() * 4))
            .join(' ')
    })

  return { gibberish: gibberish(), meaningful: await meaningful() }
}
