import type { LinkPurpose } from '../accounts/people/link-tokens.js'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

export interface Mailer {
  /**
   * Hands the mail over to the mail server.
   * @throws AppError service_unavailable if the server is down or asks for a retry; RefusedError if it rejects the mail
   * for good
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/**
 * Counts a mail to the address. Returns false if the address already got too many mails with this purpose, so that
 * nobody can be flooded. Each purpose has its own count, so that a stranger's sign-ups cannot use up an address's
 * resets.
 */
export type MayMail = (purpose: LinkPurpose, email: string) => Promise<boolean>
