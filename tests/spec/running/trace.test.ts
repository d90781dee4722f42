import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { clientOf } from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { memoriesOf } from '../../support/memories.js'
import { type RunningService, SHAPE, startService } from '../../support/service.js'
import { newTenant } from '../../support/tenant.js'

let service: RunningService
beforeAll(async () => {
  // Calls of the embedder are told at debug.
  service = await startService({ LOG_LEVEL: 'debug' })
})
afterAll(() => service?.stop())

type Line = Record<string, unknown>

const linesOf = (logFile: string, id: string): Line[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Line)

test(cites('one write has the same ids in every line of every process', 'request-id.logged'), async () => {
  const send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  const id = `trace-${randomUUID()}`
  const traced: typeof send = (method, path, options = {}) =>
    send(method, path, { ...options, headers: { ...options.headers, 'X-Request-Id': id } })
  const { memory_id } = await memoriesOf(traced, key, tenant.volumeId).write('Ada Lovelace lives in Bristol.')
  await eventually(async () => {
    const lines = service.logFiles.map((file) => linesOf(file, id))
    const all = lines.flat()
    const jobs = all.filter(({ msg }) => msg === 'job done').map(({ job }) => job)
    expect(jobs).toEqual(expect.arrayContaining(['memory.judge', 'memory.extract']))
    if (SHAPE === 3) expect(jobs).toEqual(expect.arrayContaining(['memory.index', 'graph.project']))
    expect(all.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toContain('/agent/memory/write')
    // Embedder, guard, graph and gateway.
    for (const ofProcess of lines) expect(ofProcess).not.toEqual([])
    for (const line of all) expect(line).toMatchObject({ request_id: id, org_id: tenant.orgId, memory_id })
  })
})
