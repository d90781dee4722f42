import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onceTo } from '../../http/client.js'
import { newBrowser } from '../../http/oauth/oauth.js'

const PROGRAM = fileURLToPath(new URL('../identity-provider/provider.mjs', import.meta.url))

/** A change of the next ID token; a claim that is null is left out. */
export interface TokenChange {
  claims?: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  key?: 'another'
}

/** An OpenID Connect provider on this machine, in a process of its own. */
export interface TestIdentityProvider {
  issuer: string
  /**
   * Signs in at the address to which the service sent a browser; returns the address to which the provider redirects.
   * @param login an e-mail address; the whole login is the subject. With `unverified:` before it, the provider has not
   *   verified the address. With `nameless:`, the provider tells neither address nor name. Null: the person cancels.
   */
  signIn(address: string, login: string | null): Promise<string>
  changeNextToken(change: TokenChange): Promise<void>
  setDown(isDown: boolean): Promise<void>
  stop(): Promise<void>
}

export const CLIENT = { client_id: 'memory', client_secret: 'the secret of the client' }

export async function startIdentityProvider(redirectUris: string[]): Promise<TestIdentityProvider> {
  const clients = JSON.stringify([{ ...CLIENT, redirect_uris: redirectUris }])
  const child = spawn(process.execPath, [PROGRAM, clients], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the identity provider exited with ${code}`)
  })
  exited.catch(() => {})
  const [issuer] = (await Promise.race([once(createInterface(child.stdout), 'line'), exited])) as [string]
  const control = async (body: object) => {
    await fetch(`${issuer}/control`, { method: 'POST', body: JSON.stringify(body) })
  }
  return {
    issuer,

    async signIn(address, login) {
      const browser = newBrowser(onceTo(issuer))
      const interaction = locationOf(await browser.get(address))
      const form: [string, string][] = login === null ? [['cancel', 'yes']] : [['login', login]]
      return locationOf(await browser.get(locationOf(await browser.post(interaction, form))))
    },

    changeNextToken: control,
    setDown: (down) => control({ down }),

    async stop() {
      const gone = child.exitCode === null ? once(child, 'exit') : null
      child.kill()
      await gone
    },
  }
}

const locationOf = ({ status, headers, text }: { status: number; headers: Headers; text: string }): string => {
  const location = headers.get('location')
  if (location === null) throw new Error(`the provider redirected nowhere: ${status} ${text.slice(0, 500)}`)
  return location
}
