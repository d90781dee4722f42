import { beforeAll, describe, expect, test } from '@jest/globals'
import { findGo, type NetworkRule, OVERLAYS, overlaysBy, selects } from '../support/deploy/manifests.js'

const go = findGo()
if (!go) console.warn('SKIPPED: the NetworkPolicies (Go is not installed here, https://go.dev)')
type Labels = Record<string, string>
const STORES: [Labels, port: number][] = [
  [{ 'agent-memory/store': 'postgresql' }, 5432],
  [{ 'agent-memory/store': 'redis' }, 6379],
  [{ 'agent-memory/store': 'qdrant' }, 6333],
  [{ 'agent-memory/store': 'neo4j' }, 7687],
]
const roleOf = (labels: Labels): string => labels['app.kubernetes.io/component'] ?? ''
/** Whether the role reads or writes the knowledge graph. */
const usesNeo4j = (labels: Labels): boolean => ['gateway', 'graph', 'reconcile'].includes(roleOf(labels))

const ifGo = go ? describe : describe.skip
ifGo('the NetworkPolicies', () => {
  const { render, of, labelsOf } = overlaysBy(go ?? '')
  beforeAll(render)

  test('production: a store in a namespace is selected by it, because not every network matches by address', () => {
    const settings = of('production', 'ConfigMap')[0]?.data ?? {}
    for (const name of ['QDRANT_URL', 'NEO4J_URL']) {
      const { hostname, port } = new URL(settings[name] ?? '')
      const [, namespace = ''] = /^\w+\.([\w-]+)\.svc\.cluster\.local$/.exec(hostname) ?? []
      const there = { 'kubernetes.io/metadata.name': namespace }
      const reaching = labelsOf('production').filter((labels) =>
        of('production', 'NetworkPolicy')
          .filter(({ spec }) => selects(spec.podSelector, labels))
          .flatMap(({ spec }) => (spec.egress ?? []) as NetworkRule[])
          .filter(({ to }) => to.some((peer) => peer.namespaceSelector && selects(peer.namespaceSelector, there)))
          .some(({ ports = [] }) => ports.some((each) => each.port === Number(port))),
      )
      const expected = name === 'NEO4J_URL' ? labelsOf('production').filter(usesNeo4j) : labelsOf('production')
      expect([name, reaching.map(roleOf).sort()]).toEqual([name, expected.map(roleOf).sort()])
    }
  })

  test.each(OVERLAYS)('%s: stores in the namespace reach each other, but none of our pods', (overlay) => {
    const policies = of(overlay, 'NetworkPolicy').map(({ spec }) => spec)
    const may = (side: 'Ingress' | 'Egress', pod: Labels, other: Labels, port: number) =>
      policies
        .filter((spec) => spec.policyTypes.includes(side) && selects(spec.podSelector, pod))
        .flatMap((spec) => (spec[side.toLowerCase()] ?? []) as NetworkRule[])
        .filter(({ ports }) => ports === undefined || ports.some((each) => each.port === port))
        .flatMap((rule) => (side === 'Ingress' ? rule.from : rule.to))
        .some(({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector && selects(podSelector, other))
    const connects = (from: Labels, to: Labels, port: number) =>
      may('Egress', from, to, port) && may('Ingress', to, from, port)
    expect(labelsOf(overlay).filter(usesNeo4j).length).toBeGreaterThan(1)
    for (const [store, port] of STORES) {
      for (const [other, itsPort] of STORES) expect([other, connects(store, other, itsPort)]).toEqual([other, true])
      for (const labels of labelsOf(overlay)) {
        const reaches = store['agent-memory/store'] !== 'neo4j' || usesNeo4j(labels)
        expect([roleOf(labels), store, connects(labels, store, port), connects(store, labels, 8080)]).toEqual([
          roleOf(labels),
          store,
          reaches,
          false,
        ])
      }
    }
  })

  // All policies together decide who can connect to the pods of a role.
  test.each(OVERLAYS)(
    '%s: only the ingress reaches gateway and realtime, only gateway and guard reach the embedder',
    (overlay) => {
      const pods = Object.fromEntries(labelsOf(overlay).map((each) => [each['app.kubernetes.io/component'], each]))
      const policies = of(overlay, 'NetworkPolicy').map(({ spec }) => spec)
      expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
      const callersOf = (role: string) =>
        policies
          .filter((spec) => spec.policyTypes.includes('Ingress') && selects(spec.podSelector, pods[role] ?? {}))
          .flatMap((spec) => (spec.ingress ?? []).flatMap((rule: NetworkRule) => rule.from))
          .flatMap(({ podSelector, namespaceSelector }) =>
            namespaceSelector
              ? [namespaceSelector.matchLabels?.['kubernetes.io/metadata.name']]
              : Object.keys(pods).filter((each) => selects(podSelector ?? {}, pods[each] ?? {})),
          )
          .filter((caller) => caller !== 'monitoring')
          .sort()
      expect(callersOf('gateway')).toEqual(['ingress-nginx'])
      expect(callersOf('realtime')).toEqual(['ingress-nginx'])
      expect(callersOf('embedder')).toEqual(['gateway', 'guard'])
      expect(callersOf('guard')).toEqual([])
      expect(callersOf('graph')).toEqual([])
    },
  )

  test.each(OVERLAYS)('%s: every pod can query DNS, in the cluster and from a cache on its node', (overlay) => {
    const inKubeSystem = (app: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
      podSelector: { matchLabels: { 'k8s-app': app } },
    })
    const servers = [
      inKubeSystem('kube-dns'),
      inKubeSystem('node-local-dns'),
      { ipBlock: { cidr: '169.254.20.10/32' } },
    ]
    for (const labels of labelsOf(overlay))
      for (const protocol of ['UDP', 'TCP'])
        for (const server of servers) {
          const rules = of(overlay, 'NetworkPolicy')
            .filter(({ spec }) => selects(spec.podSelector, labels))
            .flatMap(({ spec }) => (spec.egress ?? []) as NetworkRule[])
            .filter(({ ports = [] }) => ports.some((each) => each.protocol === protocol && each.port === 53))
          expect(rules.flatMap(({ to }) => to)).toContainEqual(server)
        }
  })

  // The stores have private addresses. On the internet, the service needs the bucket of uploaded files, identity
  // providers, documents of OAuth clients, and the endpoints of webhooks on any port.
  test.each(OVERLAYS)('%s: only roles that handle files or sign-in or send webhooks reach the internet', (overlay) => {
    const rulesOf = (labels: Labels) =>
      of(overlay, 'NetworkPolicy')
        .filter(({ spec }) => selects(spec.podSelector, labels))
        .flatMap(({ spec }) => (spec.egress ?? []) as NetworkRule[])
        .filter(({ to }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0'))
    const ports = labelsOf(overlay).flatMap((labels) =>
      rulesOf(labels).map((rule) => [roleOf(labels), rule.ports?.map(({ port }) => port)]),
    )
    expect(ports.sort()).toEqual([
      ['embedder', [443]],
      ['gateway', [443]],
      ['gateway', [443]],
      ['realtime', undefined],
    ])
  })
})
