import { clientOf, type Send } from './http/client.ts'

/** The service shared by tests, from global-setup.ts; its rate limits are off. */
export interface SharedService {
  baseUrl: string
  /** Where `/ws` is: the realtime process of a fleet, else the same as `baseUrl`. */
  realtimeUrl: string
  databaseUrl: string
  /** What its processes printed. */
  logFiles: string[]
  /** Folder of uploaded files. */
  filesDir: string
  /** Settings that give the addresses of stores besides PostgreSQL, in shapes that have them. */
  stores: Record<string, string>
  /** Addresses of all its processes. */
  urls: string[]
  /** Settings of one more gateway of a fleet, besides DATA_DIR; null if the service is one process. */
  gatewayEnv: Record<string, string> | null
}

export const SHARED_SERVICE = 'SPEC_SHARED_SERVICE'

export const shared = (): SharedService => {
  const told = process.env[SHARED_SERVICE]
  if (told === undefined) throw new Error(`${SHARED_SERVICE} is not set: run this with --selectProjects spec`)
  return JSON.parse(told)
}

/** Sends requests to the shared service. */
export const send: Send = (method, path, options) => clientOf(shared().baseUrl)(method, path, options)
