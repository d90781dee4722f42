import type { InvitationStore } from '../../ports/accounts/members.js'
import type { PasswordStore, SignUpStore } from '../../ports/accounts/sign-in.js'
import type { Mailer } from '../../ports/mail.js'
import { LANGUAGES, type Language } from './language.js'
import { type LinkPurpose, linkTo, linkToken } from './link-tokens.js'
import { MAIL_WORDS, type MailText, type MailWords } from './mail-words.js'

export interface LinkMailPorts {
  invitations: Pick<InvitationStore, 'find'>
  signUps: Pick<SignUpStore, 'find'>
  passwordStore: Pick<PasswordStore, 'findReset'>
  mailer: Pick<Mailer, 'send'>
  tokenKey: Uint8Array
  /** Without a trailing slash. */
  baseUrl: string
}

export interface LinkMail {
  purpose: LinkPurpose
  /** Id of the invitation, sign-up or reset. */
  id: string
  /** Language of whoever caused the mail; missing in jobs that were enqueued by an earlier version. */
  language?: Language | undefined
}

/**
 * Mails the link of an invitation, sign-up or reset; does nothing if it was used or withdrawn, or has expired.
 * @throws AppError service_unavailable while the mail server is down; RefusedError if it rejects the mail for good
 */
export const mailLink = async (ports: LinkMailPorts, { purpose, id, language }: LinkMail): Promise<void> => {
  const link = linkTo(ports.baseUrl, purpose, linkToken(ports.tokenKey, purpose, id).token)
  const mail = await COMPOSE[purpose](ports, MAIL_WORDS[language ?? LANGUAGES[0]], id, link)
  if (mail === null) return
  const { to, subject, paragraphs } = mail
  await ports.mailer.send({ to, subject, text: `${paragraphs.join('\n\n')}\n` })
}

type Compose = (
  ports: LinkMailPorts,
  words: MailWords,
  id: string,
  link: string,
) => Promise<(MailText & { to: string }) | null>

const COMPOSE: Readonly<Record<LinkPurpose, Compose>> = {
  async invitation({ invitations }, words, id, link) {
    const invitation = await invitations.find(id)
    if (invitation === null) return null
    const { email: to, orgName, role } = invitation
    return { to, ...words.invitation(unlinked(orgName), role, link) }
  },

  async sign_up({ signUps, baseUrl }, words, id, link) {
    const signUp = await signUps.find(id)
    if (signUp === null) return null
    const { email: to, isKnown } = signUp
    return { to, ...(isKnown ? words.known(baseUrl) : words.signUp(baseUrl, link)) }
  },

  async password_reset({ passwordStore, baseUrl }, words, id, link) {
    const to = await passwordStore.findReset(id)
    return to === null ? null : { to, ...words.passwordReset(baseUrl, link) }
  },
}

/**
 * Puts a name that a caller chose on one line, and breaks up whatever a mail program would turn into a link: otherwise
 * anybody could use invitations to mail links to strangers.
 */
const unlinked = (name: string): string => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').replace(/([.:/@])(?=\S)/g, '$1 ')
