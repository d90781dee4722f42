import { createHash } from 'node:crypto'
import type { SessionRepository } from '@agent-memory/core/ports/accounts/people'
import { type SessionData, Store } from 'express-session'

/** express-session store backed by the repository; sessions are keyed by the hash of their id. */
export class RepositorySessionStore extends Store {
  constructor(private readonly sessions: SessionRepository) {
    super()
  }

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    answer(
      this.sessions.find(sessionHashOf(id)).then((data) => data as SessionData | null),
      callback,
    )
  }

  override set(id: string, session: SessionData, callback?: (error?: unknown) => void): void {
    const userId = session.userId ?? null
    // Converts to plain JSON, because the cookie is a class instance.
    const data = JSON.parse(JSON.stringify(session))
    answer(this.sessions.save({ sessionHash: sessionHashOf(id), userId, data, expiresAt: endOf(session) }), callback)
  }

  override touch(id: string, session: SessionData, callback?: (error?: unknown) => void): void {
    answer(this.sessions.touch(sessionHashOf(id), endOf(session)), callback)
  }

  override destroy(id: string, callback?: (error?: unknown) => void): void {
    answer(this.sessions.destroy(sessionHashOf(id)), callback)
  }
}

/** Returns the hash under which the session with this secret id is stored. */
export const sessionHashOf = (id: string): Buffer => createHash('sha256').update(id).digest()

const endOf = ({ cookie }: SessionData): Date => {
  if (!cookie.expires) throw new Error('the session has no expiry date')
  return new Date(cookie.expires)
}

/** Adapts a promise to an express-session callback. */
const answer = <Value>(work: Promise<Value>, callback?: (error: unknown, value?: Value) => void): void => {
  work.then(
    (value) => callback?.(null, value),
    (error: unknown) => callback?.(error),
  )
}
