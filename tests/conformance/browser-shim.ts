import { chmodSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '../support/eventually.js'

/** Stands in for the desktop's browser: keeps the addresses that third-party programs open. */
export interface BrowserShim {
  /** For the environment of a program. */
  env: Record<string, string>
  /** All addresses opened so far. */
  opened(): Promise<string[]>
  /** Resolves with the address opened after `count` others. */
  openedAfter(count: number): Promise<string>
}

/** @param folder an empty folder of the test */
export function browserShim(folder: string): BrowserShim {
  const [script, list] = [join(folder, 'xdg-open'), join(folder, 'opened')]
  writeFileSync(list, '')
  writeFileSync(script, `#!/bin/sh\nprintf '%s\\n' "$1" >>'${list}'\n`)
  chmodSync(script, 0o755)
  const opened = async () => (await readFile(list, 'utf8')).split('\n').filter(Boolean)
  return {
    // The first for programs that look it up themselves, the second for xdg-open, which some bring along.
    env: { PATH: `${folder}:${process.env.PATH ?? ''}`, BROWSER: script },
    opened,
    openedAfter: (count) =>
      eventually(async () => {
        const address = (await opened())[count]
        if (address === undefined) throw new Error('no address has been opened')
        return address
      }),
  }
}
