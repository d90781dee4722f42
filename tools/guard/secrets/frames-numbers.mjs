/**
 * Frames in several languages with numbers of other things beside doors, cards and accounts, and short frames that tell
 * a secret in the plainest words. Slots: values.mjs.
 */
const frames = (language, lexicon, tells, benign) => ({ language, lexicon, tells, benign })

export const NUMBERS = [
  frames(
    'en',
    'en',
    `
the locker opens with left {n}, right {n}, then {C}
PIN of the company card {N}, of the private one {N}
Bike lock: {V}
everybody here knows the scanner password, {O}
Our family password for strangers is {O}
I changed the alarm code on {weekday}. It's {C} from now on.
The {service} password looks odd but it's really {W}
`,
    `
The sort code of the bank is {n}-{n}-{n}
Her patient number is {n5} and the ward door closes at {time}
My best score on the pinball in the lobby is {n5}
In an emergency at the lift dial {n3}
The receipt for the lock says {order}
Claim {n4}-{n3} is about the broken garage door
Policy {part} covers the flat and the alarm
Page {n3} of the phone book lists the locksmith
The account manager sits in office {n4}
Ask for the key at desk {n3}
The safe is number {n4} in the catalogue
`,
  ),
  frames(
    'de',
    'de',
    `
Fahrradschloss {V}
Die PIN der blauen Karte ist die {N}, die der roten die {N}
Für das Ratespiel nehmen wir {O} als Passwort
`,
    `
Bei Feuer im Haus wählt man die {n3}
Zum Brot nehme ich Mehl Type {n3}
Schaden {n4}-{n3} betrifft die Haustür
Die Police {part} gilt für die Wohnung und das Rad
Der Tresor hat im Katalog die Nummer {n5}
Das Konto wurde {year} eröffnet, Filiale {n3}
Den Schlüssel gibt es in Büro {n4}
`,
  ),
  frames(
    'fr',
    'fr',
    `
cadenas de la cave {V}
mdp de la tablette {W}
Le code de la carte de mon père, c'est le {N}
`,
    `
Le dossier {n4}-{n3} concerne la serrure
La police {part} couvre le garage et le vélo
En cas d'incendie dans l'immeuble, faites le {n3}
Pour la pâte, de la farine de type {n}
Le reçu du coffre porte le numéro {n5}
La clé se demande au bureau {n4}
Le compte a été ouvert en {year}, agence {n4}
`,
  ),
  frames(
    'es',
    'es',
    `
candado de la maleta {V}
El pin de la tarjeta de mi padre es el {N}
La respuesta a la pregunta de seguridad es {X}
`,
    `
El siniestro {n4}-{n3} es de la cerradura
La póliza {part} cubre el piso y el coche
Si hay fuego en el edificio, marque el {n3}
El recibo de la caja fuerte lleva el número {n5}
La llave se pide en la oficina {n4}
La cuenta se abrió en {year}, sucursal {n4}
`,
  ),
  frames(
    'it',
    'it',
    `
lucchetto della valigia {V}
Il pin della carta di mio padre è il {N}
`,
    `
Il sinistro {n4}-{n3} riguarda la porta
La polizza {part} copre la casa e la bici
In caso di incendio nel palazzo si fa il {n3}
La chiave si chiede all'ufficio {n4}
Il conto è stato aperto nel {year}, filiale {n4}
`,
  ),
  frames(
    'pt',
    'pt',
    `
cadeado da mala {V}
O pin do cartão do meu pai é {N}
`,
    `
O sinistro {n4}-{n3} é da porta
A apólice {part} cobre a casa e o carro
Em caso de incêndio no prédio ligue {n3}
A chave pede-se no balcão {n4}
A conta foi aberta em {year}, agência {n4}
`,
  ),
  frames(
    'nl',
    'nl',
    '',
    `
Schade {n4}-{n3} gaat over de voordeur
Polis {part} dekt het huis en de fiets
De rekening is in {year} geopend, filiaal {n4}
De sleutel vraag je aan bij kantoor {n4}
`,
  ),
  frames(
    'cs',
    'slavic',
    '',
    `
Škoda {n4}-{n3} se týká dveří
Pojistka {part} platí pro byt i kolo
Účet založili v roce {year}, pobočka {n4}
Klíč dostanete v kanceláři {n4}
`,
  ),
  frames(
    'pl',
    'pl',
    '',
    `
Szkoda {n4}-{n3} dotyczy drzwi
Polisa {part} obejmuje mieszkanie i rower
Konto założono w {year}, oddział {n4}
Klucz wydają w pokoju {n4}
`,
  ),
  frames(
    'sv',
    'nordic',
    '',
    `
Skada {n4}-{n3} gäller dörren
Försäkring {part} täcker huset och cykeln
Kontot öppnades {year}, kontor {n4}
Nyckeln hämtas i rum {n4}
`,
  ),
  frames(
    'tr',
    'more',
    '',
    `
Hasar {n4}-{n3} kapıyla ilgili
Poliçe {part} evi ve bisikleti kapsıyor
Hesap {year} yılında açıldı, şube {n4}
Anahtar {n4} numaralı odadan alınır
`,
  ),
  frames(
    'ru',
    'slavic',
    '',
    `
Убыток {n4}-{n3} касается двери
Полис {part} на квартиру и велосипед
Счёт открыли в {year} году, отделение {n4}
Ключ выдают в кабинете {n4}
Мы живём на улице Садовой, {n3}
`,
  ),
  frames(
    'zh',
    'cjk',
    '',
    `
门锁型号是{part}
保险箱是{year}年买的
银行卡是{year}年办的，密码没换过
钥匙在{n3}房间
订单{n5}是大门的锁
`,
  ),
]
