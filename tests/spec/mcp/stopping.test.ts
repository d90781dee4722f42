import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { clientOf, patientFetch } from '../../support/http/client.js'
import { ACCEPT } from '../../support/http/mcp.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import type { ServerProcess } from '../../support/servers/processes.js'
import { type RunningService, SHAPE, startService } from '../../support/service.js'
import { expectStopped } from '../../support/stopped.js'

let service: RunningService
let tenant: Tenant
beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off' })
  tenant = await newTenant(clientOf(service.baseUrl))
})
afterAll(() => service.stop())

test(cites('open streams neither delay the end of the process nor outlive it', 'mcp.stream'), async () => {
  const key = await tenant.key('org_rw')
  const headers = { Authorization: `Bearer ${key}`, ...ACCEPT }
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => patientFetch(`${service.baseUrl}/mcp`, { headers })),
  )
  const [gateway] = service.gateways as [ServerProcess]
  const [code, ...rest] = await Promise.all([gateway.stop(), ...streams.map((one) => one.text())])
  // In other shapes it has no PostgreSQL of its own to stop.
  if (SHAPE === 1) expectStopped(code, readFileSync(gateway.logFile, 'utf8'))
  else expect(code).toBe(0)
  expect(rest).toEqual(Array(5).fill(expect.stringMatching(/^: open\n\n/)))
})
