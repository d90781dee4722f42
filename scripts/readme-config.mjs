// Writes the table of settings into README.md from packages/runtime/setting-list.ts; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeConfig } from '../packages/runtime/dist/setting-list.js'

const file = fileURLToPath(new URL('../README.md', import.meta.url))
const code = (text) => (text === '' ? '' : `\`${text}\``)
const rows = describeConfig().map(
  ({ name, default: value, meaning }) => `| ${code(name)} | ${code(value)} | ${meaning} |`,
)
const table = ['<!-- config -->', '| Name | Default | Meaning |', '|---|---|---|', ...rows, '<!-- /config -->'].join(
  '\n',
)

const readme = readFileSync(file, 'utf8')
const wanted = readme.replace(/<!-- config -->[\s\S]*<!-- \/config -->/, () => table)
if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (wanted !== readme) {
  console.error('The table of settings in README.md is out of date: node scripts/readme-config.mjs')
  process.exit(1)
}
