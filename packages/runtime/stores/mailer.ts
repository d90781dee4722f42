import type { Mailer } from '@agent-memory/core/ports/mail'
import type { Config } from '../config/config.js'

/** Opens the mailer; returns null if SMTP_URL is not set. The mail library is loaded only if it is set. */
export const openMailer = async ({ mail }: Pick<Config, 'mail'>): Promise<Mailer | null> => {
  if (mail === undefined) return null
  const { openSmtpMailer } = await import('@agent-memory/adapters/mail/smtp')
  return openSmtpMailer({ url: mail.smtpUrl, from: mail.from })
}
