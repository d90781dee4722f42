import { LIMITS } from '@agent-memory/core/limits'
import type { Words } from './en.js'

/** The German words of every page. */
export const de: Words = {
  service: 'Agent Memory',
  error: 'Fehler',
  problems: 'Es gibt ein Problem',
  fields: {
    email: { label: 'E-Mail-Adresse', problem: 'Gib eine E-Mail-Adresse wie ada@example.org ein.' },
    password: { label: 'Passwort', problem: 'Gib dein Passwort ein.' },
    new_password: {
      label: 'Passwort',
      hint: `Mindestens ${LIMITS.password.min} Zeichen. Mehrere Wörter hintereinander merkt man sich leicht.`,
      problem: `Wähle ein Passwort mit ${LIMITS.password.min} bis ${LIMITS.password.max} Zeichen.`,
    },
    name: { label: 'Dein Name (freiwillig)', problem: `Dein Name darf höchstens ${LIMITS.name.max} Zeichen haben.` },
    org_name: {
      label: 'Organisation (freiwillig)',
      hint: 'Was du gemeinsam mit anderen nutzt. Ohne Angabe wird sie nach dir benannt.',
      problem: `Der Name der Organisation darf höchstens ${LIMITS.name.max} Zeichen haben.`,
    },
  },
  failures: {
    title: 'Das hat nicht geklappt',
    tooMany: (minutes) =>
      `Zu viele Versuche aus deinem Netz. Versuche es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    foreign: 'Dieses Formular kam von einer anderen Website. Fülle es hier aus und sende es noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Versuche es in ein paar Sekunden noch einmal.',
    invalid: 'Etwas an dieser Anfrage ist ungültig. Öffne die Seite neu und versuche es noch einmal.',
    ours: (requestId) =>
      `Bei uns ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder passiert, melde die Anfrage ${requestId}.`,
  },
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    signedOut: 'Du bist abgemeldet.',
    already: 'Du bist angemeldet als',
    proceed: 'Weiter',
    toSignUp: 'Konto erstellen',
  },
  signUp: {
    title: 'Konto erstellen',
    submit: 'Konto erstellen',
    taken: 'Diese E-Mail-Adresse hat schon ein Konto. Melde dich damit an.',
    closed: 'Neue Konten sind hier nicht möglich. Bitte den Betreiber dieses Dienstes um ein Konto.',
    toSignIn: 'Mit einem vorhandenen Konto anmelden',
  },
  account: {
    title: 'Dein Konto',
    signedInAs: 'Du bist angemeldet als',
    organizations: 'Deine Organisationen',
    roles: { owner: 'Inhaber', admin: 'Administrator', developer: 'Entwickler', member: 'Mitglied' },
    signOut: 'Abmelden',
  },
  consent: {
    title: (client) => `Darf ${client} auf deine Erinnerungen zugreifen?`,
    signedInAs: 'Du bist angemeldet als',
    otherAccount: 'Anderes Konto verwenden',
    official: 'Offiziell',
    returnsTo: 'Nach deiner Entscheidung geht es weiter zu',
    thisComputer: (host) => `einer App auf diesem Computer (${host})`,
    caution:
      'Jeder kann eine App unter einem beliebigen Namen registrieren. Stimme nur zu, wenn du diesen Vorgang selbst begonnen hast und weißt, wohin es weitergeht.',
    scopes: 'Die App kann dann:',
    words: {
      'memory:read': 'Erinnerungen durchsuchen, lesen und dazu Fragen stellen',
      'documents:read': 'Dokumente lesen, und was daraus gelernt wurde',
      'memory:write': 'Erinnerungen hinzufügen',
      'memory:delete': 'Erinnerungen löschen',
      feedback: 'Rückmeldungen zu Erinnerungen senden',
      offline_access: 'Verbunden bleiben, während du sie nicht benutzt',
    },
    volumes: 'Welche Volumes darf sie verwenden?',
    allVolumes: 'Alle Volumes, die du verwenden kannst, auch künftige',
    chosenVolumes: 'Nur die Volumes, die ich auswähle:',
    noVolumes: 'Du hast noch keine Volumes.',
    noVolumeChosen: 'Wähle mindestens ein Volume aus, oder alle Volumes.',
    allow: 'Zulassen',
    deny: 'Nicht zulassen',
  },
}
