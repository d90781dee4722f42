import { parser } from '@prometheus-io/lezer-promql'

/** A metric that a PromQL expression selects, and the labels by which it selects it. */
export interface Selected {
  metric: string
  labels: string[]
}

/**
 * Returns the metrics that an expression selects, read with the parser that Prometheus' web page uses.
 * @throws Error when it is not PromQL
 */
export function selectedBy(expression: string): Selected[] {
  const tree = parser.parse(expression)
  const selected: Selected[] = []
  tree.iterate({
    enter({ type, node, from, to }) {
      const text = expression.slice(from, to)
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expression}`)
      if (type.name !== 'VectorSelector') return
      const name = node.getChild('Identifier')
      if (!name) throw new Error(`a selector without a metric: ${text}`)
      const labels: string[] = []
      node.cursor().iterate((child) => {
        if (child.type.name === 'LabelName') labels.push(expression.slice(child.from, child.to))
      })
      selected.push({ metric: expression.slice(name.from, name.to), labels })
    },
  })
  return selected
}

export interface Exposed {
  type: string
  /** Labels of all samples; empty without samples. */
  labels: Set<string>
}

/** Returns the metrics of an exposition by name. A histogram is listed under each of its three names. */
export function exposedBy(exposition: string): Map<string, Exposed> {
  const metrics = new Map<string, Exposed>()
  for (const [, name = '', type = ''] of exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name]
    for (const each of names) metrics.set(each, { type, labels: new Set() })
  }
  for (const [, name = '', labels = ''] of exposition.matchAll(/^([a-zA-Z_:][\w:]*)\{(.*)\} \S+$/gm)) {
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) metrics.get(name)?.labels.add(label)
  }
  return metrics
}

/** Labels that Prometheus adds when it scrapes. */
const ADDED = ['job', 'instance', 'namespace', 'pod', 'container']

/** Why an expression can never match what a service exposes; empty when it can. */
export const neverFound = (expression: string, metrics: ReadonlyMap<string, Exposed>): string[] =>
  selectedBy(expression).flatMap(({ metric, labels }) => {
    // Metrics of Prometheus itself and of kube-state-metrics.
    if (metric === 'up' || metric.startsWith('kube_')) return []
    const exposed = metrics.get(metric)
    if (!exposed) return [`${metric} is not a metric of this service`]
    const unknown = labels.filter((label) => !exposed.labels.has(label) && !ADDED.includes(label))
    return exposed.labels.size === 0 ? [] : unknown.map((label) => `${metric} has no label ${label}`)
  })
