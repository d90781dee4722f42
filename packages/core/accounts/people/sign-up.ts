import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import type { InvitationStore } from '../../ports/accounts/members.js'
import type { PasswordHasher, PeopleStore } from '../../ports/accounts/people.js'
import type { SignUpStore } from '../../ports/accounts/sign-in.js'
import type { Mailer, MayMail } from '../../ports/mail.js'
import { hashSecret } from '../keys/keys.js'
import { signUpInvited } from './invitations.js'
import type { Language } from './language.js'
import { linkToken } from './link-tokens.js'
import { canonicalPassword, createOwner, newOwner, type OwnerRequest } from './people.js'

const VALID_MS = 24 * 3_600_000

/** Who may sign up. `invite`: only people with an invitation. */
export type SignupPolicy = 'open' | 'invite' | 'closed'

export interface SignUpPorts {
  config: { signup: SignupPolicy }
  people: Pick<PeopleStore, 'createOwner'>
  passwords: PasswordHasher
  invitations: InvitationStore
  signUps: SignUpStore
  /** Null: no mail server is configured, so addresses are not verified. */
  mailer: Mailer | null
  mayMail: MayMail
  tokenKey: Uint8Array
  now: () => Date
}

export interface SignUpRequest extends OwnerRequest {
  /** With this token, the user joins the inviting organization instead of getting a new one. */
  invitationToken: string | undefined
  /** Language of the mail. */
  language: Language
}

/** An account that can sign in, or a sign-up that waits for its address to be verified. */
export type SignedUp = { userId: string } | { signUpId: string }

/**
 * Signs up. With an invitation, or without a mail server, the account exists at once. Otherwise a link is mailed, and
 * known and new addresses get the same response.
 * @throws AppError forbidden if sign-up is closed, or needs an invitation and there is none; validation_failed, naming
 * `invitation_token`; conflict if the address has an account, unless the link is mailed
 */
export const signUp = async (ports: SignUpPorts, request: SignUpRequest): Promise<SignedUp> => {
  const { invitationToken } = request
  requireOpenSignUp(ports.config.signup, { isInvited: invitationToken !== undefined })
  if (invitationToken !== undefined) return { userId: await signUpInvited(ports, request, invitationToken) }
  return ports.mailer === null ? createOwner(ports, request) : beginSignUp(ports, request)
}

/** @throws AppError forbidden if sign-up is closed, or if it needs an invitation and the caller has none */
export const requireOpenSignUp = (signup: SignupPolicy, { isInvited }: { isInvited: boolean }): void => {
  if (signup === 'closed')
    throw new AppError('forbidden', 'Sign-up is closed here: ask the operator of this service for an account.')
  if (signup === 'invite' && !isInvited) {
    const reason = 'Sign-up needs an invitation here: ask an owner of your organization for an invitation.'
    throw new AppError('forbidden', reason)
  }
}

const beginSignUp = async (
  { signUps, passwords, mayMail, tokenKey, now }: SignUpPorts,
  { email, password, name, orgName, language }: SignUpRequest,
): Promise<{ signUpId: string }> => {
  const signUpId = randomUUID()
  const { hash } = linkToken(tokenKey, 'sign_up', signUpId)
  await signUps.begin({
    signUpId,
    email: email.toLowerCase(),
    name,
    orgName,
    passwordHash: await passwords.hash(canonicalPassword(password)),
    expiresAt: new Date(now().getTime() + VALID_MS),
    tokenHash: hash,
    mailed: await mayMail('sign_up', email),
    language,
  })
  return { signUpId }
}

export interface Verification {
  /** From the mailed link. */
  token: string
  /** Needed only in a browser other than the one that signed up. */
  password?: string | undefined
  /** The sign-up that this browser made, if any. */
  ownSignUpId: string | undefined
}

/**
 * Creates the account of a sign-up whose link was opened; returns the user's id. Somebody may have signed up with the
 * address of another person. Opening the link alone must not give that person an account whose password somebody else
 * knows. Therefore the link must be opened in the browser that signed up, or the password must be given.
 * @throws AppError validation_failed, naming `token` or `password`; invalid_credentials for a wrong password; conflict
 * if the address has got an account in the meantime
 */
export const verifyEmail = async (
  { signUps, passwords }: Pick<SignUpPorts, 'signUps' | 'passwords'>,
  { token, password, ownSignUpId }: Verification,
): Promise<string> => {
  const waiting = await signUps.findByToken(hashSecret(token))
  if (waiting === null) throw badToken()
  if (waiting.signUpId !== ownSignUpId) {
    if (password === undefined) throw invalid('password', 'is required, because you signed up in another browser')
    if (!(await passwords.verify(waiting.passwordHash, canonicalPassword(password))))
      throw new AppError(
        'invalid_credentials',
        'This is not the password that you chose when you signed up. If you have forgotten it, sign up again.',
      )
  }
  const owner = newOwner(waiting, waiting.passwordHash)
  if (!(await signUps.complete(waiting.signUpId, owner))) throw badToken()
  return owner.userId
}

const badToken = () => invalid('token', 'is unknown, used or expired: sign up again to get another link')
