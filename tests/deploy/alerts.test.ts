import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from '../support/deploy/repository.js'
import { temporaryFolder } from '../support/servers/postgres.js'

const MONITORING = path.join(ROOT, 'deploy', 'monitoring')
const promtool = (folder: string, ...args: string[]) =>
  execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const isThere = (() => {
  try {
    promtool(ROOT, '--version')
    return true
  } catch {
    console.warn('SKIPPED: the tests of alerts (promtool of Prometheus is not installed here)')
    return false
  }
})()
const ifThere = isThere ? test : test.skip

ifThere('Prometheus accepts the scrape configuration and the rules, and alerts fire as in alerts.test.yaml', () => {
  promtool(MONITORING, 'check', 'config', 'scrape.yaml')
  promtool(MONITORING, 'check', 'rules', 'alerts.yaml')
  promtool(MONITORING, 'test', 'rules', 'alerts.test.yaml')
})

ifThere('an alert that would not fire is seen', async () => {
  const folder = await temporaryFolder('alerts')
  cpSync(MONITORING, folder, { recursive: true })
  const rules = path.join(folder, 'alerts.yaml')
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('min by (store) (store_up', 'max by (store) (store_up'))
  expect(() => promtool(folder, 'test', 'rules', 'alerts.test.yaml')).toThrow(/AgentMemoryStoreAway/)
  rmSync(folder, { recursive: true })
})
