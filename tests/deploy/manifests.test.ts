import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PARSE_LIMITS } from '@agent-memory/adapters/documents/parser'
import { LIMITS } from '@agent-memory/core/limits'
import { loadConfig } from '@agent-memory/runtime/config/config'
import { SERVICES } from '@agent-memory/runtime/config/roles'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { lastOf, settingsIn, stagesOf } from '../support/deploy/dockerfile.js'
import {
  findGo,
  type NetworkRule,
  OVERLAYS,
  overlaysBy,
  podTemplates,
  renderStrictly,
  selects,
} from '../support/deploy/manifests.js'
import { ROOT } from '../support/deploy/repository.js'
import { temporaryFolder } from '../support/servers/postgres.js'

const go = findGo()
if (!go) console.warn('SKIPPED: the Kubernetes manifests (Go is not installed here, https://go.dev)')
const inImage = settingsIn(lastOf(stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).at(-1) ?? [], 'ENV'))
const STORES = ['postgresql', 'redis', 'qdrant', 'neo4j'].map((store) => ({ 'agent-memory/store': store }))

const ifGo = go ? describe : describe.skip
ifGo('the Kubernetes manifests', () => {
  const { render, manifestsOf, of, labelsOf } = overlaysBy(go ?? '')
  let folder: string

  beforeAll(async () => {
    folder = await temporaryFolder('manifests')
    render()
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are rejected with a field unknown to Kubernetes', () => {
    cpSync(path.join(ROOT, 'deploy', 'k8s'), folder, { recursive: true })
    const file = path.join(folder, 'base', 'guard.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('replicas: 1', 'replica: 1'))
    expect(() => renderStrictly(go ?? '', [path.join(folder, 'overlays', 'small')])).toThrow(/unknown field "replica"/)
  })

  test.each(OVERLAYS)('%s: one Deployment per role, each with a valid configuration', (overlay) => {
    const keys = [
      ...readFileSync(path.join(ROOT, 'deploy', 'k8s', 'secrets.example.env'), 'utf8').matchAll(/^(\w+)=$/gm),
    ]
    // Writes each secret to a file, as Kubernetes mounts secrets.
    for (const [, key = ''] of keys) writeFileSync(path.join(folder, key), `${GIVEN[key]}\n`)
    const mounted = (value: string) => value.replace(/^\/run\/secrets\/agent-memory(?=\/)/, folder)
    const inFiles = (env: Record<string, string>) =>
      Object.fromEntries(Object.entries(env).map(([name, value]) => [name, mounted(value)]))
    const [settings] = of(overlay, 'ConfigMap')
    const roles = podTemplates(manifestsOf(overlay)).map(({ name, template }) => {
      const [container] = template.spec.containers
      const own = Object.fromEntries(
        (container.env ?? []).map((each: { name: string; value: string }) => [each.name, each.value]),
      )
      const given = name === 'migrate' ? [] : [settings]
      expect([name, container.envFrom ?? []]).toEqual([
        name,
        given.map((each) => ({ configMapRef: { name: each?.metadata.name } })),
      ])
      expect(container.volumeMounts).toContainEqual(SECRETS_MOUNT)
      expect(template.spec.volumes).toContainEqual({
        name: 'secrets',
        secret: { secretName: 'secrets', defaultMode: 0o440 },
      })
      const config = loadConfig(inFiles({ ...inImage, ...given[0]?.data, ...own }))
      expect([name, config.databaseUrl]).toEqual([name, GIVEN.DATABASE_URL])
      if (name !== 'migrate') expect(config).toMatchObject({ secretKey: GIVEN.SECRET_KEY, s3: { region: 'us-east-1' } })
      if (name !== 'migrate' && overlay === 'production')
        expect(config).toMatchObject({
          redisUrl: GIVEN.REDIS_URL,
          qdrantApiKey: GIVEN.QDRANT_API_KEY,
          neo4jPassword: GIVEN.NEO4J_PASSWORD,
        })
      return [name, config.services.join()]
    })
    expect(Object.fromEntries(roles)).toEqual({
      gateway: 'gateway,mcp',
      guard: 'guard',
      graph: 'graph',
      embedder: 'embedder',
      realtime: 'realtime',
      migrate: 'gateway,mcp,guard,graph,embedder,realtime',
      ...(overlay === 'production' && { reconcile: 'gateway,mcp,guard,graph,embedder,realtime' }),
    })
    const inPods = roles.filter(([name = '']) => of(overlay, 'Deployment').some((each) => each.metadata.name === name))
    expect([...new Set(inPods.flatMap(([, run = '']) => run.split(',')))].sort()).toEqual([...SERVICES].sort())
    expect(of(overlay, 'Secret')).toEqual([])
  })

  test('small has its graph in PostgreSQL; in production every pod has Neo4j', () => {
    expect(of('small', 'ConfigMap')[0]?.data).not.toHaveProperty('NEO4J_URL')
    expect(of('production', 'ConfigMap')[0]?.data).toMatchObject({ NEO4J_URL: expect.stringMatching(/^bolt:.*:7687$/) })
  })

  test.each(OVERLAYS)('%s: the limits suffice for the largest upload, and for reading a document', (overlay) => {
    const [ingress] = of(overlay, 'Ingress')
    const bodySize = Object.entries(ingress?.metadata.annotations ?? {}).find(([name]) => /body-size$/.test(name))?.[1]
    // The body is larger than the file, because a form also has the names of its parts and the volume's id.
    expect(bytesOf(bodySize)).toBeGreaterThan(LIMITS.uploadBytes + 2 ** 16)
    for (const { name, kind, template } of podTemplates(manifestsOf(overlay))) {
      if (kind !== 'Deployment') continue
      const [container] = template.spec.containers
      expect([name, container.volumeMounts]).toEqual([
        name,
        [{ name: 'tmp', mountPath: '/tmp' }, { name: 'data', mountPath: inImage.DATA_DIR }, SECRETS_MOUNT],
      ])
      const data = template.spec.volumes.find((volume: { name: string }) => volume.name === 'data')
      expect(bytesOf(data.emptyDir.sizeLimit)).toBeGreaterThanOrEqual(40 * LIMITS.uploadBytes)
      if (name !== 'embedder') continue
      // The memory limit applies to all processes of the pod: the embedder with four model threads and the chunking
      // thread (docs/scaling.md), and the process that reads the file.
      const needed = 460 * 2 ** 20 + 512 * 2 ** 20 + PARSE_LIMITS.residentBytes
      expect(bytesOf(container.resources.limits.memory)).toBeGreaterThan(needed)
    }
  })

  test.each(OVERLAYS)('%s: the migration and its namespace are applied first', (overlay) => {
    const first = manifestsOf(overlay).filter(({ metadata }) => metadata.labels?.['agent-memory/apply'] === 'first')
    expect(first.map(({ kind }) => kind).sort()).toEqual(['Job', 'Namespace'])
  })

  test("a changed setting starts new pods, but not a changed migration, because a Job's template is immutable", () => {
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

  test.each(OVERLAYS)('%s: no pod runs as root, writes its root folder, has a capability or a token', (overlay) => {
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
      // Longer than SHUTDOWN_DELAY plus the service's own 25 s.
      expect(template.spec.terminationGracePeriodSeconds).toBe(40)
      const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet.path)
      expect(paths).toEqual(['/readyz', '/readyz', '/healthz'])
    }
  })

  test.each(OVERLAYS)('%s: every reference resolves', (overlay) => {
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

/** Returns the bytes of a Kubernetes or nginx quantity, such as 768Mi or 22m. */
const bytesOf = (quantity = ''): number => {
  const [, number, unit = ''] = /^(\d+)([KMG]i|[kmg])$/.exec(quantity) ?? []
  return Number(number) * 2 ** (10 * (1 + 'kmg'.indexOf(unit.charAt(0).toLowerCase())))
}

const SECRETS_MOUNT = { name: 'secrets', mountPath: '/run/secrets/agent-memory', readOnly: true }

/** A valid value for each secret. */
const GIVEN: Record<string, string> = {
  DATABASE_URL: 'postgres://agent_memory:secret@db.example.internal/agent_memory',
  DATABASE_DIRECT_URL: 'postgres://agent_memory:secret@db.example.internal/agent_memory',
  SECRET_KEY: 'f'.repeat(64),
  S3_URL: 'https://key:secret@s3.example.internal/documents',
  REDIS_URL: 'redis://:secret@redis.example.internal:6379',
  QDRANT_API_KEY: 'secret',
  NEO4J_PASSWORD: 'secret',
}
