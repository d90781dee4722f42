import { returnPath } from '@agent-memory/core/accounts/oauth/return-path'
import { z } from 'zod'
import { PATHS } from './paths.js'

/** Where somebody goes after signing in who came from nowhere else. */
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
 * Reads `return_to` of a form or query that was not valid as a whole. An authorization request counts as missing: its
 * errors are redirected to whatever address its client has registered, so a link to our sign-in page would lead there.
 */
export const pathOr = (given: unknown): string => {
  const path = typeof given === 'string' ? returnPath(given) : null
  return path === null || asksForAuthorization(path) ? HOME : path
}

/** The path is compared as browsers resolve it, without `..` and its encoded forms. */
const asksForAuthorization = (path: string): boolean =>
  /^\/oauth\/authorize(\/|$)/i.test(new URL(path, 'http://service').pathname)

/** The address of a page that goes back to this path in the end. */
export const withReturn = (page: string, path: string): string =>
  path === HOME ? page : `${page}${page.includes('?') ? '&' : '?'}return_to=${encodeURIComponent(path)}`

/**
 * Whether a form that ends at this path may redirect to another site: an authorization continues at its client, without
 * a page between if the user has consented before.
 */
export const leavesTo = (path: string): boolean => path.startsWith('/oauth/')
