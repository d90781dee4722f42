import { returnPath } from '@agent-memory/core/accounts/oauth/return-path'
import { z } from 'zod'
import { PATHS } from './paths.js'

/** Where a user goes after signing in if no other page sent the user to the sign-in page. */
const HOME = PATHS.account

/** Schema of `return_to`: a path of this service. Anything else counts as missing. */
export const returnTo = () =>
  z
    .string()
    .optional()
    .catch(undefined)
    .transform((given) => pathOr(given))
    .describe('Path of this service to go to afterwards; default /account.')

/**
 * Reads `return_to`, even from a query that is invalid in other fields. The path of an authorization request counts as
 * missing. Its errors are redirected to the address that its client registered, so anybody could make a link to our
 * sign-in page that ends at another site.
 */
export const pathOr = (given: unknown): string => {
  const path = typeof given === 'string' ? returnPath(given) : null
  return path === null || hasEscapes(path) || asksForAuthorization(path) ? HOME : path
}

/** Whether a path has escapes before its query. None of our paths needs them, and a proxy may decode them. */
const hasEscapes = (path: string): boolean => /^[^?#]*%/.test(path)

/** Whether a path is an authorization request. Resolves `..` first, as browsers do. */
const asksForAuthorization = (path: string): boolean =>
  /^\/oauth\/authorize(\/|$)/i.test(new URL(path, 'http://service').pathname)

/** Returns the path of a page with a query that makes the page lead to `path` in the end. */
export const withReturn = (page: string, path: string): string =>
  path === HOME ? page : `${page}${page.includes('?') ? '&' : '?'}return_to=${encodeURIComponent(path)}`

/**
 * Whether a form that leads to this path may redirect to another site. An authorization may: it ends at its client,
 * sometimes without a page in between.
 */
export const leavesTo = (path: string): boolean => path.startsWith('/oauth/')
