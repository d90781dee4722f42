import type { Answer } from './answer.js'
import { dataOf } from './answer.js'
import type { Connection } from './connection.js'
import { type CallOptions, sender } from './request.js'
import type { SignInBody, SignUpBody } from './types.js'

/** Sign-up, sign-in and sign-out. */
export interface SessionCalls<Client> {
  /** Signs in; returns a client with a session of this user. In a browser, the browser keeps the session's cookie. */
  signIn(body: SignInBody, options?: CallOptions): Promise<Client>
  /** Creates an account with an organization, a project and a volume; returns a client with a session of this user. */
  signUp(body: SignUpBody, options?: CallOptions): Promise<Client>
  /** Ends the session of this client. */
  signOut(options?: CallOptions): Promise<void>
}

export const sessionCalls = <Client>(
  connection: Connection,
  clientOn: (connection: Connection) => Client,
): SessionCalls<Client> => {
  const begin = async (path: string, body: unknown, options?: CallOptions): Promise<Client> => {
    const asNobody: Connection = { ...connection, credential: { kind: 'session', cookie: null } }
    const answer = await sender(asNobody)({ method: 'POST', path, body, repeatable: false }, options)
    dataOf(answer, 'user')
    return clientOn({ ...connection, credential: { kind: 'session', cookie: cookieIn(answer) } })
  }
  return {
    signIn: (body, options) => begin('/auth/login', body, options),
    signUp: (body, options) => begin('/auth/signup', body, options),
    async signOut(options) {
      await sender(connection)({ method: 'POST', path: '/auth/logout', repeatable: true }, options)
    },
  }
}

/** Returns `name=value` of the new session's cookie; null in a browser, which hides it. */
const cookieIn = ({ headers }: Answer): string | null => headers.getSetCookie()[0]?.split(';')[0] ?? null
