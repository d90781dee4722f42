/**
 * Sentences with postal addresses and other numbers of places: harmless ones, and ones with a secret beside an address.
 * `<name>` is an entry of PARTS or of the language's parts, `{slot}` a value; in a sentence that tells a secret, `@` is
 * the secret.
 */
const lines = (text) => text.trim().split('\n')

export const ADDRESSES = lines(`
<whose> <lock> is at {address}
<whose> <lock> is in {address}
<whose> <lock>: {address}
<whose> <lock> is in {town}
the <lock> at {address} is {adj}
the <lock> of {address} was painted in {year}
{address} is where <who> works, the <lock> is green
<whose> account is at the branch in {address}
<whose> bank sits at {address}
<whose> <card> was sent to {address}
the statement for <whose> <card> goes to {address}
<whose> <device> was sent to {address} for repair
send <whose> <device> to {address}
parcel for <who>, {address}, use the <lock>
we are at {address} now, enter by the <lock>
<who> lives at {address}, use the <lock>
<who> lives in an apartment at {address}
<who> lives in the house at {home}
<who> rents a flat in {town}
<who> grew up in a house in {town}
<who> has moved from {address} to {town}
<who> moved into the flat at {address} in {year}
we are moving the studio from {address} to {address}
we moved out of {town} and into a house in {town}
the clinic moved to {address}
the gym moved from {home} to {home}
the school in {town} has a new entrance
the depot in {town} opens at {time}
the warehouse stands at {address}
two buildings, one in {town} and one in {town}
the building at {home} has {n} floors
the building in {town} was built in {year}
the postcode of the <lock> is {n5}
the zip of the building is {n5}
zip for <whose> account: {n5}
billing address of the account: {address}
<whose> account address is {address}
the address on <whose> account is still {address}
change the address of <whose> account to {address}
office hours at {home}, {town}: {n} to {n}
visit the front office, {address}
our offices are in {town} and {town}
head office: {address}
our branch office at {address} is closed
invoices go to the office in {address}
customer {name}, {address}, wants a new <lock>
the customer in {town} ordered a <lock>
the client from {address} opened an account
deliver the <lock> to {address}
install the <lock> at {address} on {weekday}
the locksmith comes to {address}
{name} from {town} fixes the <lock>
<whose> mailbox is P.O. Box {n4}, {town}
write to PO Box {n4}, {town} about the account
<whose> mail arrives at PO Box {n5}
the office has post office box {n4}
building {n}, floor {n}, room {n4}
the <lock> is opposite room {n4} in building {n}
office {n4} is in building {n}
<whose> office is number {n4} on floor {n}
we sit in office {n4}, next to the <lock>
desk {n4} in the office belongs to <who>
parking space {n4} at {home} is ours
level {n}, bay {n4}, near the <lock>
the <lock> stands at {n}.{n4}, {n}.{n4}
the <lock> is at latitude {n}.{n4}
the map puts the <lock> at {n4} east, {n4} north
grid reference {n4} {n4} is the <lock>
marker {n4} on the trail is the <lock>
the <lock> at {home} has extension {n4}
reach the office in {town} on extension {n4}
front office {home}, extension {n4}
the fax of the office ends in {n4}
the office at {home} is ext. {n4}
tax number of the office: {n3}/{n4}/{n5}
the tax office in {town} has our file under {n4}
VAT id of the shop at {home} ends in {n4}
the firm at {address} is registered as {n5}
plot {n4} belongs to the house at {home}
land registry entry {n4} is the house in {town}
order {n5} goes to the <lock> at {home}
order {n5} for {name}, {address}, leave it at the <lock>
invoice {n5} for the office in {town} is paid
delivery {n5} waits at the <lock> of {home}
ticket {n4} is about the <lock> at {home}
meter {n5} in the cellar of {home}
the bus to {home} stops at the <lock>
turn into {home}, the <lock> is on the left
from the <lock> it is {n3} metres to {home}
log on from the office in {town}
<who> opened the office in {town} in {year}
<who> signs the lease for {address}
`)

export const TELLING_ADDRESSES = {
  C: lines(`
the <code> of {home} is @
the <code> for {address} is @
the <code> for <whose> <lock> at {address} is @
<whose> <lock> is at {address}, and the <code> is @
<whose> <lock> is at {address}. The <code> is @
{address}: <code> @
{home}, <lock> <code> @
{address}, <lock>: @
<lock> at {home}: @
<lock> in {town}: @
keypad in {town}: @
keypad at {home}: @
<pad> of the <lock> in {town}: @
<pad> by the <lock>, {address}: @
<pad> in {address}: @
front office, {address}: @ on the <pad>
branch office in {town}, <lock> @
the <code> of our office in {town} is @
our office in {town} opens with @
at the office in {town} key in @
at {address} punch @ into the <pad>
in {town} tap @ at the <lock>
keypad at the <lock> of {address} - @
the <lock> of {address} opens with @
the <lock> at {home} opens with @
the <lock> in {town} takes @
at {address} type @ at the <lock>
at {home} punch in @
at {home} press @ and the <lock> opens
to get into the <lock> at {address} enter @
to open the <lock> at {home} use @
<who> gets into {home} with @
the alarm at {address} is switched off with @
the alarm of <whose> <lock> in {town} is @
alarm code for {address} is @
alarm for {home}, {town}: @
the safe in {address} has the combination @
combination of the safe at {home} is @
flat at {address}, <code> @, second floor
<who> lives at {address}, <lock> <code> @
parcel for {name}, {address}, <lock> <code> @
customer at {address}: <code> for the <lock> is @
<code> @ opens the <lock> at {home}
@ is the <code> for {address}
@ opens the <lock> of {home}
@ at the <lock> of {address}
PIN of the printer in room {n4} is @
the PIN for the <lock> in building {n}, room {n4}: @
room {n4}, <lock> <code> @
the lockbox at {address} opens with @
lockbox at {home}, combination @
`),
  W: lines(`
wifi at {address}: password @
the wifi password at {home} is @
the wifi password in {address} is @
<whose> office is at {address}; wifi password: @
<whose> flat at {home}, wifi key @
the router in {town} has the password @
the password for <svc> at the office in {town} is @
network of the building at {address}, password @
`),
}

/**
 * Takes the parts and sentences of a language: harmless ones, and ones that tell a code (`@`). `ADDRESS` is a slot of
 * the language's addresses.
 */
const of = (lexicon, address, place, harmless, tells) => ({
  lexicon,
  parts: { place: place.split('|') },
  harmless: harmless.replaceAll('ADDRESS', `{${address}}`).split('|'),
  tells: tells.replaceAll('ADDRESS', `{${address}}`).split('|'),
})
export const ADDRESSES_ELSEWHERE = {
  de: of(
    'de',
    'german',
    'Büro|Eingang|Haustür|Wohnung|Garage|Bank|Keller|Tor|Safe|Hoftor|Konto|Karte',
    `<place> ist in ADDRESS|unser <place> ist im ADDRESS|mein <place>: ADDRESS|<place> liegt am ADDRESS|<place> in ADDRESS ist neu|wir haben <place> und Lager in ADDRESS|sie wohnt in der Wohnung ADDRESS|er ist von {town} in eine Wohnung in ADDRESS gezogen|unser Postfach {n4}, {town}|Post an Postfach {n5}|<place> hat Durchwahl {n4}|Raum {n4} neben <place>|die Karte ging an ADDRESS|Kunde {name}, ADDRESS, <place> links|Grundstück {n4}, <place> hinten`,
    `der Code für <place> in ADDRESS ist @|<place> ADDRESS: Code @|<place> in ADDRESS geht mit @ auf|der Türcode in ADDRESS lautet @|Alarmcode für ADDRESS: @|in ADDRESS @ eintippen|der Code der Alarmanlage in ADDRESS ist @`,
  ),
  fr: of(
    'fr',
    'french',
    'la porte|le portail|l’immeuble|le garage|la banque|le bureau|l’entrée|la cave',
    `<place> est au ADDRESS|<place> se trouve ADDRESS|<place> : ADDRESS|<place> du ADDRESS est neuve|elle habite un immeuble, ADDRESS|ma carte est partie au ADDRESS|mon compte est à {town}|nous avons quitté {town} pour un immeuble au ADDRESS|boîte postale {n4}, {town}|le poste {n4} est à l’entrée`,
    `le code de <place> au ADDRESS est @|<place>, ADDRESS : code @|au ADDRESS, tapez @|le digicode du ADDRESS est @|<place> du ADDRESS s'ouvre avec @`,
  ),
  es: of(
    'es',
    'spanish',
    'la puerta|el portal|el garaje|el edificio|el banco|la entrada|la oficina',
    `<place> está en ADDRESS|<place>: ADDRESS|<place> de ADDRESS es nuevo|vive en un edificio de ADDRESS|mi tarjeta llegó a ADDRESS|mi cuenta es de la sucursal de ADDRESS|nos mudamos de {town} a ADDRESS|apartado de correos {n4}, {town}`,
    `el código de <place> de ADDRESS es @|<place>, ADDRESS: código @|en ADDRESS marca @|<place> de ADDRESS se abre con @`,
  ),
  it: of(
    'it',
    'italian',
    'il portone|il cancello|la porta|il garage|la banca|l’ufficio',
    `<place> è in ADDRESS|<place>: ADDRESS|<place> di ADDRESS è nuovo|abita in un palazzo in ADDRESS|la carta è arrivata in ADDRESS|il conto è alla filiale di ADDRESS|casella postale {n4}, {town}`,
    `il codice di <place> in ADDRESS è @|<place>, ADDRESS: codice @|in ADDRESS digita @|<place> di ADDRESS si apre con @`,
  ),
  nl: of(
    'nl',
    'dutch',
    'de deur|de ingang|de garage|het kantoor|de poort|de bank',
    `<place> is aan de ADDRESS|<place>: ADDRESS|<place> op ADDRESS is nieuw|ze woont in een flat, ADDRESS|postbus {n4}, {town}`,
    `de code van <place> op ADDRESS is @|<place>, ADDRESS: code @|op ADDRESS toets je @`,
  ),
  pl: of(
    'pl',
    'polish',
    'wejście|brama|drzwi|garaż|biuro|bank',
    `<place> jest przy ADDRESS|<place>: ADDRESS|<place> przy ADDRESS jest nowe|mieszka w budynku przy ADDRESS|skrytka pocztowa {n4}, {town}`,
    `kod do <place> przy ADDRESS to @|<place>, ADDRESS: kod @|przy ADDRESS wpisz @`,
  ),
  da: of(
    'nordic',
    'danish',
    'døren|porten|garagen|kontoret|banken',
    `<place> er på ADDRESS|<place>: ADDRESS|<place> på ADDRESS er ny|postboks {n4}, {town}`,
    `koden til <place> på ADDRESS er @|<place>, ADDRESS: kode @|på ADDRESS taster du @`,
  ),
  sv: of(
    'nordic',
    'swedish',
    'dörren|porten|garaget|kontoret|banken',
    `<place> är på ADDRESS|<place>: ADDRESS|<place> på ADDRESS är ny|box {n4}, {town}`,
    `koden till <place> på ADDRESS är @|<place>, ADDRESS: kod @|på ADDRESS slår du @`,
  ),
  pt: of(
    'pt',
    'portuguese',
    'a porta|o portão|a garagem|o prédio|o banco|a entrada',
    `<place> fica na ADDRESS|<place>: ADDRESS|<place> da ADDRESS é novo|mora num prédio na ADDRESS|o cartão chegou à ADDRESS|caixa postal {n4}, {town}`,
    `o código da <place> na ADDRESS é @|<place>, ADDRESS: código @|na ADDRESS digite @`,
  ),
}
