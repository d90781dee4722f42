export const SERVICES = ['gateway', 'mcp', 'guard', 'graph', 'embedder'] as const
export type ServiceName = (typeof SERVICES)[number]

/** A process, by the services that it runs. */
interface Process {
  services: readonly ServiceName[]
}

/** True when other processes run the rest of the services. */
export const isSplit = ({ services }: Process): boolean => services.length < SERVICES.length

/** Those that need vectors: of queries, or of what is written or read. */
const EMBEDDING: ReadonlySet<ServiceName> = new Set(['gateway', 'mcp', 'guard', 'embedder'])
/** Those that read the knowledge graph, or write it. */
const WITH_GRAPH: ReadonlySet<ServiceName> = new Set(['gateway', 'mcp', 'graph'])

/** Whether this process asks an embedder, its own or another's. */
export const needsVectors = ({ services }: Process): boolean => services.some((name) => EMBEDDING.has(name))

/** Whether this process calls the graph store. */
export const usesGraph = ({ services }: Process): boolean => services.some((name) => WITH_GRAPH.has(name))
