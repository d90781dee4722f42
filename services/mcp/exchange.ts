import type { Principal } from '@agent-memory/core/accounts/principal'
import type { VolumePorts } from '@agent-memory/core/accounts/volumes'
import type { DocumentPorts } from '@agent-memory/core/documents/documents'
import type { SurroundingsPorts } from '@agent-memory/core/graph/surroundings'
import type { ChatPorts } from '@agent-memory/core/memory/answers/chat'
import type { FeedbackPorts } from '@agent-memory/core/memory/feedback/feedback'
import type { AnswerQueryPorts } from '@agent-memory/core/memory/find/answer-query'
import type { SearchPorts } from '@agent-memory/core/memory/find/search'
import type { ReadPorts } from '@agent-memory/core/memory/read'
import type { WritePorts } from '@agent-memory/core/memory/write/write'
import type { Ports } from '@agent-memory/runtime/process/wire'
import type { McpCaller } from './caller.js'

/** What tools, resources and prompts use: the same ports as the REST endpoints. */
export type McpPorts = WritePorts &
  AnswerQueryPorts &
  ChatPorts &
  SearchPorts &
  ReadPorts &
  FeedbackPorts &
  SurroundingsPorts &
  Pick<VolumePorts, 'volumes'> &
  Pick<DocumentPorts, 'documents'> &
  Pick<Ports, 'workLog'>

/** The context of one MCP HTTP request. */
export interface Exchange {
  ports: McpPorts
  caller: McpCaller
  requestId: string
  /** Aborted when the client disconnects, the request times out or the caller loses access. */
  signal: AbortSignal
  /** Aborts `signal` once the caller can no longer read this volume. */
  watchVolume(volumeId: string): void
  /** Aborted when the client cancels the call with this JSON-RPC id; null if the call cannot be cancelled. */
  signalOf(id: unknown): AbortSignal | null
  /** Authenticates the caller again. @throws AppError unauthorized, invalid_api_key */
  principalNow(): Promise<Principal>
  /** Address of the service, without a trailing slash. */
  baseUrl: string
  /** Calls `callback` once the answer has been sent to the caller, and never if the caller disconnected before that. */
  onAnswered(callback: () => void): void
}
