import { createHmac } from 'node:crypto'
import { hashSecret } from '../keys/keys.js'

/** What a link lets its holder do, and the page that it opens. */
const PAGES = {
  invitation: '/account/invitation',
  sign_up: '/account/verify',
  password_reset: '/account/reset',
} as const

export type LinkPurpose = keyof typeof PAGES
export const LINK_PURPOSES = Object.keys(PAGES) as [LinkPurpose, ...LinkPurpose[]]

export interface LinkToken {
  token: string
  /** SHA-256 of the token. Only this hash is stored, not the token. */
  hash: Buffer
}

/**
 * Returns the token of an invitation, sign-up or reset: HMAC-SHA256 of its purpose and id, 43 characters in base64url.
 * It is derived rather than random, so that the job that mails it needs only the id, and no store holds the token.
 * @param key derived from SECRET_KEY
 */
export const linkToken = (key: Uint8Array, purpose: LinkPurpose, id: string): LinkToken => {
  const token = createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url')
  return { token, hash: hashSecret(token) }
}

/** @param baseUrl without a trailing slash */
export const linkTo = (baseUrl: string, purpose: LinkPurpose, token: string): string =>
  `${baseUrl}${PAGES[purpose]}?token=${token}`
