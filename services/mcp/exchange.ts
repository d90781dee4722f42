import type { DocumentPorts } from '@agent-memory/core/documents/documents'
import type { FactsPorts } from '@agent-memory/core/graph/facts-of-query'
import type { SurroundingsPorts } from '@agent-memory/core/graph/surroundings'
import type { QueryPorts } from '@agent-memory/core/memory/query'
import type { ReadPorts } from '@agent-memory/core/memory/read'
import type { SearchPorts } from '@agent-memory/core/memory/search'
import type { WritePorts } from '@agent-memory/core/memory/write'
import type { Principal } from '@agent-memory/core/principal'
import type { VolumePorts } from '@agent-memory/core/volumes'
import type { Ports } from '@agent-memory/runtime/wire'
import type { McpCaller } from './caller.js'

/** What the tools, resources and prompts take: the same ports as the REST endpoints. */
export type McpPorts = WritePorts &
  QueryPorts &
  SearchPorts &
  ReadPorts &
  SurroundingsPorts &
  FactsPorts &
  Pick<VolumePorts, 'volumes'> &
  Pick<DocumentPorts, 'documents'> &
  Pick<Ports, 'workLog'>

/** One HTTP request of MCP, as whatever it calls sees it. */
export interface Exchange {
  ports: McpPorts
  caller: McpCaller
  requestId: string
  /** The caller as it is now. @throws AppError unauthorized, invalid_api_key */
  principalNow(): Promise<Principal>
  /** Of the service, without a slash at its end. */
  baseUrl: string
  /** Calls back once the answer has been handed to the caller; never for one that left before. */
  onAnswered(callback: () => void): void
}
