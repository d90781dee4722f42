import type { Answer } from '../answer.js'
import { dataOf } from '../answer.js'
import type { CliKey, CliKeyBody, SignInBody, SignUpBody, VerifyEmailBody } from '../types.js'
import type { Connection } from './connection.js'
import { type CallOptions, sender } from './request.js'

/** Sign-up, sign-in and sign-out. */
export interface SessionCalls<Client> {
  /** Signs in; returns a client with this user's session. In a browser, the browser keeps the session's cookie. */
  signIn(body: SignInBody, options?: CallOptions): Promise<Client>
  /**
   * Creates an account with an organization, a project and a volume; returns a client with this user's session. If the
   * service mails a link to verify the address, the returned client is not signed in yet: pass the link's token to its
   * `verifyEmail`.
   */
  signUp(body: SignUpBody, options?: CallOptions): Promise<Client>
  /** Finishes a sign-up with the token from the mailed link; returns a client with this user's session. */
  verifyEmail(body: VerifyEmailBody, options?: CallOptions): Promise<Client>
  /** Exchanges the one-time code of a browser login for a key. Not retried if the service may have carried it out. */
  cliKey(body: CliKeyBody, options?: CallOptions): Promise<CliKey>
  /** Ends the session of this client, or revokes its key if the key came from `cliKey`. */
  signOut(options?: CallOptions): Promise<void>
}

/** Status of the response to a sign-up that the user has to confirm with a mailed link. */
const VERIFIED_LATER = 202

export const sessionCalls = <Client>(
  connection: Connection,
  clientOn: (connection: Connection) => Client,
): SessionCalls<Client> => {
  const asNobody: Connection = { ...connection, credential: { kind: 'session', cookie: null } }
  const begin = async (path: string, body: unknown, options?: CallOptions, as = asNobody): Promise<Client> => {
    const answer = await sender(as)({ method: 'POST', path, body, repeatable: false }, options)
    if (answer.status !== VERIFIED_LATER) dataOf(answer, 'user')
    return clientOn({ ...connection, credential: { kind: 'session', cookie: cookieIn(answer) } })
  }
  return {
    signIn: (body, options) => begin('/auth/login', body, options),
    signUp: (body, options) => begin('/auth/signup', body, options),
    verifyEmail: (body, options) => begin('/auth/email/verify', body, options, connection),
    async cliKey(body, options) {
      const answer = await sender(asNobody)({ method: 'POST', path: '/auth/cli/key', body, repeatable: false }, options)
      return { key: dataOf(answer, 'key'), user: dataOf(answer, 'user') }
    },
    async signOut(options) {
      await sender(connection)({ method: 'POST', path: '/auth/logout', repeatable: true }, options)
    },
  }
}

/** Switches the client to the new session that a response opened; in a browser, the browser does this. */
export const takeOverSession = ({ credential }: Connection, answer: Answer): void => {
  if (credential.kind === 'session') credential.cookie = cookieIn(answer) ?? credential.cookie
}

/** Returns `name=value` of the new session's cookie; null in a browser, which hides it. */
const cookieIn = ({ headers }: Answer): string | null => headers.getSetCookie()[0]?.split(';')[0] ?? null
