import type { InvitationStore } from '../ports/accounts/members.js'
import type { PasswordStore, SignUpStore } from '../ports/accounts/sign-in.js'
import type { Mail, Mailer } from '../ports/mail.js'
import { type LinkPurpose, linkTo, linkToken } from './link-tokens.js'

export interface LinkMailPorts {
  invitations: Pick<InvitationStore, 'find'>
  signUps: Pick<SignUpStore, 'find'>
  passwordStore: Pick<PasswordStore, 'findReset'>
  mailer: Pick<Mailer, 'send'>
  tokenKey: Uint8Array
  /** Without a trailing slash. */
  baseUrl: string
}

/**
 * Mails the link of an invitation, sign-up or reset; does nothing if it was used or withdrawn, or has expired.
 * @throws AppError service_unavailable while the mail server is down; RefusedError if it rejects the mail for good
 */
export const mailLink = async (ports: LinkMailPorts, purpose: LinkPurpose, id: string): Promise<void> => {
  const link = linkTo(ports.baseUrl, purpose, linkToken(ports.tokenKey, purpose, id).token)
  const mail = await COMPOSE[purpose](ports, id, link)
  if (mail !== null) await ports.mailer.send(mail)
}

type Compose = (ports: LinkMailPorts, id: string, link: string) => Promise<Mail | null>

const COMPOSE: Readonly<Record<LinkPurpose, Compose>> = {
  async invitation({ invitations }, id, link) {
    const invitation = await invitations.find(id)
    if (invitation === null) return null
    const organization = unlinked(invitation.orgName)
    return {
      to: invitation.email,
      subject: `Invitation to ${organization}`,
      text: paragraphs(
        `You have been invited to join “${organization}” as ${WITH_ARTICLE[invitation.role]}.`,
        `To accept, open this link within 7 days:\n${link}`,
        'If you did not expect this, ignore this mail: nothing happens unless you accept.',
      ),
    }
  },

  async sign_up({ signUps, baseUrl }, id, link) {
    const signUp = await signUps.find(id)
    if (signUp === null) return null
    const { email: to, isKnown } = signUp
    if (isKnown) {
      return {
        to,
        subject: 'You already have an account',
        text: paragraphs(
          `Somebody, probably you, signed up with this address at ${baseUrl}, where it already has an account.`,
          `To sign in, or to choose a new password:\n${baseUrl}/account/sign-in`,
          'If it was not you, ignore this mail: your account has not changed.',
        ),
      }
    }
    return {
      to,
      subject: 'Confirm your e-mail address',
      text: paragraphs(
        `To finish signing up at ${baseUrl}, open this link within 24 hours, in the browser in which you signed up:\n${link}`,
        'If you did not sign up, ignore this mail: without the link there is no account.',
      ),
    }
  },

  async password_reset({ passwordStore, baseUrl }, id, link) {
    const to = await passwordStore.findReset(id)
    if (to === null) return null
    return {
      to,
      subject: 'Choose a new password',
      text: paragraphs(
        `To choose a new password at ${baseUrl}, open this link within an hour:\n${link}`,
        'If you did not ask for this, ignore this mail: your password has not changed.',
      ),
    }
  },
}

const WITH_ARTICLE = { owner: 'an owner', admin: 'an admin', developer: 'a developer', member: 'a member' } as const

const paragraphs = (...all: string[]): string => `${all.join('\n\n')}\n`

/**
 * Returns a name that a caller chose, on one line and so that mail programs make no link of it: otherwise anybody could
 * use invitations to mail links to strangers.
 */
const unlinked = (name: string): string => name.replace(/\p{C}/gu, ' ').replace(/([.:/@])(?=\S)/g, '$1 ')
