/**
 * Measures the detection of secrets on postal addresses and on secrets beside addresses, with the shipped weights. No
 * weight is trained on these sentences. Prints how many harmless sentences are taken for a secret, and how many secrets
 * are found, with 95 % intervals (Wilson).
 * usage: npm run build && node bench/guard/addresses.mjs [--verbose]   (takes a second; --verbose prints wrong cases)
 */
import { secretsIn } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { readingOf } from '../lib/secret-reader.mjs'
import { keepResult } from '../lib/service.mjs'
import { shareOf } from '../lib/wilson.mjs'
import { ADDRESSES, NEAR_ADDRESSES } from './texts/addresses.mjs'
import { byKind, covers, marked } from './texts/read-texts.mjs'

const verbose = process.argv.includes('--verbose')
const results = []
const report = (name, hits, total, target) => {
  const row = { name, ...shareOf(hits, total), target }
  results.push(row)
  console.log(
    `${name.padEnd(40)} ${hits} of ${total}  ${(row.share * 100).toFixed(1)} % ` +
      `(${(row.low * 100).toFixed(1)}–${(row.high * 100).toFixed(1)})  ${target}`,
  )
}

const harmless = byKind(ADDRESSES, ' | ')
const secrets = byKind(NEAR_ADDRESSES).map(({ text }) => marked(text))
const reading = await readingOf([...harmless, ...secrets].map(({ text }) => text))
const raised = harmless.filter(({ text }) => secretsIn(text, reading).length > 0)
report('harmless sentences taken for a secret', raised.length, harmless.length, '≤ 2 %')

/** Secrets that one span covers whole, in sentences with no span elsewhere. */
const found = secrets.filter(({ text, secrets: [{ start, end }] }) => {
  const spans = secretsIn(text, reading)
  return covers(spans, start, end) && spans.every((span) => span.start < end && start < span.end)
})
report('secrets beside an address found', found.length, secrets.length, '≥ 95 %')

if (verbose) {
  for (const { text } of raised)
    for (const { start, end } of secretsIn(text, reading)) console.log(`  alarm: ${text} -> ${text.slice(start, end)}`)
  for (const entry of secrets.filter((each) => !found.includes(each)))
    console.log(
      `  missed: ${entry.text} -> ${secretsIn(entry.text, reading).map(({ start, end }) => entry.text.slice(start, end))}`,
    )
}

keepResult('guard-addresses', { results })
