export const SERVICES = ['gateway', 'mcp', 'guard', 'graph', 'embedder', 'realtime'] as const
export type ServiceName = (typeof SERVICES)[number]

/** The services that a process runs. */
interface Process {
  services: readonly ServiceName[]
}

/** True when this process does not run all services. */
export const isSplit = ({ services }: Process): boolean => services.length < SERVICES.length

/** Services that embed queries, writes or documents, or search vectors. */
const EMBEDDING: ReadonlySet<ServiceName> = new Set(['gateway', 'mcp', 'guard', 'embedder'])
/** Services that read or write the knowledge graph. */
const WITH_GRAPH: ReadonlySet<ServiceName> = new Set(['gateway', 'mcp', 'graph'])

/** Whether this process uses an embedder, built-in or remote, and the vector index. If not, it opens neither. */
export const needsVectors = ({ services }: Process): boolean => services.some((name) => EMBEDDING.has(name))

/** Whether this process calls the graph store. */
export const usesGraph = ({ services }: Process): boolean => services.some((name) => WITH_GRAPH.has(name))
