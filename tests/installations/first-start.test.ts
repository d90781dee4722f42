import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, onceTo } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { answerOf, printedLines, settingsOf } from '../support/programs/first-run.js'
import { startTestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { freePort, type ServerProcess, startProcess } from '../support/servers/processes.js'

test(
  cites('the processes of a new fleet start in any order; the gateway prepares the first run', 'run.split'),
  async () => {
    const database = await startTestDatabase()
    const folder = await temporaryFolder('first-start')
    chmodSync(folder, 0o711)
    const port = await freePort()
    const running: ServerProcess[] = []
    const start = async (services: string, more: Record<string, string> = {}) => {
      const common = {
        SERVICES: services,
        DATABASE_URL: database.url,
        EMBEDDINGS_URL: `http://127.0.0.1:${port}`,
        SECRET_KEY: 'the same thirty-two characters for all',
        DATA_DIR: join(folder, services),
        FILES_DIR: join(folder, 'files'),
        NODE_ENV: 'test',
        RATE_LIMITS: 'off',
      }
      const server = await startProcess(join(folder, `${services}.log`), { ...common, ...more })
      running.push(server)
      return server
    }
    try {
      const { baseUrl } = await start('gateway')
      const send = clientOf(baseUrl)
      await start('guard')
      const tenant = await newTenant(send)
      const key = await tenant.key('org_rw')
      const mine = memoriesOf(send, key, tenant.volumeId)
      const query = { query: 'Who drinks tea?', volume_id: tenant.volumeId }
      expect((await onceTo(baseUrl)('POST', '/agent/memory/query', { key, body: query })).status).toBe(503)
      await start('embedder', { PORT: String(port) })
      await eventually(async () => expect((await mine.tryWrite('Marta drinks tea.')).status).toBe(200))
      await eventually(async () => expect(await mine.find('Who drinks tea?')).toEqual(['Marta drinks tea.']))

      const [write] = await printedLines(join(folder, 'gateway.log'))
      expect(['approved', 'merged']).toContain((await answerOf(write)).status)
      expect(settingsOf(join(folder, 'gateway')).SM_BASE_URL).toBe(baseUrl)
      for (const name of ['embedder', 'guard']) {
        const log = readFileSync(join(folder, `${name}.log`), 'utf8')
        expect(log).not.toContain('first-run')
        expect(log).not.toContain('"level":"error"')
      }
    } finally {
      for (const server of running.reverse()) await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
