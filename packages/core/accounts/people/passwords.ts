import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import type { PasswordHasher } from '../../ports/accounts/people.js'
import type { NewReset, PasswordStore } from '../../ports/accounts/sign-in.js'
import type { Mailer, MayMail } from '../../ports/mail.js'
import { hashSecret } from '../keys/keys.js'
import type { SessionPrincipal } from '../principal.js'
import type { Language } from './language.js'
import { linkToken } from './link-tokens.js'
import { canonicalPassword } from './people.js'

const VALID_MS = 3_600_000

export interface PasswordPorts {
  passwordStore: PasswordStore
  passwords: PasswordHasher
  tokenKey: Uint8Array
  now: () => Date
}

export type ForgotPorts = PasswordPorts & { mailer: Mailer | null; mayMail: MayMail }

/**
 * Changes the caller's password and ends all of the caller's sessions. Returns the hash of the new password.
 * @throws AppError invalid_credentials for a wrong current password
 */
export const changePassword = async (
  { passwordStore, passwords }: Pick<PasswordPorts, 'passwordStore' | 'passwords'>,
  { userId }: SessionPrincipal,
  { current, next }: { current: string; next: string },
): Promise<string> => {
  const from = await requirePassword({ passwordStore, passwords }, userId, current)
  const to = await passwords.hash(canonicalPassword(next))
  if (!(await passwordStore.change(userId, { from, to }))) throw wrongPassword()
  return to
}

/**
 * Returns the hash that the password matched.
 * @throws AppError invalid_credentials unless this is the user's password
 */
export const requirePassword = async (
  {
    passwordStore,
    passwords,
  }: { passwordStore: Pick<PasswordStore, 'hashOf'>; passwords: Pick<PasswordHasher, 'verify'> },
  userId: string,
  password: string,
): Promise<string> => {
  const known = await passwordStore.hashOf(userId)
  const right = await passwords.verify(known, canonicalPassword(password))
  if (known === null)
    throw new AppError(
      'invalid_credentials',
      'Your account has no password: use POST /auth/password/forgot to get a link for setting one.',
    )
  if (!right) throw wrongPassword()
  return known
}

const wrongPassword = () => new AppError('invalid_credentials', 'The current password is wrong.')

/**
 * Mails a link to set a new password, if the address has an account; known and unknown addresses get the same response,
 * after the same work.
 * @throws AppError forbidden without a mail server
 */
export const forgotPassword = async (
  ports: ForgotPorts,
  { email, language }: { email: string; language: Language },
): Promise<void> => {
  if (ports.mailer === null) {
    const reason =
      'This service sends no mail: ask its operator for a link or token to set a new password (`sm-admin reset-password` makes one).'
    throw new AppError('forbidden', reason)
  }
  if (await ports.mayMail('password_reset', email)) await beginReset(ports, email, { mailIn: language })
}

/**
 * Begins a reset; returns its token, or null for an unknown address. If `mailIn` is a language, a job mails the link in
 * that language.
 */
export const beginReset = async (
  { passwordStore, tokenKey, now }: Pick<PasswordPorts, 'passwordStore' | 'tokenKey' | 'now'>,
  email: string,
  { mailIn }: Pick<NewReset, 'mailIn'>,
): Promise<string | null> => {
  const resetId = randomUUID()
  const { token, hash } = linkToken(tokenKey, 'password_reset', resetId)
  const expiresAt = new Date(now().getTime() + VALID_MS)
  const isKnown = await passwordStore.beginReset(email.toLowerCase(), { resetId, tokenHash: hash, expiresAt, mailIn })
  return isKnown ? token : null
}

/**
 * Sets a new password, authorized by a token, and ends all sessions of the user; returns the user's id.
 * @throws AppError validation_failed, naming `token`, for a token that is unknown, used or expired
 */
export const resetPassword = async (
  { passwordStore, passwords }: Pick<PasswordPorts, 'passwordStore' | 'passwords'>,
  { token, password }: { token: string; password: string },
): Promise<string> => {
  const passwordHash = await passwords.hash(canonicalPassword(password))
  const userId = await passwordStore.reset(hashSecret(token), passwordHash)
  if (userId === null) throw invalid('token', 'is unknown, used or expired: ask for another link')
  return userId
}
