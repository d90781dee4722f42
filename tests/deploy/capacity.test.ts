import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONNECTIONS } from '@agent-memory/adapters/postgres/connection/connections'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { findGo, type Manifest, OVERLAYS, overlaysBy, podTemplates } from '../support/deploy/manifests.js'
import { ROOT } from '../support/deploy/repository.js'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
/** Connections reserved for the superuser (superuser_reserved_connections) and for an operator. */
const RESERVED = 3 + 5

/** Returns the maximum connections of a process: its pools, plus one for each task that locks out other processes. */
const connectionsOf = (role: string, overRedis: boolean): number => {
  const { statements, listening, jobs } = CONNECTIONS
  // Connections that hold a lock against other processes: while filling Qdrant, re-embedding, and filling Neo4j.
  const exclusive = { embedder: 2, graph: 1, reconcile: 1, 'all-in-one': 3 }[role] ?? 0
  return statements + listening + exclusive + (overRedis ? 0 : jobs)
}

/** Returns max_connections from `docs/scaling.md` for an installation. */
const documentedFor = (name: string): number =>
  Number(new RegExp(`^\\| \`${name}\` \\|.*\\| (\\d+) \\|$`, 'm').exec(read('docs/scaling.md'))?.[1])

const millicores = (quantity: string): number =>
  quantity.endsWith('m') ? Number(quantity.slice(0, -1)) : 1_000 * Number(quantity)

const go = findGo()
if (!go) console.warn('SKIPPED: the capacity of the manifests (Go is not installed here, https://go.dev)')

const ifGo = go ? describe : describe.skip
ifGo('the Kubernetes manifests', () => {
  const { render, manifestsOf, of } = overlaysBy(go ?? '')
  beforeAll(render)

  const scalerOf = (overlay: string, name: string): Manifest | undefined =>
    [...of(overlay, 'HorizontalPodAutoscaler'), ...of(overlay, 'ScaledObject')].find(
      ({ spec }) => spec.scaleTargetRef.name === name,
    )
  const mostOf = (overlay: string, { metadata, spec }: Manifest): number => {
    const scaler = scalerOf(overlay, metadata.name)?.spec
    return scaler?.maxReplicas ?? scaler?.maxReplicaCount ?? spec.replicas
  }

  /** Returns the maximum connections of an overlay, while all Deployments are rolled out and every job runs. */
  const connectionsIn = (overlay: string): number => {
    const overRedis = 'REDIS_URL_FILE' in (of(overlay, 'ConfigMap')[0]?.data ?? {})
    const deployed = of(overlay, 'Deployment').map((deployment) => {
      const { maxSurge } = deployment.spec.strategy.rollingUpdate
      expect([deployment.metadata.name, typeof maxSurge]).toEqual([deployment.metadata.name, 'number'])
      return (mostOf(overlay, deployment) + maxSurge) * connectionsOf(deployment.metadata.name, overRedis)
    })
    const jobs = podTemplates(manifestsOf(overlay))
      .filter(({ kind }) => kind !== 'Deployment')
      .map(({ name }) => (name === 'migrate' ? CONNECTIONS.migrating : connectionsOf(name, overRedis)))
    expect(deployed).toHaveLength(5)
    return [...deployed, ...jobs].reduce((sum, each) => sum + each, 0)
  }

  test.each(OVERLAYS)(
    '%s: all pods at their maximum need fewer connections than max_connections in the docs',
    (overlay) => {
      const sum = connectionsIn(overlay)
      const documented = documentedFor(overlay)
      expect(documented).toBeGreaterThanOrEqual(sum + RESERVED)
      // The documented value is at most a fifth more than needed, because each connection costs PostgreSQL memory.
      expect(documented).toBeLessThan(1.2 * (sum + RESERVED))
      expect(read('docs/scaling.md')).toMatch(
        new RegExp(`^\\| \`${overlay}\` \\|.*\\| ${sum} \\| ${documented} \\|$`, 'm'),
      )
    },
  )

  test('production: ten pods take five cores of work or more, and a full pod triggers another', () => {
    const targets = ['gateway', 'embedder'].map((name) => {
      const deployment = of('production', 'Deployment').find(({ metadata }) => metadata.name === name)
      const [container] = deployment?.spec.template.spec.containers ?? []
      const { metrics = [], triggers = [] } = scalerOf('production', name)?.spec ?? {}
      const utilization = Number(
        metrics.find((each: { resource: { name: string } }) => each.resource.name === 'cpu')?.resource.target
          .averageUtilization ?? triggers.find(({ type }: { type: string }) => type === 'cpu')?.metadata.value,
      )
      const perPod = (millicores(container.resources.requests.cpu) * utilization) / 100
      return { name, perPod, most: mostOf('production', deployment as Manifest) }
    })
    for (const { name, perPod, most } of targets) {
      // A process has one event loop. With a target above 80 % of a core, it would be full before a pod is added.
      expect([name, perPod <= 800, most * perPod >= 5_000]).toEqual([name, true, true])
    }
  })
})

test("docker-compose.yml: the fleet's connections fit its PostgreSQL", () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true })
  const [, most] = /max_connections=(\d+)/.exec(services.postgres.command.join(' ')) ?? []
  const sums = ['all-in-one', 'split'].map((profile) =>
    Object.entries<{ profiles?: string[]; image: string; environment?: Record<string, string> }>(services)
      .filter(([, { profiles, image }]) => image.startsWith('agent-memory-service') && profiles?.includes(profile))
      .map(([name, { environment = {} }]) =>
        name === 'migrate' ? CONNECTIONS.migrating : connectionsOf(name, 'REDIS_URL' in environment),
      )
      .reduce((sum, each) => sum + each, 0),
  )
  expect(Math.min(...sums)).toBeGreaterThan(20)
  expect(Math.max(...sums) + RESERVED).toBeLessThanOrEqual(Number(most))
})
