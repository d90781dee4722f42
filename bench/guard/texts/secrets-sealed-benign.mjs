/**
 * Sentences that only look as if they told a secret, and sentences about passwords, codes and locks. They were written
 * together with secrets-sealed-tells-1.mjs and, like it, are never tuned on or looked at line by line. Each line is
 * `kind: text | text …`; kinds that begin with `talk` are about passwords, codes and locks.
 */
export const SEALED_BENIGN = {
  en: `
orders: Your order 4471-9920 left the warehouse today | Invoice RE-20931 is overdue by a week | PO 7781 was approved by Ines | Order number 48120 arrives Friday | The refund for order #33907 went through | Return label RL99214 is attached | Please quote reference 5590 when you call | Booking QX7T2P is confirmed for two
products: The new keypad model Yale-5521 ships in May | We stock the lock SKU LK-4410 in black | The router is an AX5400, quite fast | My laptop is a T480s from 2018 | Buy the safe, item 30-2217, not the bigger one | The Kwikset 914 fits most doors | Replacement part 8801-B is for the garage motor | The door sensor DW-2 needs a battery CR2032
rooms: We meet in room 4012 next to the lift | The server room is B-117, behind the main door | Door 12 leads to the terrace | Gate C33 closes at 18:40 | Flat 2209 has the loud dog | Locker 318 belongs to Omar | Bay 7714 in the warehouse is free | Her office is 5E-220, ask at the front desk
phones: Front desk is extension 4471 | Dial 9 for an outside line, then the number | Call the bank on 0800 220 4411 | My extension changed to 5530 | The alarm company's hotline is 555-0192 | Text STOP to 40404 | Ring reception at 2201 when you are at the gate | The voicemail number is 1571
versions: The login page broke in build 20394 | Upgrade the gateway to 4.12.0 first | Keycloak 22 fixed the token bug | We pinned openssl at 3.0.13 | Release 2024.11 changes how accounts are merged | Chrome 119 dropped the flag | The VPN client v5.2 crashes on login | Commit 8f3a1c2 touched the auth middleware
tickets: See OPS-2217 for the door sensor | Ticket 88120 is about the printer login | INC0045512 was closed, users can sign in again | JIRA AUTH-341 tracks the lockout | Case 55-2910 is with the bank | Bug 7712 affects the password page | RFC 6238 describes one-time codes | PR 1043 renames the account table
numbers: The safe weighs 1400 kg | About 2600 people entered the building | The gate cost 3900 euros | The lock survived 5000 openings | Our bank has 1200 branches | The alarm went off at 0345 | In 1987 they replaced the front door | The garage is 4200 mm wide
names: The backup runs on falcon-prod-7 | Log in to web-eu-03 and check the disk | The staging account lives in eu-west-2 | My user name there is kofi_2 | The wifi network is called Loft-5G | Her gamer tag is sn1perwolf | The branch fix/login-204 is merged | The cluster is named otter-blue
codes: The error code is E4021 | Use promo code AUTUMN15 for the locks | Exit code 137 means out of memory | Area code 0221 is Cologne | HTTP status 403 came back after login | The zip code there is 90210 | The dress code is smart casual | Product code 7702-X is discontinued | Country code +48 is Poland | Colour code #1f2a44 for the door
plain: Marta opens the shop with her father | The key is under the blue pot | He entered Cambridge in 2011 | She unlocked her potential at the studio | The password manager is Bitwarden | We log hours with Toggl | The lobby smells of lavender | Our bank is Sparkasse | The intercom is a Siedle | My account manager is called Winter | The secret of the soup is saffron | The key to the mystery is Aunt Vera
sport: Liverpool won 3101 to nothing in passes, says the joke | Gate 22, row 14, seat 9 | Bib 4471 crossed the line first | Lane 4 opens at 0600 | The code of the course is BIO214 | Flight LH2044 boards at gate B12 | Bus 7702 stops at the school gate | Platform 12 for the 1405 to Graz
home: The thermostat is set to 21 | The dishwasher shows E15 | The meter at the door reads 40218 | The parcel locker closes at 2200 | The gate motor draws 1250 W | The door was made in 1936 | Bank holiday is on 1 May | The lift takes 630 kg or 8 people | Our gym has 2300 members | The vault is 1100 years old | The panel at the entrance shows 1013 hPa | The laptop has 16 GB | The alarm is set for 0630 | Paint the gate in RAL 7016 | The shed door is 1980 high | The cellar light is on circuit 14
`,
  de: `
orders: Bestellung 4471-220 ist unterwegs | Rechnung RE-2041 ist bezahlt | Kundennummer 118204 bitte angeben | Vorgang 7731 liegt bei der Bank
rooms: Wir sitzen in Raum 4.117 neben der Tür | Tor 12 ist gesperrt | Schließfach 220 gehört Lena | Gleis 7, Wagen 22
phones: Durchwahl 4471 für den Empfang | Ruf die Bank an: 0800 2204 | Notruf Aufzug: 112 | Die Zentrale hat die 2201
products: Das Schloss ABUS-8950 ist laut | Die FRITZ!Box 7590 steht im Flur | Türsprechanlage Modell TX44 | Artikel 30221 ist der Tresor
plain: Der Schlüssel liegt unter der Matte | Das Codewort Heimat kommt im Buch oft vor | Die Garage ist 1960 gebaut | Fehlercode F21 am Geschirrspüler | Die Postleitzahl ist 50667 | Mein Konto führt die Sparkasse
`,
  fr: `
orders: La commande 5512-A est partie | Facture F-20441 réglée hier | Dossier 7719 chez la banque
rooms: Salle 4012, à gauche de la porte | Casier 318 à la piscine | Quai 22, voiture 7
phones: Le poste de l'accueil est le 4471 | Appelez la banque au 3639 | Le standard répond au 2201
products: La serrure Vachette 5000 est chère | Le coffre modèle CX-220 est lourd | La box 4K est arrivée
plain: La clé est sous le pot | Le code postal est 69003 | Code erreur E77 sur le lave-linge | Le portail date de 1985 | Mon compte est à la Poste
`,
  es: `
orders: El pedido 8821-B llega el lunes | Factura 20931 pagada | Expediente 5540 en el banco
rooms: Sala 4012, junto a la puerta | Taquilla 318 del gimnasio | Puerta B12, vuelo IB3302
phones: La extensión de recepción es 4471 | Llama al banco al 900 220 | La centralita es el 2201
products: La cerradura Tesa 5020 es buena | La caja fuerte CX-18 pesa mucho
plain: La llave está debajo del felpudo | El código postal es 28013 | Código de error E15 en el horno | El garaje es de 1990 | Mi cuenta está en el Sabadell
`,
  it: `
orders: L'ordine 7712-C parte domani | Fattura 2041 saldata
rooms: Sala 4012 vicino alla porta | Armadietto 318 in palestra
phones: L'interno della portineria è 4471 | Chiama la banca al 800 220
plain: La chiave è sotto il vaso | Il codice postale è 20121 | Codice errore E20 sulla lavatrice | Il cancello è del 1975
`,
  pt: `
mixed: O pedido 5520 chegou | Sala 4012 ao lado da porta | Ramal 4471 da portaria | O CEP é 01310 | A chave está com o vizinho
`,
  nl: `
mixed: Bestelling 7781 komt maandag | Zaal 4012 naast de deur | Toestel 4471 is de receptie | De postcode is 1012 AB | De sleutel ligt onder de mat
`,
  pl: `
mixed: Zamówienie 5521 wysłano | Sala 4012 obok drzwi | Wewnętrzny 4471 to recepcja | Kod pocztowy 00-950 | Klucz jest u sąsiadki
`,
  ru: `
mixed: Заказ 7712 придёт завтра | Кабинет 4012 рядом с дверью | Внутренний номер 4471 | Почтовый индекс 101000 | Ключ под ковриком
`,
  sv: `
mixed: Order 7781 är skickad | Rum 4012 bredvid dörren | Felkod E21 på ugnen | Nyckeln ligger under mattan
`,
  zh: `
mixed: 订单7712明天到 | 会议室4012在门口旁边 | 邮政编码是100080 | 钥匙在邻居那里
`,
}

export const SEALED_TALK = {
  en: `
talk chat: i hate passwords so much lol | why does it want 12 characters | my pin is impossible to remember | did you change the wifi password again? | someone guessed his password in two tries | i never use the same password twice | which password manager do you like | ask Sam for the gate code, i forgot it | the code on the door didn't work yesterday | can you text me the code later | i wrote the combination on a post-it somewhere | my password is longer than yours
talk policy: Passwords must contain at least 14 characters | Every PIN expires after 90 days | Never share your passcode by mail | Keys are rotated on the first of the month | Lockout occurs after 5 failed attempts | Door codes change each quarter | API keys are scoped to one project | Two-factor codes are valid for 30 seconds | Badge and PIN are both required after 18:00 | Secrets belong in the vault, not in tickets
talk support: User forgot the password and wants a reset | Reset link sent, waiting for the customer | The PIN pad at till 4 is broken | Customer locked out after 3 attempts | Please ask the tenant for the new alarm code | The token expired, issue a new one | The combination lock on locker 88 is jammed | Password sync failed with error 5003 | MFA prompt never arrives on her phone | The keypad battery was replaced on 2024-05-12
talk dev: The password field is required and min 8 | Hash passwords with argon2id | The token is stored in localStorage | Return 401 if the password is wrong | The secret is read from the environment | password: string, not null | The api key comes from the header | The pin column is varchar 6 | Rate limit login to 10 a minute | Salt the password before hashing
talk home: The lock is stiff in winter | Mum keeps her PIN in her head | We got a new keypad for the garage | The alarm code is on the fridge | The safe needs a new battery | Dad forgot the combination of the suitcase | The kids know the tablet's code | The door has a fingerprint reader now | Our wifi password is too easy | The key to the shed is missing
`,
  de: `
talk: Mein Passwort ist abgelaufen | Die PIN habe ich vergessen | Das Passwort muss 12 Zeichen haben | Wer kennt den Türcode? | Der Code wird jeden Monat geändert | Passwörter gehören nicht in Mails | Das WLAN-Passwort steht auf dem Router | Die Alarmanlage ist kaputt | Meine PIN ist leicht zu merken | Der Schlüssel passt nicht mehr | Kennwort vergessen? Klicken Sie hier | Das Passwort ist zu kurz
`,
  fr: `
talk: J'ai oublié mon mot de passe | Le code change chaque mois | Le mot de passe doit avoir 12 caractères | Qui connaît le digicode ? | Mon code est facile à retenir | Le mot de passe est trop court | La clé wifi est sur la box | Ne donnez jamais votre code | Le cadenas est rouillé | Mot de passe incorrect, réessayez
`,
  es: `
talk: Olvidé mi contraseña | El código cambia cada mes | La contraseña debe tener 12 caracteres | ¿Quién sabe el código de la puerta? | Mi pin es fácil de recordar | La contraseña es demasiado corta | La clave está en el router | Nunca compartas tu pin | El candado está oxidado | Contraseña incorrecta
`,
  it: `
talk: Ho dimenticato la password | Il codice cambia ogni mese | La password deve avere 12 caratteri | Chi conosce il codice del portone? | La password è troppo corta | Non dare mai il PIN a nessuno
`,
  nl: `
talk: Ik ben mijn wachtwoord vergeten | De code verandert elke maand | Het wachtwoord is te kort | Wie weet de code van de poort?
`,
  pl: `
talk: Zapomniałam hasła | Hasło musi mieć 12 znaków | Kto zna kod do bramy? | Hasło jest za krótkie
`,
  ru: `
talk: Я забыл пароль | Пароль должен быть длиннее | Кто знает код от двери? | Пароль слишком простой
`,
  pt: `
talk: Esqueci minha senha | A senha deve ter 12 caracteres | A senha é muito curta | Quem sabe o código do portão?
`,
}
