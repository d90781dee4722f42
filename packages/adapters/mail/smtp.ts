import { RefusedError, Unavailable } from '@agent-memory/core/errors'
import type { Mailer } from '@agent-memory/core/ports/mail'
import { createTransport } from 'nodemailer'

/**
 * A working mail server accepts the connection and answers within these limits. The job that sends a mail has a minute.
 */
const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 20_000

export interface SmtpOptions {
  /** Like `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string
  /** Sender of every mail: an address, or `Name <address>`. */
  from: string
}

/** Opens a mailer that sends mails by SMTP, over one connection that stays open while there are mails to send. */
export const openSmtpMailer = ({ url, from }: SmtpOptions): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    // Mails are plain text, so nodemailer never needs to read a file or URL that a mail names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        throw translated(error)
      }
    },
    close: async () => transport.close(),
  }
}

/**
 * Returns RefusedError if the failure is final: a reply of 500 to 599 to the recipient or the message (section 4.2.1 of
 * RFC 5321). Returns Unavailable for every other failure, because a retry may succeed: no connection, a reply of 400 to
 * 499, or a wrong password, which the operator can correct.
 */
const translated = (error: unknown): Error => {
  const { code, responseCode = 0, command = '' } = error as { code?: string; responseCode?: number; command?: string }
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'AUTH'
  if (isFinal) return new RefusedError(`The mail server rejected a message: ${responseCode} to ${command}.`)
  const details = 'The mail server is not available; mails wait until it is available again.'
  return new Unavailable('mail_server', details, {
    cause: new Error(`${code ?? 'unknown'} ${responseCode} ${command}`),
  })
}
