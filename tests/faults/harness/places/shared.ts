import { afterAll, beforeAll } from '@jest/globals'
import { installAlone } from './alone.js'
import { installFleet } from './fleet.js'

/**
 * Lets the test files of one suite (TOGETHER in scripts/test-groups.mjs) share an installation: the first file installs
 * it, the last one stops it, and each repairs what it breaks. A file that runs as its own suite installs and stops its
 * own.
 */
const shared = <Shared extends { stop(): Promise<void> }>(install: () => Promise<Shared>) => {
  let users = 0
  let installed: Promise<Shared> | undefined
  return (): (() => Shared) => {
    users++
    let mine: Shared
    beforeAll(async () => {
      installed ??= install()
      mine = await installed
    })
    afterAll(async () => {
      if (--users === 0) await (await installed)?.stop()
    })
    return () => mine
  }
}

/** A fleet over PostgreSQL. Its BASE_URL is not one of its addresses, so that log.test.ts can tell them apart. */
export const sharedFleet = shared(() => installFleet({ BASE_URL: 'http://memory.example.test' }))

export const sharedAlone = shared(() => installAlone())
