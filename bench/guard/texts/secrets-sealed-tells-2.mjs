/** Sentences in other languages that tell a secret. Format and rules of use: see secrets-sealed-tells-1.mjs. */
export const SEALED_TELLS_2 = {
  de: `
chat: hey das netflix pw ist jetzt ⟦Popcorn_Pia4⟧
chat: komm einfach hoch, unten ⟦4719⟧ drücken
chat: handy von mama geht mit ⟦220661⟧ auf
chat: wlan im garten heißt Laube, ⟦rhabarber17⟧
ticket: Kennwort zurückgesetzt, neues Initialkennwort: ⟦Start-Kiesel-22⟧
ticket: Kunde nannte die Telefon-PIN ⟦5518⟧ und wurde freigeschaltet.
ticket: Dienstkonto svc_druck, Passwort lautet ⟦T0nerleer!⟧
ticket: Schranke Tor 3 öffnet derzeit nur mit ⟦60274⟧
mail: Sehr geehrte Frau Kern, Ihr Zugangscode lautet ⟦KM-7731-RT⟧.
mail: Hallo zusammen, der Tresor wurde umgestellt, ab Montag ⟦318845⟧.
mail: Anbei die Datei, zum Öffnen bitte ⟦Herbstlaub9⟧ eingeben. Gruß Jan
mail: Die Zugangsdaten: Benutzer hweber, Passwort ⟦Zitrone+Meer⟧
note: Fahrradschloss ⟦3391⟧
note: Amazon: ⟦Wolkenbruch!5⟧
note: PIN neue Karte ⟦9024⟧
note: Tiefkühlraum Code ⟦1207⟧, Schlüssel hängt links
told: Die Nachbarin kommt mit ⟦8852⟧ ins Haus, wenn wir weg sind.
told: Ich melde mich beim Finanzamt immer mit ⟦Sparfuchs_88⟧ an.
told: Am Geldautomaten tippe ich ⟦6610⟧ ein.
told: Opas Laptop entsperrt man mit ⟦schrebergarten⟧ als Passwort.
told: Unser Familienwort für Notfälle ist ⟦Pusteblume⟧.
spoken: der code ist ⟦drei acht null fünf⟧
split: Die Alarmanlage piept. Tippen Sie ⟦4406⟧ ein.
split: Du wolltest doch das WLAN. ⟦birkenhain5⟧ ist der Schlüssel.
turns: Wie komme ich in die Garage? ⟦7230⟧ und dann die Raute.
token: API-Schlüssel für den Wetterdienst: ⟦c91f0ab277de4403⟧
`,
  fr: `
chat: cc le mdp spotify c'est ⟦grenadine_12⟧
chat: tu tapes ⟦3184⟧ en bas et tu montes au 4e
chat: wifi chez moi : ⟦Tournesol!56⟧
chat: mon tel c'est ⟦140789⟧ si tu veux mettre de la musique
ticket: Mot de passe provisoire communiqué à l'utilisateur : ⟦Bienvenue-Lys7⟧
ticket: Compte de service rebâti, identifiant svc_paie, mot de passe ⟦Ardoise#30⟧
ticket: Le portail du parking s'ouvre avec ⟦82046⟧ depuis la panne
mail: Bonjour, votre code d'accès à la salle est le ⟦5573⟧. Cordialement
mail: Le fichier joint est protégé, saisissez ⟦Lavande2044⟧ pour l'ouvrir.
mail: Pour l'alarme, composez ⟦7019⟧ dans les trente secondes.
note: cadenas salle de sport ⟦9-24-6⟧
note: Free : ⟦pistache-bleue⟧
note: code carte bleue ⟦8325⟧
told: Ma mère a choisi ⟦Coccinelle_3⟧ pour sa boîte mail.
told: On entre dans la cave avec le ⟦4402B⟧.
told: Pour retirer de l'argent, son code c'est ⟦1680⟧.
told: La femme de ménage désactive l'alarme avec ⟦5096⟧.
spoken: le code de la carte est ⟦sept deux neuf un⟧
split: Le digicode a changé hier. C'est ⟦68A14⟧.
split: J'ai réinitialisé ton compte. Connecte-toi avec ⟦Marmotte!8⟧.
turns: C'est quoi le mot de passe du wifi ? ⟦abricot-sucre⟧
token: jeton d'accès de la préprod : ⟦f03a9d71bc5e4420⟧
answer: À la question secrète j'ai répondu ⟦Ploumanach⟧
`,
  es: `
chat: la clave del netflix ahora es ⟦churros_con99⟧
chat: para subir marca ⟦2047⟧ y empuja
chat: el wifi es Terraza y la contra ⟦sandia-fria⟧
chat: mi cel se abre con ⟦963258⟧
ticket: Se restableció la contraseña del usuario, temporal: ⟦Inicio-Roble4⟧
ticket: Cuenta de servicio: svc_nomina / ⟦Pizarra!71⟧
ticket: El torniquete acepta ⟦50913⟧ mientras dure la obra
mail: Estimados, el código de la sala es ⟦6628⟧. Saludos
mail: El documento va cifrado, ábrelo con ⟦Girasol-2033⟧.
mail: Le confirmamos su código de verificación: ⟦481 067⟧
note: candado taquilla ⟦7-31-2⟧
note: Hacienda: ⟦Membrillo.6⟧
note: pin tarjeta nueva ⟦3901⟧
told: Mi padre desbloquea el ordenador con ⟦Jilguero55⟧.
told: La vecina entra con ⟦9174⟧ cuando no estamos.
told: En el cajero pongo ⟦2856⟧.
told: La alarma de la tienda se quita con ⟦70331⟧.
spoken: el pin es ⟦ocho cero cuatro seis⟧
split: Cambiaron el código de la puerta. Es ⟦5530⟧.
turns: ¿La contraseña del wifi? ⟦mazapan2020⟧
token: clave de API de pruebas: ⟦ab20ff19c3e74d85⟧
`,
  it: `
chat: la password di prime è ⟦tiramisu_44⟧
chat: sali, al portone fai ⟦1836⟧
chat: wifi: rete Cantina, ⟦basilico-8⟧
ticket: Password provvisoria per l'utente: ⟦Avvio-Quercia3⟧
ticket: Il varco magazzino si sblocca con ⟦40928⟧
mail: Gentile cliente, il suo codice di accesso è ⟦LT-5540-B⟧.
mail: Il file è protetto, la password è ⟦Girandola19⟧.
note: lucchetto palestra ⟦6-14-28⟧
note: PIN bancomat ⟦7702⟧
told: La nonna sblocca il tablet con ⟦1948⟧.
told: Entro nella posta con ⟦Scoiattolo!2⟧.
told: Per spegnere l'allarme digito ⟦5517⟧.
spoken: il codice è ⟦quattro nove due zero⟧
split: Ho cambiato la chiave del wifi. Ora è ⟦melograno7⟧.
turns: Il codice del cancello? ⟦3068⟧
answer: Alla domanda segreta ho risposto ⟦Briciola⟧
`,
  pt: `
chat: a senha do wifi é ⟦coxinha_22⟧
chat: sobe aí, na portaria digita ⟦7405⟧
ticket: Senha provisória do usuário: ⟦Inicio-Ipe9⟧
mail: O código da sala de reunião é ⟦3381⟧. Abraço
note: cadeado bike ⟦914⟧
told: Minha mãe entra no banco com ⟦Beija-flor7⟧.
told: O alarme desliga com ⟦6650⟧.
split: Troquei a senha do portal. Agora é ⟦Tucano!15⟧.
turns: Qual o PIN do tablet? ⟦2589⟧
`,
  nl: `
chat: wifi is Zolder en het ww ⟦pannenkoek9⟧
chat: kom maar boven, ⟦5163⟧ op het kastje
ticket: Tijdelijk wachtwoord voor gebruiker: ⟦Welkom-Eik7⟧
mail: De code voor de vergaderzaal is ⟦8890⟧. Groet
note: fietsslot ⟦2746⟧
told: Ze komt binnen met ⟦3305⟧ als wij er niet zijn.
told: Mijn bankpas heeft pincode ⟦6128⟧.
split: Het alarm is vervangen. Toets voortaan ⟦4017⟧.
`,
  pl: `
chat: hasło do netflixa to ⟦pierogi_77⟧
chat: wpisz ⟦8041⟧ na domofonie
ticket: Hasło tymczasowe użytkownika: ⟦Start-Brzoza5⟧
note: pin nowej karty ⟦4963⟧
told: Mama odblokowuje telefon kodem ⟦170462⟧.
split: Zmieniłem hasło do wifi. Teraz to ⟦borowik19⟧.
turns: Jaki jest kod do bramy? ⟦2290⟧
`,
  sv: `
chat: lösen till wifi är ⟦lakrits88⟧
note: portkod Anna ⟦5174⟧
told: Farfar öppnar kassaskåpet med ⟦190412⟧.
`,
  da: `
chat: koden til døren er ⟦4482⟧
told: Jeg logger ind på netbanken med ⟦Solsikke_6⟧.
`,
  fi: `
chat: wifin salasana on ⟦mustikkapiirakka2⟧
note: pankkikortin tunnusluku ⟦7038⟧
`,
  cs: `
chat: heslo na wifi je ⟦knedliky42⟧
told: Vrata se otevřou, když zadáš ⟦9316⟧.
`,
  hu: `
chat: a wifi jelszava ⟦palacsinta7⟧
note: kapukód ⟦3827⟧
`,
  ro: `
chat: parola de la wifi e ⟦sarmale2021⟧
told: Intri în bloc cu ⟦5C204⟧ la interfon.
`,
  ru: `
chat: пароль от вайфая ⟦пельмени55⟧
chat: набери на домофоне ⟦61к3307⟧
told: У бабушки пин-код карты ⟦4471⟧.
split: Поменял код от ворот. Теперь ⟦9052⟧.
`,
  uk: `
chat: пароль від вайфаю ⟦vareniki_3⟧
note: код від сейфа ⟦580142⟧
`,
  zh: `
chat: wifi密码是⟦jiaozi2046⟧
told: 我妈的手机密码是⟦190365⟧。
`,
  ja: `
chat: Wi-Fiのパスワードは⟦onigiri_44⟧だよ
note: ロッカーの暗証番号⟦4081⟧
`,
  ko: `
chat: 와이파이 비밀번호는 ⟦kimbap88⟧이야
`,
  tr: `
chat: wifi şifresi ⟦baklava_9⟧
told: Kapıyı açmak için ⟦7714⟧ tuşla.
`,
  vi: `
chat: mật khẩu wifi là ⟦phobo2022⟧
told: Mã cửa nhà bà là ⟦3506⟧.
`,
  hr: `
chat: lozinka za wifi je ⟦burek_55⟧
note: PIN kartice ⟦8190⟧
`,
  ca: `
chat: la contrasenya del wifi és ⟦calcots7⟧
told: El codi de l'alarma és ⟦4427⟧.
`,
}
