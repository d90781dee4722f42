import type { Role } from '../principal.js'
import type { Language } from './language.js'

export interface MailText {
  subject: string
  paragraphs: string[]
}

/**
 * The texts of mails. `service` and `link` are addresses; `organization` is a name in which mail programs find no link.
 */
export interface MailWords {
  invitation(organization: string, role: Role, link: string): MailText
  signUp(service: string, link: string): MailText
  /** Somebody signed up with an address that has an account. */
  known(service: string): MailText
  passwordReset(service: string, link: string): MailText
}

const EN_ROLES = { owner: 'an owner', admin: 'an admin', developer: 'a developer', member: 'a member' } as const
const DE_ROLES = { owner: 'Inhaber', admin: 'Administrator', developer: 'Entwickler', member: 'Mitglied' } as const

const en: MailWords = {
  invitation: (organization, role, link) => ({
    subject: `Invitation to ${organization}`,
    paragraphs: [
      `You have been invited to join “${organization}” as ${EN_ROLES[role]}.`,
      `To accept, open this link within 7 days:\n${link}`,
      'If you did not expect this, ignore this mail: nothing happens unless you accept.',
    ],
  }),
  signUp: (service, link) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `To finish signing up at ${service}, open this link within 24 hours, in the browser in which you signed up:\n${link}`,
      'If you did not sign up, ignore this mail: without the link there is no account.',
    ],
  }),
  known: (service) => ({
    subject: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, signed up with this address at ${service}, where it already has an account.`,
      `To sign in or to choose a new password, open this page:\n${service}/account/sign-in`,
      'If it was not you, ignore this mail: your account has not changed.',
    ],
  }),
  passwordReset: (service, link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `To choose a new password at ${service}, open this link within an hour:\n${link}`,
      'If you did not ask for this, ignore this mail: your password has not changed.',
    ],
  }),
}

const de: MailWords = {
  invitation: (organization, role, link) => ({
    subject: `Einladung zu ${organization}`,
    paragraphs: [
      `Du bist eingeladen, „${organization}“ als ${DE_ROLES[role]} beizutreten.`,
      `Um anzunehmen, öffne innerhalb von 7 Tagen diesen Link:\n${link}`,
      'Wenn du das nicht erwartet hast, ignoriere diese E-Mail: Ohne deine Zustimmung passiert nichts.',
    ],
  }),
  signUp: (service, link) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      `Um die Registrierung bei ${service} abzuschließen, öffne diesen Link innerhalb von 24 Stunden in dem Browser, in dem du dich registriert hast:\n${link}`,
      'Wenn du dich nicht registriert hast, ignoriere diese E-Mail: Ohne den Link entsteht kein Konto.',
    ],
  }),
  known: (service) => ({
    subject: 'Du hast schon ein Konto',
    paragraphs: [
      `Jemand, wahrscheinlich du, hat sich mit dieser Adresse bei ${service} registriert, wo sie schon ein Konto hat.`,
      `Um dich anzumelden oder ein neues Passwort zu wählen, öffne diese Seite:\n${service}/account/sign-in`,
      'Wenn du das nicht warst, ignoriere diese E-Mail: An deinem Konto hat sich nichts geändert.',
    ],
  }),
  passwordReset: (service, link) => ({
    subject: 'Wähle ein neues Passwort',
    paragraphs: [
      `Um bei ${service} ein neues Passwort zu wählen, öffne innerhalb einer Stunde diesen Link:\n${link}`,
      'Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort hat sich nicht geändert.',
    ],
  }),
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = { en, de }
