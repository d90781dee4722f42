import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
import type { Request, RequestHandler, Response } from 'express'
import session, { type Store } from 'express-session'

declare module 'express-session' {
  interface SessionData {
    userId: string
    /** The User-Agent header at sign-in, at most 200 characters. */
    userAgent?: string
    /** Id of the sign-up that this browser began and whose e-mail address is not verified yet. */
    signUpId?: string
    /** The path to which this browser is sent after the verification. The function `returnPath` has checked it. */
    returnPath?: string
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000

/**
 * The browser session: cookie `connect.sid`, httpOnly, SameSite=Lax, Secure when the request came over TLS (behind a
 * proxy: TRUST_PROXY). It lasts thirty days from the last use. Only a sign-in or a sign-up creates a session.
 */
export const sessionMiddleware = (store: Store, secret: string): RequestHandler =>
  session({
    name: 'connect.sid',
    store,
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: THIRTY_DAYS_MS },
  })

/** Runs the middleware for one request, as a promise. */
export const loadSession = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })

/** Returns the signed-in user according to the session loaded with the request. */
export const loadedUserId = (request: Request): string | undefined => request.session?.userId

/** Returns the signed-in user according to the store now: they may have signed out since the request began. */
export const storedUserId = (request: Request): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error, stored) => (error ? reject(error) : resolve(stored?.userId)))
  })

/**
 * Signs in under a new session id, so that somebody who knew the earlier id does not get into the session (session
 * fixation).
 */
export const signIn = (request: Request, userId: SessionPrincipal['userId']): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.regenerate((error) => {
      if (error) return reject(error)
      request.session.userId = userId
      const userAgent = request.get('User-Agent')?.slice(0, 200)
      if (userAgent !== undefined) request.session.userAgent = userAgent
      request.session.save((failure) => (failure ? reject(failure) : resolve()))
    })
  })

/**
 * Notes a sign-up in a new session without a user. In this browser, the mailed link then suffices to complete the
 * sign-up; any other browser also needs the password.
 */
export const noteSignUp = (request: Request, signUpId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.regenerate((error) => {
      if (error) return reject(error)
      request.session.signUpId = signUpId
      request.session.save((failure) => (failure ? reject(failure) : resolve()))
    })
  })

/** Returns the sign-up that this browser began last. */
export const notedSignUp = (request: Request): string | undefined => request.session?.signUpId

/** Deletes the session from the store and clears the cookie. */
export const signOut = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error) => {
      if (error) return reject(error)
      request.res?.clearCookie('connect.sid', { path: '/', httpOnly: true, sameSite: 'lax' })
      resolve()
    })
  })
