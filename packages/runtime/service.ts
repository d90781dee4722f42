import type { JobHandlers } from '@agent-memory/core/work/handlers'
import type { Background } from './background.js'
import type { Endpoint } from './http/endpoint.js'
import type { Ports } from './wire.js'

/** What one service brings to the process that runs it. */
export interface Service {
  /** What it answers over HTTP, whatever the kind of answer: http/endpoint.ts; for a folder of files http/assets.ts. */
  endpoints?: (ports: Ports) => Endpoint[]
  /** Jobs it handles. */
  jobs?: (ports: Ports) => JobHandlers
  /** Work that goes on until the process stops. */
  background?: (ports: Ports) => Background[]
}
