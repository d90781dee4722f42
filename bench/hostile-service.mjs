/**
 * Measures what the worst accepted request bodies do to the service. First measures the longest turn of the event loop
 * for each body, in processor time, one body after another. Then measures a flood: one organization sends the bodies
 * without rate limits, while /healthz and the queries and writes of another organization are timed.
 * usage: npm run build && node bench/hostile-service.mjs [--turns | --flood]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repeated } from '../tests/support/texts/hostile-texts.mjs'
import { keepResult, percentiles, round, startService } from './lib/service.mjs'
import { signUp } from './lib/tenants.mjs'

/** Makes a text of some 7,000 distinct names, the most expensive text for the graph. */
const manyNames = (nonce) => {
  const letters = (n) => Array.from({ length: 4 }, (_, at) => String.fromCharCode(97 + ((n >> (4 * at)) % 16))).join('')
  return (
    Array.from({ length: 7_000 }, (_, n) => `X${letters(n * 7 + nonce.length)}`)
      .join(' ')
      .slice(0, 49_000) + nonce
  )
}

/** The most expensive accepted bodies. Writes differ each time, because the guard would merge equal texts. */
const WORST = [
  (volume_id, nonce) => ['/agent/memory/write', { volume_id, content: manyNames(nonce) }],
  (volume_id, nonce) => ['/agent/memory/write', { volume_id, content: repeated(`1 ${nonce} `, 50_000) }],
  (volume_id, nonce) => ['/agent/memory/write', { volume_id, content: repeated(`my pin is 4821. ${nonce} `, 50_000) }],
  (volume_id, nonce) => ['/agent/memory/write', { volume_id, content: repeated(`Anna ${nonce} Bob `, 50_000) }],
  (volume_id, nonce) => [
    '/memory/propose',
    {
      items: Array.from({ length: 20 }, (_, at) => ({ volume_id, content: repeated(`${at} ${nonce} US it `, 49_900) })),
    },
  ],
  (volume_id, nonce) => [
    '/memory/propose',
    {
      items: Array.from({ length: 100 }, (_, at) => ({
        volume_id,
        content: `${nonce} ${at}`,
        metadata: Object.fromEntries(Array.from({ length: 140 }, (_, n) => [`pw${n}`, `password is x${n}`])),
      })),
    },
  ],
  (volume_id) => ['/agent/memory/query', { volume_id, query: repeated('Anna Bob Acme ', 10_000), limit: 50 }],
  (volume_id) => ['/memory/search', { volume_id, query: repeated('my US it 1 ', 10_000), limit: 100 }],
  (volume_id, nonce) => [
    '/agent/memory/write',
    {
      volume_id,
      content: `Tea ${nonce}`,
      ...Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`k${n}`, n])),
    },
  ],
]
const FLOOD_CLIENTS = 16
const ROUNDS = 300

/** Times one organization's requests, with and without another that sends the worst bodies nonstop. */
const measureFlood = async () => {
  const service = await startService()
  try {
    const [attacker, quiet] = [await signUp(service.base, 'attacker'), await signUp(service.base, 'quiet')]
    for (let at = 0; at < 50; at += 1) await quiet.write(quiet.volume, `Marta visited place ${at} and liked it.`)
    const idle = await timeQuiet(service.base, quiet, 'idle')
    let ends = false
    let sent = 0
    const flood = Array.from({ length: FLOOD_CLIENTS }, async (_, client) => {
      for (let at = client; !ends; at += 1) {
        const [path, body] = WORST[at % WORST.length](attacker.volume, `${client}x${at}`)
        await attacker.call('POST', path, body).catch(() => {}) // A rejection under load counts as an answer, too.
        sent += 1
      }
    })
    const flooded = await timeQuiet(service.base, quiet, 'flooded')
    ends = true
    await Promise.all(flood)
    const ratios = Object.fromEntries(
      Object.keys(idle).map((kind) => [kind, round(flooded[kind].p99_ms / idle[kind].p99_ms)]),
    )
    console.log({ idle, flooded, sent, ratios })
    return { idle, flooded, sent, ratios }
  } finally {
    await service.stop()
  }
}

const timeQuiet = async (base, { call, volume }, phase) => {
  const times = { healthz: [], query: [], write: [] }
  const time = async (kind, work) => {
    const began = performance.now()
    await work()
    times[kind].push(performance.now() - began)
  }
  for (let at = 0; at < ROUNDS; at += 1) {
    await time('healthz', () => fetch(`${base}/healthz`).then((response) => response.text()))
    await time('query', () =>
      call('POST', '/agent/memory/query', { volume_id: volume, query: `Where did Marta go ${at}?` }),
    )
    const content = `On trip ${at} (${phase}) Marta met guide number ${at * 7}.`
    await time('write', () => call('POST', '/agent/memory/write', { volume_id: volume, content }))
  }
  return Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, percentiles(all)]))
}

const EACH = 10
const PRELOAD = fileURLToPath(new URL('./lib/longest-turns.mjs', import.meta.url))

/**
 * Measures the longest turns of the event loop for each body: during its requests, and for three more seconds to
 * include its background work.
 */
const measureTurns = async () => {
  const folder = mkdtempSync(join(os.tmpdir(), 'agent-memory-turns-'))
  const file = join(folder, 'turns.jsonl')
  const service = await startService({ NODE_OPTIONS: `--import=${PRELOAD}`, BENCH_TURNS_FILE: file })
  try {
    // Waits until the service's startup work has ended, so that it does not count.
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const rows = []
    for (const [at, body] of WORST.entries()) {
      // Signs up a new organization for each body, because writes wait for earlier writes of their organization.
      const attacker = await signUp(service.base, `attacker${at}`)
      await attacker.call('POST', ...body(attacker.volume, 'warm')).catch(() => {})
      const began = Date.now()
      const refusals = []
      for (let n = 0; n < EACH; n += 1)
        await attacker
          .call('POST', ...body(attacker.volume, `${at}t${n}`))
          .catch(({ message }) => refusals.push(message))
      if (refusals.length > 0) console.log('refused:', refusals[0].slice(0, 200))
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      const turns = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((turn) => turn.at >= began)
      const longest = turns.map(({ ms }) => ms).sort((a, b) => b - a)
      const [path] = body(attacker.volume, '')
      rows.push({ body: at, path, refused: refusals.length, longest_ms: longest.slice(0, 3).map((ms) => round(ms)) })
      console.log(rows.at(-1))
    }
    return rows
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const only = process.argv[2]
if (only !== '--flood') keepResult('hostile', { bodies: await measureTurns() }, 'turns')
if (only !== '--turns') keepResult('hostile', await measureFlood(), 'flood')
