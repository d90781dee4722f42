import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JOBS } from '@agent-memory/core/work/catalogue'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { customChecker, findGo, overlaysBy, selects } from '../support/deploy/manifests.js'
import { ROOT } from '../support/deploy/repository.js'

const go = findGo()
if (!go) console.warn('SKIPPED: the resources of KEDA and Prometheus (Go is not installed here, https://go.dev)')

const ifGo = go ? describe : describe.skip
ifGo('the Kubernetes manifests', () => {
  const { render, of, labelsOf } = overlaysBy(go ?? '')
  beforeAll(render)

  test("match KEDA's schema, which detects a wrong key", () => {
    const wrongIn = customChecker(go ?? '', 'ScaledObject')
    const scaled = of('production', 'ScaledObject')
    expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(['embedder', 'graph', 'guard'])
    expect(scaled.flatMap(wrongIn)).toEqual([])
    for (const { spec } of scaled) {
      expect(spec.fallback.behavior).toBe('currentReplicasIfHigher')
      const asked = spec.triggers.filter(({ type }: { type: string }) => type === 'prometheus')
      expect(asked.length).toBeGreaterThan(1)
      // With `ignoreNullValues: true`, KEDA would take an empty answer for 0. Its fallback requires AverageValue.
      for (const { metricType, metadata } of asked) {
        expect([metricType, metadata.ignoreNullValues]).toEqual(['AverageValue', 'false'])
      }
    }
    // A role scales by every job that it handles, except removals and comparisons, which no one waits for.
    const asksFor = (role: string) =>
      scaled
        .find(({ metadata }) => metadata.name === role)
        ?.spec.triggers.map(queryOf)
        .join(' ') ?? ''
    const matching = (role: string) => {
      const patterns = [...asksFor(role).matchAll(/job=~?"([^"]+)"/g)].map(([, each]) => new RegExp(`^(${each})$`))
      return Object.keys(JOBS).filter((job) => patterns.some((pattern) => pattern.test(job)))
    }
    expect(matching('guard')).toEqual(['memory.judge', 'memory.judge_long'])
    expect(matching('graph')).toEqual(['memory.extract', 'memory.extract_later', 'graph.project', 'graph.erase'])
    expect(matching('embedder')).toEqual(['memory.index', 'memory.unindex', 'volume.unindex', 'document.unindex'])
    expect(asksFor('embedder')).toContain(`queue_jobs{queue="${JOBS['document.ingest'].queue}"}`)
    const guard = scaled.find(({ metadata }) => metadata.name === 'guard')
    expect(wrongIn({ ...guard, spec: { ...guard?.spec, minReplicas: 2 } })).toEqual([
      expect.stringContaining('minReplicas'),
    ])
  })

  test("match the Prometheus operator's schema, and scrape with our own label job", () => {
    const wrongIn = customChecker(go ?? '', 'PodMonitor')
    const monitor = parse(readFileSync(path.join(ROOT, 'deploy', 'monitoring', 'pod-monitor.yaml'), 'utf8'))
    expect(wrongIn(monitor)).toEqual([])
    expect(wrongIn({ ...monitor, spec: { ...monitor.spec, podMetricEndpoints: [] } })).toEqual([
      expect.stringContaining('podMetricEndpoints'),
    ])
    expect(monitor.spec.podMetricsEndpoints).toEqual([expect.objectContaining({ port: 'http', honorLabels: true })])
    const scraped = labelsOf('production').filter((labels) => selects(monitor.spec.selector, labels))
    expect(scraped.map((labels) => labels['app.kubernetes.io/component']).sort()).toEqual([
      'embedder',
      'gateway',
      'graph',
      'guard',
      'realtime',
    ])
  })
})

const queryOf = ({ metadata }: { metadata: { query?: string } }): string => metadata.query ?? ''
