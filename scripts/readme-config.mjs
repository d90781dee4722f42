// Writes the table of settings into README.md from packages/runtime/config/setting-list.ts; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeConfig } from '../packages/runtime/dist/config/setting-list.js'

const file = fileURLToPath(new URL('../README.md', import.meta.url))
const code = (text) => (text === '' ? '' : `\`${text}\``)
const settings = describeConfig()
const secrets = settings.filter(({ file }) => file !== undefined).map(({ name }) => code(name))
const rows = settings.map(({ name, default: value, meaning }) => `| ${code(name)} | ${code(value)} | ${meaning} |`)
const table = [
  '<!-- config -->',
  '| Name | Default | Meaning |',
  '|---|---|---|',
  ...rows,
  '',
  'A secret can also come from a file, as Docker and Kubernetes mount them: append `_FILE` to the name and set the path',
  '(`SECRET_KEY_FILE=/run/secrets/secret-key`). White space at the end of the file is ignored. Setting both, or naming an',
  'empty or unreadable file, stops the start with a one-sentence error. This works for:',
  `${secrets.join(', ')}.`,
  '<!-- /config -->',
].join('\n')

const readme = readFileSync(file, 'utf8')
const wanted = readme.replace(/<!-- config -->[\s\S]*<!-- \/config -->/, () => table)
if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (wanted !== readme) {
  console.error('The table of settings in README.md is out of date: run `node scripts/readme-config.mjs`.')
  process.exit(1)
}
