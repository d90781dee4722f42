import { LIMITS } from '@agent-memory/core/limits'
import { accountDe } from './account-de.js'
import type { Words } from './en.js'

const everything = 'Erinnerungen und Dokumente lesen, hinzufügen und löschen; Volumes anlegen, ändern und löschen'

/** The German words of every page. */
export const de: Words = {
  service: 'Agent Memory',
  error: 'Fehler',
  problems: 'Es gibt ein Problem',
  fields: {
    email: { label: 'E-Mail-Adresse', problem: 'Gib eine E-Mail-Adresse wie ada@example.org ein.' },
    password: { label: 'Passwort', problem: 'Gib dein Passwort ein.' },
    new_password: {
      label: 'Neues Passwort',
      hint: `Mindestens ${LIMITS.password.min} Zeichen. Mehrere Wörter hintereinander merkt man sich leicht.`,
      problem: `Wähle ein Passwort mit ${LIMITS.password.min} bis ${LIMITS.password.max} Zeichen.`,
    },
    current_password: { label: 'Bisheriges Passwort', problem: 'Gib dein bisheriges Passwort ein.' },
    name: { label: 'Dein Name (freiwillig)', problem: `Dein Name darf höchstens ${LIMITS.name.max} Zeichen haben.` },
    org_name: {
      label: 'Organisation (freiwillig)',
      hint: 'Die Gruppe, die Erinnerungen gemeinsam nutzt, zum Beispiel dein Team. Ohne Angabe wird sie nach dir benannt.',
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
      `Bei uns ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder passiert, nenne dem Betreiber dieses Dienstes die Anfrage-ID ${requestId}.`,
  },
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    notices: {
      signed_out: 'Du bist abgemeldet.',
      sign_up_mailed:
        'Wir haben dir eine E-Mail geschickt. Öffne den Link darin innerhalb von 24 Stunden in diesem Browser, um die Registrierung abzuschließen. Wenn nichts ankommt, sieh im Spam-Ordner nach.',
      reset_mailed:
        'Falls diese Adresse ein Konto hat, haben wir ihr eine E-Mail mit einem Link für ein neues Passwort geschickt. Der Link gilt eine Stunde.',
      password_changed: 'Dein Passwort wurde geändert. Melde dich mit dem neuen an.',
      provider_refused:
        'Der Anbieter hat dich nicht angemeldet. Versuche es noch einmal, oder melde dich mit einem Passwort an.',
      provider_no_address:
        'Der Anbieter hat uns deine E-Mail-Adresse nicht genannt. Erlaube das, wenn der Anbieter dich fragt, oder melde dich mit einem Passwort an.',
    },
    already: 'Du bist angemeldet als',
    proceed: 'Weiter',
    toSignUp: 'Konto erstellen',
    toForgot: 'Ich habe mein Passwort vergessen',
  },
  signUp: {
    title: 'Konto erstellen',
    submit: 'Konto erstellen',
    taken: 'Diese E-Mail-Adresse hat schon ein Konto. Melde dich damit an.',
    closed: 'Du kannst hier kein Konto erstellen. Bitte den Betreiber dieses Dienstes um ein Konto.',
    byInvitation:
      'Um hier ein Konto zu erstellen, brauchst du eine Einladung. Bitte einen Inhaber deiner Organisation darum, und öffne den Link der Einladung.',
    toSignIn: 'Mit einem vorhandenen Konto anmelden',
  },
  provider: {
    continueWith: (provider) => `Weiter mit ${provider}`,
    sentHereTitle: (provider) => `Mit ${provider} anmelden?`,
    sentHere:
      'Eine andere Website hat dich hierher geschickt. Mach nur weiter, wenn du dich jetzt bei diesem Dienst anmelden willst.',
    invites: (organization) =>
      `Der Link ist eine Einladung zu ${organization}: Wenn du noch kein Konto hast, trittst du dieser Organisation bei.`,
    unknown: 'Diesen Anbieter gibt es hier nicht. Wähle eine andere Art der Anmeldung.',
    notValid: 'Diese Anmeldung war nicht mehr gültig. Beginne noch einmal.',
    elsewhere: 'Diese Anmeldung ist beendet, oder sie begann in einem anderen Browser. Beginne noch einmal.',
    unavailable:
      'Diese Art der Anmeldung ist gerade nicht möglich. Versuche es in einer Minute wieder, oder nimm ein Passwort.',
    atTheSameTime: 'Während der Anmeldung hat sich etwas geändert. Beginne noch einmal.',
    badInvitation:
      'Diese Einladung ist nicht mehr offen, oder sie gilt einer anderen E-Mail-Adresse als der deines Kontos beim Anbieter. Bitte um eine neue Einladung.',
    toSignIn: 'Anmelden',
  },
  link: {
    title: (provider) => `Konto mit ${provider} verknüpfen`,
    why: {
      unproven: (provider, email) =>
        `${provider} bestätigt nicht, dass ${email} deine Adresse ist. Wenn du hier ein Konto mit dieser Adresse hast, gib dessen Passwort ein. Sonst bestätige die Adresse zuerst bei ${provider}, und beginne noch einmal.`,
      unverified_here: (provider, email) =>
        `Es gibt ein Konto mit ${email}, aber die Adresse wurde hier noch nie bestätigt. Wenn das Konto deins ist, gib sein Passwort ein. Danach kannst du dich mit ${provider} anmelden.`,
      ended: (provider, email) =>
        `Das Passwort von ${email} wurde geändert, seit du dich zuletzt mit ${provider} angemeldet hast. Gib einmal das neue Passwort ein, um zu zeigen, dass das Konto dir gehört. Danach kannst du dich wieder mit ${provider} anmelden.`,
      second: (provider, email) =>
        `Das Konto ${email} wurde schon einmal mit einem anderen Konto bei ${provider} verknüpft. Gib sein Passwort ein, um auch dieses zu verknüpfen.`,
    },
    unknown:
      'Wenn du das Passwort nicht kennst, wähle per E-Mail ein neues. Ein neues Passwort bestätigt auch deine Adresse und beendet alle Sitzungen des Kontos, seine Schlüssel der Kommandozeile und den Zugriff von Apps.',
    stays:
      'Ein neues Passwort ändert nichts an den Organisationen des Kontos: Ihre Schlüssel, Agenten und anderen Mitglieder bleiben. Wenn jemand anderes das Konto benutzt haben könnte, prüfe die Mitglieder und Schlüssel jeder Organisation, bevor du etwas hineinschreibst.',
    submit: 'Verknüpfen und anmelden',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    intro: 'Noch ein Klick, dann ist dein Konto fertig.',
    elsewhere: 'Du hast dich in einem anderen Browser registriert. Gib das Passwort ein, das du dort gewählt hast.',
    submit: 'Bestätigen und anmelden',
    badLink: 'Dieser Link gilt nicht mehr. Registriere dich noch einmal, um einen neuen zu bekommen.',
    wrong: 'Das ist nicht das Passwort dieser Registrierung. Wenn du es nicht weißt, registriere dich noch einmal.',
  },
  forgot: {
    title: 'Neues Passwort wählen',
    intro: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
    submit: 'Link senden',
    noMail: 'Dieser Dienst verschickt keine E-Mails. Bitte den Betreiber um einen Link für ein neues Passwort.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    intro:
      'Du wirst überall abgemeldet; Schlüssel der Kommandozeile und Apps verlieren den Zugriff. Schlüssel, Agenten und andere Mitglieder deiner Organisationen bleiben: Wenn jemand anderes dein Konto benutzt haben könnte, prüfe die Mitglieder und Schlüssel jeder Organisation.',
    submit: 'Passwort ändern',
    badLink: 'Dieser Link gilt nicht mehr. Er funktioniert einmal, und eine Stunde lang.',
    toForgot: 'Neuen Link senden',
  },
  invitation: {
    title: (organization) => `${organization} beitreten?`,
    titleOf: 'Einladung annehmen',
    intro: 'Du bist eingeladen als',
    of: 'Die Einladung gilt für',
    other: (email) => `Du bist angemeldet als ${email}, aber die Einladung gilt einer anderen Adresse.`,
    accept: 'Beitreten',
    create: 'Konto erstellen und beitreten',
    badLink: 'Diese Einladung wurde benutzt, zurückgezogen oder ersetzt, oder sie ist abgelaufen. Bitte um eine neue.',
    forAnother: 'Diese Einladung gilt einer anderen E-Mail-Adresse. Melde dich mit dieser Adresse an.',
    toSignIn: 'Ich habe schon ein Konto',
  },
  ...accountDe,
  commandLine: {
    title: 'Darf sich die Kommandozeile von Agent Memory als du anmelden?',
    caution:
      'Stimme nur zu, wenn du gerade selbst „sm login“ gestartet hast und dein Terminal dieselbe Bestätigung zeigt:',
    reach: 'Dein Terminal kann dann, was du kannst:',
    may: {
      owner: everything,
      admin: everything,
      developer:
        'Erinnerungen und Dokumente lesen, hinzufügen und löschen; Volumes anlegen; selbst angelegte Volumes ändern und löschen',
      member: 'Erinnerungen und Dokumente lesen',
    },
    mayNot: 'Es kann weder Mitglieder noch Agenten oder Schlüssel verwalten.',
    until: 'Das gilt, bis du „sm logout“ ausführst oder dein Passwort änderst.',
    noOrganization:
      'Du gehörst zu keiner Organisation. Deshalb gibt es nichts, was die Kommandozeile verwenden könnte.',
    organization: 'Zu welcher Organisation soll der Schlüssel gehören?',
    organizationHint:
      'Was der Schlüssel verbraucht, zählt für diese Organisation, und ihre Inhaber können den Schlüssel widerrufen.',
    codeTitle: 'Füge diesen Code in dein Terminal ein',
    codeUse: 'Der Code gilt einmal, zehn Minuten lang. Danach kannst du dieses Fenster schließen.',
    codeCaution:
      'Füge den Code nur in das Terminal ein, in dem du „sm login“ gestartet hast. Sonst sollte dich niemand danach fragen.',
    used: 'Diese Anmeldung wurde schon benutzt oder von jemand anderem erlaubt. Starte „sm login“ noch einmal.',
    badAddress: 'In dieser Adresse fehlt etwas oder ist etwas ungültig. Starte „sm login“ noch einmal.',
    outcomes: {
      signed_in: { title: 'Angemeldet', text: 'Du kannst dieses Fenster schließen und zum Terminal zurückkehren.' },
      denied: { title: 'Nicht angemeldet', text: 'Es wurde nichts geändert. Du kannst dieses Fenster schließen.' },
      failed: { title: 'Nicht angemeldet', text: 'Etwas ist schiefgegangen. Dein Terminal sagt, was.' },
    },
  },
  consent: {
    title: (client) => `Darf ${client} auf deine Erinnerungen zugreifen?`,
    signedInAs: 'Du bist angemeldet als',
    otherAccount: 'Anderes Konto verwenden',
    official: 'Offiziell',
    describedAt: 'Diese App beschreibt sich selbst unter',
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
      offline_access: 'Verbunden bleiben, während du die App nicht benutzt',
    },
    volumes: 'Welche Volumes darf die App verwenden?',
    allVolumes: 'Alle Volumes, die du verwenden kannst, auch künftige',
    chosenVolumes: 'Nur die Volumes, die ich auswähle:',
    noVolumes: 'Du hast noch keine Volumes.',
    noVolumeChosen: 'Wähle mindestens ein Volume aus, oder alle Volumes.',
    allow: 'Zulassen',
    deny: 'Nicht zulassen',
  },
}
