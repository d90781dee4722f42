import type { JobHandlers } from '@agent-memory/core/jobs'
import type { Background } from './background.js'
import type { Mount } from './http/mount.js'
import type { Route } from './http/route.js'
import type { Ports } from './wire.js'

/** What one service brings to the process that runs it. */
export interface Service {
  /** Endpoints it mounts. */
  routes?: (ports: Ports) => Route[]
  /** Endpoints that answer for themselves. */
  mounts?: (ports: Ports) => Mount[]
  /** Jobs it handles. */
  jobs?: (ports: Ports) => JobHandlers
  /** Work that goes on until the process stops. */
  background?: (ports: Ports) => Background[]
}
