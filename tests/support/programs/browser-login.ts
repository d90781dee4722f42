import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../eventually.js'
import { ended, type Ran, type Terminal } from './command-line.js'

/** An `sm login` that waits for the browser. */
export interface WaitingLogin {
  /** The address that the browser was given. */
  address: string
  /** Path and query of that address. */
  page: string
  /** Where the login waits, such as `http://127.0.0.1:40123/callback`. */
  callback: string
  /** Sends Ctrl-C to the login, if it runs in a process of its own. */
  interrupt(): void
  ended: Promise<Ran>
}

/** Starts `sm login`, in this process (faster) or in its own, with a browser that only records the address. */
export async function startLogin(terminal: Terminal, where: 'here' | 'process' = 'here'): Promise<WaitingLogin> {
  const note = join(terminal.home, `address-${randomUUID()}`)
  const browser = join(terminal.home, `browser-${randomUUID()}`)
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${note}.new' && mv '${note}.new' '${note}'\n`, { mode: 0o700 })
  const args = ['login', '--browser']
  const options = { env: { BROWSER: browser } }
  const child = where === 'process' ? terminal.start(args, options) : null
  const end = child ? ended(child, '') : terminal.run(args, options)
  const early = end.then(({ stderr }) => Promise.reject(new Error(`sm login ended: ${stderr}`)))
  const address = await Promise.race([eventually(async () => readFileSync(note, 'utf8')), early])
  const { pathname, search, searchParams } = new URL(address)
  return {
    address,
    page: pathname + search,
    callback: `http://127.0.0.1:${searchParams.get('port')}/callback`,
    interrupt: () => void child?.kill('SIGINT'),
    ended: end,
  }
}
