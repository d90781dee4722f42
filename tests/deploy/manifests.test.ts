import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadConfig } from '@agent-memory/runtime/config'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { lastOf, settingsIn, stagesOf } from '../support/dockerfile.js'
import {
  customChecker,
  findGo,
  type Manifest,
  type NetworkRule,
  OVERLAYS,
  overlayFolder,
  podTemplates,
  renderStrictly,
  selects,
} from '../support/manifests.js'
import { temporaryFolder } from '../support/postgres.js'
import { ROOT } from '../support/repository.js'

const go = findGo()
if (!go) console.warn('SKIPPED: the Kubernetes manifests are not checked, for there is no Go here (https://go.dev)')
const inImage = settingsIn(lastOf(stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).at(-1) ?? [], 'ENV'))
const STORES = ['postgresql', 'redis', 'qdrant'].map((store) => ({ 'agent-memory/store': store }))

const ifGo = go ? describe : describe.skip
ifGo('the Kubernetes manifests', () => {
  let rendered: Record<string, Manifest[]>
  let folder: string
  const of = (overlay: string, kind: string) => manifestsOf(overlay).filter((manifest) => manifest.kind === kind)
  const manifestsOf = (overlay: string) => rendered[overlayFolder(overlay)] ?? []
  const labelsOf = (overlay: string) =>
    podTemplates(manifestsOf(overlay)).map(({ template }) => template.metadata.labels)

  beforeAll(async () => {
    folder = await temporaryFolder('manifests')
    // The first time, Go fetches and compiles what it decodes with.
    rendered = renderStrictly(go ?? '', OVERLAYS.map(overlayFolder))
  }, 600_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are refused with a field that Kubernetes does not have', () => {
    cpSync(path.join(ROOT, 'deploy', 'k8s'), folder, { recursive: true })
    const file = path.join(folder, 'base', 'guard.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('replicas: 1', 'replica: 1'))
    expect(() => renderStrictly(go ?? '', [path.join(folder, 'overlays', 'small')])).toThrow(/unknown field "replica"/)
  })

  test("scale by what KEDA's schema says, which sees a wrong word", () => {
    const wrongIn = customChecker(go ?? '', 'ScaledObject')
    const scaled = of('production', 'ScaledObject')
    expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(['embedder', 'guard'])
    expect(scaled.flatMap(wrongIn)).toEqual([])
    for (const { spec } of scaled) {
      expect(spec.fallback.behavior).toBe('currentReplicasIfHigher')
      const asked = spec.triggers.filter(({ type }: { type: string }) => type === 'prometheus')
      expect(asked).toHaveLength(2)
      // KEDA takes an empty answer for 0 otherwise, and an average is what its fallback can be made of.
      for (const { metricType, metadata } of asked) {
        expect([metricType, metadata.ignoreNullValues]).toEqual(['AverageValue', 'false'])
      }
    }
    const [guard] = scaled
    expect(wrongIn({ ...guard, spec: { ...guard?.spec, minReplicas: 2 } })).toEqual([
      expect.stringContaining('minReplicas'),
    ])
  })

  test("are scraped by what the Prometheus operator's schema says, with our own label job", () => {
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
      'guard',
    ])
  })

  test.each(OVERLAYS)('%s: a Deployment a role, and a configuration that each starts with', (overlay) => {
    const secrets = Object.fromEntries(
      readFileSync(path.join(ROOT, 'deploy', 'k8s', 'secrets.example.env'), 'utf8')
        .split('\n')
        .filter((line) => /^\w+=$/.test(line) && (overlay === 'production' || !/REDIS|QDRANT/.test(line)))
        .map((line) => [line.slice(0, -1), GIVEN[line.slice(0, -1)]]),
    )
    const [settings] = of(overlay, 'ConfigMap')
    const roles = podTemplates(manifestsOf(overlay)).map(({ name, template }) => {
      const [container] = template.spec.containers
      const own = Object.fromEntries(
        (container.env ?? []).map((each: { name: string; value: string }) => [each.name, each.value]),
      )
      const given = name === 'migrate' ? [] : [settings]
      expect(container.envFrom).toEqual([
        ...given.map((each) => ({ configMapRef: { name: each?.metadata.name } })),
        { secretRef: { name: 'secrets' } },
      ])
      return [name, loadConfig({ ...inImage, ...given[0]?.data, ...secrets, ...own }).services.join()]
    })
    expect(Object.fromEntries(roles)).toEqual({
      gateway: 'gateway,mcp',
      guard: 'guard',
      embedder: 'embedder',
      migrate: 'gateway,mcp,guard,embedder',
      ...(overlay === 'production' && { reconcile: 'gateway,mcp,guard,embedder' }),
    })
    expect(of(overlay, 'Secret')).toEqual([])
  })

  test.each(OVERLAYS)('%s: what is applied first is the migration and its namespace', (overlay) => {
    const first = manifestsOf(overlay).filter(({ metadata }) => metadata.labels?.['agent-memory/apply'] === 'first')
    expect(first.map(({ kind }) => kind).sort()).toEqual(['Job', 'Namespace'])
  })

  test("a changed setting starts new pods, and leaves the migration as it is, for a Job's template cannot change", () => {
    const copy = path.join(folder, 'changed')
    cpSync(path.join(ROOT, 'deploy', 'k8s'), copy, { recursive: true })
    const file = path.join(copy, 'base', 'kustomization.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('LOG_LEVEL=info', 'LOG_LEVEL=debug'))
    const overlays = Object.fromEntries(OVERLAYS.map((name) => [name, path.join(copy, 'overlays', name)]))
    const changed = renderStrictly(go ?? '', Object.values(overlays))
    for (const overlay of OVERLAYS) {
      const after = podTemplates(changed[overlays[overlay] ?? ''] ?? [])
      const same = podTemplates(manifestsOf(overlay)).filter((before) =>
        after.some((each) => JSON.stringify(each) === JSON.stringify(before)),
      )
      expect([overlay, same.map(({ name }) => name)]).toEqual([overlay, ['migrate']])
    }
  })

  test.each(OVERLAYS)('%s: no pod is root, writes its root, has a capability or a token', (overlay) => {
    for (const { name, kind, template } of podTemplates(manifestsOf(overlay))) {
      expect([name, template.spec]).toEqual([
        name,
        expect.objectContaining({
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          securityContext: expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
        }),
      ])
      expect(template.spec.containers).toHaveLength(1)
      const [container] = template.spec.containers
      expect([name, container]).toEqual([
        name,
        expect.objectContaining({
          image: expect.stringMatching(/:\d+\.\d+\.\d+$/),
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        }),
      ])
      if (kind !== 'Deployment') continue
      // Later than SHUTDOWN_DELAY and the 25 s of the service's own order.
      expect(template.spec.terminationGracePeriodSeconds).toBe(40)
      const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet.path)
      expect(paths).toEqual(['/readyz', '/readyz', '/healthz'])
    }
  })

  test.each(OVERLAYS)('%s: what names something names what is there', (overlay) => {
    const labels = labelsOf(overlay)
    const deployments = of(overlay, 'Deployment').map(({ metadata }) => metadata.name)
    for (const { metadata, spec } of of(overlay, 'Service')) {
      expect([metadata.name, labels.filter((each) => selects({ matchLabels: spec.selector }, each)).length]).toEqual([
        metadata.name,
        1,
      ])
    }
    for (const { metadata, spec } of of(overlay, 'PodDisruptionBudget')) {
      expect([metadata.name, labels.filter((each) => selects(spec.selector, each)).length]).toEqual([metadata.name, 1])
    }
    for (const { spec } of [...of(overlay, 'HorizontalPodAutoscaler'), ...of(overlay, 'ScaledObject')]) {
      expect(deployments).toContain(spec.scaleTargetRef.name)
    }
    for (const { metadata, spec } of of(overlay, 'NetworkPolicy')) {
      const peers = [
        ...(spec.ingress ?? []).flatMap((rule: NetworkRule) => rule.from),
        ...(spec.egress ?? []).flatMap((rule: NetworkRule) => rule.to),
      ]
      const within = peers.filter((peer) => peer.podSelector && !peer.namespaceSelector).map((peer) => peer.podSelector)
      for (const selector of [spec.podSelector, ...within]) {
        expect([metadata.name, [...labels, ...STORES].some((each) => selects(selector, each))]).toEqual([
          metadata.name,
          true,
        ])
      }
    }
  })
})

/** Values of the form that each secret has. */
const GIVEN: Record<string, string> = {
  DATABASE_URL: 'postgres://agent_memory:secret@db.example.internal/agent_memory',
  DATABASE_DIRECT_URL: 'postgres://agent_memory:secret@db.example.internal/agent_memory',
  SECRET_KEY: 'f'.repeat(64),
  REDIS_URL: 'redis://:secret@redis.example.internal:6379',
  QDRANT_API_KEY: 'secret',
}
