import { clientOf, type Send } from './client.ts'

/** What global-setup.ts tells the tests of the service that they share; rate limits are off in it. */
export interface SharedService {
  baseUrl: string
  databaseUrl: string
  /** What its processes printed. */
  logFiles: string[]
  /** Where uploaded files lie. */
  filesDir: string
  /** Its settings that name stores besides PostgreSQL, in the shape that has them. */
  stores: Record<string, string>
}

export const SHARED_SERVICE = 'SPEC_SHARED_SERVICE'

export const shared = (): SharedService => {
  const told = process.env[SHARED_SERVICE]
  if (told === undefined) throw new Error(`${SHARED_SERVICE} is not set: run this with --selectProjects spec`)
  return JSON.parse(told)
}

/** Sends requests to the shared service. */
export const send: Send = (method, path, options) => clientOf(shared().baseUrl)(method, path, options)
