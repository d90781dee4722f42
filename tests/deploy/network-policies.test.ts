import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  findGo,
  type Manifest,
  type NetworkRule,
  OVERLAYS,
  overlayFolder,
  podTemplates,
  renderStrictly,
  selects,
} from '../support/manifests.js'

const go = findGo()
if (!go) console.warn('SKIPPED: the NetworkPolicies are not checked, for there is no Go here (https://go.dev)')
type Labels = Record<string, string>
const STORES: Labels[] = ['postgresql', 'redis', 'qdrant'].map((store) => ({ 'agent-memory/store': store }))

const ifGo = go ? describe : describe.skip
ifGo('the NetworkPolicies', () => {
  let rendered: Record<string, Manifest[]>
  const of = (overlay: string, kind: string) => manifestsOf(overlay).filter((manifest) => manifest.kind === kind)
  const manifestsOf = (overlay: string) => rendered[overlayFolder(overlay)] ?? []
  const labelsOf = (overlay: string): Labels[] =>
    podTemplates(manifestsOf(overlay)).map(({ template }) => template.metadata.labels)

  beforeAll(() => {
    // The first time, Go fetches and compiles what it decodes with.
    rendered = renderStrictly(go ?? '', OVERLAYS.map(overlayFolder))
  }, 600_000)

  test('production: a store that is named by its namespace is reached by it, which not every network does by address', () => {
    const { hostname, port } = new URL(of('production', 'ConfigMap')[0]?.data?.QDRANT_URL ?? '')
    const [, namespace = ''] = /^\w+\.([\w-]+)\.svc\.cluster\.local$/.exec(hostname) ?? []
    const there = { 'kubernetes.io/metadata.name': namespace }
    for (const labels of labelsOf('production')) {
      const rules = of('production', 'NetworkPolicy')
        .filter(({ spec }) => selects(spec.podSelector, labels))
        .flatMap(({ spec }) => (spec.egress ?? []) as NetworkRule[])
        .filter(({ to }) => to.some((peer) => peer.namespaceSelector && selects(peer.namespaceSelector, there)))
      expect(rules.flatMap(({ ports = [] }) => ports.map((each) => each.port))).toContain(Number(port))
    }
  })

  test.each(OVERLAYS)('%s: stores in the namespace reach one another, and none of our pods', (overlay) => {
    const policies = of(overlay, 'NetworkPolicy').map(({ spec }) => spec)
    const may = (side: 'Ingress' | 'Egress', pod: Labels, other: Labels) =>
      policies
        .filter((spec) => spec.policyTypes.includes(side) && selects(spec.podSelector, pod))
        .flatMap((spec) => (spec[side.toLowerCase()] ?? []) as NetworkRule[])
        .flatMap((rule) => (side === 'Ingress' ? rule.from : rule.to))
        .some(({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector && selects(podSelector, other))
    const connects = (from: Labels, to: Labels) => may('Egress', from, to) && may('Ingress', to, from)
    for (const store of STORES) {
      expect(STORES.map((other) => connects(store, other))).toEqual(STORES.map(() => true))
      for (const labels of labelsOf(overlay))
        expect([connects(labels, store), connects(store, labels)]).toEqual([true, false])
    }
  })

  // Who may open a connection to a role's pods, by the policies, which add up.
  test.each(OVERLAYS)(
    '%s: the gateway is reached from the ingress alone, the embedder by gateway and guard alone',
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
      expect(callersOf('embedder')).toEqual(['gateway', 'guard'])
      expect(callersOf('guard')).toEqual([])
    },
  )
})
