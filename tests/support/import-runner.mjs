// `node import-runner.mjs <file> <volume_id> <state folder>`, with SM_BASE_URL and SM_API_KEY: one import in a process that
// can be killed. Says on standard output when a batch is asked for and answered, at last the report.
import { writeSync } from 'node:fs'
import { importMemories } from '@agent-memory/cli/import/import-memories'
import { progressOn } from '@agent-memory/cli/import/progress'
import { createClient } from '@agent-memory/client/client'

const [from, volumeId, stateFolder] = process.argv.slice(2)
const { SM_BASE_URL: baseUrl, SM_API_KEY: apiKey } = process.env

const say = (event) => writeSync(1, `${JSON.stringify(event)}\n`)
const client = createClient({
  baseUrl,
  apiKey,
  maxRetries: 3,
  async fetch(input, init) {
    say('asked')
    const response = await fetch(input, init)
    say('answered')
    return response
  },
})
const progress = progressOn(process.stderr, { now: Date.now })
const signal = new AbortController().signal
say({ report: await importMemories({ from, volumeId, stateFolder, baseUrl, client, progress, signal }) })
