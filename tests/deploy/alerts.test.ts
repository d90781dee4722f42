import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/postgres.js'
import { ROOT } from '../support/repository.js'

const MONITORING = path.join(ROOT, 'deploy', 'monitoring')
const promtool = (folder: string, ...args: string[]) =>
  execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const isThere = (() => {
  try {
    promtool(ROOT, '--version')
    return true
  } catch {
    console.warn('SKIPPED: when alerts fire is not tried, for promtool (Prometheus) is not here')
    return false
  }
})()
const ifThere = isThere ? test : test.skip

ifThere('Prometheus takes the scrape configuration and the rules, and fires as alerts.test.yaml says', () => {
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
