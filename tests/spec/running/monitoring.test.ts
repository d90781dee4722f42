import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { parse, parseAllDocuments } from 'yaml'
import { cites } from '../../support/cites.js'
import { type Exposed, exposedBy, neverFound } from '../../support/deploy/promql.js'
import { clientOf } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'
import { anchorsOf } from '../../support/texts/markdown.js'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}
const rules = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
) as Rule[]
const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))
const triggers = parseAllDocuments(read('deploy/k8s/overlays/production/scaling.yaml'))
  .map((document) => document.toJS())
  .flatMap(({ metadata, spec }) => (spec.triggers ?? []).map((trigger: Trigger) => [metadata.name, trigger] as const))
  .flatMap(([name, { metadata }]) => (metadata.query ? [[name, metadata.query] as const] : []))

interface Trigger {
  metadata: { query?: string }
}

describe('monitoring and scaling', () => {
  let metrics: Map<string, Exposed>

  beforeAll(async () => {
    // A write creates samples, and with them the labels that the tests look for.
    const tenant = await newTenant(send)
    const body = { volume_id: tenant.volumeId, content: 'Marta prefers tea to coffee.' }
    await send('POST', '/agent/memory/write', { key: await tenant.key('org_rw'), body })
    const pages = await Promise.all([send, clientOf(shared().realtimeUrl)].map((of) => of('GET', '/metrics')))
    // In shape 1 both pages are from the same process.
    metrics = new Map(pages.toReversed().flatMap(({ text }) => [...exposedBy(text)]))
  })

  test('the check detects an unknown metric, an unknown label and invalid PromQL', () => {
    expect(neverFound('rate(outbox_jobz[5m])', metrics)).toEqual(['outbox_jobz is not a metric of this service'])
    const wrongLabel = 'sum(rate(http_request_duration_seconds_count{code="500"}[5m]))'
    expect(neverFound(wrongLabel, metrics)).toEqual(['http_request_duration_seconds_count has no label code'])
    expect(() => neverFound('rate(outbox_jobs[5m]', metrics)).toThrow()
  })

  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    cites('the alert %s queries what /metrics has, and its runbook exists', 'run.monitoring'),
    (_name, { expr, labels, annotations }) => {
      expect(neverFound(expr, metrics)).toEqual([])
      expect(['critical', 'warning']).toContain(labels.severity)
      expect(annotations.summary).not.toBe('')
      const [file = '', anchor = ''] = annotations.runbook_url.split('#')
      expect(anchorsOf(read(file))).toContain(anchor)
    },
  )

  test('every runbook belongs to an alert', () => {
    const [, runbooks = ''] = read('docs/operations.md').split(/^## Runbook.*$/m)
    const headings = [...runbooks.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading)
    expect(headings.sort()).toEqual(rules.map(({ alert }) => alert).sort())
  })

  test.each(panels)('the panel “%s” queries what /metrics has', (_title, expr) => {
    expect(neverFound(expr, metrics)).toEqual([])
  })

  test.each(triggers)('%s scales by what /metrics has', (_name, query) => {
    expect(neverFound(query, metrics)).toEqual([])
  })
})

test('the ingress exposes every public endpoint, and no other', async () => {
  const ingress = parse(read('deploy/k8s/base/ingress.yaml'))
  const allowed = ingress.spec.rules[0].http.paths as { path: string; pathType: string }[]
  const leadsTo = (path: string) =>
    allowed.some((each) => path === each.path || (each.pathType === 'Prefix' && path.startsWith(`${each.path}/`)))
  const paths = Object.keys((await send('GET', '/openapi.json')).body.paths)
  expect(paths.length).toBeGreaterThan(20)
  const inside = ['/v1/embeddings', '/v1/models', '/metrics', '/readyz']
  expect(paths.filter((path) => !leadsTo(path) && !inside.includes(path))).toEqual([])
  for (const path of ['/mcp', '/.well-known/oauth-protected-resource/mcp', '/docs', '/openapi.json']) {
    expect([path, leadsTo(path)]).toEqual([path, true])
  }
  for (const path of [...inside, '/']) expect([path, leadsTo(path)]).toEqual([path, false])
})
