import type { SessionPrincipal } from '@agent-memory/core/principal'
import type { Request, RequestHandler, Response } from 'express'
import session, { type Store } from 'express-session'

declare module 'express-session' {
  interface SessionData {
    /** The one thing that a session says. */
    userId: string
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000

/**
 * The browser session: cookie `connect.sid`, httpOnly, SameSite=Lax, Secure when the request came over TLS (behind a
 * proxy: TRUST_PROXY), thirty days from the last use. Only a sign-in makes one.
 */
export const sessionMiddleware = (store: Store, secret: string): RequestHandler =>
  session({
    name: 'connect.sid',
    store,
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    unset: 'destroy',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: THIRTY_DAYS_MS },
  })

/** Runs the middleware for one request, as a promise. */
export const loadSession = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })

/** Whom the request's session, as it was loaded, says to be signed in. */
export const loadedUserId = (request: Request): string | undefined => request.session?.userId

/** The same as the store has it now: somebody may have signed out meanwhile. */
export const storedUserId = (request: Request): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error, stored) => (error ? reject(error) : resolve(stored?.userId)))
  })

/** Signs in under a new session id: one that was known before the sign-in is worth nothing after it. */
export const signIn = (request: Request, userId: SessionPrincipal['userId']): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.regenerate((error) => {
      if (error) return reject(error)
      request.session.userId = userId
      request.session.save((failure) => (failure ? reject(failure) : resolve()))
    })
  })

/** Ends the session in the store and takes the cookie back. */
export const signOut = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error) => {
      if (error) return reject(error)
      request.res?.clearCookie('connect.sid', { path: '/', httpOnly: true, sameSite: 'lax' })
      resolve()
    })
  })
