import { randomBytes } from 'node:crypto'
import { CLI_LOGIN_PATH, challengeOf, confirmationOf } from '@agent-memory/core/accounts/keys/login-code'

/** One login in the browser, with the values that prove that the terminal and the browser belong together. */
export interface LoginRequest {
  /** PKCE verifier (RFC 7636): it goes to the service with the code, and nowhere else. */
  verifier: string
  /** A random value that the browser has to bring back with the code (RFC 6749, section 10.12). */
  state: string
  /** Shown in the terminal and on the page, so that the user can compare them. */
  confirmation: string
  /** Returns the page's address; with a port, the page sends the browser back to that port of this computer. */
  addressAt(url: string, port?: number): string
}

const random = () => randomBytes(32).toString('base64url')

export const newLoginRequest = (): LoginRequest => {
  const [verifier, state] = [random(), random()]
  const challenge = challengeOf(verifier)
  return {
    verifier,
    state,
    confirmation: confirmationOf(challenge),
    addressAt(url, port) {
      const query = new URLSearchParams({ code_challenge: challenge, code_challenge_method: 'S256' })
      if (port !== undefined) {
        query.set('port', String(port))
        query.set('state', state)
      }
      return `${url}${CLI_LOGIN_PATH}?${query}`
    },
  }
}
