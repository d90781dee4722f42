import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { ROOT } from './repository.js'

/** The parts of a Kubernetes object that are checked. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: differs by kind; deploy/check checks it strictly.
  spec?: any
  data?: Record<string, string>
}

export const OVERLAYS = ['small', 'production'] as const
export const overlayFolder = (name: string) => path.join(ROOT, 'deploy', 'k8s', 'overlays', name)

/** The Go toolchain, on the PATH or where its own installer puts it. */
export const findGo = (): string | undefined =>
  ['go', '/usr/local/go/bin/go'].find((program) =>
    program.startsWith('/') ? existsSync(program) : runs(program, 'version'),
  )

/**
 * Renders kustomizations and decodes each object strictly into its type with deploy/check.
 * @returns the objects by folder
 * @throws Error that names what is wrong
 */
export function renderStrictly(go: string, folders: readonly string[]): Record<string, Manifest[]> {
  const check = path.join(ROOT, 'deploy', 'check')
  fetchModules(go, ['list', '-deps', '.'], check)
  const printed = execFileSync(go, ['run', '.', ...folders], {
    cwd: check,
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(printed.toString())
}

/** Returns functions that read the overlays' objects, once `render` was called. */
export function overlaysBy(go: string) {
  let rendered: Record<string, Manifest[]> = {}
  const manifestsOf = (overlay: string) => rendered[overlayFolder(overlay)] ?? []
  return {
    /** Renders the overlays. The first time, Go fetches and compiles deploy/check and its dependencies. */
    render: () => {
      rendered = renderStrictly(go, OVERLAYS.map(overlayFolder))
    },
    manifestsOf,
    of: (overlay: string, kind: string) => manifestsOf(overlay).filter((manifest) => manifest.kind === kind),
    labelsOf: (overlay: string): Record<string, string>[] =>
      podTemplates(manifestsOf(overlay)).map(({ template }) => template.metadata.labels),
  }
}

/** Runs a Go command that uses the module proxy, three times at most, and returns its output. */
function fetchModules(go: string, command: readonly string[], cwd: string): string {
  for (let attempt = 1; ; attempt++)
    try {
      return execFileSync(go, command, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] })
    } catch (error) {
      if (attempt === 3) throw error
      // The proxy may limit the rate of requests: retry a little later.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempt * 5_000)
    }
}

/** The published schemas of custom resources: the Go module, and the file in it. */
const DEFINITIONS = {
  ScaledObject: ['github.com/kedacore/keda/v2@v2.18.1', 'config/crd/bases/keda.sh_scaledobjects.yaml'],
  PodMonitor: [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_podmonitors.yaml',
  ],
} as const

/** Validates custom resources by their published schema, unknown fields included; returns what is wrong. */
export function customChecker(go: string, kind: keyof typeof DEFINITIONS): (manifest: unknown) => string[] {
  const [module, file] = DEFINITIONS[kind]
  const cwd = path.join(ROOT, 'deploy', 'check')
  const { Dir } = JSON.parse(fetchModules(go, ['mod', 'download', '-json', module], cwd))
  const [version] = parse(readFileSync(path.join(Dir, file), 'utf8')).spec.versions
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  const validate = ajv.compile({ ...closed(version.schema.openAPIV3Schema), type: 'object' })
  return (manifest) => {
    validate(manifest)
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    )
  }
}

/** Returns the schema without unknown fields, except in `metadata`, which Kubernetes defines. */
// biome-ignore lint/suspicious/noExplicitAny: a schema is a tree of these.
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isOpen =
    !schema.properties || schema['x-kubernetes-preserve-unknown-fields'] || 'additionalProperties' in schema
  return isOpen ? copy : { ...copy, additionalProperties: false }
}

const runs = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Every object that creates pods, with its pod template. */
export const podTemplates = (manifests: readonly Manifest[]) =>
  manifests.flatMap((manifest) => {
    const template = manifest.spec?.jobTemplate?.spec?.template ?? manifest.spec?.template
    return template ? [{ name: manifest.metadata.name, kind: manifest.kind, template }] : []
  })

interface Selector {
  matchLabels?: Record<string, string>
  matchExpressions?: { key: string; operator: string; values?: string[] }[]
}

/** Whether a label selector matches these labels; supports the operators that the manifests use. */
export const selects = (
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator === 'Exists') return key in labels
    if (operator === 'In') return values.includes(labels[key] ?? '')
    throw new Error(`unsupported operator ${operator}`)
  })

interface NetworkPeer {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: { cidr: string }
}

/** One of the rules of a NetworkPolicy: `from` of ingress, `to` of egress. */
export interface NetworkRule {
  from: NetworkPeer[]
  to: NetworkPeer[]
  /** Every port if omitted. */
  ports?: { protocol?: string; port: number | string }[]
}
