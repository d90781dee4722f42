// `node import-runner.mjs <file> <volume_id> <state folder> [asked|answered <times>]`, with SM_BASE_URL and SM_API_KEY,
// runs one import. The process kills itself once this many batches were sent or answered. Prints the report to stdout.
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { importMemories } from '@agent-memory/cli/import/import-memories'
import { progressOn } from '@agent-memory/cli/import/progress'
import { createClient } from '@agent-memory/client/client'

const [from, volumeId, stateFolder, lastEvent, times] = process.argv.slice(2)
const { SM_BASE_URL: baseUrl, SM_API_KEY: apiKey } = process.env

let seen = 0
const happens = (event) => {
  if (event === lastEvent && ++seen === Number(times)) process.kill(process.pid, 'SIGKILL')
}
const client = createClient({
  baseUrl,
  apiKey,
  maxRetries: 3,
  async fetch(input, init) {
    const sent = fetch(input, init)
    sent.catch(() => {})
    // Waits, so that the last request can be sent.
    if (lastEvent === 'asked') await pause(20)
    happens('asked')
    const response = await sent
    happens('answered')
    return response
  },
})
const progress = progressOn(process.stderr, { now: Date.now })
const signal = new AbortController().signal
const report = await importMemories({ from, volumeId, stateFolder, baseUrl, client, progress, signal })
writeSync(1, `${JSON.stringify({ report })}\n`)
