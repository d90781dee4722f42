import type { JobHandlers } from '@agent-memory/core/work/handlers'
import type { Endpoint } from '../http/endpoint.js'
import type { Background } from './background.js'
import type { Ports } from './wire.js'

/** What a service contributes to the process that runs it. */
export interface Service {
  /** HTTP endpoints of any kind: see http/endpoint.ts, and http/assets.ts for a folder of files. */
  endpoints?: (ports: Ports) => Endpoint[]
  /** Handlers for the service's jobs. */
  jobs?: (ports: Ports) => JobHandlers
  /** Work that runs until the process stops. */
  background?: (ports: Ports) => Background[]
}
