/**
 * Writes the texts that the gibberish reader is trained on, as JSON: each text, and whether it says nothing
 * (models/guard/letters.md).
 * usage: npm run build && node tools/models/write-gibberish.mjs FILE
 */
import { writeFileSync } from 'node:fs'
import { DESKS } from '../guard/gibberish/desks.mjs'
import { FORMS } from '../guard/gibberish/forms.mjs'
import { GAMES } from '../guard/gibberish/games.mjs'
import { HANDS } from '../guard/gibberish/hands.mjs'
import { PHONES } from '../guard/gibberish/phones.mjs'
import { SCREENS } from '../guard/gibberish/screens.mjs'
import { gibberishTexts } from '../guard/gibberish-texts.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/models/write-gibberish.mjs FILE')

/** The reader is never asked about a text of more than 192 characters; some longer ones are trained on. */
const LONGEST = 400
const { gibberish, meaningful } = await gibberishTexts([FORMS, DESKS, GAMES, PHONES, HANDS, SCREENS])
const labelled = (label) => (text) => ({ text: text.toWellFormed(), label, weight: 1 })
const texts = [...gibberish.map(labelled(1)), ...meaningful.map(labelled(0))].filter(
  ({ text }) => text.length <= LONGEST,
)
writeFileSync(file, JSON.stringify(texts))
console.log(`${texts.length} texts, ${texts.filter(({ label }) => label === 1).length} say nothing`)
