/** Plain ways to tell a secret in twenty languages, and what nearly does; ours. Slots: ../values.mjs. */
const language = (language, lexicon, tells, benign) => ({ language, lexicon, tells, benign })

export const PLAIN = [
  language(
    'en',
    'en',
    `
The wifi password is {O}
The wifi password is {O}
the password is {O}
The password is {O}
my password is {O}
password: {O}
Wifi password: {O}
Password:\\n{O}
Password:\\n{W}
The guest password is {O}
The {service} password is {O}
Login: {user} / {W}
Login: {user} / {O}
login {user}, password {O}
username {user}, password {W}
The door code is {C}
The PIN is {N}
{O} is the wifi password
The alarm word is {O}
The safe word for the alarm company is {O}
`,
    `
The wifi password is {adj}
the password is {adv} {adj}
The password is {adj}
my password is {adj}
Wifi password: {adj}
Login: {user} / {weekday}
The {service} password is {adj}
The guest password is on the {thing}
The password is in the {store}
The PIN is {adj}
The door code is {adj}
Password:\\nmust be {adj}
`,
  ),
  language(
    'de',
    'de',
    `
das Passwort ist [[sonnenblume]]
Passwort [[Regenbogen]]
mein Passwort lautet {W}
Kennwort: [[Leuchtturm]]
der PIN ist {N}
meine PIN lautet {N}
Türcode {C}
der Code für das Tor ist {C}
unser Gartentor geht mit {C} auf
WLAN: {W}
das WLAN-Passwort ist [[apfelkuchen]]
der Tresor hat {C}
Alarmanlage {N}
mit [[hagebutte]] kommt man in den Laptop
`,
    `
das Passwort ist lang
das Passwort ist falsch
Passwort vergessen
die PIN ist vierstellig
Türcode vergessen
das Tor ist {n3} Meter lang
unser Gartentor geht um {time} auf
das WLAN ist langsam
der Tresor wiegt {n3} Kilo
Alarmanlage Modell {model}
`,
  ),
  language(
    'fr',
    'fr',
    `
le mot de passe est [[tournesol]]
mot de passe : [[citronnelle]]
mon mot de passe c'est {W}
le code est {C}
code de la porte {C}
code du portail : {C}
le code PIN est {N}
mon code c'est {N}
le wifi : {W}
le mot de passe du wifi est [[parapluie]]
l'alarme s'arrête avec {N}
le coffre s'ouvre avec {C}
la tablette s'ouvre avec [[framboise]]
`,
    `
le mot de passe est trop court
le mot de passe est oublié
mot de passe refusé
le code est à changer
code postal 10{n3}
le portail mesure {n3} cm
le wifi est lent
l'alarme sonne à {time}
le coffre pèse {n3} kilos
le code promo est {promo}
`,
  ),
  language(
    'es',
    'es',
    `
la contraseña es [[girasol]]
contraseña: [[mandarina]]
mi contraseña es {W}
la clave es [[caracol]]
la clave del wifi es {W}
el código es {C}
código del portal {C}
el código de la puerta es {C}
el PIN es {N}
mi pin es {N}
la alarma se quita con {N}
el portón se abre con {C}
la tableta se abre con [[frambuesa]]
`,
    `
la contraseña es muy corta
la contraseña es incorrecta
contraseña olvidada
la clave es la paciencia
el código es largo
código postal 10{n3}
el portón mide {n3} cm
la alarma suena a las {time}
el PIN tiene cuatro cifras
el wifi va lento
`,
  ),
  language(
    'it',
    'it',
    `
la password è [[girasole]]
password: [[melograno]]
la mia password è {W}
la parola d'ordine è [[lucertola]]
il codice è {C}
codice del portone {C}
il codice del cancello è {C}
il PIN è {N}
il mio pin è {N}
il wifi: {W}
la password del wifi è [[ombrello]]
l'allarme si toglie con {N}
il tablet si apre con [[lampone]]
`,
    `
la password è troppo corta
la password è sbagliata
password dimenticata
il codice è lungo
codice fiscale da portare
il cancello è largo {n3} cm
l'allarme suona alle {time}
il PIN ha quattro cifre
il wifi è lento
codice postale 10{n3}
`,
  ),
  language(
    'pt',
    'pt',
    `
a senha é [[girassol]]
senha: [[tangerina]]
minha senha é {W}
a palavra-passe é [[lagartixa]]
o código é {C}
código do portão {C}
o código da porta é {C}
o PIN é {N}
meu pin é {N}
o wifi: {W}
a senha do wifi é [[abacaxi]]
o alarme desliga com {N}
o tablet abre com [[framboesa]]
`,
    `
a senha é muito curta
a senha é inválida
senha esquecida
o código é comprido
código postal 10{n3}
o portão tem {n3} cm
o alarme toca às {time}
o PIN tem quatro dígitos
o wifi está lento
`,
  ),
  language(
    'nl',
    'nl',
    `
het wachtwoord is [[zonnebloem]]
wachtwoord: [[regenboog]]
mijn wachtwoord is {W}
de code is {C}
code van de deur {C}
de code van de poort is {C}
de pincode is {N}
mijn pin is {N}
wifi: {W}
het wifi-wachtwoord is [[appeltaart]]
het alarm gaat uit met {N}
de kluis gaat open met {C}
op de tablet kom je met [[framboos]]
`,
    `
het wachtwoord is te kort
het wachtwoord is verlopen
wachtwoord vergeten
de code is lang
de poort is {n3} cm breed
het alarm gaat om {time}
de pincode heeft vier cijfers
de wifi is traag
de kluis weegt {n3} kilo
`,
  ),
  language(
    'sv',
    'nordic',
    `
lösenordet är [[solros]]
lösenord: [[regnbåge]]
mitt lösenord är {W}
koden är {C}
portkod {C}
koden till porten är {C}
pinkoden är {N}
wifi: {W}
larmet stängs av med {N}
surfplattan öppnas med [[hallon]]
`,
    `
lösenordet är för kort
lösenordet är fel
glömt lösenord
koden är lång
porten är {n3} cm bred
larmet går klockan {time}
wifi är långsamt
`,
  ),
  language(
    'da',
    'nordic',
    `
adgangskoden er [[solsikke]]
kodeord: [[regnbue]]
mit kodeord er {W}
koden er {C}
koden til porten er {C}
pinkoden er {N}
wifi: {W}
alarmen slås fra med {N}
`,
    `
adgangskoden er for kort
kodeordet er forkert
koden er lang
porten er {n3} cm bred
alarmen går klokken {time}
`,
  ),
  language(
    'no',
    'nordic',
    `
passordet er [[solsikke]]
passord: [[regnbue]]
passordet mitt er {W}
koden er {C}
koden til porten er {C}
pinkoden er {N}
wifi: {W}
`,
    `
passordet er for kort
passordet er feil
koden er lang
porten er {n3} cm bred
`,
  ),
  language(
    'fi',
    'nordic',
    `
salasana on [[auringonkukka]]
salasana: [[sateenkaari]]
salasanani on {W}
koodi on {C}
ovikoodi {C}
portin koodi on {C}
PIN on {N}
wifi: {W}
`,
    `
salasana on liian lyhyt
salasana on väärä
koodi on pitkä
portti on {n3} cm leveä
`,
  ),
  language(
    'pl',
    'pl',
    `
hasło to [[słonecznik]]
hasło: [[jaszczurka]]
moje hasło to {W}
kod to {C}
kod do drzwi {C}
kod do bramy to {C}
PIN to {N}
mój pin to {N}
wifi: {W}
alarm wyłącza się kodem {N}
`,
    `
hasło jest za krótkie
hasło jest błędne
kod jest długi
brama ma {n3} cm
kod pocztowy 10{n3}
alarm dzwoni o {time}
`,
  ),
  language(
    'cs',
    'slavic',
    `
heslo je [[slunečnice]]
heslo: [[ještěrka]]
moje heslo je {W}
kód je {C}
kód od dveří {C}
kód k bráně je {C}
PIN je {N}
můj pin je {N}
wifi: {W}
alarm se vypne {N}
`,
    `
heslo je krátké
heslo je špatné
kód je dlouhý
brána má {n3} cm
alarm zvoní v {time}
`,
  ),
  language(
    'hu',
    'more',
    `
a jelszó [[napraforgó]]
jelszó: [[szivárvány]]
a jelszavam {W}
a kód {C}
kapukód {C}
a kapu kódja {C}
a PIN {N}
wifi: {W}
`,
    `
a jelszó túl rövid
a jelszó hibás
a kód hosszú
a kapu {n3} cm széles
`,
  ),
  language(
    'ro',
    'more',
    `
parola este [[curcubeu]]
parola: [[șopârlă]]
parola mea este {W}
codul este {C}
codul de la poartă {C}
codul ușii este {C}
PIN-ul este {N}
wifi: {W}
`,
    `
parola este prea scurtă
parola este greșită
codul este lung
poarta are {n3} cm
`,
  ),
  language(
    'tr',
    'more',
    `
parola [[ayçiçeği]]
şifre: [[gökkuşağı]]
şifrem {W}
kod {C}
kapı kodu {C}
kapının şifresi {C}
PIN {N}
wifi: {W}
`,
    `
parola çok kısa
şifre yanlış
kod uzun
kapı {n3} cm geniş
posta kodu 10{n3}
`,
  ),
  language(
    'ru',
    'slavic',
    `
пароль [[подсолнух]]
пароль: [[радуга]]
мой пароль {W}
код {C}
код от двери {C}
код от ворот {C}
пин-код {N}
мой пин {N}
вайфай: {W}
сигнализация снимается кодом {N}
`,
    `
пароль короткий
пароль неверный
код длинный
ворота {n3} см
почтовый индекс 10{n3}
`,
  ),
  language(
    'uk',
    'slavic',
    `
пароль [[соняшник]]
пароль: [[веселка]]
мій пароль {W}
код {C}
код від дверей {C}
пін-код {N}
вайфай: {W}
`,
    `
пароль короткий
пароль хибний
код довгий
`,
  ),
  language(
    'el',
    'more',
    `
ο κωδικός είναι [[ηλιοτρόπιο]]
κωδικός: {W}
ο κωδικός της πόρτας είναι {C}
το PIN είναι {N}
wifi: {W}
`,
    `
ο κωδικός είναι μικρός
ο κωδικός είναι λάθος
η πόρτα είναι {n3} cm
`,
  ),
  language(
    'ja',
    'cjk',
    `
パスワードは{W}です
パスワード：{W}
暗証番号は{N}です
ドアの暗証番号は{C}
玄関のコードは{C}です
Wi-Fiは{W}
`,
    `
パスワードは短いです
暗証番号は四桁です
ドアは{n3}センチです
`,
  ),
  language(
    'zh',
    'cjk',
    `
密码是{W}
密码：{W}
门的密码是{C}
门禁密码{C}
我的PIN是{N}
Wi-Fi密码：{W}
`,
    `
密码太短
密码错误
门宽{n3}厘米
`,
  ),
]
