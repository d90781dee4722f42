/**
 * Writes the texts that the networks for gibberish are trained on, as JSON: the signs of each part, and whether it says
 * nothing (models/guard/letters.md).
 * usage: npm run build && node tools/guard/net/write-gibberish.mjs FILE
 */
import { writeFileSync } from 'node:fs'
import { signParts } from '../../../packages/core/dist/memory/guard/reject/gibberish/net.js'
import { DESKS } from '../gibberish/desks.mjs'
import { FORMS } from '../gibberish/forms.mjs'
import { GAMES } from '../gibberish/games.mjs'
import { PHONES } from '../gibberish/phones.mjs'
import { gibberishTexts } from '../gibberish-texts.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/guard/net/write-gibberish.mjs FILE')

const { gibberish, meaningful } = await gibberishTexts([FORMS, DESKS, GAMES, PHONES])
const partsOf = (label) => (text) => signParts(text).map((ids) => ({ ids, gibberish: label }))
const parts = [...gibberish.flatMap(partsOf(1)), ...meaningful.flatMap(partsOf(0))]
writeFileSync(file, JSON.stringify(parts))
console.log(`${parts.length} parts of texts, ${parts.filter((part) => part.gibberish === 1).length} of gibberish`)
