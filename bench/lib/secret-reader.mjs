import { openSecretReader } from '../../packages/adapters/dist/models/guard-model.js'
import { attempt, readInTurn, withReadings } from '../../packages/core/dist/memory/guard/secrets/read-first.js'
import { secretsIn } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { project } from './service.mjs'

const turn = { tenant: 'bench', signal: new AbortController().signal }

/** Opens the secret reader with the weights of the project. */
export const openReadings = () => {
  const reader = openSecretReader({
    name: 'The secret reader',
    modelDir: `${project}/models/all-MiniLM-L6-v2`,
    weights: `${project}/models/guard/secrets-reader.safetensors`,
    log: { warn: (details, message) => console.warn(message, details) },
  })
  return {
    /** Reads the windows that the service would read. Returns what `secretsIn` and `redact` need. */
    async readingOf(texts) {
      const known = new Map()
      await withReadings(
        (readings) => attempt(readings, Infinity, (reading) => texts.map((text) => secretsIn(text, reading))),
        (windows) => readInTurn(windows, (window) => reader.read(window, 'write', turn)),
        known,
      )
      return (window) => known.get(window) ?? null
    },
    close: () => reader.close(),
  }
}

/** Opens the reader, reads the texts as readingOf() above, and closes it. */
export const readingOf = async (texts) => {
  const readings = openReadings()
  const reading = await readings.readingOf(texts)
  await readings.close()
  return reading
}

/** Returns the processor time in ms per text that finding the secrets takes: the least of three runs. */
export const costOf = async (texts) => {
  const readings = openReadings()
  await readings.readingOf(texts.slice(0, 100))
  const times = []
  for (let run = 0; run < 3; run++) {
    const begun = process.cpuUsage()
    await readings.readingOf(texts)
    const { user, system } = process.cpuUsage(begun)
    times.push((user + system) / 1_000 / texts.length)
  }
  await readings.close()
  return Math.min(...times)
}
