import { chmodSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '../support/eventually.js'

/** Takes the place of the desktop's browser, and records the URLs that third-party programs open. */
export interface BrowserShim {
  /** Environment variables that make a program open URLs with this shim. */
  env: Record<string, string>
  /** Returns all URLs opened so far. */
  opened(): Promise<string[]>
  /** Resolves with the URL that is opened after `count` other URLs. */
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
    // PATH is for programs that look up xdg-open in it. BROWSER is for programs that bundle the real xdg-open.
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
